// A form (Discord's modal) as a dialog over its column: checks, sends, and keeps what was typed when that fails.

import { sentence } from "./api.js";
import { freshId, h, icon } from "./dom.js";
import { dots } from "./message.js";
import { closeList } from "./popover.js";
import { part } from "./fields.js";
import { t } from "./texts.js";

/** `send(fields)` gives null when the form was taken, else the sentence to show. Focus goes back where it was. */
export function openForm({ modal, host, owner, known, send, closed }) {
  const title = freshId("title");
  const back = document.activeElement;
  const parts = modal.components.map((one) => part(one, known));
  const inputs = parts.filter((one) => one.read);
  const trouble = h("div", { class: "form-error", role: "alert" });
  const submit = h("button", { type: "submit", class: "button primary", "data-submit": true }, h("span", { class: "label" }, t("submit")), dots());

  const close = () => {
    if (listening.signal.aborted) return; // closed while it was sent
    closeList();
    listening.abort();
    veil.remove();
    host.classList.remove("veiled");
    [...host.children].forEach((child) => child.removeAttribute("inert"));
    if (back?.isConnected) back.focus();
    closed();
  };
  const waiting = (on) => {
    submit.classList.toggle("waiting", on);
    dialog.setAttribute("aria-busy", on ? "true" : "false");
    if (on) submit.setAttribute("aria-busy", "true");
    else submit.removeAttribute("aria-busy");
  };
  const attempt = async () => {
    try {
      const fields = {};
      for (const one of inputs) fields[one.id] = await one.read();
      return await send(fields);
    } catch (problem) {
      return sentence(problem);
    }
  };
  const go = async (event) => {
    event.preventDefault();
    if (submit.hasAttribute("aria-busy")) return;
    const wrong = inputs.filter((one) => one.check());
    trouble.textContent = "";
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    waiting(true);
    const problem = await attempt().finally(() => waiting(false));
    if (problem === null) close();
    else trouble.textContent = problem;
  };

  const form = h(
    "form",
    { class: "form", novalidate: true, onsubmit: go },
    h(
      "header",
      { class: "form-head" },
      h("div", null, h("h2", { id: title }, modal.title), h("small", null, t("formAs", { name: owner }))),
      h("button", { type: "button", class: "icon-button", "aria-label": t("close"), onclick: close }, icon("close")),
    ),
    h("div", { class: "form-body" }, parts.map((one) => one.node)),
    trouble,
    h("footer", { class: "form-foot" }, h("button", { type: "button", class: "button plain", onclick: close }, t("cancel")), submit),
  );
  const dialog = h(
    "div",
    { class: "dialog", role: "dialog", "aria-modal": "true", "aria-labelledby": title, "data-form": modal.custom_id, tabindex: -1 },
    form,
  );
  const listening = new AbortController();
  const here = () => host.contains(document.activeElement) || document.activeElement === document.body;
  document.addEventListener("keydown", (event) => here() && keys(event, dialog, close), { signal: listening.signal });
  const veil = h("div", { class: "veil" }, dialog);
  [...host.children].forEach((child) => child.setAttribute("inert", ""));
  host.classList.add("veiled");
  host.append(veil);
  (inputs[0] ?? { focus: () => dialog.focus() }).focus();
  return close;
}

function keys(event, dialog, close) {
  if (event.key === "Escape") close();
  if (event.key !== "Tab") return;
  const stops = [...dialog.querySelectorAll("button, input, textarea, a[href]")].filter((one) => !one.disabled);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement === edge || !dialog.contains(document.activeElement) || document.activeElement === dialog) {
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0]).focus();
  }
}
