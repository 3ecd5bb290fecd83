// Dragging: a line can be dragged if it has a further action named `….move`. A drop on another line
// runs that action, which opens a screen. It then taps the button there whose parameters are those
// of both lines. If no button fits, the screen stays open for a choice. So a drop never does more
// than the controls of the page could do.
const lines = '#front [data-id$=".line"], #front [data-role=row]';
let dragged = null;

function lineAt(node) {
  return node.closest?.('#front [data-id$=".line"]') ?? node.closest?.(lines) ?? null;
}

function movingAction(line) {
  return line?.querySelector('.more button[data-action*=".move?"]') ?? null;
}

// The parameter values of a control's call.
function subjects(control) {
  const query = control.dataset.action?.split("?", 2)[1];
  return [...new URLSearchParams(query ?? "").values()];
}

// The parameter values of a line; null if nothing can be dropped on it.
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

// Highlights the line that would take the drop.
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
  // The styles hide elements that cover lines, because they would block the drop.
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
