// The rows under a message: buttons in their four styles, link buttons, and selects of every kind.

import { h, icon } from "./dom.js";
import { openList } from "./popover.js";
import { state } from "./store.js";
import { t } from "./texts.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const STRING = 3;

/** `press(customId, values)` sends what was pressed; `busy` is the custom id that waits for its answer. */
export function rows(message, { press, busy, known }) {
  return (message.components ?? [])
    .filter((row) => row.type === 1)
    .map((row) => h("div", { class: "row" }, row.components.map((one) => component(one, message, { press, busy, known }))));
}

function component(one, message, tools) {
  if (one.type === 2) return button(one, message, tools);
  if ([3, 5, 6, 7, 8].includes(one.type)) return messageSelect(one, tools);
  return null;
}

function button(one, message, { press, busy, known }) {
  const content = [emoji(one.emoji), one.label ? h("span", { class: "label" }, one.label) : null];
  const style = STYLES[one.style] ?? "secondary";
  if (style === "link") {
    const jump = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(one.url);
    const follow = (event) => {
      if (jump && known.jump(jump[1], jump[2])) event.preventDefault();
    };
    const safe = /^(https?|discord):/.test(one.url) ? one.url : "#";
    const props = { class: "button secondary", href: safe, target: "_blank", rel: "noopener noreferrer", onclick: follow };
    return h("a", props, content, icon("link"));
  }
  const waiting = busy === one.custom_id;
  return h(
    "button",
    {
      type: "button",
      class: `button ${style}${waiting ? " waiting" : ""}`,
      "data-custom-id": one.custom_id,
      "data-message": message.id,
      disabled: one.disabled,
      "aria-disabled": busy ? "true" : null, // not `disabled`, which would throw the focus away
      "aria-busy": waiting ? "true" : null,
      onclick: () => busy || press(one.custom_id),
    },
    content,
    waiting ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : null,
  );
}

function messageSelect(one, { press, busy }) {
  return selectNode(one, {
    disabled: one.disabled,
    resting: Boolean(busy),
    chosen: defaults(one),
    done: (values) => press(one.custom_id, values),
  });
}

/** The closed select; the list itself is popover.js. Used in messages and in forms. */
export function selectNode(one, { disabled = false, resting = false, chosen = [], done, label = null, describedby = null }) {
  const all = selectItems(one);
  const min = one.min_values ?? 1;
  const max = one.max_values ?? 1;
  const text = all.filter((item) => chosen.includes(item.value)).map((item) => item.label).join(", ");
  const placeholder = one.placeholder ?? t("chooseOne");
  const open = (event) => {
    if (resting) return;
    const items = all.map((item) => ({ ...item, selected: chosen.includes(item.value) }));
    openList({ anchor: event.currentTarget, label: label ?? placeholder, items, multi: max > 1 || min === 0, min, max, done });
  };
  return h(
    "button",
    {
      type: "button",
      class: text ? "select" : "select empty",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": label ? `${label}: ${text || placeholder}` : text || placeholder,
      "aria-describedby": describedby,
      "data-custom-id": one.custom_id,
      disabled,
      "aria-disabled": resting ? "true" : null,
      onclick: open,
    },
    h("span", { class: "select-text" }, text || placeholder),
    icon("down"),
  );
}

export function defaults(one) {
  if (one.type === STRING) return one.options.filter((option) => option.default).map((option) => option.value);
  return (one.default_values ?? []).map((value) => value.id);
}

function selectItems(one) {
  if (one.type === STRING) {
    return one.options.map((option) => ({ ...option, emoji: option.emoji?.id ? null : option.emoji?.name }));
  }
  const people = [...state.people, state.bot].map((someone) => ({ value: someone.id, label: someone.nick ?? someone.name }));
  const places = state.channels.map((place) => ({ value: place.id, label: `#${place.name}` }));
  return { 5: people, 6: [], 7: people, 8: places }[one.type];
}

function emoji(one) {
  if (!one) return null;
  return h("span", { class: "button-emoji", "aria-hidden": "true" }, one.id ? `:${one.name}:` : one.name);
}
