// Slash commands without a screen: which match what was typed, which options are left, what is wrong, what to send.

import { t } from "./texts.js";

export const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9, NUMBER = 10, ATTACHMENT = 11;

export const shown = (command) => command.localized ?? command.name;
export const optionShown = (option) => option.localized ?? option.name_localized ?? option.name;

/** Commands for what stands after the slash: those that begin so first, then those with every word in them. */
export function matching(commands, typed) {
  const text = typed.trim().toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  const names = (one) => [one.name, shown(one)].map((name) => name.toLowerCase());
  const begins = commands.filter((one) => names(one).some((name) => name.startsWith(text)));
  const holds = commands.filter((one) => !begins.includes(one) && names(one).some((name) => words.every((word) => name.includes(word))));
  return [...begins, ...holds];
}

/** "/skullking bet tricks:2 player:Tom" → {command, typed: [[option, "2"], …], rest}; null while no command is complete. */
export function parse(commands, text) {
  if (!text.startsWith("/")) return null;
  const bare = text.slice(1);
  const whole = (name) => bare.toLowerCase() === name.toLowerCase() || bare.toLowerCase().startsWith(`${name.toLowerCase()} `);
  const fits = commands
    .flatMap((command) => [command.name, shown(command)].filter(whole).map((name) => ({ command, name })))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!fits) return null;
  const { command, name } = fits;
  return { command, ...split(command.options ?? [], bare.slice(name.length).trimStart()) };
}

/** "tricks:2 player:Tom x" → the typed options, and what stands before the first of them; a space at the end is kept, for words may follow. */
export function split(options, text) {
  const found = [];
  for (const option of options) {
    for (const name of new Set([option.name, optionShown(option)])) {
      const at = new RegExp(`(?:^|\\s)${escape(name)}:\\s?`, "iu").exec(text);
      if (at && !found.some((one) => one.option === option)) found.push({ option, from: at.index, to: at.index + at[0].length });
    }
  }
  found.sort((a, b) => a.from - b.from);
  const typed = found.map((one, index) => [one.option, index + 1 < found.length ? text.slice(one.to, found[index + 1].from).trim() : text.slice(one.to).trimStart()]);
  return { typed, rest: found.length ? text.slice(0, found[0].from) : text };
}

/** What the option itself offers (not asked of the bot): choices, true/false, people, channels. null = anything goes. */
export function offered(option, { people, channels, bot }) {
  if (option.choices?.length) return option.choices.map((one) => ({ name: one.name_localized ?? one.name, value: one.value }));
  if (option.type === BOOLEAN) return [{ name: t("yes"), value: true }, { name: t("no"), value: false }];
  if (option.type === USER || option.type === MENTIONABLE) {
    return [...people, ...(bot ? [bot] : [])].map((one) => ({ name: one.name, value: one.id }));
  }
  if (option.type === CHANNEL) return channels.map((one) => ({ name: `#${one.name}`, value: one.id }));
  return null;
}

export function filtered(choices, text) {
  const low = text.trim().toLowerCase();
  const begins = choices.filter((one) => one.name.toLowerCase().startsWith(low));
  return [...begins, ...choices.filter((one) => !begins.includes(one) && one.name.toLowerCase().includes(low))];
}

/** chips: [{option, text, value, file}]. The first thing that keeps the command from being sent, or null. */
export function problem(command, chips, world) {
  for (const option of command.options ?? []) {
    const chip = chips.find((one) => one.option === option);
    const empty = !chip || (!chip.file && chip.text.trim() === "");
    if (empty && (option.required || chip)) return { option, sentence: t("missing", { name: optionShown(option) }) };
    const sentence = empty ? null : wrong(option, chip, world);
    if (sentence) return { option, sentence };
  }
  return null;
}

function wrong(option, chip, world) {
  const name = optionShown(option);
  const choices = offered(option, world);
  if (choices) return valueOf(chip, world) === undefined ? t("pickOne", { name }) : null;
  if (option.type !== INTEGER && option.type !== NUMBER) return null;
  const value = number(valueOf(chip, world));
  if (value === null) return t(option.type === INTEGER ? "whole" : "number", { name });
  if (option.type === INTEGER && !Number.isInteger(value)) return t("whole", { name });
  if (option.min_value !== undefined && option.min_value !== null && value < option.min_value) return t("atLeast", { name, n: option.min_value });
  if (option.max_value !== undefined && option.max_value !== null && value > option.max_value) return t("atMost", { name, n: option.max_value });
  return null;
}

/** What is sent for a chip: the value picked, the choice whose name was typed, else the text itself. */
export function valueOf(chip, world) {
  if (chip.value !== undefined) return chip.value;
  const choices = offered(chip.option, world);
  if (!choices) {
    const typed = chip.option.type === STRING ? chip.text : chip.text.trim();
    return [INTEGER, NUMBER].includes(chip.option.type) && number(typed) !== null ? number(typed) : typed;
  }
  const low = chip.text.trim().toLowerCase().replace(/^[@#]/, "");
  return choices.find((one) => [one.name.toLowerCase().replace(/^#/, ""), String(one.value).toLowerCase()].includes(low))?.value;
}

function number(value) {
  const text = String(value).trim().replace(/^[−–]/, "-").replace(/^\+/, "");
  return text !== "" && Number.isFinite(Number(text)) ? Number(text) : null;
}

function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
