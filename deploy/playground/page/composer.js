// The line at the bottom: a slash command is found, its options become chips, Enter sends. Works by mouse and by keys.

import { asUpload, sentence } from "./api.js";
import { chipNode, commandNode, lock, moreNode, tailNode } from "./chip.js";
import * as rules from "./command.js";
import { dots } from "./message.js";
import { offer } from "./offers.js";
import { Suggestions } from "./suggestions.js";
import { h, icon } from "./dom.js";
import { commandsOf, state } from "./store.js";
import { t } from "./texts.js";

export class Composer {
  /** `place()` gives {person, channel}; `send(payload, shownText)` gives null when accepted, else the sentence to show. */
  constructor({ place, send, label }) {
    Object.assign(this, { place, send, label, command: null, chips: [], tail: "", asked: 0, sending: false, delivering: false });
    this.error = h("div", { class: "composer-error", role: "alert" });
    this.list = new Suggestions((item) => item.pick());
    this.box = h("div", { class: "composer-box" });
    const slash = { type: "button", class: "icon-button", "aria-label": t("commands"), title: t("commands"), "data-open-commands": true };
    this.slash = h("button", { ...slash, onclick: () => this.openCommands() }, icon("slash"));
    const go = { type: "button", class: "icon-button send", "aria-label": t("send"), title: t("send"), "data-send": true };
    this.go = h("button", { ...go, onclick: () => this.submit() }, icon("send"), dots());
    this.node = h("div", { class: "composer", "data-composer": true }, this.error, this.list.node, h("div", { class: "composer-line" }, this.slash, this.box, this.go));
    this.node.addEventListener("focusout", (event) => this.node.contains(event.relatedTarget) || this.list.hide());
    this.draw();
  }

  get world() {
    return { people: state.people, channels: state.channels, bot: state.bot };
  }

  /** Puts a command in the line by its name, as a click on </name:id> does. */
  async fill(name) {
    this.say("");
    const all = await commandsOf(this.place()).catch(() => []);
    const command = all.find((one) => one.name === name || rules.shown(one) === name);
    if (command) this.choose(command);
    else {
      this.reset(`/${name}`);
      this.suggest();
    }
  }

  /** Puts a command in the line and sends it: what one click on the first step does. */
  give(name) {
    return this.whileSending(async () => {
      await this.fill(name);
      await this.attempt();
    });
  }

  say(sentence) {
    this.error.textContent = sentence ?? "";
  }

  reset(text = "") {
    Object.assign(this, { command: null, chips: [], tail: text });
    this.list.hide();
    this.draw();
    this.focus();
  }

  openCommands() {
    if (!this.command && !this.tail) this.tail = "/";
    this.draw();
    this.focus(); // which shows them
  }

  choose(command, typed = [], rest = "") {
    this.command = command;
    this.chips = (command.options ?? []).filter((one) => one.required).map((option) => ({ option, text: "" }));
    this.take(typed);
    const next = rest ? this.chips.find((one) => !one.text) : null; // somebody types on without naming the option
    if (next) next.text = rest;
    this.tail = next ? "" : rest;
    this.draw();
    const last = typed.at(-1)?.[0]; // what is typed next belongs to it
    const here = last ? this.chips.findIndex((one) => one.option === last) : this.chips.indexOf(next);
    if (here < 0) return this.focusNext();
    this.focus(here);
    return this.suggest();
  }

  take(typed) {
    for (const [option, text] of typed) {
      let chip = this.chips.find((one) => one.option === option);
      if (!chip) this.chips.push((chip = { option }));
      Object.assign(chip, { text, value: undefined });
    }
  }

  addOption(option) {
    this.chips.push({ option, text: "" });
    this.tail = "";
    this.draw();
    this.focus(this.chips.length - 1);
  }

  removeChip(at) {
    this.chips.splice(at, 1);
    this.draw();
    this.focus(Math.max(0, at - 1) < this.chips.length && at > 0 ? at - 1 : undefined);
  }

  /** The chip's input, or the text at the end of the line. */
  input(at = this.chips.length) {
    return this.box.querySelectorAll("[data-stop]")[at] ?? this.box.querySelector("[data-tail]");
  }

  /** Puts the caret behind what stands there. */
  focus(at) {
    const input = this.input(at);
    input.focus();
    if (input.type === "text") input.setSelectionRange(input.value.length, input.value.length);
  }

  focusNext() {
    const empty = this.chips.findIndex((one) => !one.file && !one.text.trim());
    this.focus(empty < 0 ? undefined : empty);
    this.suggest();
  }

  remaining() {
    const taken = this.chips.map((one) => one.option);
    return (this.command?.options ?? []).filter((one) => !taken.includes(one));
  }

  draw() {
    const placeholder = this.command ? "" : this.label();
    const tail = tailNode({ label: placeholder || t("options"), placeholder, value: this.tail, controls: this.list.node.id, typed: (text) => this.typedTail(text) });
    this.wire(tail, null);
    const parts = this.chips.map((chip, at) => this.chipNode(chip, at));
    const token = this.command ? [commandNode(this.command, () => this.reset())] : [];
    const left = this.command ? this.remaining().length : 0;
    this.box.replaceChildren(...token, ...parts, tail, ...(left ? [moreNode(left, () => this.focus())] : []));
    lock(this.box, this.delivering);
  }

  chipNode(chip, at) {
    const { node, input } = chipNode(chip, { controls: this.list.node.id, remove: () => this.removeChip(at), typed: (text) => this.typedChip(chip, text) });
    this.wire(input, at);
    return node;
  }

  /** What is typed in a chip may name its own option, and go on with the next one: "tricks:2 player:Tom". */
  typedChip(chip, text) {
    this.list.outdated();
    const { typed, rest } = rules.split(this.command.options, text);
    const last = typed.at(-1)?.[0];
    Object.assign(chip, { text: last ? rest : text, value: undefined });
    this.say("");
    if (last) {
      this.take(typed);
      this.draw();
      this.focus(this.chips.findIndex((one) => one.option === last));
    } else this.suggest();
  }

  wire(input, at) {
    input.addEventListener("focus", () => this.suggest());
    input.addEventListener("click", () => this.suggest());
    input.addEventListener("keydown", (event) => this.keys(event, input, at));
  }

  async typedTail(text) {
    Object.assign(this, { tail: text, quiet: false });
    this.list.outdated();
    this.say("");
    if (this.command) {
      const { typed, rest } = rules.split(this.remaining(), text);
      if (typed.length) {
        this.take(typed);
        this.tail = rest;
        this.draw();
        this.focus(this.chips.length - 1);
      } else this.suggest();
      return;
    }
    const all = text.startsWith("/") ? await commandsOf(this.place()).catch(() => []) : [];
    if (this.command || this.tail !== text) return;
    const read = rules.parse(all, text);
    if (read && text.slice(1).length > read.command.name.length) this.choose(read.command, read.typed, read.rest);
    else if (!this.quiet) this.suggest();
  }

  /** Shows what can be picked for the input that has the focus. */
  suggest() {
    return offer(this);
  }

  pickChoice(chip, choice) {
    Object.assign(chip, { text: choice.name, value: choice.value });
    this.draw();
    this.focusNext();
  }

  keys(event, input, at) {
    if (event.isComposing || this.delivering) return;
    if (event.key === "Escape") Object.assign(this, { quiet: true, asked: this.asked + 1 }); // suggestions on their way are not wanted
    const start = input.selectionStart === 0 && input.selectionEnd === 0;
    const end = input.selectionStart === input.value.length;
    const left = at === null ? this.chips.length - 1 : at - 1;
    if (this.list.key(event)) event.preventDefault();
    else if (event.key === "Enter") this.submit();
    else if (event.key === "Backspace" && start && this.command) {
      if (at !== null && input.value === "") this.removeChip(at);
      else if (left >= 0) this.focus(left);
      else if (at === null) this.reset(`/${this.command.name}`);
    } else if (event.key === "ArrowLeft" && start && left >= 0) this.focus(left);
    else if (event.key === "ArrowRight" && end && at !== null) this.focus(at + 1);
    else return;
    event.preventDefault();
  }

  values({ only = (one) => one.text.trim() !== "" || one.value !== undefined } = {}) {
    return Object.fromEntries(this.chips.filter((one) => !one.file && only(one)).map((one) => [one.option.name, rules.valueOf(one, this.world) ?? one.text]));
  }

  submit() {
    return this.whileSending(() => this.attempt());
  }

  /** From the press of Enter to the answer the composer says that it is busy, and takes no second one. */
  async whileSending(work) {
    if (this.sending) return;
    this.busy(true);
    try {
      await work();
    } finally {
      this.busy(false);
    }
  }

  busy(on) {
    this.sending = on;
    this.node.classList.toggle("sending", on);
    this.node.setAttribute("aria-busy", on ? "true" : "false");
    this.go.setAttribute("aria-disabled", on ? "true" : "false"); // not `disabled`, which would throw the focus away
    this.go.setAttribute("aria-label", on ? t("sending") : t("send"));
  }

  async attempt() {
    this.list.hide();
    if (!this.command && !(await this.recognise())) return;
    const wrong = rules.problem(this.command, this.chips, this.world);
    if (wrong) {
      if (!this.chips.some((one) => one.option === wrong.option)) this.addOption(wrong.option);
      this.say(wrong.sentence);
      this.focus(this.chips.findIndex((one) => one.option === wrong.option));
    } else await this.deliver();
  }

  /** Reads the line as a command, or says why it is none. */
  async recognise() {
    const all = await commandsOf(this.place()).catch((trouble) => void this.say(sentence(trouble)));
    if (this.command) return true; // the line became one meanwhile
    const line = this.tail.trim();
    if (!all || !line) return false;
    const read = rules.parse(all, line);
    if (read) this.choose(read.command, read.typed, read.rest);
    else this.say(line.startsWith("/") ? t("noCommand", { text: line }) : t("textIsLost"));
    return Boolean(read);
  }

  async deliver() {
    this.asked += 1; // suggestions on their way are not wanted
    this.list.hide();
    this.delivering = true;
    lock(this.box, this.delivering);
    const before = this.command;
    let problem = null;
    try {
      problem = await this.send(await this.payload(), `/${rules.shown(before)}`);
    } catch (trouble) {
      problem = sentence(trouble);
    } finally {
      this.delivering = false;
      lock(this.box, this.delivering);
    }
    this.say(problem ?? "");
    if (problem === null && this.command === before) {
      const had = this.node.contains(document.activeElement) || document.activeElement === document.body;
      Object.assign(this, { command: null, chips: [], tail: "" });
      this.draw();
      if (had && matchMedia("(hover: hover)").matches) this.focus();
    }
  }

  /** An emptied input takes the same file again. */
  dropFile(chip, trouble) {
    Object.assign(chip, { file: undefined, text: "" });
    this.draw();
    throw trouble;
  }

  async payload() {
    const { person, channel } = this.place();
    const options = this.values();
    const files = [];
    for (const chip of this.chips.filter((one) => one.file)) {
      files.push(await asUpload(chip.file).catch((trouble) => this.dropFile(chip, trouble)));
      options[chip.option.name] = chip.file.name;
    }
    return { person, channel, command: this.command.name, options, ...(files.length ? { files } : {}) };
  }
}
