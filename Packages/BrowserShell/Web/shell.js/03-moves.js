// Transitions between places: the old layer keeps its nodes, and gets another id with rules of its
// own. A new layer enters.
const rules = new CSSStyleSheet();
const leavingRules = new CSSStyleSheet();
const places = document.getElementById("places");
let rulesText = places.textContent;
let endOfMove = () => {};
rules.replaceSync(rulesText);
document.adoptedStyleSheets = [leavingRules, rules];
places.textContent = "";

function movement(next) {
  if (next.tab !== shown.tab) return "tab";
  if (next.sheets !== shown.sheets) return next.sheets > shown.sheets ? "sheet" : "unsheet";
  if (next.depth !== shown.depth) return next.depth > shown.depth ? "push" : "pop";
  return "none";
}

function setRules(text) {
  if (text === rulesText) return;
  rulesText = text;
  rules.replaceSync(text);
}

const classes = {
  tab: ["enter-tab", "leave-tab"], push: ["enter-push", "leave-push"],
  pop: ["enter-pop", "leave-pop"], sheet: ["enter-sheet", null], unsheet: [null, "leave-sheet"],
};

// The element that moves: of a sheet only the sheet, not its scrim; else the whole layer.
function mover(layer, kind) {
  const path = ":scope > [data-role=screen] > .scrim ~ [data-role=sheet]";
  return kind.endsWith("sheet") ? layer.querySelector(path) ?? layer : layer;
}

// Beside a sidebar, which stays, a page fades instead of moving.
function motionOf(kind, old) {
  if (!old.querySelector(".side")) return kind;
  return ["push", "pop"].includes(kind) || front.querySelector(".side") ? "tab" : kind;
}

function change(kind, next) {
  endOfMove();
  const old = front;
  leavingRules.replaceSync(rulesText.replaceAll("#front", "#leaving"));
  setRules(next.places);
  front = made("div", { id: "front", class: next.ground ?? "", "data-entered": kind });
  front.append(parsed(next.front));
  const motion = motionOf(kind, old);
  const [enter, leave] = classes[motion];
  if (kind !== "push" && kind !== "sheet") rest(front);
  retire(old);
  old.after(front);
  phone.dataset.moving = motion;
  const comes = mover(front, motion);
  const goes = mover(old, motion);
  if (enter && comes === front) front.classList.add(enter);
  if (leave) {
    goes.classList.remove("m-sheet");
    goes.classList.add(leave);
  }
  if (kind === "sheet" && next.below) old.remove();
  finish(old, [comes, goes]);
}

// Ends the transition when both animations have ended, when `patience` has passed, or when the next
// transition begins.
function finish(old, movers) {
  const moving = front;
  const end = () => {
    if (endOfMove !== end) return;
    endOfMove = () => {};
    clearTimeout(timer);
    old.remove();
    moving.classList.remove(...entering(moving));
    delete phone.dataset.moving;
  };
  const timer = setTimeout(end, lasting("patience"));
  endOfMove = end;
  const animations = movers.flatMap((node) => node.getAnimations());
  Promise.allSettled(animations.map((animation) => animation.finished)).then(end);
}

function entering(layer) {
  return [...layer.classList].filter((name) => name.startsWith("enter-"));
}

// Switches off the animations of a screen that was shown before: no picture fades in and no sheet
// rises again.
function rest(layer) {
  for (const node of layer.querySelectorAll("[class*='m-']")) node.dataset.still = "";
}

// Makes a layer inert and renames its ids, so that the next screen can use them.
function retire(layer) {
  layer.id = "leaving";
  layer.classList.remove(...entering(layer));
  layer.inert = true;
  layer.setAttribute("aria-hidden", "true");
  for (const node of layer.querySelectorAll("*")) {
    if (node.id) node.id = `leaving-${node.id}`;
    node.removeAttribute("form");
    node.removeAttribute("aria-describedby");
    for (const { name, value } of node.attributes) {
      const isReference = name === "href" ? value.startsWith("#") : value.startsWith("url(#");
      if (isReference) node.setAttribute(name, value.replace("#", "#leaving-"));
    }
  }
}
