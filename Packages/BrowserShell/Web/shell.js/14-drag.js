// What can be moved can be dragged: a line with a further action named `….move`. Dropped on
// another line, it does what somebody does who uses that action and then, on the screen that it
// opens, the control for that line: the one whose call is about what both are about. A page fires
// nothing that none of its controls does; where no control fits, the screen stays open to choose.
const lines = '#front [data-id$=".line"], #front [data-role=row]';
let dragged = null;

function lineAt(node) {
  return node.closest?.('#front [data-id$=".line"]') ?? node.closest?.(lines) ?? null;
}

function movingAction(line) {
  return line?.querySelector('.more button[data-action*=".move?"]') ?? null;
}

// What the call of a control is about: the values of its parameters.
function subjects(control) {
  const query = control.dataset.action?.split("?", 2)[1];
  return [...new URLSearchParams(query ?? "").values()];
}

// What a line stands for; null where nothing can be dropped on it.
function target(line) {
  const row = line?.matches("[data-role=row]") ? line : line?.querySelector("[data-role=row]");
  const found = row ? subjects(row) : [];
  return found.length > 0 ? found : null;
}

function dropOn(line) {
  const wanted = [...subjects(dragged), ...target(line)].sort().join("\n");
  const deed = tap(dragged);
  if (!deed) return;
  deed.next = () => {
    const fits = [...front.querySelectorAll("button[data-action]:not(.more *)")]
      .find((button) => subjects(button).sort().join("\n") === wanted);
    if (fits) tap(fits);
  };
}

// Where the hand is over something that takes what it drags.
function aim(line) {
  phone.querySelectorAll("[data-aimed]").forEach((node) => node.removeAttribute("data-aimed"));
  line?.setAttribute("data-aimed", "");
}

phone.addEventListener("pointerdown", ({ target: node, pointerType }) => {
  const line = lineAt(node);
  if (pointerType === "mouse" && movingAction(line)) line.draggable = true;
});

phone.addEventListener("dragstart", (event) => {
  const line = lineAt(event.target);
  dragged = movingAction(line);
  if (!dragged) return;
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", line.querySelector("[data-role=row]").innerText);
  // What lies over the lines below would be in the way.
  requestAnimationFrame(() => { if (dragged) root.dataset.dragging = ""; });
});

phone.addEventListener("dragover", (event) => {
  const line = dragged ? lineAt(event.target) : null;
  const takes = target(line) && movingAction(line) !== dragged;
  aim(takes ? line : null);
  if (takes) event.preventDefault();
});

phone.addEventListener("drop", (event) => {
  if (!dragged) return;
  event.preventDefault();
  const line = lineAt(event.target);
  if (target(line) && movingAction(line) !== dragged) dropOn(line);
});

addEventListener("dragend", () => {
  dragged = null;
  delete root.dataset.dragging;
  aim(null);
});
