// Menus: the further actions of an element open by a right click, the menu key or a long press.
function menuOf(node) {
  for (let part = node.closest?.("#front [data-id]"); part; part = part.parentElement) {
    const next = part.nextElementSibling;
    if (next?.matches(".more:not(.inner)")) return { owner: part, menu: next };
    if (part.matches("[data-role=screen], [data-role=sheet]")) return null;
  }
  return null;
}

function closeMenu(returns) {
  const menu = front.querySelector(".more[data-open]");
  if (!menu) return false;
  const owner = menu.previousElementSibling;
  menu.removeAttribute("data-open");
  if (returns) focus(owner);
  return true;
}

function openMenu(node) {
  const found = menuOf(node);
  if (!found) return false;
  closeMenu(false);
  found.menu.setAttribute("data-open", "");
  focus(found.menu.querySelector("button"));
  return true;
}

document.addEventListener("contextmenu", (event) => {
  const isOpen = event.target.closest?.(".more[data-open]");
  if (moving?.ghost || isOpen || openMenu(event.target)) event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  const { key, shiftKey, target } = event;
  const isKey = key === "ContextMenu" || (key === "F10" && shiftKey);
  if (isKey && !target.closest?.(".more") && openMenu(target)) event.preventDefault();
});

document.addEventListener("focusout", ({ target, relatedTarget }) => {
  const menu = target.closest?.(".more[data-open]");
  if (menu && relatedTarget && !menu.contains(relatedTarget)) menu.removeAttribute("data-open");
});

document.addEventListener("pointerdown", ({ target }) => {
  if (!target.closest?.(".more[data-open]")) closeMenu(false);
});

document.addEventListener("keydown", (event) => {
  const menu = event.target.closest?.(".more[data-open]");
  if (!menu) return;
  const buttons = [...menu.querySelectorAll("button")];
  const at = buttons.indexOf(event.target);
  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  if (event.key === "Escape") closeMenu(true);
  else if (event.key === "Tab") return void closeMenu(true);
  else if (event.key in steps) {
    focus(buttons[(at + steps[event.key] + buttons.length) % buttons.length]);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}, true);
