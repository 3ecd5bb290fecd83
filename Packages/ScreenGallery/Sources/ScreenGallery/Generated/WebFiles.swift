// swift-format-ignore-file
// Made from Web by Scripts/compile-web. Do not edit.

/// The files of the folder `Web`, as they are served.
enum WebFiles {
  /// `gallery.css`.
  static let galleryCSS: StaticString = ##"""
.gallery-overlay {
  position: fixed; inset: 0; width: 100vw; height: 100vh; pointer-events: none;
  z-index: 2147483647; font: 600 9px/1 -apple-system, Inter, system-ui; overflow: hidden;
}
.gallery-overlay rect, .gallery-overlay path { fill: none; stroke-width: 1; }
.gallery-overlay rect.grid { fill: url(#gallery-grid); }
.gallery-overlay path.grid-line { stroke: #e0007a; stroke-width: .5; opacity: .45; }
.gallery-overlay .margin { stroke: #e0007a; stroke-dasharray: 4 4; }
.gallery-overlay .frame { stroke: #0a84ff; stroke-opacity: .55; }
.gallery-overlay .frame.words { stroke: #bf5af2; stroke-opacity: 1; }
.gallery-overlay .frame.control { stroke: #ff5a1f; stroke-opacity: 1; }
.gallery-overlay rect.frame.chosen { stroke: #0a84ff; stroke-opacity: 1; stroke-width: 2; }
.gallery-overlay rect.name-back { fill: #0040a8; }
.gallery-overlay .name-text { fill: #fff; stroke: none; }
.gallery-overlay rect.target { stroke: #00804a; fill: #00c878; fill-opacity: .22; }
.gallery-overlay rect.target.small {
  stroke: #c00020; fill: #ff3b30; fill-opacity: .3; stroke-dasharray: 3 2;
}
.gallery-overlay .size {
  text-anchor: middle; fill: #003d22; stroke: #fff; stroke-width: 3; paint-order: stroke;
}
.gallery-overlay path.way { stroke: #5a2ad6; stroke-opacity: .5; stroke-width: 1.5; }
.gallery-overlay .stop { fill: #5a2ad6; stroke: #fff; stroke-width: 1.5; }
.gallery-overlay .stop-number { fill: #fff; stroke: none; text-anchor: middle; font-size: 9px; }

"""##

  /// `gallery.js`.
  static let galleryJS: StaticString = ##"""
(() => {
  "use strict";
  const looks = ["light", "dark", "standard", "increased"];
  const overlays = ["grid", "frames", "targets", "order"];
  const root = document.documentElement;
  const svgSpace = "http://www.w3.org/2000/svg";
  let wanted = new Set();
  let layer = null;
  let filters = null;
  let label = null;
  function read() {
    wanted = new Set(location.hash.slice(1).split(","));
    const asked = looks.filter((look) => wanted.has(look));
    const schemes = asked.some((look) => look === "light" || look === "dark");
    const contrasts = asked.some((look) => look === "standard" || look === "increased");
    if (schemes) ["light", "dark"].forEach((look) => toggle(look));
    if (contrasts) ["standard", "increased"].forEach((look) => toggle(look));
    see();
    draw();
  }
  function see() {
    filters?.remove();
    filters = null;
    root.style.filter = "";
    const vision = Object.keys(window.galleryVisions).find((name) => wanted.has(name));
    if (!vision || !document.body) return;
    filters = make("svg", { width: 0, height: 0, "aria-hidden": "true" });
    filters.style.position = "absolute";
    const filter = make("filter", {
      id: "gallery-vision", "color-interpolation-filters": "linearRGB",
    }, filters);
    make("feColorMatrix", { type: "matrix", values: window.galleryVisions[vision] }, filter);
    document.body.append(filters);
    root.style.filter = "url(#gallery-vision)";
  }
  function toggle(look) { root.classList.toggle(look, wanted.has(look)); }
  function make(name, attributes, parent) {
    const node = document.createElementNS(svgSpace, name);
    for (const key in attributes) node.setAttribute(key, attributes[key]);
    if (parent) parent.append(node);
    return node;
  }
  function visible(node) {
    const box = node.getBoundingClientRect();
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === "visible") continue;
      const clip = up.getBoundingClientRect();
      seen.left = Math.max(seen.left, clip.left);
      seen.top = Math.max(seen.top, clip.top);
      seen.right = Math.min(seen.right, clip.right);
      seen.bottom = Math.min(seen.bottom, clip.bottom);
    }
    return seen.right > seen.left && seen.bottom > seen.top ? seen : null;
  }
  function rect(box, name, parent) {
    return make("rect", {
      class: name, x: box.left + 0.5, y: box.top + 0.5,
      width: Math.max(0, box.right - box.left - 1),
      height: Math.max(0, box.bottom - box.top - 1),
    }, parent);
  }
  function drawGrid(svg, screen) {
    const box = screen.getBoundingClientRect();
    const pattern = make("pattern", {
      id: "gallery-grid", width: 8, height: 8, x: box.left, y: box.top,
      patternUnits: "userSpaceOnUse",
    }, make("defs", {}, svg));
    make("path", { class: "grid-line", d: "M8 0H0V8" }, pattern);
    make("rect", {
      class: "grid", x: box.left, y: box.top, width: box.width, height: box.height,
      fill: "url(#gallery-grid)",
    }, svg);
    for (const x of [box.left + 16, box.right - 16]) {
      make("path", { class: "margin", d: `M${x} ${box.top}V${box.bottom}` }, svg);
    }
  }
  function kind(node) {
    if (node.hasAttribute("data-touch")) return "frame control";
    return node.hasAttribute("data-width") ? "frame words" : "frame";
  }
  function drawFrames(svg) {
    for (const node of document.querySelectorAll("[data-id]")) {
      const box = visible(node);
      if (box) rect(box, kind(node), svg);
    }
  }
  function drawTargets(svg) {
    for (const node of document.querySelectorAll("[data-touch]")) {
      const seen = visible(node);
      if (!seen || node.closest("[inert]")) continue;
      const [, , width, height] = node.getAttribute("data-touch").split(" ").map(Number);
      const box = node.getBoundingClientRect();
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      const large = width >= 44 && height >= 44;
      rect({
        left: x - width / 2, right: x + width / 2, top: y - height / 2,
        bottom: y + height / 2,
      }, large ? "target" : "target small", svg);
      const text = make("text", { class: "size", x, y: y + 3 }, svg);
      text.textContent = `${round(width)} × ${round(height)}`;
    }
  }
  function drawOrder(svg) {
    const points = [];
    for (const node of document.querySelectorAll("[data-read]")) {
      const box = visible(node);
      if (!box) continue;
      const point = { x: Math.max(10, box.left), y: Math.max(10, box.top) };
      point.text = node.getAttribute("data-read");
      points.push(point);
    }
    const way = points.map((point) => `${point.x} ${point.y}`).join("L");
    if (points.length > 1) make("path", { class: "way", d: `M${way}` }, svg);
    for (const { x, y, text } of points) {
      make("circle", { class: "stop", cx: x, cy: y, r: 9 }, svg);
      make("text", { class: "stop-number", x, y: y + 3.5 }, svg).textContent = text;
    }
  }
  function round(number) { return Math.round(number * 100) / 100; }
  function draw() {
    layer?.remove();
    layer = null;
    const screen = document.querySelector("[data-role=screen]");
    if (!screen || !overlays.some((name) => wanted.has(name))) return;
    layer = make("svg", { class: "gallery-overlay", "aria-hidden": "true" });
    if (wanted.has("grid")) drawGrid(layer, screen);
    if (wanted.has("frames")) drawFrames(layer);
    if (wanted.has("targets")) drawTargets(layer);
    if (wanted.has("order")) drawOrder(layer);
    document.body.append(layer);
    label = null;
  }
  function point(event) {
    label?.remove();
    label = null;
    if (!layer || !wanted.has("frames")) return;
    const node = event.target.closest?.("[data-id]");
    if (!node) return;
    const box = node.getBoundingClientRect();
    label = make("g", { class: "name" }, layer);
    rect(box, "frame chosen", label);
    const below = box.bottom + 20 < innerHeight;
    const y = below ? box.bottom + 4 : Math.max(0, box.top - 20);
    const back = make("rect", { class: "name-back", y, height: 16, rx: 4 }, label);
    const text = make("text", { class: "name-text", y: y + 11.5 }, label);
    const size = `${round(box.width)} × ${round(box.height)}`;
    text.textContent = `${node.getAttribute("data-id")}  ${size}`;
    const width = text.getComputedTextLength() + 10;
    const x = Math.min(Math.max(0, box.left), Math.max(0, innerWidth - width));
    back.setAttribute("x", x);
    back.setAttribute("width", width);
    text.setAttribute("x", x + 5);
  }
  let frame = 0;
  function later() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  }
  read();
  addEventListener("hashchange", read);
  addEventListener("DOMContentLoaded", see);
  addEventListener("DOMContentLoaded", draw);
  addEventListener("load", draw);
  addEventListener("resize", later);
  addEventListener("scroll", later, { capture: true, passive: true });
  addEventListener("pointermove", point, { passive: true });
})();

"""##

  /// `index.js`, 4 parts one after another.
  static let indexJS: StaticString = ##"""
"use strict";
const matrix = JSON.parse(document.getElementById("matrix").textContent);
const form = document.getElementById("controls");
const tiles = [...document.querySelectorAll(".tile")];
const usual = {
  find: "", screen: "", state: "", appearance: "light", contrast: "standard", vision: "usual",
  size: "L", device: matrix.devices[0].name, direction: "ltr", overlays: [], zoom: "s", open: "",
  compare: "",
};
if (!matrix.sizes.includes(usual.size)) usual.size = matrix.sizes[0];
let shown = { ...usual };
function toFragment(value) {
  const words = new URLSearchParams();
  for (const key of Object.keys(usual)) {
    const text = String(value[key]);
    if (text !== String(usual[key])) words.set(key, text);
  }
  return words.toString();
}
function fromFragment(text) {
  const words = new URLSearchParams(text);
  const value = { ...usual };
  for (const key of Object.keys(usual)) {
    if (!words.has(key)) continue;
    const word = words.get(key);
    value[key] = key === "overlays" ? word.split(",").filter(Boolean) : word;
  }
  return checked(value);
}
function checked(value) {
  const one = (key, known) => { if (!known.includes(value[key])) value[key] = usual[key]; };
  one("appearance", ["light", "dark"]);
  one("contrast", ["standard", "increased"]);
  one("vision", matrix.visions);
  one("size", matrix.sizes);
  one("device", matrix.devices.map((device) => device.name));
  one("direction", matrix.rtl ? ["ltr", "rtl"] : ["ltr"]);
  one("zoom", ["s", "m", "l"]);
  one("compare", ["", "looks", "visions", "sizes", "devices"]);
  one("screen", ["", ...tiles.map((tile) => tile.dataset.screen)]);
  one("state", ["", ...tiles.map((tile) => tile.dataset.state)]);
  one("open", ["", ...tiles.map(key)]);
  const overlays = ["grid", "frames", "targets", "order"];
  value.overlays = overlays.filter((name) => value.overlays.includes(name));
  return value;
}
function toForm() {
  for (const name of ["find", "screen", "state", "device", "vision"]) {
    form.elements[name].value = shown[name];
  }
  for (const name of ["appearance", "contrast", "direction", "zoom"]) {
    if (form.elements[name]) form.elements[name].value = shown[name];
  }
  form.elements.size.value = matrix.sizes.indexOf(shown.size);
  for (const box of form.querySelectorAll("[name=overlay]")) {
    box.checked = shown.overlays.includes(box.value);
  }
  document.getElementById("compare").value = shown.compare;
}
function fromForm() {
  const value = { ...shown };
  for (const name of Object.keys(usual)) {
    if (form.elements[name]) value[name] = form.elements[name].value;
  }
  value.size = matrix.sizes[Number(form.elements.size.value)];
  const boxes = [...form.querySelectorAll("[name=overlay]:checked")];
  value.overlays = boxes.map((box) => box.value);
  return value;
}
function available(look) {
  let device = matrix.devices.find((one) => one.name === look.device) ?? matrix.devices[0];
  let size = look.size;
  if (look.direction === "rtl") {
    device = matrix.devices[0];
    size = usual.size;
  } else if (!device.sizes.includes(size)) {
    const large = matrix.accessibility.includes(size);
    size = large ? device.sizes[device.sizes.length - 1] : device.sizes[0];
  }
  return { ...look, device, size };
}
function key(tile) { return `${tile.dataset.screen}/${tile.dataset.state}`; }
function address(tile, look) {
  const parts = look.device === matrix.devices[0] ? [] : [look.device.name];
  parts.push(look.size);
  if (look.direction === "rtl") parts.push("rtl");
  if (look.appearance === "dark" && "dark" in tile.dataset) parts.push("dark");
  const words = [look.appearance, look.contrast, look.vision, ...look.overlays].join(",");
  return `${tile.dataset.folder}${parts.join("-")}.html#${words}`;
}
const scales = { s: 0.5, m: 0.7, l: 1 };
function show(phone, path, look, title, scale) {
  let frame = phone.querySelector("iframe");
  if (!frame) {
    frame = document.createElement("iframe");
    frame.loading = "lazy";
    frame.addEventListener("load", () => phone.classList.add("loaded"));
    phone.append(frame);
  }
  frame.title = title;
  frame.width = look.device.width;
  frame.height = look.device.height;
  phone.style.setProperty("--w", look.device.width);
  phone.style.setProperty("--h", look.device.height);
  phone.style.setProperty("--k", scale);
  phone.classList.toggle("square", look.device.square);
  phone.classList.toggle("dark", look.appearance === "dark");
  if (phone.dataset.path === path) return;
  const isLoaded = phone.classList.contains("loaded");
  phone.dataset.path = path;
  if (isLoaded) frame.contentWindow.location.replace(new URL(path, location.href).href);
  else frame.src = path;
}
function clear(phone) {
  phone.replaceChildren();
  phone.classList.remove("loaded");
  delete phone.dataset.path;
}
function matches(tile) {
  const { screen, state, name } = tile.dataset;
  if (shown.screen && shown.screen !== screen) return false;
  if (shown.state && shown.state !== state) return false;
  const text = `${name} ${screen} ${state}`.toLowerCase();
  return shown.find.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
function wallScale(look) {
  const room = document.getElementById("wall").clientWidth - 2;
  const gap = parseFloat(getComputedStyle(document.querySelector(".tiles")).columnGap);
  const wanted = scales[shown.zoom] * look.device.width;
  const least = shown.zoom === "s" ? 2 : 1;
  const columns = Math.max(least, Math.floor((room + gap) / (wanted + gap)));
  return Math.floor((room + gap) / columns - gap) / look.device.width;
}
function drawWall() {
  const look = available(shown);
  const scale = tiles.length > 0 ? wallScale(look) : 1;
  for (const tile of tiles) {
    tile.hidden = !matches(tile);
    const phone = tile.querySelector(".phone");
    tile.style.setProperty("--w", look.device.width);
    tile.style.setProperty("--k", scale);
    if (tile.hidden) clear(phone);
    else show(phone, address(tile, look), look, key(tile), scale);
  }
  for (const section of document.querySelectorAll(".screen")) {
    const seen = section.querySelectorAll(".tile:not([hidden])").length;
    section.hidden = seen === 0;
    section.querySelector(".states").textContent = counted(seen, "state");
  }
  summarize(look);
}
function counted(number, noun) { return `${number} ${noun}${number === 1 ? "" : "s"}`; }
function summarize(look) {
  const seen = tiles.filter((tile) => !tile.hidden);
  const screens = new Set(seen.map((tile) => tile.dataset.screen)).size;
  const count = `${counted(seen.length, "state")} of ${counted(screens, "screen")}`;
  const words = shown.open ? [] : [count];
  words.push(look.appearance, `${look.contrast} contrast`, look.size, look.device.name);
  if (look.vision !== "usual") words.push(look.vision);
  if (look.direction === "rtl") words.push("right to left");
  let text = words.join(" · ");
  if (look.size !== shown.size || look.device.name !== shown.device) {
    text += `. There is no page for ${shown.size} on ${shown.device}`;
    text += look.direction === "rtl" ? ", right to left" : "";
    text += "; this is the nearest.";
  }
  document.getElementById("summary").textContent = text;
  document.getElementById("nothing").hidden = seen.length > 0;
  document.getElementById("size-name").textContent = shown.size;
}
const viewer = document.getElementById("viewer");
const wall = document.getElementById("wall");
const stage = document.getElementById("stage");
function looksBeside() {
  const all = {
    "": () => [{}],
    looks: () => ["light", "dark"].flatMap((appearance) =>
      ["standard", "increased"].map((contrast) => ({ appearance, contrast }))),
    visions: () => matrix.visions.map((vision) => ({ vision })),
    sizes: () => matrix.sizes.map((size) => ({
      size, device: matrix.devices[0].name, direction: "ltr",
    })),
    devices: () => matrix.devices.map(({ name }) => ({ device: name, direction: "ltr" })),
  };
  return all[shown.compare]().map((part) => available({ ...shown, ...part }));
}
function caption(look) {
  if (shown.compare === "looks") return `${look.appearance}, ${look.contrast}`;
  if (shown.compare === "visions") return look.vision;
  if (shown.compare === "sizes") return look.size;
  if (shown.compare !== "devices") return "";
  const { name, width, height } = look.device;
  return `${name}, ${width} × ${height}, ${look.size}`;
}
function neighbours() {
  const seen = tiles.filter(matches);
  const at = seen.findIndex((tile) => key(tile) === shown.open);
  return { seen, at };
}
function drawViewer() {
  const tile = tiles.find((one) => key(one) === shown.open);
  const { seen, at } = neighbours();
  document.getElementById("viewer-name").textContent =
    `${tile.dataset.name}: ${tile.dataset.state}`;
  document.getElementById("place").textContent =
    at < 0 ? "" : `${at + 1} of ${seen.length}`;
  document.getElementById("previous").disabled = seen.length < 2;
  document.getElementById("next").disabled = seen.length < 2;
  viewer.classList.toggle("single", shown.compare === "");
  const looks = looksBeside();
  const figures = [...stage.children];
  figures.slice(looks.length).forEach((figure) => figure.remove());
  looks.forEach((look, index) => drawFigure(tile, look, figures[index]));
  drawFacts(tile, looks[0]);
  summarize(available(shown));
}
function drawFigure(tile, look, known) {
  const figure = known ?? document.createElement("figure");
  if (!known) {
    const phone = document.createElement("div");
    phone.className = "phone";
    figure.append(document.createElement("figcaption"), phone);
    stage.append(figure);
  }
  const words = caption(look);
  figure.querySelector("figcaption").textContent = words;
  const title = [key(tile), words || look.appearance].join(", ");
  const room = viewer.clientWidth - 2;
  const scale = shown.compare ? 0.75 : Math.min(1, room / look.device.width);
  show(figure.querySelector(".phone"), address(tile, look), look, title, scale);
}
function drawFacts(tile, look) {
  const about = document.getElementById("about");
  const facts = tile.querySelector(".facts").cloneNode(true);
  const link = document.createElement("a");
  link.href = address(tile, look);
  link.textContent = "Open only this page";
  about.replaceChildren(facts, link);
}
function step(by) {
  const { seen, at } = neighbours();
  if (seen.length < 2) return;
  const next = seen[(Math.max(at, 0) + by + seen.length) % seen.length];
  change({ ...shown, open: key(next) });
}
function open(tile) {
  change({ ...shown, open: key(tile) }, true);
  scrollTo(0, 0);
  document.getElementById("viewer-name").focus({ preventScroll: true });
}
function close() {
  const last = tiles.find((tile) => key(tile) === shown.open);
  change({ ...shown, open: "", compare: "" }, true);
  const link = last?.querySelector("a");
  link?.scrollIntoView({ block: "center" });
  link?.focus({ preventScroll: true });
}
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

"""##

  /// `site.css`, 4 parts one after another.
  static let siteCSS: StaticString = ##"""
:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f4f2, #121214);
  --paper: light-dark(#ffffff, #1d1d20);
  --ink: light-dark(#1a1a1e, #f4f4f6);
  --soft: light-dark(#5a5a62, #aeaeb8);
  --line: light-dark(#dddce0, #38383e);
  --edge: light-dark(#85858e, #7d7d88);
  --accent: light-dark(#b93200, #ff8a5c);
  --on-accent: light-dark(#ffffff, #1a0b04);
  --wash: light-dark(#fbe9e2, #3a231a);
  --shade: light-dark(rgb(40 30 20 / .10), rgb(0 0 0 / .5));
  --mono: ui-monospace, "SF Mono", "DejaVu Sans Mono", monospace;
}
@media (prefers-contrast: more) {
  :root {
    --soft: var(--ink);
    --line: light-dark(#6a6a72, #9a9aa4);
    --edge: var(--ink);
    --accent: light-dark(#8a2500, #ffb597);
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 400 1rem/1.5 -apple-system, Inter, system-ui; letter-spacing: -.006em;
}
h1 { font-size: 2.125rem; line-height: 1.2; letter-spacing: -.022em; margin: 0 0 .25rem; }
h2 { font-size: 1.375rem; line-height: 1.3; letter-spacing: -.015em; margin: 0; }
h3 { font-size: .9375rem; line-height: 1.4; font-weight: 500; margin: 0; }
p { margin: 0; }
a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: .08em; }
code { font: .8125rem/1.5 var(--mono); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 9; padding: .75rem 1rem;
  background: var(--paper); border-radius: 12px; }
.skip:focus { top: .5rem; }
.top {
  position: sticky; top: 0; z-index: 3; display: flex; align-items: center; gap: 1.5rem;
  min-height: 3.5rem; padding: 0 1.5rem; background: var(--paper);
  border-bottom: 1px solid var(--line);
}
.brand { font-weight: 700; letter-spacing: -.015em; display: flex; align-items: center;
  gap: .625rem; }
.brand::before { content: ""; width: .75rem; height: 1.375rem; border-radius: 4px;
  border: 2px solid var(--accent); }
.top ul { display: flex; gap: .25rem; list-style: none; margin: 0; padding: 0; }
.top li a {
  display: flex; align-items: center; min-height: 2.75rem; padding: 0 .875rem;
  border-radius: 12px; color: var(--soft); text-decoration: none; font-weight: 500;
}
.top li a:hover { color: var(--ink); }
.top [aria-current] { color: var(--ink); box-shadow: inset 0 -3px 0 -1px var(--accent);
  border-radius: 0; }
button, select, input[type=search] {
  font: inherit; color: inherit; background: var(--paper); min-height: 2.75rem;
  border: 1px solid var(--edge); border-radius: 12px; padding: 0 1rem; max-width: 100%;
}
button { font-weight: 500; cursor: pointer; }
button:hover:enabled { border-color: var(--accent); color: var(--accent); }
button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
.quiet { background: none; border-color: transparent; color: var(--accent); }
select { padding: 0 .75rem; }
@media (max-width: 30rem) {
  .top { padding: .625rem 1rem 0; gap: 0 .5rem; flex-wrap: wrap; position: static; }
  .top nav { width: 100%; margin-left: -.625rem; }
  .top li a { padding: 0 .625rem; }
  h1 { font-size: 1.75rem; }
}
.bench { display: grid; grid-template-columns: minmax(0, 1fr); }
.bench > main { min-width: 0; padding: 1.5rem clamp(1rem, 4vw, 1.5rem) 6rem; }
.panel { background: var(--paper); border-bottom: 1px solid var(--line); }
.panel > summary { padding: .75rem 1.5rem; font-weight: 600; cursor: pointer;
  min-height: 2.75rem; }
.panel form { display: grid; gap: 1.125rem; padding: .5rem 1.5rem 1.5rem;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); align-items: start; }
.field { display: grid; gap: .375rem; min-width: 0; }
.field label, legend { font-size: .8125rem; font-weight: 600; color: var(--soft);
  letter-spacing: 0; padding: 0; }
.field label:has(output) { display: flex; justify-content: space-between; }
.field output { color: var(--ink); font-variant-numeric: tabular-nums; }
.field > * { width: 100%; }
input[type=range] { accent-color: var(--accent); height: 1.75rem; margin: 0; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: .375rem; }
.choice > div { display: flex; padding: 2px; border-radius: 12px; background: var(--ground);
  border: 1px solid var(--edge); }
.choice label { flex: 1 1 0; position: relative; display: flex; min-width: 0; }
.choice input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0;
  opacity: 0; cursor: pointer; }
.choice span { flex: 1; display: flex; align-items: center; justify-content: center;
  min-height: 2.5rem; padding: 0 .375rem; border-radius: 10px; font-size: .875rem;
  line-height: 1.2; text-align: center; }
.choice input:checked + span { background: var(--accent); color: var(--on-accent);
  font-weight: 600; }
.choice input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 3px; }
.check { display: flex; align-items: center; gap: .625rem; min-height: 2.25rem;
  cursor: pointer; font-size: .9375rem; }
.check input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
.check::after { content: ""; margin-left: auto; width: 1.25rem; height: .75rem;
  border-radius: 3px; border: 2px solid var(--key); }
.check.grid { --key: #e0007a; }
.check.frames { --key: #0a84ff; }
.check.targets { --key: #00a060; }
.check.order { --key: #7a52e8; }
@media (min-width: 64rem) {
  .bench { grid-template-columns: 17.5rem minmax(0, 1fr); }
  .bench > main { padding: 2rem 2.5rem 6rem; }
  .panel { border: 0; border-right: 1px solid var(--line); position: sticky; top: 3.5rem;
    height: calc(100vh - 3.5rem); overflow-y: auto; }
  .panel > summary { position: absolute; clip-path: inset(50%); width: 1px; height: 1px;
    min-height: 0; padding: 0; overflow: hidden; white-space: nowrap; }
  .panel > summary:focus-visible { position: static; clip-path: none; width: auto;
    height: auto; padding: .75rem 1.5rem; }
  .panel form { grid-template-columns: minmax(0, 1fr); padding: 1.5rem; }
}
.summary { color: var(--soft); min-height: 1.5rem; }
.viewing .summary { padding-bottom: 1rem; }
.nothing { padding: 4rem 0; text-align: center; }
section.screen { padding-top: 2.5rem; }
section.screen > h2 { padding-bottom: 1rem; border-top: 1px solid var(--line);
  padding-top: 1rem; }
.count { font-size: .9375rem; font-weight: 400; color: var(--soft); letter-spacing: 0;
  margin-left: .375rem; }
.tiles { display: flex; flex-wrap: wrap; gap: 2rem clamp(1rem, 2vw, 1.75rem);
  list-style: none; margin: 0; padding: 0; }
.tile { position: relative; display: flex; flex-direction: column; gap: .625rem; }
.scripted .tile { width: calc(var(--w, 195) * var(--k, .5) * 1px); }
.scripted .tile .facts { display: none; }
.tile h3 a { color: var(--ink); text-decoration: none; display: block; min-height: 1.5rem;
  overflow-wrap: anywhere; }
.tile h3 a::after { content: ""; position: absolute; inset: 0; border-radius: 1.5rem; }
.tile:hover h3 a { color: var(--accent); text-decoration: underline; }
.tile h3 a:focus-visible { outline: none; }
.tile h3 a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: 6px; }
.phone {
  display: none; position: relative; overflow: hidden; background: #fff;
  width: calc(var(--w, 390) * var(--k, .5) * 1px);
  height: calc(var(--h, 844) * var(--k, .5) * 1px);
  border-radius: calc(44px * var(--k, .5)); transition: box-shadow var(--duration-fadeOut);
  box-shadow: 0 0 0 1px var(--line), 0 2px 6px var(--shade), 0 12px 32px var(--shade);
}
.scripted .phone { display: block; }
.phone.square { border-radius: calc(12px * var(--k, .5)); }
.phone.dark { background: #000; }
.tile:hover .phone { box-shadow: 0 0 0 2px var(--accent), 0 16px 40px var(--shade); }
.phone iframe { border: 0; display: block; transform: scale(var(--k)); transform-origin: 0 0;
  opacity: 0; transition: opacity var(--duration-fadeOut); }
.phone.loaded iframe { opacity: 1; }
.viewing h1 { position: absolute; clip-path: inset(50%); width: 1px; height: 1px;
  overflow: hidden; white-space: nowrap; }
.viewer-bar { display: flex; align-items: center; justify-content: space-between;
  gap: .5rem 1rem; flex-wrap: wrap; }
.viewer-bar .quiet { padding-left: 0; }
.place { color: var(--soft); font-variant-numeric: tabular-nums; }
.pair { display: flex; gap: .5rem; }
.viewer-head { display: flex; align-items: end; justify-content: space-between;
  gap: .75rem 2rem; flex-wrap: wrap; padding: 1.25rem 0 1.5rem; }
.viewer-head h2 { font-size: 1.75rem; letter-spacing: -.02em; }
.viewer-head h2:focus { outline: none; }
.compare { display: flex; align-items: center; gap: .625rem; color: var(--soft);
  font-size: .875rem; flex-wrap: wrap; }
.compare select { color: var(--ink); }
#stage { display: flex; gap: 2rem; overflow-x: auto; padding: .25rem 1px 2.5rem;
  scroll-padding: 2rem; }
#stage figure { margin: 0; flex: none; display: grid; gap: .75rem; align-content: start; }
#stage figcaption { font-size: .875rem; font-weight: 500; min-height: 1.25rem; }
#stage figcaption:empty { display: none; }
.facts { margin: 0 0 1rem; display: grid; gap: .25rem 1.25rem; max-width: 44rem;
  grid-template-columns: max-content minmax(0, 1fr); font-size: .9375rem; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
#about { border-top: 1px solid var(--line); padding-top: 1.25rem; }
@media (min-width: 60rem) {
  .single { display: grid; grid-template-columns: max-content minmax(0, 1fr);
    column-gap: 3rem; align-items: start; }
  .single .viewer-bar, .single .viewer-head { grid-column: 1 / -1; }
  .single #about { border: 0; padding-top: .5rem; }
  .single .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .single .facts dd { margin-bottom: .875rem; }
}
@media (prefers-reduced-motion: reduce) {
  .phone, .phone iframe { transition: none; }
}
.sheet { max-width: 78rem; margin: 0 auto; padding: 2.5rem 1.5rem 6rem; }
.lead { color: var(--soft); max-width: 42rem; }
.sheet > section { padding-top: 3rem; }
.sheet > section > h2 { padding-bottom: .25rem; }
.sheet > section > p { color: var(--soft); max-width: 42rem; padding-bottom: 1rem; }
.jump { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 1.25rem 0 0;
  margin: 0; }
.jump a { display: flex; align-items: center; min-height: 2.75rem; padding: 0 1rem;
  border: 1px solid var(--line); border-radius: 22px; text-decoration: none;
  color: var(--ink); background: var(--paper); font-size: .9375rem; }
.jump a:hover { border-color: var(--accent); color: var(--accent); }
.wide { overflow-x: auto; background: var(--paper); border: 1px solid var(--line);
  border-radius: 16px; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; vertical-align: middle; padding: .75rem 1rem;
  border-top: 1px solid var(--line); }
thead th { border-top: 0; font-size: .8125rem; color: var(--soft); font-weight: 600;
  white-space: nowrap; }
tbody th { font-weight: 500; white-space: nowrap; }
th small { font-weight: 400; }
.numbers td { font-variant-numeric: tabular-nums; white-space: nowrap; }
small { display: block; color: var(--soft); font-size: .8125rem; line-height: 1.4; }
.look { display: flex; align-items: center; gap: .75rem; white-space: nowrap; }
.look svg { flex: none; border-radius: 12px; border: 1px solid var(--line); }
.low { font-weight: 600; color: var(--ink); }
.cards { display: grid; gap: 1rem; list-style: none; margin: 0; padding: 0;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); }
.cards > li { background: var(--paper); border: 1px solid var(--line); border-radius: 16px;
  padding: 1.25rem; min-width: 0; display: grid; gap: .5rem; align-content: start; }
.cards h3 { overflow-wrap: anywhere; }
.space { height: 1rem; }
.bar { fill: var(--accent); }
.outline { fill: none; stroke: var(--accent); stroke-width: 2; }
.symbol { display: flex; align-items: center; gap: 1rem; }
.symbol svg { flex: none; width: 40px; height: 40px; color: var(--ink); }
.symbol .glyph { font-size: 1.5rem; line-height: 1; margin-left: auto; }
details.path > summary { cursor: pointer; font-size: .8125rem; color: var(--soft);
  min-height: 1.5rem; }
.empty { padding: 3rem 1.5rem; text-align: center; color: var(--soft); }
.sum { display: flex; flex-wrap: wrap; gap: 1rem; padding: 1.5rem 0 0; margin: 0; }
.sum div { background: var(--paper); border: 1px solid var(--line); border-radius: 16px;
  padding: 1rem 1.5rem; min-width: 10rem; display: flex; flex-direction: column-reverse; }
.sum dt { color: var(--soft); font-size: .875rem; }
.sum dd { margin: 0; font-size: 1.75rem; font-weight: 700; letter-spacing: -.02em;
  font-variant-numeric: tabular-nums; }
.files { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: 0; margin: 0;
  list-style: none; }

"""##

  /// `tokens.css`.
  static let tokensCSS: StaticString = #"""
/* Small stages that play the animations. */
.play { display: flex; align-items: center; gap: 1rem; }
.track { display: block; width: 120px; height: 44px; overflow: hidden; }
.dot {
  display: block; width: 36px; height: 36px; margin: 4px 42px; border-radius: 12px;
  background: var(--accent);
}
@keyframes play-opacity { from { opacity: 0; } }
@keyframes play-slide { from { transform: translateX(80px); } }
@keyframes play-sweep { from { clip-path: inset(0 100% 0 0); } }

/* Backgrounds for the shadows. */
.ground { padding: 20px; border-radius: 12px; border: 1px solid var(--line); }
.raised { height: 56px; border-radius: 12px; }

"""#

  /// `tokens.js`.
  static let tokensJS: StaticString = #"""
"use strict";
for (const button of document.querySelectorAll("[data-play]")) {
  button.addEventListener("click", () => {
    const stage = button.parentElement;
    stage.removeAttribute("data-playing");
    stage.getBoundingClientRect();
    stage.setAttribute("data-playing", button.dataset.play);
  });
}

"""#
}
