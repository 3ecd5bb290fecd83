// One stop: the controls of a week are one stop of the Tab key, and arrow keys move between them.
let lastStop = null;

function stops() {
  const controls = "button, a[href], input, select, textarea";
  return [...front.querySelectorAll("[data-one-stop]")]
    .flatMap((part) => [...part.querySelectorAll(controls)])
    .filter((node) => !node.disabled && !node.closest(".more"));
}

function rove() {
  const all = stops();
  const at = all.find((node) => node === document.activeElement)
    ?? all.find((node) => node.dataset.id === lastStop) ?? all[0];
  for (const node of all) node.tabIndex = node === at ? 0 : -1;
}

document.addEventListener("focusin", ({ target }) => {
  if (!target.closest("#front [data-one-stop]") || target.closest(".more")) return;
  lastStop = target.dataset.id;
  rove();
});

const directions = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

// The nearest of the nodes in a direction. A node to the side that is not level with it counts as
// farther; up and down keep to the column, so that the top row and the bottom row are ends.
function nearest(node, nodes, [x, y]) {
  const from = node.getBoundingClientRect();
  let best = null;
  let least = Infinity;
  for (const other of nodes) {
    if (other === node) continue;
    const to = other.getBoundingClientRect();
    const along = x ? x * (to.left + to.right - from.left - from.right)
      : y * (to.top + to.bottom - from.top - from.bottom);
    if (along <= 1) continue;
    const across = x ? Math.max(0, to.top - from.bottom, from.top - to.bottom)
      : Math.max(0, to.left - from.right, from.left - to.right);
    if (y && across > 0) continue;
    const distance = along + (across > 0 ? 1000 : 0) + 8 * across;
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

document.addEventListener("keydown", (event) => {
  const { key, target, altKey } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target.localName !== "button" || !target.closest("#front [data-one-stop]")) return;
  const direction = directions[key];
  if (altKey && direction) {
    event.preventDefault();
    moveBy(target, direction);
  } else if (direction || key === "Home" || key === "End") {
    const all = stops();
    const next = key === "Home" ? all[0] : key === "End" ? all.at(-1)
      : nearest(target, all, direction);
    event.preventDefault();
    if (next) {
      focus(next);
      next.scrollIntoView({ block: "nearest" });
    }
  }
});

// Moves: an item is dropped on a place by the pointer, or sent to the next place by the keyboard.
// The call of a drop is the call of the place, with the parameters of the item before its own. The
// server takes it only if its screen has both.
let moving = null;

function dropCall(item, place) {
  const [name, query] = place.dataset.accepts.split("?");
  const call = item.dataset.carries.split(" ").find((text) => text.split("?")[0] === name);
  if (!call || item === place || call.split("?")[1] === query) return null;
  const joined = [call.split("?")[1], query].filter(Boolean).join("&");
  return `${item.dataset.mark} ${name}?${joined}`;
}

function placesFor(item) {
  return [...front.querySelectorAll("[data-accepts]")].filter((place) => dropCall(item, place));
}

function drop(item, place) {
  const action = dropCall(item, place);
  if (!action) return;
  add({ id: undefined, action, place: shown.place, isAgain: false, byKeys, after: [],
    control: () => null });
}

function moveBy(target, direction) {
  const item = target.closest("[data-carries]");
  const place = item && nearest(item, placesFor(item), direction);
  if (place) drop(item, place);
}

function placeAt({ clientX, clientY }) {
  const place = document.elementFromPoint(clientX, clientY)?.closest("#front [data-accepts]");
  return place && dropCall(moving.item, place) ? place : null;
}

function lift() {
  const { item, x, y } = moving;
  const box = item.getBoundingClientRect();
  const ghost = made("div", { id: "ghost", "aria-hidden": "true" });
  ghost.append(item.innerText.trim());
  Object.assign(ghost.style, { width: `${box.width}px`, padding: "8px" });
  Object.assign(moving, { ghost, dx: x - box.left, dy: Math.min(24, y - box.top) });
  document.body.append(ghost);
  item.dataset.lifted = "";
  root.dataset.dragging = "";
}

function carry(event) {
  const { ghost, dx, dy } = moving;
  Object.assign(ghost.style, {
    left: `${event.clientX - dx}px`, top: `${event.clientY - dy}px`,
  });
  aim(placeAt(event));
  const page = moving.item.closest(".scroll");
  const edge = page?.getBoundingClientRect();
  if (edge && event.clientY > edge.bottom - 48) page.scrollTop += 12;
  if (edge && event.clientY < edge.top + 48) page.scrollTop -= 12;
}

function letGo() {
  clearTimeout(moving?.timer);
  moving?.ghost?.remove();
  moving?.item.removeAttribute("data-lifted");
  delete root.dataset.dragging;
  aim(null);
  moving = null;
}

phone.addEventListener("pointerdown", (event) => {
  const item = event.target.closest?.("#front [data-carries]");
  if (!item || event.button !== 0 || moving) return;
  moving = { item, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  // A finger scrolls; it lifts an item after a moment.
  if (event.pointerType === "touch") {
    moving.isHeld = true;
    moving.timer = setTimeout(() => { if (moving?.isHeld) lift(); }, lasting("modal"));
  }
});

addEventListener("pointermove", (event) => {
  if (!moving || event.pointerId !== moving.pointer) return;
  const way = Math.hypot(event.clientX - moving.x, event.clientY - moving.y);
  if (!moving.ghost && way > 6) {
    if (moving.isHeld) return letGo();
    lift();
  }
  if (moving.ghost) carry(event);
});

addEventListener("pointerup", (event) => {
  if (!moving || event.pointerId !== moving.pointer) return;
  const { item, ghost } = moving;
  const place = ghost ? placeAt(event) : null;
  letGo();
  if (!ghost) return;
  // The click that ends a drag opens nothing.
  const quiet = (click) => { click.preventDefault(); click.stopPropagation(); };
  addEventListener("click", quiet, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", quiet, { capture: true }), lasting("quick"));
  if (place) drop(item, place);
});

addEventListener("pointercancel", letGo);
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && moving?.ghost) {
    event.stopPropagation();
    letGo();
  }
}, true);
addEventListener("touchmove", (event) => {
  if (moving?.ghost) event.preventDefault();
}, { passive: false });
