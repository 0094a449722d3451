// One column: a pair of eyes, a place they look at, its messages, a composer, and the form that is open there.

import { post, sentence } from "./api.js";
import { Composer } from "./composer.js";
import { avatar, h, icon } from "./dom.js";
import { FIRST_CHANNEL, FIRST_COMMAND, firstStep } from "./hint.js";
import { openForm } from "./form.js";
import { openList } from "./popover.js";
import { Timeline } from "./timeline.js";
import { belongs, channel, markRead, messagesOf, person, players, state } from "./store.js";
import { t } from "./texts.js";

const calls = new Map(); // interaction id → the command typed in this page; Discord's message does not name it
let started = false; // once somebody has used a command in public, nobody needs the hint

export class Column {
  /** `moved()` is called when the person or the place changes, `close()` by the cross, `drawer()` by the phone's menu. */
  constructor({ personId, place, moved, close, drawer }) {
    Object.assign(this, { personId, place, moved, close, drawer, busy: new Map(), failures: new Map(), acts: 0, closeForm: null });
    this.known = {
      person: (id) => person(id)?.name ?? (id === state.bot.id ? state.bot.name : undefined),
      channel: (id) => channel(id)?.name,
      command: (name) => this.composer.fill(name),
      call: (interactionId) => calls.get(interactionId),
      jump: (channelId, messageId) => this.jump(channelId, messageId),
    };
    this.timeline = new Timeline({ draw: () => this.draw(), known: this.known });
    this.composer = new Composer({
      place: () => ({ person: this.personId, channel: this.channelId }),
      send: (payload, shown) => this.type(payload, shown),
      label: () => t("writeIn"),
    });
    this.head = h("header", { class: "column-head" });
    this.hint = h("div", { class: "hint" });
    this.main = h("div", { class: "column-main" }, this.head, this.timeline.node, this.hint, this.composer.node);
    this.node = h("section", { class: "column" }, this.main);
    this.messages = [];
    this.count(0);
    this.drawHead();
  }

  get channelId() {
    return this.place === "dm" ? state.dms.get(this.personId) : this.place;
  }

  look({ personId = this.personId, place = this.place } = {}) {
    const same = personId === this.personId && place === this.place;
    if (personId !== this.personId) this.closeForm?.();
    Object.assign(this, { personId, place });
    if (!same) {
      this.messages = [];
      this.timeline.clear();
      this.failures.clear();
    }
    this.drawHead();
    this.moved(this);
    return this.refresh();
  }

  drawHead() {
    const who = person(this.personId);
    const name = who?.name ?? "?";
    const spot = channel(this.lastChannel());
    const inDm = this.place === "dm";
    this.node.dataset.person = this.personId;
    this.node.dataset.personName = name;
    this.node.dataset.channel = this.channelId ?? "";
    this.node.setAttribute("aria-label", t("you", { name }));
    const drawer = { type: "button", class: "icon-button drawer-button", "aria-label": t("openChannels"), "data-open-drawer": true };
    const eyes = { type: "button", class: "eyes", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": t("you", { name }), "data-switch-person": true };
    const tab = (on) => ({ type: "button", class: "tab", "aria-pressed": on ? "true" : "false" });
    const unread = !inDm && state.unread.has(state.dms.get(this.personId));
    const heard = !inDm && who && ["voice", "stage"].includes(spot?.kind);
    const speaks = heard && who.voice === spot.id;
    const look = JSON.stringify([this.personId, name, spot, inDm, unread, speaks]);
    if (this.head.dataset.look === look) return; // an open list hangs on a button in here
    this.head.dataset.look = look;
    const focus = this.head.contains(document.activeElement) ? document.activeElement.className : null;
    this.head.replaceChildren(
      h("button", { ...drawer, onclick: this.drawer }, icon("menu")),
      h("button", { ...eyes, onclick: (event) => this.switchPerson(event.currentTarget) }, avatar(name, this.personId), h("span", { class: "eyes-name" }, name), icon("down")),
      h(
        "div",
        { class: "tabs", role: "group" },
        h("button", { ...tab(!inDm), "data-tab": "channel", title: spot?.name, onclick: () => this.look({ place: this.lastChannel() }) }, icon(spot?.kind ?? "text"), h("span", { class: "tab-name" }, spot?.name ?? "–")),
        h("button", { ...tab(inDm), "data-tab": "dm", title: t("dm"), onclick: () => this.look({ place: "dm" }) }, icon("dm"), h("span", null, t("dmWith")), unread ? h("span", { class: "dot", role: "status", "aria-label": t("unread") }) : null),
      ),
      heard ? this.voiceButton(spot, speaks) : "",
      h("button", { type: "button", class: "icon-button close-column", "aria-label": t("closeColumn"), title: t("closeColumn"), "data-close-column": true, onclick: () => this.close(this) }, icon("close")),
    );
    if (focus) [...this.head.querySelectorAll("button")].find((one) => one.className === focus)?.focus();
  }

  voiceButton(spot, speaks) {
    const label = t(speaks ? "leaveVoice" : "joinVoice", { name: spot.name });
    const go = () => post("voice", { person: this.personId, channel: speaks ? null : spot.id }).catch(sentence);
    return h("button", { type: "button", class: "icon-button voice-button", "aria-pressed": speaks ? "true" : "false", "aria-label": label, title: label, "data-voice": true, onclick: go }, icon(speaks ? "voice" : "silent"));
  }

  lastChannel() {
    if (this.place !== "dm") this.before = this.place;
    return channel(this.before) ? this.before : state.channels.find((one) => one.kind !== "dm")?.id;
  }

  switchPerson(anchor) {
    const items = players().map((one) => ({
      value: one.id,
      label: one.name,
      description: [one.locale, one.moderator ? t("moderator") : null].filter(Boolean).join(" · "),
      mark: avatar(one.name, one.id),
      selected: one.id === this.personId,
      badge: state.unread.has(state.dms.get(one.id)) ? h("span", { class: "dot", "aria-label": t("unread") }) : null,
    }));
    openList({ anchor, label: t("people"), items, done: ([personId]) => this.look({ personId }) });
  }

  jump(channelId, messageId) {
    const place = channelId === state.dms.get(this.personId) ? "dm" : channel(channelId) ? channelId : null;
    if (!place) return false;
    this.look({ place }).then(() => messageId && this.timeline.flash(messageId));
    return true;
  }

  /** Fetches what is to be seen; several calls at once become one more fetch at the end. */
  refresh() {
    this.again = true;
    this.node.dataset.loading = "true";
    this.loading ??= this.fetchUntilCalm();
    return this.loading;
  }

  async fetchUntilCalm() {
    await null; // where there is nothing to fetch, `loading` would be cleared before it is set
    try {
      while (this.again) {
        this.again = false;
        const { channelId, personId } = this;
        const messages = channelId ? await messagesOf(channelId, personId).catch(() => []) : [];
        if (channelId !== this.channelId || personId !== this.personId) this.again = true;
        else this.arrived(messages);
      }
    } finally {
      this.loading = null;
      this.node.dataset.loading = "false";
    }
  }

  arrived(messages) {
    this.messages = messages;
    const bot = messages.find((one) => one.author.bot)?.author;
    if (bot) state.bot = { id: bot.id, name: bot.global_name ?? bot.username };
    if (this.channelId && this.node.isConnected && !document.hidden) markRead(this.channelId, messages);
    this.draw();
  }

  draw() {
    const tools = (message) => ({
      known: this.known,
      press: (customId, values) => this.press(message, customId, values),
      dismiss: (id) => this.dismiss(id),
      busy: this.busy.get(message.id),
      failure: this.failures.get(message.id),
    });
    const who = person(this.personId);
    const emptyText = who && this.place !== "dm" && !belongs(who, channel(this.place)) ? t("left", { name: who.name }) : this.place === "dm" ? t("emptyDm", { name: who?.name ?? "" }) : t("empty");
    this.timeline.show(this.messages, tools, emptyText);
    this.drawHint();
  }

  drawHint() {
    started ||= this.messages.some((one) => !one.ephemeral && (one.interaction_metadata ?? one.interaction)?.type === 2);
    const spot = state.channels.find((one) => one.name === FIRST_CHANNEL) ?? state.channels[0];
    const wanted = !started && spot && this.place !== "dm" && this.node.dataset.column === "0";
    const key = wanted ? `${spot.id} ${this.personId}` : "";
    if (this.hint.dataset.key === key) return;
    this.hint.dataset.key = key;
    const go = () => this.look({ place: spot.id }).then(() => this.composer.give(FIRST_COMMAND));
    this.hint.replaceChildren(...(wanted ? [firstStep({ spot, who: this.personId, go })] : []));
  }

  async press(message, customId, values) {
    if (this.busy.has(message.id)) return; // pressed twice before the page could show that it waits
    this.failures.delete(message.id);
    this.busy.set(message.id, customId);
    this.draw();
    const body = { person: this.personId, message: message.id, custom_id: customId, ...(values ? { values } : {}) };
    const problem = await this.react("click", body, t("failed"));
    this.busy.delete(message.id);
    if (problem) this.failures.set(message.id, problem);
    this.draw();
  }

  async type(payload, shown) {
    const who = person(this.personId)?.name ?? "";
    if (!payload.channel) return t("emptyDm", { name: who });
    this.count(1);
    const pending = this.timeline.addLocal({ who, id: this.personId, shown, text: t("sending"), waiting: true });
    try {
      const reaction = await post("type", payload);
      calls.set(reaction.interaction, shown.slice(1));
      this.take(reaction);
      if (reaction.outcome === "none") this.timeline.addLocal({ who, id: this.personId, shown, text: t("noAnswer") });
      this.timeline.toEnd();
      await this.refresh();
      return null;
    } catch (trouble) {
      return sentence(trouble);
    } finally {
      this.timeline.removeLocal(pending);
      this.count(-1);
    }
  }

  /** Posts what a person did and acts on the reaction. null, or the sentence to show in red. */
  async react(path, body, failed) {
    this.count(1);
    try {
      const reaction = await post(path, body);
      this.take(reaction);
      return reaction.outcome === "none" ? failed : null;
    } catch (trouble) {
      return sentence(trouble);
    } finally {
      await this.refresh();
      this.count(-1);
    }
  }

  /** How many acts wait for their answer stands on the column, for tests and for the eye. */
  count(step) {
    this.acts += step;
    this.node.dataset.busy = this.acts;
  }

  take(reaction) {
    if (reaction.outcome !== "modal" || !reaction.modal) return;
    this.closeForm?.();
    const came = this.timeline.focused();
    this.closeForm = openForm({
      modal: reaction.modal,
      host: this.node,
      owner: person(this.personId)?.name ?? "",
      known: this.known,
      send: (fields) => this.react("submit", { person: this.personId, interaction: reaction.interaction, fields }, t("submitFailed")),
      closed: () => {
        this.closeForm = null;
        if (came) this.timeline.refocus(came);
        this.refresh();
      },
    });
  }

  async dismiss(id) {
    this.count(1);
    try {
      await post("dismiss", { person: this.personId, message: id });
    } catch (trouble) {
      this.failures.set(id, sentence(trouble));
    } finally {
      await this.refresh();
      this.count(-1);
    }
  }
}
