// Starts the page: loads what is shared, lays out sidebar and columns, and passes the server's events on.

import { listen, sentence } from "./api.js";
import { Column } from "./column.js";
import { h, icon } from "./dom.js";
import { openMenu } from "./menu.js";
import { changes, channel, findDms, load, notice, players, reload, state } from "./store.js";
import { sidebar } from "./sidebar.js";
import { LANGUAGE, t } from "./texts.js";

const KEPT = "tallyho-columns";
const COLUMN_WIDTH = 420; // a column that reads well; how many fit is how many open at first
const MOST = 8;

const columns = [];
let active = null;
let listened = false; // whether the line of changes has been open

const strip = h("div", { class: "strip", role: "status" });
const side = sidebar({ go: (place) => active.look({ place }).then(() => drawer(false)), menu: openMenu, hide: () => drawer(false) });
const place = h("main", { class: "columns" });
const add = h("button", { type: "button", class: "add-column", "aria-label": t("addColumn"), title: t("addColumn"), "data-add-column": true, onclick: () => addColumn({}) }, icon("add"));
const shade = h("div", { class: "shade", onclick: () => drawer(false) });

function drawer(open) {
  document.body.classList.toggle("drawer-open", open);
  if (open) side.node.querySelector(".place")?.focus();
}

function activate(column) {
  if (!column || (active === column && column.node.classList.contains("active"))) return;
  active = column;
  columns.forEach((one) => one.node.classList.toggle("active", one === column));
  side.draw(active);
}

/** The people, those first who speak the page's language: a newcomer's first messages can then be read. */
function familiar() {
  const speaks = (one) => one.locale.startsWith(LANGUAGE);
  return [...players().filter(speaks), ...players().filter((one) => !speaks(one))];
}

function addColumn({ personId, place: where }) {
  if (columns.length >= MOST || !players().length) return null;
  const taken = columns.map((one) => one.personId);
  const next = personId ?? (familiar().find((one) => !taken.includes(one.id)) ?? players()[0]).id;
  const first = state.channels.find((one) => one.name === "card-table") ?? state.channels[0];
  const spot = where === "dm" || channel(where) ? where : active && active.place !== "dm" ? active.place : first?.id ?? "dm";
  const column = new Column({
    personId: next,
    place: spot,
    moved: () => {
      keep();
      side.draw(active);
    },
    close: closeColumn,
    drawer: () => drawer(true),
  });
  columns.push(column);
  place.insertBefore(column.node, add);
  column.node.addEventListener("focusin", () => activate(column));
  column.node.addEventListener("pointerdown", () => activate(column));
  renumber();
  if (!active) activate(column);
  column.refresh();
  return column;
}

function closeColumn(column) {
  if (columns.length === 1) return;
  columns.splice(columns.indexOf(column), 1);
  column.node.remove();
  if (active === column) activate(columns[0]);
  renumber();
}

function renumber() {
  columns.forEach((one, at) => (one.node.dataset.column = at));
  place.style.setProperty("--count", columns.length);
  place.classList.toggle("single", columns.length === 1);
  add.hidden = columns.length >= MOST;
  keep();
}

function keep() {
  const kept = columns.map((one) => ({ personId: one.personId, place: one.place }));
  sessionStorage.setItem(KEPT, JSON.stringify(kept));
}

function remembered() {
  const asked = Number(new URLSearchParams(location.search).get("columns"));
  const again = performance.getEntriesByType("navigation")[0]?.type === "reload";
  if (asked && !again) return Array.from({ length: Math.min(asked, MOST) }, () => ({}));
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]").filter((one) => state.people.some((who) => who.id === one.personId));
  if (kept.length) return kept;
  const fit = Math.floor((innerWidth - 240) / COLUMN_WIDTH);
  return Array.from({ length: Math.max(1, Math.min(3, fit, players().length)) }, () => ({}));
}

function drawStrip() {
  const { bot, sentence } = state.status;
  const words = bot === "failed" && sentence ? sentence : `${t("bot")} ${t(`bot${bot[0].toUpperCase()}${bot.slice(1)}`)}`;
  const text = !state.connected ? t("unreachable") : bot === "ready" ? "" : words;
  strip.textContent = text;
  strip.hidden = !text;
  strip.dataset.status = state.connected ? bot : "failed";
}

/** What cannot be fetched while the playground goes away is fetched when it is back. */
function heard(event) {
  seen(event).catch(sentence);
}

async function seen(event) {
  if (event.channel) {
    const id = String(event.channel);
    const unknown = !channel(id) && ![...state.dms.values()].includes(id);
    if (unknown) await findDms();
    const looking = columns.filter((one) => one.channelId === id);
    looking.forEach((one) => one.refresh());
    if (!looking.length) await notice(id);
  }
  for (const what of ["people", "servers", "channels", "status"]) if (event[what]) await reload(what);
}

/** What changed while nobody listened is asked for: after a break, and between the first look and the first line. */
function connection(up) {
  const missed = up && !(state.connected && listened);
  state.connected = up;
  listened ||= up;
  drawStrip();
  if (missed) {
    for (const what of ["people", "servers", "channels", "status"]) reload(what).catch(sentence);
    columns.forEach((one) => one.refresh());
  }
}

function redraw() {
  columns.forEach((one) => {
    one.drawHead();
    one.draw();
  });
  side.draw(active);
  drawStrip();
}

/** Who leaves the server sees its channels no longer, who comes back sees them again. */
function peopleChanged() {
  redraw();
  columns.forEach((one) => one.refresh());
}

function channelsChanged() {
  columns.filter((one) => one.place !== "dm" && !channel(one.place)).forEach((one) => one.look({ place: state.channels[0]?.id ?? "dm" }));
  redraw();
}

async function start() {
  document.body.replaceChildren(side.node, shade, h("div", { class: "stage" }, strip, place));
  place.append(add);
  for (;;) {
    try {
      await load();
      break;
    } catch {
      state.connected = false;
      drawStrip();
      await new Promise((go) => setTimeout(go, 1000));
    }
  }
  state.connected = true;
  document.title = `${state.guild.name} · Tallyho`;
  remembered().forEach(addColumn);
  changes.addEventListener("unread", () => {
    columns.forEach((one) => one.drawHead());
    side.draw(active);
  });
  changes.addEventListener("status", redraw);
  changes.addEventListener("people", peopleChanged);
  changes.addEventListener("servers", redraw);
  changes.addEventListener("channels", channelsChanged);
  listen(heard, connection);
  redraw();
  addEventListener("keydown", (event) => event.key === "Escape" && drawer(false));
  document.addEventListener("visibilitychange", () => document.hidden || columns.forEach((one) => one.refresh()));
  document.body.dataset.ready = "true";
}

start();
