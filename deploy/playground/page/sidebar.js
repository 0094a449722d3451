// The left side: the channels of each server and the direct messages of whoever's eyes are in use, with unread marks.

import { avatar, h, icon } from "./dom.js";
import { channel, person, server, state } from "./store.js";
import { t } from "./texts.js";
import { themeButton } from "./theme.js";

const STANDING = { gone: "botIsGone", "commands-only": "botIsCommands" };

/** `go(place)` shows a place in the active column; `menu(anchor)` opens the playground's menu. */
export function sidebar({ go, menu, hide }) {
  const name = h("h1", { class: "guild" });
  const places = h("nav", { class: "places", "aria-label": t("channels") });
  const gear = h(
    "button",
    { type: "button", class: "menu-button", "aria-haspopup": "dialog", "data-open-menu": true, onclick: (event) => menu(event.currentTarget) },
    icon("gear"),
    h("span", null, t("playground")),
    h("span", { class: "status-dot" }),
  );
  const close = h("button", { type: "button", class: "icon-button drawer-close", "aria-label": t("closeChannels"), onclick: hide }, icon("close"));
  const node = h("aside", { class: "sidebar", id: "sidebar" }, h("div", { class: "guild-head" }, name, close), places, h("div", { class: "side-foot" }, gear, themeButton()));

  function draw(active) {
    const several = state.servers.length > 1;
    name.textContent = (several && server(channel(active?.place)?.server)?.name) || state.guild.name;
    gear.querySelector(".status-dot").dataset.status = state.status.bot;
    const who = active && person(active.personId);
    const entry = (place, id, sign, label, quiet = null) =>
      h(
        "button",
        {
          type: "button",
          class: `place${state.unread.has(id) && active?.place !== place ? " unread" : ""}`,
          "aria-current": active?.place === place ? "page" : null,
          "data-place": place,
          "data-place-name": label,
          onclick: () => go(place),
        },
        sign,
        h("span", { class: "place-name" }, label),
        quiet ? h("span", { class: "quiet" }, quiet) : null,
        state.unread.has(id) && active?.place !== place ? h("span", { class: "dot", "aria-label": t("unread") }) : null,
      );
    const focus = places.contains(document.activeElement) ? document.activeElement.dataset.place : null;
    const seen = (one) => one.kind !== "private-thread" || !who || who.moderator || one.members.includes(who.id);
    const heard = (one) => state.people.filter((each) => each.voice === one.id).length;
    const note = (one) => (one.locked ? t("locked") : one.archived ? t("archived") : heard(one) ? t("heard", { n: heard(one) }) : null);
    const channelsOf = (one) => state.channels.filter((each) => each.server === one.id && seen(each));
    const group = (one) => [
      h("h2", { "data-server": one.id }, several ? one.name : t("channels"), STANDING[one.bot] ? h("span", { class: "quiet" }, ` · ${t(STANDING[one.bot])}`) : null),
      ...channelsOf(one).map((each) => entry(each.id, each.id, icon(each.kind), each.name, note(each))),
    ];
    places.replaceChildren(
      ...state.servers.flatMap(group),
      h("h2", null, t("dm"), who ? h("span", { class: "quiet" }, ` · ${who.name}`) : null),
      who ? entry("dm", state.dms.get(who.id), avatar(state.bot.name, state.bot.id, true), state.bot.name) : "",
    );
    if (focus) [...places.querySelectorAll("[data-place]")].find((one) => one.dataset.place === focus)?.focus();
  }
  return { node, draw };
}
