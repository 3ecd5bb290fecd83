// Focus and scroll: for each place, its scroll positions and the control that was used last there.
const memory = new Map();
let lost = null;

function scrolls(layer) {
  const found = new Map();
  for (const node of layer.querySelectorAll(".scroll[data-id]")) {
    if (node.scrollTop || node.scrollLeft) {
      found.set(node.dataset.id, [node.scrollTop, node.scrollLeft]);
    }
  }
  return found;
}

function scroll(layer, positions) {
  for (const [id, [top, left]] of positions ?? []) {
    const node = find(id, layer);
    if (node) [node.scrollTop, node.scrollLeft] = [top, left];
  }
}

function remember(control) {
  const id = control ?? focused()?.dataset.id;
  memory.delete(shown.place);
  memory.set(shown.place, { id, scrolls: scrolls(front) });
  if (memory.size > 50) memory.delete(memory.keys().next().value);
}

function focused() {
  const active = document.activeElement;
  return active && front.contains(active) ? active.closest("[data-id]") : null;
}

// The element that gets the focus on a new screen: the heading, else the first in reading order.
function beginning() {
  const heading = [...front.querySelectorAll("h1, h2")].find((node) => node.checkVisibility());
  return heading ?? front.querySelector("[data-read='1']") ?? front;
}

function focus(node) {
  if (!node) return false;
  const isIn = () => document.activeElement === node || node.contains(document.activeElement);
  const target = node.localName === "label" ? node.control ?? node : node;
  target.focus({ preventScroll: node === front });
  if (isIn()) return true;
  if (node.matches(":disabled, [inert] *")) return false;
  if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", "-1");
  node.focus({ preventScroll: true });
  return isIn();
}

// Moves the focus on a new place: when returning, to the control that led away from it; else to the
// tab that was used, or to the beginning.
function arrive(returning, kind, control) {
  lost = null;
  const led = returning ? memory.get(shown.place)?.id : null;
  const tab = kind === "tab" ? control : null;
  const targets = [find(led), find(tab), beginning(), front];
  targets.some((node) => focus(node));
}

// Moves the focus on the same place: if the focused control is gone or disabled, to its neighbour
// in reading order, and back when the control can be used again.
function recover(before) {
  const active = document.activeElement;
  const isHeld = active && active !== page && !active.matches(":disabled");
  if (before && hasLeft(before)) return stay(before);
  if (lost && isHeld && active === lost.keeper) {
    const node = find(lost.id);
    if (node && !node.matches(":disabled") && focus(node)) lost = null;
  } else if (isHeld) {
    lost = null;
  }
  if (isHeld || !before) return;
  const same = find(before.id);
  if (same && !same.matches(":disabled") && focus(same)) return;
  lost = { id: before.id, keeper: stay(before) };
}

// Focuses the control that is nearest to a former place in reading order, and returns it.
function stay(before) {
  const near = usable().map((node) => [Math.abs(order(node) - before.order), node]);
  near.sort(([one], [other]) => one - other);
  const others = near.map(([, node]) => node).filter((node) => node.dataset.id !== before.id);
  return [...others, beginning()].find((node) => focus(node));
}

// Whether the used control moved far down its list, as a ticked item does. The eye stays.
function hasLeft({ id, order: former, top }) {
  const same = find(id);
  if (!same || order(same) <= former) return false;
  return same.getBoundingClientRect().top - top > innerHeight / 3;
}

function usable() {
  return [...front.querySelectorAll("button, input, textarea, select")].filter(
    (node) => !node.disabled && node.closest("[data-read]") && node.checkVisibility());
}

function order(node) {
  return Number(node?.closest("[data-read]")?.dataset.read ?? 0);
}

function standing() {
  const node = focused();
  const top = node?.getBoundingClientRect().top;
  return node ? { id: node.dataset.id, order: order(node), top } : null;
}
