// History: `turn` counts the uses of Back and Forward; `reached` is the last one whose screen is
// shown. While they differ, other answers must not replace the current history entry.
let turn = 0;
let reached = 0;

addEventListener("popstate", () => {
  const { href } = location;
  turn += 1;
  sendTexts((field) => edited.has(field));
  visit(() => href, "back");
});

// Adds a history entry for a new place; otherwise replaces the current entry.
function record(address, base, { isNew, how, asked }) {
  const isAstray = reached !== turn;
  if (asked !== turn || (isAstray && how === "fit")) return;
  reached = turn;
  const url = new URL(address, base ?? location.href).href;
  if (url === location.href) return;
  const isStep = isAstray || how === "visit" || (isNew && how !== "fit");
  if (isStep && how !== "back") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
}

// Replaces a tab that has ended: the server redirects the same address to a new tab.
async function renew(address) {
  if (performance.now() < 5000) await pause(2000);
  location.replace(address);
}
