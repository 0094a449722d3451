// Builds DOM nodes from plain calls; text only ever goes in as text, so no message can inject HTML.

const SVG = "http://www.w3.org/2000/svg";

/** h("button", {class: "x", onclick: f, "data-a": 1, disabled: false}, "text", node, [nodes]) */
export function h(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) set(node, name, value);
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function set(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "value") node.value = value;
  else node.setAttribute(name, value === true ? "" : String(value));
}

const ICONS = {
  text: "M9 4 7.5 20M16.5 4 15 20M4.5 9h16M3.5 15h16",
  voice: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
  silent: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  stage: "M12 4a3 3 0 0 0-3 3v4a3 3 0 0 0 6 0V7a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v3M8.5 20h7",
  thread: "M4 5h16v10H10l-4 4v-4H4zM8 9h8M8 12h5",
  "private-thread": "M4 5h16v10H10l-4 4v-4H4zM9.5 9.5h5v3h-5zM10.5 9.5V8.3a1.5 1.5 0 0 1 3 0v1.2",
  dm: "M4 5h16v11H9.5L6 19.5V16H4z",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  add: "M12 5v14M5 12h14",
  down: "M7 10l5 5 5-5",
  up: "M7 14l5-5 5 5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  gear: "M5 7h8M17 7h2M5 17h2M11 17h8M15 4.8v4.4M9 14.8v4.4",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  send: "M4 12l16-7-6 15-3-6.5z",
  file: "M7 3.5h7l4 4v13H7zM14 3.5v4h4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  link: "M14 5h5v5M19 5l-8 8M10 6H5v13h13v-5",
  slash: "M15 5 9 19",
};

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

const HUES = [228, 350, 150, 28, 280, 190, 320, 95];

/** A round picture with the first letter of a name; the colour follows the person, not the letter. */
export function avatar(name, id, bot = false) {
  const letter = [...(name || "?").trim()][0]?.toUpperCase() ?? "?";
  const hue = HUES[Number(BigInt.asUintN(32, BigInt(id || 0)) % BigInt(HUES.length))];
  return h("span", { class: bot ? "avatar bot" : "avatar", style: `--hue:${hue}`, "aria-hidden": "true" }, letter);
}

let counter = 0;
export function freshId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}
