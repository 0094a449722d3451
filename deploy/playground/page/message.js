// One message with Discord's look: who, when, content, embeds, attachments, rows, and what only this person sees.

import { avatar, h, icon } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { rows } from "./components.js";
import { t, when } from "./texts.js";

const LOADING = 1 << 7;
const SUPPRESS_EMBEDS = 1 << 2;

/** `tools`: known (names and jumps), press, dismiss, busy (custom id that waits), failure (a sentence or null). */
export function messageNode(message, before, tools) {
  const name = message.author.global_name ?? message.author.username;
  const led = !before || before.author.id !== message.author.id || caller(message) || caller(before) || old(before, message);
  const body = h("div", { class: "message-body" });
  if (led) {
    body.append(
      h(
        "div",
        { class: "byline" },
        h("span", { class: "author" }, name),
        message.author.bot ? h("span", { class: "tag" }, t("botTag")) : null,
        h("time", { datetime: message.timestamp }, when(new Date(message.timestamp))),
      ),
    );
  }
  body.append(...insides(message, name, tools));
  return h(
    "li",
    {
      class: `message${led ? " led" : ""}${message.ephemeral ? " ephemeral" : ""}`,
      "data-message": message.id,
      "data-ephemeral": message.ephemeral ? "true" : "false",
      id: null,
    },
    caller(message) ? callLine(message, tools.known) : null,
    led ? avatar(name, message.author.id, message.author.bot) : null,
    body,
  );
}

function insides(message, name, tools) {
  if ((message.flags ?? 0) & LOADING) {
    return [h("div", { class: "content thinking" }, dots(), t("thinking", { name })), privateLine(message, tools)];
  }
  const edited = message.edited_timestamp ? h("span", { class: "edited" }, t("edited")) : null;
  const content = message.content
    ? h("div", { class: "content" }, markdown(message.content, tools.known), edited ? [" ", edited] : null)
    : null;
  const embeds = (message.flags ?? 0) & SUPPRESS_EMBEDS ? [] : message.embeds ?? [];
  return [
    content,
    ...(message.attachments ?? []).filter((one) => !usedByEmbed(one, embeds)).map(attachment),
    ...embeds.map((one) => embed(one, tools.known)),
    ...rows(message, tools),
    edited && !content ? h("div", { class: "content" }, edited) : null,
    tools.failure ? h("div", { class: "failure", role: "alert" }, tools.failure) : null,
    privateLine(message, tools),
  ].filter(Boolean);
}

export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

function caller(message) {
  const call = message.interaction_metadata ?? message.interaction;
  return call?.type === 2 ? call : null;
}

function old(before, message) {
  const gap = new Date(message.timestamp) - new Date(before.timestamp);
  return gap > 7 * 60_000 || before.ephemeral !== message.ephemeral || tall(before);
}

/** After an embed or buttons the next message starts anew, or it would seem to belong to them. */
export function tall(message) {
  return Boolean(message.embeds?.length || message.components?.length);
}

function callLine(message, known) {
  const { user, id } = caller(message);
  const name = known.call?.(id) ?? message.interaction?.name;
  const who = known.person?.(user.id) ?? user.global_name ?? user.username;
  return h(
    "div",
    { class: "call" },
    avatar(who, user.id),
    h("span", { class: "who" }, who),
    ` ${t("used")} `,
    name ? h("span", { class: "mention" }, `/${name}`) : t("aCommand"),
  );
}

function privateLine(message, tools) {
  if (!message.ephemeral) return null;
  return h(
    "div",
    { class: "private" },
    icon("eye"),
    h("span", null, `${t("onlyYou")} · `),
    h("button", { type: "button", class: "textlink", "data-dismiss": message.id, onclick: () => tools.dismiss(message.id) }, t("dismiss")),
  );
}

function embed(one, known) {
  const colour = typeof one.color === "number" && one.color ? `#${one.color.toString(16).padStart(6, "0")}` : null;
  const title = one.title
    ? h("div", { class: "embed-title" }, one.url ? h("a", { href: one.url, target: "_blank", rel: "noopener noreferrer" }, inline(one.title, known)) : inline(one.title, known))
    : null;
  return h(
    "article",
    { class: "embed", style: colour ? `--colour:${colour}` : null },
    h(
      "div",
      { class: "embed-main" },
      one.author?.name ? h("div", { class: "embed-author" }, one.author.name) : null,
      title,
      one.description ? h("div", { class: "embed-description" }, markdown(one.description, known)) : null,
      one.fields?.length ? h("dl", { class: "embed-fields" }, one.fields.map((field) => fieldNode(field, known))) : null,
      one.image?.url ? picture(one.image.url, one.image.description ?? "") : null,
      one.footer?.text || one.timestamp ? footer(one) : null,
    ),
    one.thumbnail?.url ? h("img", { class: "embed-thumbnail", src: address(one.thumbnail.url), alt: "" }) : null,
  );
}

function fieldNode(field, known) {
  return h(
    "div",
    { class: field.inline ? "field inline" : "field" },
    h("dt", null, inline(field.name, known)),
    h("dd", null, markdown(field.value, known)),
  );
}

function footer(one) {
  const time = one.timestamp ? when(new Date(one.timestamp)) : null;
  return h("footer", { class: "embed-footer" }, [one.footer?.text, time].filter(Boolean).join(" • "));
}

function usedByEmbed(file, embeds) {
  return embeds.some((one) => [one.image?.url, one.thumbnail?.url].some((url) => url === file.url || url === `attachment://${file.filename}`));
}

function attachment(file) {
  const image = (file.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp|svg)$/i.test(file.filename);
  if (image) return picture(file.url, file.description ?? "", file);
  return h(
    "a",
    { class: "file", href: address(file.url), download: file.filename },
    icon("file"),
    h("span", null, h("strong", null, file.filename), h("small", null, size(file.size))),
  );
}

function picture(url, alt, { width = null, height = null } = {}) {
  const look = h("img", { class: "picture", src: address(url), alt: alt || t("image"), width, height, title: alt || null });
  return h("a", { class: "picture-link", href: address(url), target: "_blank", rel: "noopener noreferrer" }, look);
}

/** Only addresses that a browser may follow without running anything. */
function address(url) {
  return /^(https?:|\/)/.test(url) ? url : "#";
}

function size(bytes) {
  if (typeof bytes !== "number") return "";
  return bytes < 1024 ? ` ${bytes} B` : ` ${(bytes / 1024).toFixed(1)} KB`;
}
