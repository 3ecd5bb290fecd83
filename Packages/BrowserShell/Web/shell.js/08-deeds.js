// Deeds: the queue of requests. They are sent one at a time, in the order of the input; none is
// lost or sent twice.
const waiting = [];
let current = null;
let isOver = false;

async function add(deed) {
  deed.asked = turn;
  waiting.push(deed);
  if (current) return;
  hush();
  while ((current = waiting.shift() ?? null)) {
    try {
      await (current.visit ? visitNow(current) : tapNow(current));
      if (!current.isRefused) current.next?.();
    } catch (reason) {
      waiting.length = 0;
      if (reason === gone) complain(goneWords, { isAgain: true });
      else reportError(reason);
    }
  }
  listen();
}

const gone = Symbol("gone");
// The widths of the browser's letters; null for those of Inter.
let letters = null;
const dark = matchMedia("(prefers-color-scheme: dark)");

// Sends a request with the system's colour scheme, because some symbols differ in dark mode.
async function ask(url, options) {
  const scheme = dark.matches ? "dark" : "light";
  const headers = { Accept: "application/json", "Prefers-Color-Scheme": scheme };
  if (letters) headers.Typeface = letters;
  try {
    return await fetch(url, { ...options, headers });
  } catch {
    throw gone;
  }
}

// Sends a tap with the action that its control had when it was tapped; the server refuses it if the
// screen has changed. A second tap before the first answer sends the action of that answer.
async function tapNow(deed) {
  if (deed.place !== shown.place || deed.after.some((other) => other.isRefused)) return;
  const control = deed.control();
  const now = control && !isOff(control) ? actionOf(control) : null;
  if (deed.isAgain && (!now || meaning(now) !== meaning(deed.action))) return;
  const form = new URLSearchParams({ action: deed.isAgain ? now : deed.action });
  if (deed.value !== undefined) form.set("value", deed.value);
  const isKept = control && sending(control, deed.value);
  try {
    const url = new URL(`tap${shown.address}`, location.href);
    const response = await ask(url, { method: "POST", body: form });
    deed.isRefused = !response.ok;
    if (deed.isRefused && isKept) edited.add(control);
    const { id, asked, byKeys } = deed;
    await take(response, { how: "tap", control: id, asked, byKeys });
  } catch (reason) {
    if (isKept) edited.add(control);
    throw reason;
  } finally {
    release();
  }
}

// Ends the busy state that the script set; the server's markup decides it again.
function release() {
  busy?.removeAttribute("aria-busy");
  busy = null;
}

// Marks a control as busy and lets the answer change it. Returns true if a refused text must stay
// in the field.
function sending(control, value) {
  const isTyped = control.matches("input, textarea") && control.type !== "range";
  const isSearched = isLive(control) && control === document.activeElement;
  if (!isTyped || (control.value === value && !isSearched)) edited.delete(control);
  busy = control;
  control.setAttribute("aria-busy", "true");
  return isTyped;
}

// The name of a call and its parameters, without the value that it sets.
function meaning(action) {
  const call = action.slice(action.indexOf(" ") + 1);
  const name = call.split(/[=?]/, 1)[0];
  const from = call.indexOf("?");
  return from < 0 ? name : name + call.slice(from);
}

function actionOf(control) {
  if (control.localName === "button") return control.value;
  return control.form?.querySelector("input[name=action]")?.value;
}

function isOff(control) {
  return control.matches(":disabled, [aria-disabled=true]");
}
