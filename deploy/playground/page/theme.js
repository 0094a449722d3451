// Dark or light: the system's wish until the button is pressed; the choice is kept for this page.

import { h, icon } from "./dom.js";
import { t } from "./texts.js";

const KEY = "tallyho-look";
const wish = matchMedia("(prefers-color-scheme: light)");

const look = () => localStorage.getItem(KEY) ?? (wish.matches ? "light" : "dark");

export function themeButton() {
  const node = h("button", { type: "button", class: "icon-button", "data-theme-toggle": true });
  const draw = () => {
    const now = look();
    document.documentElement.dataset.look = now;
    const text = t(now === "dark" ? "light" : "dark");
    node.setAttribute("aria-label", text);
    node.title = text;
    node.replaceChildren(icon(now === "dark" ? "sun" : "moon"));
  };
  node.addEventListener("click", () => {
    localStorage.setItem(KEY, look() === "dark" ? "light" : "dark");
    draw();
  });
  wish.addEventListener("change", draw);
  draw();
  return node;
}
