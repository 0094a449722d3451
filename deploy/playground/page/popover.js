// A list that opens at a button: the person switch, and every select of a message or form. One is open at a time.

import { freshId, h, icon } from "./dom.js";
import { inline } from "./markdown.js";
import { t } from "./texts.js";

let open = null;

/**
 * items: [{value, label, description, badge, selected, mark}]. With `multi` the choice is handed over when the list
 * closes (as Discord does); otherwise at once. `done(values)` gets an array.
 */
export function openList({ anchor, label, items, multi = false, min = 0, max = 1, done }) {
  const again = open?.anchor === anchor;
  closeList(true);
  if (again) return;
  const chosen = new Set(items.filter((item) => item.selected).map((item) => item.value));
  const before = [...chosen].join("\n");
  const node = h("div", { class: "popover", role: "listbox", "aria-label": label, id: freshId("list"), tabindex: -1 });
  if (multi) node.setAttribute("aria-multiselectable", "true");
  const options = items.map((item) => optionNode(item, multi));
  const choose = (at) => {
    const { value } = items[at];
    if (!multi) {
      closeList(true, [value]);
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < max) chosen.add(value);
    options.forEach((one, index) => one.setAttribute("aria-selected", chosen.has(items[index].value)));
  };
  options.forEach((one, at) => one.addEventListener("click", () => choose(at)));
  node.append(h("div", { class: "popover-items" }, options));
  if (!items.length) node.append(h("p", { class: "quiet" }, t("noChoices")));
  if (multi) node.append(h("button", { type: "button", class: "small", onclick: () => closeList(true) }, t("done")));
  node.addEventListener("keydown", (event) => keys(event, options, choose));
  anchor.setAttribute("aria-expanded", "true");
  (anchor.closest("dialog, [role=dialog]") ?? document.body).append(node);
  place(node, anchor);
  const finish = (values) => {
    if (values) done(values);
    else if (multi && chosen.size >= min && [...chosen].join("\n") !== before) done([...chosen]);
  };
  open = { node, anchor, finish };
  (options.find((one) => one.getAttribute("aria-selected") === "true") ?? options[0] ?? node).focus();
}

export function closeList(back = false, values = null) {
  if (!open) return;
  const { node, anchor, finish } = open;
  open = null;
  node.remove();
  anchor.setAttribute("aria-expanded", "false");
  if (back && anchor.isConnected) anchor.focus();
  finish(values);
}

function optionNode(item, multi) {
  return h(
    "div",
    { class: "option", role: "option", tabindex: -1, "data-value": item.value, "aria-selected": Boolean(item.selected) ? "true" : "false" },
    item.mark ?? null,
    h(
      "span",
      { class: "option-text" },
      h("span", { class: "option-label" }, item.emoji ? `${item.emoji} ` : null, item.label),
      item.description ? h("span", { class: "option-description" }, inline(item.description, {})) : null,
    ),
    item.badge ?? null,
    h("span", { class: multi ? "tick box" : "tick" }, icon("check")),
  );
}

function keys(event, options, choose) {
  const at = options.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) options[(at + step + options.length) % options.length]?.focus();
  else if (event.key === "Home") options[0]?.focus();
  else if (event.key === "End") options.at(-1)?.focus();
  else if (event.key === "Escape" || event.key === "Tab") closeList(true);
  else if ((event.key === "Enter" || event.key === " ") && at >= 0) choose(at);
  else if (event.key.length === 1) {
    const letter = event.key.toLowerCase();
    const after = [...options.slice(at + 1), ...options.slice(0, at + 1)];
    after.find((one) => one.textContent.trim().toLowerCase().startsWith(letter))?.focus();
    return;
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

function place(node, anchor) {
  const at = anchor.getBoundingClientRect();
  const width = Math.min(Math.max(at.width, 220), innerWidth - 16);
  const below = innerHeight - at.bottom - 12;
  const above = at.top - 12;
  const up = below < 240 && above > below;
  Object.assign(node.style, {
    width: `${width}px`,
    left: `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`,
    maxHeight: `${Math.min(360, up ? above : below)}px`,
    [up ? "bottom" : "top"]: `${up ? innerHeight - at.top + 4 : at.bottom + 4}px`,
  });
}

document.addEventListener("pointerdown", (event) => {
  if (open && !open.node.contains(event.target) && !open.anchor.contains(event.target)) closeList();
});
addEventListener("resize", () => closeList());
