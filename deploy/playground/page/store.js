// What every column shares: people, channels, the server, the bot's status, unread marks. Tells `changes` when they move.

import { get } from "./api.js";

export const changes = new EventTarget();
export const state = {
  people: [],
  servers: [],
  channels: [],
  guild: { id: "0", name: "…" },
  status: { bot: "starting", sentence: "" },
  connected: true,
  bot: { id: "1", name: "Tallyho" },
  dms: new Map(), // person id → DM channel id
  unread: new Set(), // channel ids with a message nobody has looked at
};
const read = new Map(); // channel id → newest message looked at
const commands = new Map(); // who and where → {asked: promise of the commands, at}
const FRESH = 3000; // ms
const newest = {}; // what was asked for → the turn of the answer that is shown
let turns = 0;

/** Those through whose eyes one can look: other bots are there, and do nothing. */
export const players = () => state.people.filter((one) => !one.bot);
export const person = (id) => state.people.find((one) => one.id === id);
export const channel = (id) => state.channels.find((one) => one.id === id);
export const server = (id) => state.servers.find((one) => one.id === id);

/** Whether somebody is where a channel is: a member of its server. */
export const belongs = (who, place) => who.member !== false && !(place && who.left.includes(place.server));

export function tell(what) {
  changes.dispatchEvent(new Event(what));
}

export async function load() {
  [state.guild, state.servers, state.people, state.channels, state.status] = await Promise.all([
    get("guild"),
    get("servers"),
    get("people"),
    get("channels"),
    get("status"),
  ]);
  await findDms();
  await Promise.all([...state.dms.values()].map((id) => notice(id, true)));
}

/** Asks for something anew; an answer that was overtaken by a later one's is old. */
export async function reload(what) {
  const turn = ++turns;
  const found = await get(what);
  if (turn < (newest[what] ?? 0)) return;
  newest[what] = turn;
  state[what] = found;
  commands.clear();
  tell(what);
}

/** The commands that a person can use in a channel; asked anew after a moment, as a bot may bring others. */
export function commandsOf({ person: who, channel: where }) {
  const key = `person=${who}${where ? `&channel=${where}` : ""}`;
  const kept = commands.get(key);
  if (kept && Date.now() - kept.at < FRESH) return kept.asked;
  const asked = get(`commands?${key}`);
  asked.catch(() => commands.delete(key));
  commands.set(key, { asked, at: Date.now() });
  return asked;
}

export async function findDms() {
  await Promise.all(
    state.people.map(async (one) => {
      const { id } = await get(`dms?person=${one.id}`);
      if (id) state.dms.set(one.id, id);
    }),
  );
}

export function dmOwner(channelId) {
  return [...state.dms].find(([, id]) => id === channelId)?.[0];
}

export const messagesOf = (channelId, personId) => get(`messages?channel=${channelId}&person=${personId}`);

/** Something changed in a channel that no column shows: is there a message newer than the last one read? */
export async function notice(channelId, quietly = false) {
  if (!channel(channelId) && !dmOwner(channelId)) await findDms();
  const eyes = dmOwner(channelId) ?? state.people[0]?.id;
  if (!eyes || (!channel(channelId) && !dmOwner(channelId))) return;
  const messages = await messagesOf(channelId, eyes).catch(() => []);
  const newest = messages.filter((one) => !one.ephemeral).at(-1)?.id;
  if (!newest || !newer(newest, read.get(channelId))) return;
  if (quietly) read.set(channelId, newest);
  else state.unread.add(channelId);
  tell("unread");
}

export function markRead(channelId, messages) {
  const newest = messages.at(-1)?.id;
  if (newest) read.set(channelId, newest);
  if (state.unread.delete(channelId)) tell("unread");
}

export function newer(id, than) {
  return !than || BigInt(id) > BigInt(than);
}
