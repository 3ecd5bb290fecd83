// Answers: applies a screen, or shows an error message.
async function visitNow({ how, url, asked }) {
  const target = url();
  await take(await ask(target), { how, base: true, target, asked });
  if (how === "back" && asked === turn) fit();
}

const restartedWords = "The app has restarted at another address.";

// Answers wait while a pointer is down, so that a press ends on the control on which it began. The
// wait is limited, because a browser may not report a release outside its window. A select is not
// waited for, because its open list hides the release.
const longestPress = 2000;
let lifted = Promise.resolve();

addEventListener("pointerdown", ({ target }) => {
  if (target.localName === "select") return;
  const up = new Promise((done) => {
    const ended = new AbortController();
    const end = () => { ended.abort(); done(); };
    for (const kind of ["pointerup", "pointercancel"]) {
      addEventListener(kind, end, { signal: ended.signal });
    }
  });
  // The click event comes before the waiting answer.
  lifted = Promise.race([up, pause(longestPress)]).then(() => pause(0));
}, true);

// Handles a response; returns true if it was a screen.
async function take(response, { how, control, base, target, asked, byKeys }) {
  const isScreen = response.headers.get("content-type")?.startsWith("application/json");
  if (isScreen) {
    const next = await response.json();
    await lifted;
    if (how === "tap") release();
    // A tap has ended the wait for news in the meantime.
    if (how === "news" && (!hearing || heard !== newsURL().href)) return true;
    complain("");
    if (how === "back" && asked !== turn) return true;
    apply(next, { how, control, base: base ? response.url : undefined, asked, byKeys });
  } else if (response.status === 403) {
    isOver = true;
    complain(restartedWords, { isAgain: how !== "news", door });
  } else if (response.status === 404) {
    isOver = true;
    renew(how === "news" ? location.href : target ?? location.href);
  } else if (response.status >= 500) {
    complain("The app could not answer. Try again.", { isAgain: how !== "news" });
  } else if (how !== "news" && how !== "fit") {
    location.assign(target ?? location.href);
  }
  return isScreen;
}

function visit(url, how = "visit") {
  const same = waiting.find((deed) => deed.visit && deed.how === how && how !== "visit");
  if (same) Object.assign(same, { url, asked: turn });
  else add({ visit: true, how, url });
}

function tap(control, value, first = []) {
  const id = control.dataset.id;
  const action = actionOf(control);
  if (!action || isOff(control)) return null;
  const same = waiting.find((deed) => deed.id === id && deed.value !== undefined);
  if (id && same && value !== undefined) return Object.assign(same, { value });
  const earlier = [current, ...waiting].filter((deed) => deed && !deed.visit
    && (id ? deed.id === id : deed.action === action));
  const deed = {
    id, action, value, place: shown.place, isAgain: earlier.length > 0,
    byKeys, after: [...first, ...earlier], control: () => id ? find(id) : button(action),
  };
  add(deed);
  return deed;
}

function button(action) {
  return [...front.querySelectorAll("button")].find((one) => one.value === action);
}
