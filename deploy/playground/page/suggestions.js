// The panel above the composer: a listbox of what can be picked, moved through by keys or clicked.

import { freshId, h } from "./dom.js";
import { dots } from "./message.js";

export class Suggestions {
  constructor(picked) {
    this.picked = picked;
    this.node = h("div", { class: "suggestions", id: freshId("suggestions"), hidden: true });
    this.node.addEventListener("pointerdown", (event) => event.preventDefault()); // the focus stays in the line
    this.items = [];
    this.at = -1;
  }

  /** first: the top item is marked, so that Enter takes it. */
  show({ input, title, about = null, note = null, items, first = false, none = null }) {
    Object.assign(this, { items, input, at: first && items.length ? 0 : -1 });
    this.calm();
    this.options = items.map((item, at) => this.option(item, at));
    const head = h(
      "div",
      { class: "suggestions-head" },
      h("strong", null, title),
      about ? h("span", null, about) : null,
      dots(),
      note ? h("span", { class: "note" }, note) : null,
    );
    const rest = items.length ? h("div", { class: "suggestions-items", role: "listbox", "aria-label": title }, this.options) : null;
    this.node.replaceChildren(...[head, rest, !items.length && none ? h("p", { class: "quiet" }, none) : null].filter(Boolean));
    this.node.hidden = false;
    input.setAttribute("aria-expanded", "true");
    this.mark();
  }

  /** Says that the suggestions for an input are looked up. */
  wait({ input, title, about = null }) {
    if (this.node.hidden || this.input !== input) this.show({ input, title, about, items: [] });
    this.node.setAttribute("aria-busy", "true");
  }

  calm() {
    this.node.setAttribute("aria-busy", "false");
  }

  /** What is shown belongs to an older text: Enter must not take it. */
  outdated() {
    this.at = -1;
    if (this.items.length) this.mark();
  }

  hide() {
    this.node.hidden = true;
    this.calm();
    this.items = [];
    this.at = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** True when the key was for this list. */
  key(event) {
    if (this.node.hidden) return false;
    if (event.key === "Escape") {
      this.hide();
      return true;
    }
    if (!this.items.length) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const start = this.at < 0 && step < 0 ? 0 : this.at;
      this.at = (start + step + this.items.length) % this.items.length;
      this.mark();
      return true;
    }
    if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.at >= 0) {
      this.picked(this.items[this.at]);
      return true;
    }
    return false;
  }

  option(item, at) {
    const props = { class: "suggestion", role: "option", id: freshId("suggestion"), "data-suggestion": item.value, onclick: () => this.picked(this.items[at]) };
    return h(
      "div",
      props,
      h("span", { class: "suggestion-label" }, item.label),
      item.about ? h("span", { class: "suggestion-about" }, item.about) : null,
      item.note ? h("span", { class: "note" }, item.note) : null,
    );
  }

  mark() {
    this.options.forEach((one, at) => one.setAttribute("aria-selected", at === this.at || this.items[at].selected ? "true" : "false"));
    if (this.at < 0) this.input.removeAttribute("aria-activedescendant");
    else {
      this.input.setAttribute("aria-activedescendant", this.options[this.at].id);
      this.options[this.at].scrollIntoView({ block: "nearest" });
    }
  }
}
