// Applies the looks and overlays that the fragment names, such as #dark,increased,protanopia,order.
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

  // Filters the whole page to simulate a colour vision deficiency.
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

  // The part of a node that its scrolling and clipping ancestors leave visible.
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

  // A touch target is centred on its node; the attribute gives its size.
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

  // While frames are shown, labels the node under the pointer with its id and size.
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
