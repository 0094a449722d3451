// What stands in the composer's line: the command, its options with their inputs, the text at the end.

import { ATTACHMENT, BOOLEAN, CHANNEL, MENTIONABLE, USER, optionShown, shown } from "./command.js";
import { h, icon } from "./dom.js";
import { t } from "./texts.js";

const LISTED = [BOOLEAN, USER, CHANNEL, MENTIONABLE];

/** The command itself; a click removes it. */
export function commandNode(command, remove) {
  const props = { type: "button", class: "command-token", "data-command-token": command.name, title: t("removeCommand"), onclick: remove };
  return h("button", props, `/${shown(command)}`, icon("close"));
}

/** How many more options there are. */
export function moreNode(n, show) {
  return h("button", { type: "button", class: "more", "data-more-options": true, onclick: show }, t("more", { n }));
}

/** The text at the end of the line. */
export function tailNode({ label, placeholder, value, controls, typed }) {
  const tail = h("input", {
    class: "composer-text", type: "text", role: "combobox", autocomplete: "off", spellcheck: "false", enterkeyhint: "send",
    "aria-expanded": "false", "aria-autocomplete": "list", "aria-controls": controls, "aria-label": label, placeholder, value, "data-stop": true, "data-tail": true,
  });
  tail.addEventListener("input", () => typed(tail.value));
  return tail;
}

/** chip: {option, text, value, file}; `typed(text)` is called for every change of a text, a file is put in the chip. */
export function chipNode(chip, { controls, remove, typed }) {
  const name = optionShown(chip.option);
  const input = chip.option.type === ATTACHMENT ? fileInput(chip, name) : textInput(chip, { name, controls, typed });
  const cross = { type: "button", class: "chip-remove", tabindex: -1, "aria-label": t("removeOption", { name }), onclick: remove };
  const label = h("span", { class: "chip-name", onclick: () => input.focus() }, name);
  return { input, node: h("span", { class: "chip", "data-option": chip.option.name, "data-offers": offers(chip.option) }, label, input, h("button", cross, icon("close"))) };
}

/** What is on its way is not written on; `readOnly` keeps the focus where it is. */
export function lock(box, on) {
  for (const one of box.querySelectorAll("input, button")) one[one.type === "text" ? "readOnly" : "disabled"] = on;
}

function offers(option) {
  if (option.type === ATTACHMENT) return "file";
  return option.autocomplete || option.choices?.length || LISTED.includes(option.type) ? "list" : "text";
}

function fileInput(chip, name) {
  const input = h("input", { type: "file", class: "chip-file", "aria-label": name, "data-stop": true });
  input.addEventListener("change", () => Object.assign(chip, { file: input.files[0], text: input.files[0]?.name ?? "" }));
  return input;
}

function textInput(chip, { name, controls, typed }) {
  const input = h("input", {
    type: "text", class: "chip-text", role: "combobox", autocomplete: "off", spellcheck: "false", enterkeyhint: "send",
    "aria-label": name, "aria-expanded": "false", "aria-autocomplete": "list", "aria-controls": controls, "data-stop": true, value: chip.text,
  });
  const fit = () => (input.style.width = `${Math.max(2, [...input.value].length + 1)}ch`);
  input.addEventListener("input", () => {
    fit();
    typed(input.value);
  });
  fit();
  return input;
}
