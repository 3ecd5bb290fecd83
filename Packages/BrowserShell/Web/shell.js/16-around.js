// Around the phone: links, the outline and the window.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || event.defaultPrevented || link.target) return;
  const url = new URL(link.href, location.href);
  if (link.classList.contains("skip")) {
    event.preventDefault();
    board.focus();
  } else if (url.origin === location.origin && url.pathname === location.pathname) {
    event.preventDefault();
    visit(() => url.href);
  }
});

// Highlights the element of an outline item, and the item of the focused element.
function mark() {
  const items = [...outline.querySelectorAll("li[data-for]")];
  const at = document.activeElement?.closest?.("#outline li[data-for]");
  const over = outline.querySelector("li[data-for]:hover") ?? at;
  const current = focused()?.dataset.id;
  items.forEach((item, index) => {
    item.tabIndex = item === at || (!at && index === 0) ? 0 : -1;
    if (current && item.dataset.for === current) item.setAttribute("aria-current", "true");
    else item.removeAttribute("aria-current");
  });
  const marked = over ? find(over.dataset.for) : null;
  phone.querySelectorAll("[data-marked]").forEach((node) => {
    if (node !== marked) node.removeAttribute("data-marked");
  });
  marked?.setAttribute("data-marked", "");
}

outline.addEventListener("pointerover", mark);
outline.addEventListener("pointerleave", mark);
document.addEventListener("focusin", mark);
document.addEventListener("focusout", mark);

// The outline is one stop of the Tab key. Arrow keys move in it; Enter focuses the element.
outline.addEventListener("keydown", (event) => {
  const item = event.target.closest("li[data-for]");
  const steps = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" };
  const target = event.key === "Enter" && item ? find(item.dataset.for) : null;
  const next = item?.[steps[event.key]];
  if (!target && !next) return;
  event.preventDefault();
  if (target) focus(target);
  else next.focus();
});

// Whether the app fills the window: always without a stage; else the style sheet decides it by the
// window's size.
function fills() {
  if (!("staged" in page.dataset)) return true;
  return getComputedStyle(root).getPropertyValue("--fills").trim() === "1";
}

function fit() {
  if (sized()) visit(() => sized() ?? new URL(shown.address, location.href).href, "fit");
}

// The address with the window's size; null if the current address has it.
function sized() {
  const query = new URLSearchParams(shown.address);
  // A zoomed-out browser reports the size of the wider page.
  const width = document.documentElement.clientWidth;
  const height = Math.round((innerHeight * width) / innerWidth);
  const wanted = fills() ? [width, height].map(allowed).join("x") : null;
  if (query.get("window") === wanted) return null;
  if (wanted) query.set("window", wanted);
  else query.delete("window");
  return new URL(`?${query}`, location.href).href;
}

// Limits a side to the sizes of a canvas, which the style sheet defines. A smaller window scrolls.
function allowed(side) {
  const parameters = getComputedStyle(root);
  const least = parseFloat(parameters.getPropertyValue("--least-side"));
  const most = parseFloat(parameters.getPropertyValue("--most-side"));
  return Math.min(Math.max(side, least), most);
}

let fitting = 0;

addEventListener("resize", () => {
  clearTimeout(fitting);
  fitting = setTimeout(fit, lasting("quick"));
});
addEventListener("pageshow", (event) => {
  // A browser that shows a page again restores old input in its fields; this undoes it.
  board.querySelectorAll("input, select").forEach(settle);
  if (event.persisted) listen();
});
document.addEventListener("visibilitychange", listen);
// If the screen differs in the new colour scheme, the server answers at once.
dark.addEventListener("change", listen);
