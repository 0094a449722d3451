// What the composer offers for the input that has the focus: commands, options, or an option's choices.

import { post, sentence } from "./api.js";
import * as rules from "./command.js";
import { commandsOf } from "./store.js";
import { t } from "./texts.js";

const WAIT_BEFORE_ASKING = 120; // ms of silence before the bot is asked for suggestions

/** Shows what can be picked for the input that has the focus. */
export async function offer(line) {
  const ticket = (line.asked += 1);
  const { person, channel } = line.place();
  const focused = [...line.box.querySelectorAll("[data-stop]")].indexOf(document.activeElement);
  const chip = line.command ? line.chips[focused] : null;
  line.list.calm(); // what was looked up before is not wanted any more
  if (focused < 0) return;
  if (chip) {
    await offerChoices(line, chip, { ticket, person, channel });
  } else if (line.command) offerOptions(line);
  else if (line.tail.startsWith("/")) {
    line.list.wait({ input: line.input(), title: t("commands") });
    const all = await commandsOf({ person, channel }).catch((trouble) => void line.say(sentence(trouble)));
    if (ticket !== line.asked) return;
    if (!all) return line.list.hide();
    const found = rules.matching(all, line.tail.slice(1));
    const items = found.map((one) => ({ label: `/${rules.shown(one)}`, value: one.name, about: one.description, pick: () => line.choose(one) }));
    line.list.show({ input: line.input(), title: t("commands"), items, first: true, none: t("noCommand", { text: line.tail }) });
  } else line.list.hide();
}

function offerOptions(line) {
  const low = line.tail.trim().toLowerCase();
  const left = line.remaining().filter((one) => rules.optionShown(one).toLowerCase().startsWith(low));
  const items = left.map((one) => ({
    label: rules.optionShown(one), value: one.name, about: one.description, note: one.required ? t("required") : null, pick: () => line.addOption(one),
  }));
  const title = items.length || low ? t("options") : `/${rules.shown(line.command)}`;
  line.list.show({ input: line.input(), title, about: line.command.description, items, first: Boolean(low) });
}

async function offerChoices(line, chip, { ticket, person, channel }) {
  const { option } = chip;
  const input = document.activeElement;
  let choices = rules.offered(option, line.world);
  const picked = chip.value !== undefined;
  if (choices) choices = picked ? choices : rules.filtered(choices, chip.text);
  else if (option.autocomplete) {
    line.list.wait({ input, title: rules.optionShown(option), about: option.description });
    await new Promise((go) => setTimeout(go, WAIT_BEFORE_ASKING));
    if (ticket !== line.asked) return;
    const options = line.values({ only: (one) => one === chip || one.text.trim() !== "" });
    const asked = { person, channel, command: line.command.name, options, focused: option.name };
    const answer = await post("type", asked).catch(() => null);
    if (ticket !== line.asked) return;
    choices = answer?.choices ?? [];
  }
  const items = (choices ?? []).slice(0, 25).map((one) => ({ label: one.name, value: one.value, selected: picked && one.value === chip.value, pick: () => line.pickChoice(chip, one) }));
  const whole = !option.autocomplete && items.some((one) => one.label.toLowerCase() === chip.text.trim().toLowerCase()); // Enter may send
  const ready = choices && !picked && !whole && items.length > 0 && (chip.text.trim() !== "" || option.required || !option.autocomplete);
  const range = option.min_value !== undefined && option.max_value !== undefined && option.min_value !== null ? `${option.min_value}–${option.max_value}` : null;
  line.list.show({ input, title: rules.optionShown(option), about: option.description, note: range, items, first: Boolean(ready) });
}
