// Discord's markdown, turned into DOM nodes. `known` names people, channels and what a command mention does.

import { h } from "./dom.js";
import { LANGUAGE, t } from "./texts.js";

/** Blocks and inline marks: message content, embed descriptions, field values. */
export function markdown(text, known) {
  const out = document.createDocumentFragment();
  const pieces = (text ?? "").split(/(```[\s\S]+?```)/);
  pieces.forEach((piece, index) => {
    if (index % 2 === 1) out.append(codeBlock(piece));
    else blocks(trimAroundCode(piece, index, pieces.length), known, out, true);
  });
  return out;
}

/** Inline marks alone: embed titles, field names, labels. */
export function inline(text, known) {
  const out = document.createDocumentFragment();
  spans(text ?? "", known, out);
  return out;
}

function trimAroundCode(piece, index, count) {
  let text = piece;
  if (index > 0) text = text.replace(/^\n/, "");
  if (index < count - 1) text = text.replace(/\n$/, "");
  return text;
}

function codeBlock(source) {
  const [, , body] = /^```(?:([A-Za-z0-9_+.#-]*)\n)?([\s\S]*?)\n*```$/.exec(source);
  return h("pre", { class: "code" }, h("code", null, body.replace(/^\n+/, "")));
}

const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.)\s+(\S.*)$/;

function blocks(text, known, out, quotes) {
  if (text === "") return;
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) out.append(h("span", { class: "lines" }, inline(plain.join("\n"), known)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    let match;
    if (quotes && line.startsWith(">>> ")) {
      flush();
      out.append(quote([line.slice(4), ...lines.slice(at + 1)].join("\n"), known));
      return;
    }
    if (quotes && QUOTE.test(line) && (line.startsWith("> ") || line === ">")) {
      flush();
      const inside = [];
      while (at < lines.length && /^>( |$)/.test(lines[at])) inside.push(QUOTE.exec(lines[at++])[1]);
      at -= 1;
      out.append(quote(inside.join("\n"), known));
    } else if ((match = HEADING.exec(line))) {
      flush();
      out.append(h(`h${match[1].length + 2}`, { class: `heading level${match[1].length}` }, inline(match[2], known)));
    } else if ((match = SUBTEXT.exec(line))) {
      flush();
      out.append(h("small", { class: "subtext" }, inline(match[1], known)));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      while (at < lines.length && (ITEM.test(lines[at]) || (items.length && /^ {2,}\S/.test(lines[at])))) {
        const item = ITEM.exec(lines[at]);
        if (item) items.push({ depth: item[1].length, ordered: /\d/.test(item[2]), start: item[2], text: item[3] });
        else items.at(-1).text += `\n${lines[at].trim()}`;
        at += 1;
      }
      at -= 1;
      for (const group of groups(items)) out.append(list(group, known));
    } else plain.push(line);
  }
  flush();
}

function quote(text, known) {
  const inside = document.createDocumentFragment();
  blocks(text, known, inside, false);
  return h("blockquote", null, inside);
}

/** A list ends where, at its own depth, dots turn into numbers or back. */
function groups(items) {
  const found = [];
  for (const item of items) {
    const [first] = found.at(-1) ?? [];
    if (!first || (item.depth <= first.depth && item.ordered !== first.ordered)) found.push([]);
    found.at(-1).push(item);
  }
  return found;
}

function list(items, known) {
  const [first] = items;
  const node = h(first.ordered ? "ol" : "ul", first.ordered ? { start: parseInt(first.start, 10) } : null);
  for (let at = 0; at < items.length; ) {
    const item = h("li", null, inline(items[at].text, known));
    const deeper = [];
    for (at += 1; at < items.length && items[at].depth > first.depth; at += 1) deeper.push(items[at]);
    for (const group of groups(deeper)) item.append(list(group, known));
    node.append(item);
  }
  return node;
}

// Each rule: where it may match (at the start of what is left), and what it makes. Order decides, as in Discord.
const RULES = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => h("code", { class: "inline" }, m[2].replace(/^ (?=`)|(?<=`) $/g, ""))],
  [/^<(https?:\/\/[^\s>]+)>/, (m, known) => link(m[1], m[1], known)],
  [/^\[((?:\\[\s\S]|[^\\\]])+)\]\(<?((?:https?|discord):\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (m, known) => link(m[2], inline(m[1], known), known)],
  [/^https?:\/\/[^\s<]+[^<.,:;"')\]\s*_~|]/, (m, known) => link(m[0], m[0], known)],
  [/^<@!?(\d+)>/, (m, known) => h("span", { class: "mention" }, `@${known.person?.(m[1]) ?? "unknown-user"}`)],
  [/^<@&(\d+)>/, () => h("span", { class: "mention" }, "@role")],
  [/^<#(\d+)>/, (m, known) => channel(m[1], known)],
  [/^<\/([-_'\p{L}\p{N} ]{1,98}):(\d+)>/u, (m, known) => command(m[1], known)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):\d+>/, (m) => h("span", { class: "emoji-name" }, `:${m[1]}:`)],
  [/^\|\|([\s\S]+?)\|\|/, (m, known) => spoiler(inline(m[1], known))],
  [/^~~([\s\S]+?)~~(?!_)/, (m, known) => h("s", null, inline(m[1], known))],
];
const STRONG = /^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/;
const UNDER = /^__((?:\\[\s\S]|[^\\])+?)__(?!_)/;
const EM = /^\b_((?:__|\\[\s\S]|[^\\_])+?)_\b|^\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/;
const TEXT = /^[\s\S]+?(?=[^0-9A-Za-z\s\u00c0-\uffff]|https?:\/\/|$)/;

function spans(text, known, out) {
  let rest = text;
  while (rest) {
    const [taken, node] = next(rest, known);
    if (typeof node === "string") words(node, out);
    else out.append(node);
    rest = rest.slice(taken);
  }
}

function next(rest, known) {
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest);
    if (match) return [match[0].length, make(match, known)];
  }
  return emphasis(rest, known) ?? plain(rest);
}

function emphasis(rest, known) {
  // the longest match wins; at equal length italics, then bold, then underline (***a*** is both)
  const found = [["em", EM], ["strong", STRONG], ["u", UNDER]]
    .map(([tag, pattern]) => [tag, pattern.exec(rest)])
    .filter(([, match]) => match)
    .sort(([, a], [, b]) => b[0].length - a[0].length)[0];
  if (!found) return null;
  const [tag, match] = found;
  return [match[0].length, h(tag, null, inline(match[1] ?? match[2], known))];
}

function plain(rest) {
  const match = TEXT.exec(rest);
  const text = match && match[0] ? match[0] : [...rest][0];
  return [text.length, text];
}

function words(text, out) {
  text.split("\n").forEach((line, index) => {
    if (index) out.append(h("br"));
    if (line) out.append(line);
  });
}

function link(address, text, known) {
  const jump = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(address);
  const props = { href: address, target: "_blank", rel: "noopener noreferrer" };
  if (jump && known.jump) {
    props.onclick = (event) => {
      if (known.jump(jump[1], jump[2])) event.preventDefault();
    };
    if (text === address) return h("a", { ...props, class: "mention" }, `#${known.channel?.(jump[1]) ?? "…"} › 💬`);
  }
  return h("a", props, text);
}

function channel(id, known) {
  const name = known.channel?.(id) ?? "unknown";
  return h("button", { type: "button", class: "mention", onclick: () => known.jump?.(id) }, `#${name}`);
}

function command(name, known) {
  return h(
    "button",
    { type: "button", class: "mention", "data-command": name, onclick: () => known.command?.(name) },
    `/${name}`,
  );
}

function spoiler(content) {
  const reveal = (event) => {
    event.currentTarget.classList.add("shown");
    event.currentTarget.removeAttribute("role");
    event.currentTarget.removeAttribute("aria-label");
  };
  const props = { class: "spoiler", role: "button", tabindex: 0, "aria-label": t("spoiler"), onclick: reveal };
  return h("span", { ...props, onkeydown: (event) => event.key === "Enter" && reveal(event) }, h("span", null, content));
}

const SHAPES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function timestamp(seconds, shape) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h("span", null, "–");
  const full = date.toLocaleString(LANGUAGE, SHAPES.F);
  const text = shape === "R" ? relative(date) : date.toLocaleString(LANGUAGE, SHAPES[shape]);
  return h("time", { datetime: date.toISOString(), title: full, class: "timestamp" }, text);
}

function relative(date) {
  const format = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" });
  const seconds = (date - Date.now()) / 1000;
  const steps = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60]];
  const step = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return format.format(Math.round(seconds / step[1]), step[0]);
}
