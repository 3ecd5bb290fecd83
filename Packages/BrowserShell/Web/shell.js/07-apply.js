// Applies an answer. `how` names the request: tap, news, visit, fit or back.
function apply(next, { how, base, asked = turn, control = null, byKeys = false }) {
  const isNew = next.place !== shown.place;
  const kind = isNew ? movement(next) : "none";
  const returning = how === "back" || ["pop", "unsheet", "tab"].includes(kind);
  const outside = stage.contains(document.activeElement)
    && !phone.contains(document.activeElement) ? document.activeElement : null;
  const before = standing();
  const seen = scrolls(front);
  const under = scrolls(below);
  if (isNew) remember(control);
  look(next);
  if (kind === "none") {
    setRules(next.places);
    front.className = [next.ground ?? "", ...entering(front)].join(" ").trim();
    morph(front, parsed(next.front));
  } else {
    change(kind, next);
  }
  surround(next, how);
  const isOutside = outside === document.activeElement;
  if (kind === "sheet") for (const layer of [below, front]) scroll(layer, seen);
  Object.assign(shown, {
    revision: next.revision, place: next.place, tab: next.tab, depth: next.depth,
    sheets: next.sheets, address: next.address,
  });
  Object.assign(page.dataset, shown);
  if (returning) scroll(front, memory.get(shown.place)?.scrolls ?? under);
  if (kind === "unsheet") scroll(front, seen);
  if (isNew && !isOutside && !(kind === "none" && focused())) {
    arrive(returning, kind, control);
  } else if (!isOutside) {
    if (outside && document.activeElement === page) focus(beginning());
    recover(before);
  }
  const wrong = how === "tap" && document.activeElement.closest("[aria-invalid=true]");
  if (wrong) wrong.scrollIntoView({ block: "nearest" });
  if (how === "tap") arriveAtMessages(byKeys);
  record(next.address, base, { isNew, how, asked });
  mark();
  rove();
  offerFiles();
  announce(next.announcement, isNew);
}

// Handles the messages that a tap made: shares a text; focuses a link if the keyboard was used.
function arriveAtMessages(byKeys) {
  const handed = messages.querySelector(".document a");
  if (handed) handDocument(handed);
  if (messages.querySelector(".share")) shareNow(byKeys);
  else if (byKeys) focus(messages.querySelector("a"));
}

function look(next) {
  root.lang = next.lang;
  root.dir = next.dir;
  root.className = next.looks ?? "";
  document.title = next.title;
  if (next.device) phone.dataset.device = next.device;
}

// Updates everything around the screen. A message about a tap stays until the next request of the
// eater. A repeated message after another tap is a new message.
let isHeld = messages.firstElementChild !== null;

function surround(next, how) {
  if (next.below) morph(below, parsed(next.below));
  else below.replaceChildren();
  const isDone = how !== "news" && how !== "fit";
  if (how === "tap") {
    messages.replaceChildren();
    handed = null;
  }
  if (isDone || next.messages || !isHeld) morph(messages, offered(parsed(next.messages ?? "")));
  if (isDone) isHeld = messages.firstElementChild !== null;
  if (how === "back") forget();
  morph(board, parsed(next.board ?? ""));
  morph(outline, parsed(next.outline ?? ""));
  outline.hidden = !next.outline;
  document.getElementById("tap").setAttribute("action", `tap${next.address}`);
}
