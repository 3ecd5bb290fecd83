// News: changes that the app makes by itself or in another window. The page asks for them while it
// is visible.
const goneWords = "The app is not running. Start it again to continue.";
let hearing = null;
let heard = "";

function hush() {
  hearing?.abort();
  hearing = null;
}

async function listen() {
  hush();
  if (document.hidden || isOver) return;
  const mine = hearing = new AbortController();
  let wait = 500;
  while (hearing === mine) {
    const since = performance.now();
    const isGood = await hear(mine);
    if (hearing !== mine || isOver) return;
    if (isGood && performance.now() - since > 100) {
      wait = 500;
    } else if (!isGood || heard === newsURL().href) {
      await pause(wait);
      wait = Math.min(wait * 2, 5000);
    }
  }
}

// Waits for one change; returns true if the server gave a valid answer.
async function hear(mine) {
  const isAstray = reached !== turn;
  const asked = turn;
  try {
    heard = isAstray ? location.href : newsURL().href;
    const response = await ask(heard, { signal: mine.signal });
    if (hearing !== mine) return false;
    if (response.status === 204) complain("");
    const how = isAstray ? "back" : "news";
    return response.status === 204
      || await take(response, { how, base: isAstray, target: heard, asked });
  } catch (reason) {
    if (hearing !== mine) return false;
    if (reason === gone) complain(goneWords);
    else reportError(reason);
    return false;
  }
}

// While the app does not answer, the page asks for the current screen instead of the next change,
// so that the server answers at once.
function newsURL() {
  const url = new URL(`news${shown.address}`, location.href);
  if (complaint !== goneWords) url.searchParams.set("after", shown.revision);
  return url;
}
