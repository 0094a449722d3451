// The playground's own menu, behind a discreet button: the bot, the people, a bad day, new people and channels.

import { get, post, sentence } from "./api.js";
import { avatar, freshId, h, icon } from "./dom.js";
import { mishaps } from "./mishaps.js";
import { changes, reload, state } from "./store.js";
import { t } from "./texts.js";

const LOCALES = ["en-GB", "en-US", "fr", "de", "es-ES"];
const STATUS = { ready: "botReady", starting: "botStarting", stopped: "botStopped", failed: "botFailed" };

export function openMenu(anchor) {
  const title = freshId("title");
  const trouble = h("p", { class: "form-error", role: "alert" });
  const working = new Set(); // what waits for its answer: the bot's part, a form
  const attempt = async (work) => {
    trouble.textContent = "";
    try {
      await work();
      return true;
    } catch (error) {
      trouble.textContent = sentence(error);
      return false;
    }
  };
  /** One act at a time in this part of the menu, which says that it waits. */
  const alone = async (part, work) => {
    if (working.has(part)) return false;
    working.add(part);
    part.setAttribute("aria-busy", "true");
    const done = await attempt(work);
    working.delete(part);
    part.removeAttribute("aria-busy");
    return done;
  };
  const bot = h("section", { class: "menu-part" });
  const people = h("section", { class: "menu-part" });
  const drawBot = () => bot.replaceChildren(...botPart(attempt, (work) => alone(bot, work)));
  const drawPeople = () => people.replaceChildren(...peoplePart(attempt));
  const close = h("button", { type: "button", class: "icon-button", "aria-label": t("close"), onclick: () => node.close() }, icon("close"));
  const listening = new AbortController();
  const node = h(
    "dialog",
    { class: "menu", "aria-labelledby": title },
    h("header", { class: "form-head" }, h("h2", { id: title }, t("playground")), close),
    h("div", { class: "form-body" }, trouble, bot, people, mishaps(attempt, listening.signal), addPerson(alone), addChannel(alone)),
  );
  changes.addEventListener("status", drawBot, { signal: listening.signal });
  changes.addEventListener("people", drawPeople, { signal: listening.signal });
  node.addEventListener("click", (event) => event.target === node && node.close());
  node.addEventListener("close", () => {
    listening.abort();
    node.remove();
    anchor.focus();
  });
  drawBot();
  drawPeople();
  document.body.append(node);
  node.showModal();
}

function botPart(attempt, alone) {
  const { bot, sentence } = state.status;
  const act = (action) => alone(() => post("bot", { action }).then(() => reload("status")));
  const button = (key, work, style, on) => h("button", { type: "button", class: `button small ${style}`, disabled: !on, "data-bot": key, onclick: work }, t(key));
  const running = bot === "ready";
  return [
    h("h3", null, t("bot")),
    h("p", { class: "bot-status" }, h("span", { class: "status-dot", "data-status": bot }), t(STATUS[bot] ?? bot), bot === "failed" && sentence ? h("span", { class: "quiet" }, sentence) : null),
    h(
      "div",
      { class: "row" },
      button("restart", () => alone(async () => { await post("bot", { action: "stop" }); await post("bot", { action: "start" }); await reload("status"); }), "secondary", running),
      button("kill", () => act("kill"), "danger", running),
      button("start", () => act("start"), "success", bot === "stopped" || bot === "failed"),
    ),
    logPart(attempt),
  ];
}

function logPart(attempt) {
  const text = h("pre", { class: "code log", tabindex: 0 });
  const fold = h("details", null, h("summary", null, t("logs")), text);
  fold.addEventListener("toggle", () => {
    if (!fold.open) return;
    attempt(async () => {
      text.textContent = (await get("log")).map((one) => one.line).join("\n") || "–";
      text.scrollTop = text.scrollHeight;
    });
  });
  return fold;
}

function peoplePart(attempt) {
  const toggle = (one, key, on, body) => {
    const input = h("input", { type: "checkbox", role: "switch", "aria-label": `${one.name}: ${t(key)}`, "data-toggle": key });
    input.checked = on;
    input.addEventListener("change", async () => {
      if (!(await attempt(() => post(`people/${one.id}`, body(input.checked))))) input.checked = !input.checked;
    });
    return h("label", { class: "switch small" }, input, h("span", { class: "track" }), h("span", null, t(key)));
  };
  const line = (one) =>
    h(
      "li",
      { class: "person", "data-menu-person": one.name },
      avatar(one.name, one.id),
      h("span", { class: "person-name" }, one.name, h("small", { class: "quiet" }, ` ${one.locale}${one.moderator ? ` · ${t("moderator")}` : ""}`)),
      toggle(one, "dmsOpen", one.dms !== "closed", (on) => ({ dms: on ? "open" : "closed" })),
      toggle(one, "member", one.member !== false, (on) => ({ member: on })),
    );
  return [h("h3", null, t("people")), h("ul", { class: "persons" }, state.people.map(line))];
}

function addPerson(alone) {
  const name = field(t("name"), h("input", { class: "text-input", name: "name", required: true, autocomplete: "off", "data-new-person": true }));
  const locale = field(t("language"), picker("locale", LOCALES.map((one) => [one, one])));
  return adder(t("addPerson"), [name, locale], alone, async (values) => {
    await post("people", { name: values.get("name"), locale: values.get("locale"), dms: "open" });
    await reload("people");
  });
}

function addChannel(alone) {
  const name = field(t("name"), h("input", { class: "text-input", name: "name", required: true, autocomplete: "off", "data-new-channel": true }));
  const kind = field(t("kind"), picker("kind", ["text", "voice", "thread"].map((one) => [one, t(`kind_${one}`)])));
  return adder(t("addChannel"), [name, kind], alone, async (values) => {
    await post("channels", { name: values.get("name"), kind: values.get("kind") });
    await reload("channels");
  });
}

function adder(title, fields, alone, work) {
  const form = h("form", { class: "menu-part adder" }, h("h3", null, title), h("div", { class: "adder-line" }, fields, h("button", { type: "submit", class: "button small secondary" }, t("add"))));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (await alone(form, () => work(new FormData(form)))) form.reset();
  });
  return form;
}

function field(label, input) {
  return h("label", { class: "small-field" }, h("span", null, label), input);
}

function picker(name, options) {
  return h("select", { class: "text-input", name }, options.map(([value, text]) => h("option", { value }, text)));
}
