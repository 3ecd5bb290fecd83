// A swipe of a finger over a line runs the line's own actions: to the left the last one, which
// takes the line away, to the right the first one. A line with only one action is swiped to the
// left. A line that can be moved is dragged instead.
const farEnough = 72;
let swiped = null;

function swipeActions(line) {
  const found = [...(line?.querySelectorAll(".more button[data-action]") ?? [])];
  return found.some((button) => button.dataset.action.includes(".move?")) ? [] : found;
}

phone.addEventListener("pointerdown", ({ target: node, pointerType, clientX, clientY }) => {
  const line = pointerType === "touch" ? lineAt(node) : null;
  const actions = swipeActions(line);
  swiped = actions.length > 0 ? { line, actions, x: clientX, y: clientY } : null;
});

phone.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (!swiped) return;
  const way = clientX - swiped.x;
  if (Math.abs(clientY - swiped.y) > Math.abs(way)) return endSwipe();
  if (way > 0 && swiped.actions.length < 2) return;
  swiped.line.style.transform = `translateX(${way}px)`;
});

function endSwipe() {
  swiped?.line.style.removeProperty("transform");
  swiped = null;
}

phone.addEventListener("pointerup", ({ clientX }) => {
  if (!swiped) return;
  const { actions, x } = swiped;
  const way = clientX - x;
  endSwipe();
  if (Math.abs(way) < farEnough || (way > 0 && actions.length < 2)) return;
  phone.addEventListener("click", stopClick, { capture: true, once: true });
  const stop = () => phone.removeEventListener("click", stopClick, { capture: true });
  setTimeout(stop, lasting("quick"));
  tap(actions.at(way > 0 ? 0 : -1));
});

function stopClick(event) {
  event.preventDefault();
  event.stopPropagation();
}

phone.addEventListener("pointercancel", endSwipe);
