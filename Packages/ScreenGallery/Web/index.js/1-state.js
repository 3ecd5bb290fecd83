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

// The fragment holds all values that differ from the defaults, so that the address can be shared.
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

// Replaces unknown values by the defaults.
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

// The nearest look that has a page; not every device has every text size.
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

// The address of a page, by the same rule as in the program that wrote the pages.
function address(tile, look) {
  const parts = look.device === matrix.devices[0] ? [] : [look.device.name];
  parts.push(look.size);
  if (look.direction === "rtl") parts.push("rtl");
  if (look.appearance === "dark" && "dark" in tile.dataset) parts.push("dark");
  const words = [look.appearance, look.contrast, look.vision, ...look.overlays].join(",");
  return `${tile.dataset.folder}${parts.join("-")}.html#${words}`;
}
