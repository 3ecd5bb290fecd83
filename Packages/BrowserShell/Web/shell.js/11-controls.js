// Controls of the phone. Enter sends the text of a field. A field that loses the focus keeps its
// text, and the main button of the screen sends it first. Every button first sends the fields that
// would soon send themselves.
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

function press(button) {
  const isMain = button.dataset.role === "primaryButton";
  const fields = [...front.querySelectorAll("input, textarea")];
  const typed = fields.filter((field) => later.has(field) || (isMain && edited.has(field)))
    .map((field) => enter(field));
  tap(button, undefined, typed.filter(Boolean));
}

function enter(field) {
  clearTimeout(later.get(field));
  later.delete(field);
  return tap(field, field.value);
}

const later = new WeakMap();

function enterSoon(field, milliseconds) {
  clearTimeout(later.get(field));
  later.set(field, setTimeout(() => field.isConnected && enter(field), milliseconds));
}

document.addEventListener("input", ({ target }) => {
  if (board.contains(target)) edited.add(target);
  if (!front.contains(target)) return;
  edited.add(target);
  if (target.type === "search") enterSoon(target, lasting("typing"));
  if (target.type === "range") slide(target);
});

document.addEventListener("change", ({ target }) => {
  if (board.contains(target)) return switchSoon(target);
  if (!front.contains(target)) return;
  if (target.matches("select, [type=range]")) enter(target);
  else if (target.matches("[type=date], [type=time], [type=datetime-local]")) {
    enterSoon(target, lasting("picking"));
  } else if (target.localName === "textarea" && edited.has(target)) enter(target);
});

document.addEventListener("focusout", ({ target }) => {
  if (target.type === "search") edited.delete(target);
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
