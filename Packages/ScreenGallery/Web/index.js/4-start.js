function change(value, isStep = false) {
  shown = checked(value);
  const text = toFragment(shown);
  const url = text ? `#${text}` : location.pathname;
  if (isStep) history.pushState(null, "", url);
  else history.replaceState(null, "", url);
  draw();
}

function draw() {
  toForm();
  const isOpen = shown.open !== "";
  viewer.hidden = !isOpen;
  wall.hidden = isOpen;
  document.body.classList.toggle("viewing", isOpen);
  if (isOpen) {
    drawViewer();
  } else {
    stage.replaceChildren();
    drawWall();
  }
}

function follow() {
  const text = location.hash.slice(1);
  if (text && !text.includes("=")) return;
  shown = fromFragment(text);
  draw();
}

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", () => change(fromForm()));
document.getElementById("compare").addEventListener("change", (event) => {
  change({ ...shown, compare: event.target.value });
});
document.getElementById("previous").addEventListener("click", () => step(-1));
document.getElementById("next").addEventListener("click", () => step(1));
document.getElementById("close").addEventListener("click", close);
for (const button of document.querySelectorAll("[data-reset]")) {
  button.addEventListener("click", () => change({ ...usual, open: shown.open }));
}
for (const tile of tiles) {
  tile.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    open(tile);
  });
}
addEventListener("keydown", (event) => {
  const isTyping = event.target.matches?.("input, select, textarea, #stage");
  if (viewer.hidden || event.altKey || event.metaKey || event.ctrlKey) return;
  if (event.key === "Escape") close();
  else if (!isTyping && event.key === "ArrowLeft") step(-1);
  else if (!isTyping && event.key === "ArrowRight") step(1);
});
addEventListener("hashchange", follow);
addEventListener("popstate", follow);
let resizing = 0;
addEventListener("resize", () => {
  cancelAnimationFrame(resizing);
  resizing = requestAnimationFrame(draw);
});
if (matchMedia("(max-width: 63.99rem)").matches) {
  document.querySelector(".panel").open = false;
}
document.documentElement.classList.add("scripted");
follow();
