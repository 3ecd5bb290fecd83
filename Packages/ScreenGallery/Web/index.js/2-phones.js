const scales = { s: 0.5, m: 0.7, l: 1 };

// Shows a page in a phone's frame. If only the fragment changes, the page is not loaded again.
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

// The scale of the phones on the wall. The row has as many columns as fit at about the chosen zoom,
// at least two of small phones; the phones then grow or shrink to fill it.
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

// Writes the number of visible states and the look, and whether the chosen page is missing.
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
