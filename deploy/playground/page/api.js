// Speaks to the playground's control interface; a refusal becomes a Refused with the server's sentence.

import { t } from "./texts.js";

export class Refused extends Error {}

/** The sentence to show for what went wrong; what is no refusal is a fault of the page and goes on. */
export function sentence(trouble) {
  if (!(trouble instanceof Refused)) throw trouble;
  return trouble.message === "unreachable" ? t("unreachable") : trouble.message;
}

export function get(path) {
  return call("GET", path);
}

export function post(path, body) {
  return call("POST", path, body);
}

async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(`/playground/${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("unreachable");
  }
  const value = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(value?.error ?? `${answer.status} ${answer.statusText}`);
  return value;
}

/** Calls `seen(event)` for every change the server tells of, `up(bool)` when the line opens or breaks. */
export function listen(seen, up) {
  const line = new EventSource("/playground/events");
  line.onopen = () => up(true);
  line.onerror = () => up(false);
  line.onmessage = (event) => seen(JSON.parse(event.data));
  return line;
}

export async function asUpload(file) {
  const content = await file.arrayBuffer().catch(() => null); // moved or changed since it was chosen
  if (!content) throw new Refused(t("fileGone", { name: file.name }));
  const bytes = new Uint8Array(content);
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return { name: file.name, base64: btoa(binary) };
}
