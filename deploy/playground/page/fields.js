// The fields of a form: each gives {node, read(), problem()}; problem() is Discord's own check before sending.

import { asUpload } from "./api.js";
import { freshId, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { defaults, selectNode } from "./components.js";
import { t } from "./texts.js";

const LABEL = 18;
const ROW = 1;
const TEXT_DISPLAY = 10;

/** One top-level part of a form; a TextDisplay has no `read`. */
export function part(one, known) {
  if (one.type === TEXT_DISPLAY) return { node: h("div", { class: "form-text" }, markdown(one.content, known)) };
  if (one.type === LABEL) return labelled(one.component, one.label, one.description, known);
  if (one.type === ROW) return labelled(one.components[0], one.components[0].label, null, known);
  return { node: h("p", { class: "quiet" }, `? ${one.type}`) };
}

function labelled(inner, label, description, known) {
  const make = MAKERS[inner.type];
  const ids = { field: freshId("field"), label: freshId("label"), about: freshId("about"), error: freshId("error") };
  const required = inner.type !== 23 && inner.required !== false;
  const error = h("div", { class: "field-error", id: ids.error, role: "alert" });
  const group = [21, 22, 23].includes(inner.type);
  const made = make(inner, { ids, required, label, known });
  const heading = h(
    group ? "div" : "label",
    { class: "field-label", id: ids.label, for: group ? null : ids.field },
    label,
    required ? h("span", { class: "star", title: t("required") }, " *") : null,
  );
  const node = h(
    "div",
    { class: "form-field", "data-field": inner.custom_id, role: group ? "group" : null, "aria-labelledby": group ? ids.label : null },
    heading,
    description ? h("div", { class: "field-about", id: ids.about }, description) : null,
    made.node,
    error,
  );
  const show = (sentence) => {
    error.textContent = sentence ?? "";
    node.classList.toggle("wrong", Boolean(sentence));
  };
  return { node, id: inner.custom_id, read: made.read, focus: made.focus, check: () => { const problem = made.problem(); show(problem); return problem; } };
}

const MAKERS = {
  3: select, 5: select, 6: select, 7: select, 8: select,
  4: textInput,
  19: upload,
  21: radios,
  22: checkboxes,
  23: checkbox,
};

function textInput(one, { ids, required }) {
  const long = one.style === 2;
  const input = h(long ? "textarea" : "input", {
    id: ids.field,
    class: "text-input",
    type: long ? null : "text",
    rows: long ? 4 : null,
    autocomplete: "off",
    placeholder: one.placeholder,
    maxlength: one.max_length ?? 4000,
    "data-custom-id": one.custom_id,
    "aria-required": required ? "true" : null,
    "aria-describedby": `${ids.about} ${ids.error}`,
  });
  input.value = one.value ?? "";
  const problem = () => {
    const { length } = input.value;
    if (required && !input.value.trim()) return t("fieldRequired");
    if (length && one.min_length && length < one.min_length) return t("fieldShort", { n: one.min_length });
    if (length > (one.max_length ?? 4000)) return t("fieldLong", { n: one.max_length ?? 4000 });
    return null;
  };
  return { node: input, read: () => input.value, focus: () => input.focus(), problem };
}

function select(one, { ids, required, label }) {
  let chosen = defaults(one);
  const place = h("div");
  const draw = () => {
    const done = (values) => {
      chosen = values;
      draw();
      place.firstChild.focus();
    };
    const min = required ? one.min_values ?? 1 : 0; // an optional select of a form may be emptied again
    const node = selectNode({ ...one, min_values: min }, { chosen, done, label, describedby: ids.error });
    node.id = ids.field;
    place.replaceChildren(node);
  };
  draw();
  const problem = () => {
    if (required && !chosen.length && (one.min_values ?? 1) > 0) return t("fieldRequired");
    return countProblem(chosen.length, required || chosen.length ? one.min_values ?? 1 : 0, one.max_values ?? 1);
  };
  return { node: place, read: () => chosen, focus: () => place.firstChild.focus(), problem };
}

function radios(one, { ids, required }) {
  const inputs = one.options.map((option) => choice("radio", option, ids.field));
  // a choice that need not be made can be taken back by pressing it again
  if (!required) inputs.forEach(({ input }) => retractable(input));
  const read = () => one.options[inputs.findIndex(({ input }) => input.checked)]?.value ?? null;
  const problem = () => (required && read() === null ? t("fieldRequired") : null);
  return { node: h("div", { class: "choices", role: "radiogroup", "aria-labelledby": ids.label, "data-custom-id": one.custom_id }, inputs.map(({ node }) => node)), read, focus: () => inputs[0].input.focus(), problem };
}

function retractable(input) {
  let was = false;
  input.parentNode.addEventListener("pointerdown", () => (was = input.checked));
  input.addEventListener("click", () => {
    if (was) input.checked = false;
    was = false;
  });
}

function checkboxes(one, { ids, required }) {
  const inputs = one.options.map((option) => choice("checkbox", option, freshId("box")));
  const read = () => one.options.filter((_, at) => inputs[at].input.checked).map((option) => option.value);
  const problem = () => {
    const { length } = read();
    if (required && !length && (one.min_values ?? 1) > 0) return t("fieldRequired");
    return countProblem(length, required || length ? one.min_values ?? 1 : 0, one.max_values ?? one.options.length);
  };
  return { node: h("div", { class: "choices", "data-custom-id": one.custom_id }, inputs.map(({ node }) => node)), read, focus: () => inputs[0].input.focus(), problem };
}

function checkbox(one, { ids }) {
  const input = h("input", { type: "checkbox", role: "switch", "aria-labelledby": ids.label, "data-custom-id": one.custom_id });
  input.checked = Boolean(one.default);
  const node = h("label", { class: "switch" }, input, h("span", { class: "track" }));
  return { node, read: () => input.checked, focus: () => input.focus(), problem: () => null };
}

function upload(one, { ids, required }) {
  const input = h("input", { id: ids.field, type: "file", multiple: (one.max_values ?? 1) > 1, "data-custom-id": one.custom_id });
  const problem = () => {
    if (!required && !input.files.length) return null;
    if (!input.files.length) return t("fieldRequired");
    return countProblem(input.files.length, one.min_values ?? 1, one.max_values ?? 1);
  };
  const read = () =>
    Promise.all([...input.files].map(asUpload)).catch((trouble) => {
      input.value = ""; // an emptied input takes the same file again
      throw trouble;
    });
  return { node: input, read, focus: () => input.focus(), problem };
}

function choice(type, option, name) {
  const input = h("input", { type, name, value: option.value });
  input.checked = Boolean(option.default);
  const node = h(
    "label",
    { class: "choice", "data-value": option.value },
    input,
    h("span", { class: type === "radio" ? "mark round" : "mark" }, icon("check")),
    h("span", { class: "option-text" }, h("span", { class: "option-label" }, option.label), option.description ? h("span", { class: "option-description" }, option.description) : null),
  );
  return { node, input };
}

function countProblem(count, min, max) {
  if (count < min) return t("fieldFew", { n: min });
  if (count > max) return t("fieldMany", { n: max });
  return null;
}
