// The scrolling list of messages: changes only the nodes that changed, so scroll, focus and reading are kept.

import { avatar, h, icon } from "./dom.js";
import { dots, messageNode, tall } from "./message.js";
import { channel, person } from "./store.js";
import { t } from "./texts.js";

const NEAR = 60; // pixels from the end that still count as "at the end"

export class Timeline {
  constructor({ draw, known }) {
    Object.assign(this, { draw, known, nodes: new Map(), locals: [], stuck: true, last: 0, pressed: false, later: null });
    this.list = h("ol", { class: "message-list" });
    this.scroller = h("div", { class: "scroller", tabindex: 0, role: "log", "aria-live": "polite" }, this.list);
    this.down = h("button", { type: "button", class: "to-end", hidden: true, onclick: () => this.toEnd() }, icon("down"), t("latest"));
    this.node = h("div", { class: "timeline" }, this.scroller, this.down);
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.list.addEventListener("pointerdown", () => (this.pressed = true));
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => this.pressed && setTimeout(() => this.released()));
    new ResizeObserver(() => this.stuck && this.toEnd()).observe(this.scroller);
    new ResizeObserver(() => this.stuck && this.toEnd()).observe(this.list);
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const atEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    // growing content is not scrolling away: only a move upwards lets go of the end
    this.stuck = atEnd || (this.stuck && scrollTop >= this.last);
    this.last = scrollTop;
    this.down.hidden = this.stuck;
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.last = this.scroller.scrollTop;
    this.stuck = true;
    this.down.hidden = true;
  }

  clear() {
    this.nodes.clear();
    this.later = null;
    this.locals = [];
    this.list.replaceChildren();
    this.stuck = true;
  }

  /** The click of a press that has ended was told of by now. */
  released() {
    this.pressed = false;
    if (this.later) this.show(...this.later);
  }

  /** While a finger is down nothing is redrawn: a button that changes under it would lose the press. */
  show(messages, tools, emptyText) {
    this.later = this.pressed ? [messages, tools, emptyText] : null;
    if (this.pressed) return;
    const anchor = this.stuck ? null : this.anchor();
    const focus = this.focused();
    const wanted = messages.map((message, at) => this.nodeFor(message, messages[at - 1], tools(message)));
    const ids = new Set(messages.map((one) => one.id));
    for (const id of this.nodes.keys()) if (!ids.has(id)) this.nodes.delete(id);
    wanted.push(...this.locals);
    if (!wanted.length) wanted.push(h("li", { class: "empty-note" }, emptyText));
    arrange(this.list, wanted);
    if (focus) this.refocus(focus);
    if (this.stuck) this.toEnd();
    else if (anchor) this.restore(anchor);
  }

  nodeFor(message, before, tools) {
    const names = (message.content + JSON.stringify(message.embeds ?? [])).match(/<[@#][!&]?\d+>/g) ?? [];
    const known = names.map((one) => person(one.match(/\d+/)[0])?.name ?? channel(one.match(/\d+/)[0])?.name);
    const led = [before?.author.id, before?.ephemeral, Boolean(before?.interaction_metadata ?? before?.interaction), before && tall(before)];
    const call = this.known.call(message.interaction_metadata?.id);
    const signature = JSON.stringify([message, led, known, call, tools.busy, tools.failure]);
    const have = this.nodes.get(message.id);
    if (have?.signature === signature) return have.node;
    const node = messageNode(message, before, tools);
    this.nodes.set(message.id, { node, signature });
    return node;
  }

  /** A line that only this page knows: a command on its way, or one that got no answer. */
  addLocal({ who, id, shown, text, waiting = false }) {
    const dismiss = h("button", { type: "button", class: "textlink", onclick: () => this.removeLocal(node) }, t("dismiss"));
    const body = h(
      "div",
      { class: "message-body" },
      h("div", { class: "content" }, waiting ? dots() : null, ` ${text}`),
      waiting ? null : h("div", { class: "private" }, icon("eye"), h("span", null, `${t("onlyYou")} · `), dismiss),
    );
    const call = h("div", { class: "call" }, avatar(who, id), h("span", { class: "who" }, who), ` ${t("used")} `, h("span", { class: "mention" }, shown));
    const node = h("li", { class: `message local${waiting ? "" : " ephemeral failed"}` }, call, body);
    this.locals.push(node);
    this.draw();
    this.toEnd();
    return node;
  }

  removeLocal(node) {
    this.locals = this.locals.filter((one) => one !== node);
    this.draw();
  }

  flash(id) {
    const node = this.nodes.get(id)?.node;
    node?.scrollIntoView({ block: "center" });
    node?.classList.add("flash");
    setTimeout(() => node?.classList.remove("flash"), 1600);
  }

  anchor() {
    const top = this.scroller.getBoundingClientRect().top;
    for (const [id, { node }] of this.nodes) {
      const at = node.getBoundingClientRect();
      if (at.bottom > top) return { id, offset: at.top };
    }
    return null;
  }

  restore({ id, offset }) {
    const node = this.nodes.get(id)?.node;
    if (node) this.scroller.scrollTop += node.getBoundingClientRect().top - offset;
  }

  focused() {
    const node = document.activeElement;
    const message = this.list.contains(node) ? node.closest("[data-message].message") : null;
    return message ? { message: message.dataset.message, customId: node.dataset.customId } : null;
  }

  refocus({ message, customId }) {
    if (this.list.contains(document.activeElement) || !customId) return;
    const node = this.nodes.get(message)?.node;
    [...(node?.querySelectorAll("[data-custom-id]") ?? [])].find((one) => one.dataset.customId === customId)?.focus({ preventScroll: true });
  }
}

/** Makes the children of `parent` exactly `wanted`, moving and touching as little as possible. */
function arrange(parent, wanted) {
  const keep = new Set(wanted);
  for (const child of [...parent.children]) if (!keep.has(child)) child.remove();
  wanted.forEach((node, at) => {
    if (parent.children[at] !== node) parent.insertBefore(node, parent.children[at] ?? null);
  });
}
