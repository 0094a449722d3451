// The line that tells a newcomer what to type first, until somebody has used a command in public.

import { shown } from "./command.js";
import { h } from "./dom.js";
import { commandsOf } from "./store.js";
import { t } from "./texts.js";

export const FIRST_CHANNEL = "card-table";
export const FIRST_COMMAND = "skullking new";

/** `go()` sends the command as `who` in the channel `spot`. */
export function firstStep({ spot, who, go }) {
  const name = h("kbd", null, `/${FIRST_COMMAND}`);
  commandsOf({ person: who, channel: spot.id }).then(
    (all) => {
      const command = all.find((one) => one.name === FIRST_COMMAND);
      if (command) name.textContent = `/${shown(command)}`;
    },
    () => null, // without the bot the English name stands
  );
  const [before, between, after] = t("first").split(/\{\w+\}/);
  const button = h("button", { type: "button", class: "textlink", "data-start-here": true, onclick: go }, t("firstHere"));
  return h(
    "div",
    null,
    h("strong", null, t("welcome")),
    h("p", null, t("welcomeAbout")),
    h("p", null, before, name, between, h("strong", null, `#${spot.name}`), `${after} `, button, "."),
  );
}
