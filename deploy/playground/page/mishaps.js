// The part of the playground's menu for a bad day: what can be taken from the bot, each by a switch that is on while all is well.

import { get, post } from "./api.js";
import { h } from "./dom.js";
import { changes, reload, state } from "./store.js";
import { t } from "./texts.js";

const SLOW = { path: "", delay_ms: 1500, times: 1_000_000_000 }; // every request of the bot, as long as it lasts
const PERMISSIONS = ["view_channel", "send_messages", "embed_links", "attach_files", "read_message_history"];
let chosen = null; // the channel whose permissions are shown

/** Gives the part; `attempt(work)` says what went wrong, `signal` ends with the menu. */
export function mishaps(attempt, signal) {
  let fast = true;
  const node = h("section", { class: "menu-part", "data-mishaps": true });
  const looked = async () => {
    fast = !(await get("faults")).some((one) => one.delay_ms && one.path === SLOW.path);
    draw();
  };
  const toggle = (key, words, on, work) => {
    const input = h("input", { type: "checkbox", role: "switch", "aria-label": words, "data-mishap": key });
    input.checked = on;
    input.addEventListener("change", async () => {
      if (!(await attempt(() => work(input.checked)))) input.checked = !input.checked;
    });
    return h("li", { class: "person" }, h("label", { class: "switch small" }, input, h("span", { class: "track" }), h("span", null, words)));
  };

  function draw() {
    const focus = node.contains(document.activeElement) ? document.activeElement.dataset.mishap : null;
    node.replaceChildren(
      h("h3", null, t("badDay")),
      h("p", { class: "quiet" }, t("badDayAbout")),
      h("ul", { class: "persons" }, state.servers.map(server), directMessages(), network()),
      ...permissions(),
    );
    if (focus) node.querySelector(`[data-mishap="${focus}"]`)?.focus();
  }

  const server = (one) =>
    toggle(`server-${one.id}`, t("botIn", { name: one.name }), one.bot !== "gone", async (on) => {
      await post("bot", { action: on ? "invite" : "kick", server: one.id });
      await reload("servers");
    });

  const directMessages = () =>
    toggle("dms", t("everybodysDms"), state.people.every((one) => one.dms !== "closed"), async (on) => {
      for (const one of state.people) await post(`people/${one.id}`, { dms: on ? "open" : "closed" });
      await reload("people");
    });

  const network = () =>
    toggle("network", t("fastNetwork"), fast, async (on) => {
      await post("faults", on ? { clear: true } : SLOW);
      fast = on;
    });

  function permissions() {
    const place = state.channels.find((one) => one.id === chosen) ?? state.channels[0];
    if (!place) return [];
    const several = state.servers.length > 1;
    const named = (one) => (several ? `${one.name} (${state.servers.find((each) => each.id === one.server)?.name ?? ""})` : one.name);
    const options = state.channels.map((one) => h("option", { value: one.id, selected: one.id === place.id }, named(one)));
    const select = h("select", { class: "text-input", "data-mishap": "channel" }, options);
    select.addEventListener("change", () => {
      chosen = select.value;
      draw();
    });
    const line = (name) =>
      toggle(name, t(`may_${name}`), !place.denied.includes(rightFor(name, place)), async (on) => {
        const right = rightFor(name, place);
        await post(`channels/${place.id}`, { denied: on ? place.denied.filter((one) => one !== right) : [...place.denied, right] });
        await reload("channels");
      });
    const names = ["voice", "stage"].includes(place.kind) ? [...PERMISSIONS, "connect"] : PERMISSIONS;
    return [h("label", { class: "small-field" }, h("span", null, t("botMay")), select), h("ul", { class: "persons" }, names.map(line))];
  }

  for (const what of ["people", "channels", "servers"]) changes.addEventListener(what, draw, { signal });
  draw();
  attempt(looked);
  return node;
}

/** Writing in a thread is a permission of its own. */
function rightFor(name, place) {
  return name === "send_messages" && place.kind.includes("thread") ? "send_messages_in_threads" : name;
}
