// History: `turn` counts the steps of Back and Forward, `reached` is the one whose screen is
// shown. Until they agree, no answer to something else is put in the place of a step.
let turn = 0;
let reached = 0;

addEventListener("popstate", () => {
  const { href } = location;
  turn += 1;
  visit(() => href, "back");
});

// A new place is a new step for Back; everything else replaces the step.
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

// A tab that is over goes on in a new one, to which the server leads from the same address.
async function renew(address) {
  if (performance.now() < 5000) await pause(2000);
  location.replace(address);
}
