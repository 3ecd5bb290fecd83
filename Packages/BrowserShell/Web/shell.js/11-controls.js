// Controls of the phone. A text is sent with Enter, when its field loses the focus, and before a
// button or Back. Only a way out of a sheet drops it. A live field sends its text during typing.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "switches") {
    event.preventDefault();
    setSwitches();
  } else if (form.id === "tap") {
    event.preventDefault();
    if (event.submitter) press(event.submitter);
  } else if (form.id.startsWith("v-") || front.contains(form)) {
    event.preventDefault();
    const field = form.elements.namedItem("value");
    if (field) enter(field);
  }
});

const texts = "input:is([type=text], [type=url], [type=email], [type=password]), textarea";

function press(button) {
  tap(button, undefined, sendTexts((field) => !drops(button) && edited.has(field)));
}

// Sends the fields that would soon send themselves, and those that a test chooses.
function sendTexts(isChosen) {
  return [...front.querySelectorAll("input, textarea")]
    .filter((field) => later.has(field) || (field.matches(texts) && isChosen(field)))
    .map((field) => enter(field)).filter(Boolean);
}

// Whether a control leaves a sheet and drops the texts in it. A sheet without a primary button
// takes every change at once, so its "Done" keeps them.
function drops(control) {
  const sheet = control?.closest("[data-role=sheet]");
  return control?.dataset.action?.startsWith("navigation.dismiss") === true
    && Boolean(sheet?.querySelector("[data-role=primaryButton]"));
}

function enter(field) {
  clearTimeout(later.get(field));
  later.delete(field);
  return tap(field, field.value);
}

const later = new WeakMap();

function isLive(field) {
  return field.type === "search" || "live" in field.dataset;
}

function enterSoon(field, milliseconds) {
  clearTimeout(later.get(field));
  later.set(field, setTimeout(() => field.isConnected && enter(field), milliseconds));
}

document.addEventListener("input", ({ target }) => {
  if (board.contains(target)) edited.add(target);
  if (!front.contains(target)) return;
  edited.add(target);
  if (isLive(target)) enterSoon(target, lasting("typing"));
  if (target.type === "range") slide(target);
});

document.addEventListener("change", ({ target }) => {
  if (board.contains(target)) return switchSoon(target);
  if (!front.contains(target)) return;
  if (target.matches("select, [type=range]")) enter(target);
  else if (target.matches("[type=date], [type=time], [type=datetime-local]")) {
    enterSoon(target, lasting("picking"));
  }
});

// The control under the pointer that is down. The field loses the focus before the control is used.
let pressed = null;

for (const kind of ["pointerdown", "pointerup", "pointercancel"]) {
  addEventListener(kind, ({ target }) => {
    pressed = kind === "pointerdown" ? target.closest("[data-action]") : null;
  }, true);
}

document.addEventListener("focusout", ({ target, relatedTarget }) => {
  if (target.type === "search") edited.delete(target);
  if (!front.contains(target) || !target.matches(texts) || !edited.has(target)) return;
  if (document.hasFocus() && !drops(relatedTarget) && !drops(pressed)) enter(target);
});

// Moves the drawn knob with the finger. The value is sent when the finger is lifted.
function slide(range) {
  const share = (range.value - range.min) / (range.max - range.min);
  const parts = range.parentNode.querySelectorAll(".rail > span, .way > span:first-child");
  parts.forEach((part) => { part.style.width = `${share * 100}%`; });
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  const { key, target } = event;
  if (key === "Enter" && target.localName === "textarea" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    enter(target);
  }
  const isClearing = target.type === "search" && target.value;
  if (key !== "Escape" || isClearing || !(target === page || phone.contains(target))) return;
  const ways = '[data-action^="navigation.dismiss"]:not([aria-disabled=true])';
  const further = ":is([data-role=sheet], [data-role=alert]) .more button";
  const wayBack = front.querySelector(ways) ?? front.querySelector(further);
  if (wayBack?.form) press(wayBack);
});
