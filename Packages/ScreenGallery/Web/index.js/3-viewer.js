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
