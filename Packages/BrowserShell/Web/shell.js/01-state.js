"use strict";

// What the page shows, as its server said it last. Each answer of the server is a whole screen;
// applying it changes only what differs.
const root = document.documentElement;
const page = document.body;
const stage = document.getElementById("stage");
const phone = document.getElementById("phone");
const below = document.getElementById("below");
const board = document.getElementById("board");
const outline = document.getElementById("outline");
const messages = document.getElementById("messages");
const shown = {
  revision: page.dataset.revision ?? "",
  place: page.dataset.place ?? "",
  tab: page.dataset.tab ?? "",
  depth: Number(page.dataset.depth ?? 0),
  sheets: Number(page.dataset.sheets ?? 0),
  address: page.dataset.address || location.search,
};

// The screen that can be used; a new place brings a new one.
let front = document.getElementById("front");

// Fields whose text differs from what was sent, and the control whose answer is awaited.
const edited = new WeakSet();
let busy = null;

// Places for words that only a script has to say.
const said = made("p", { id: "said", class: "unseen", role: "status" });
const trouble = made("p", { id: "trouble", role: "alert" });
messages.before(said, trouble);
root.querySelectorAll("noscript").forEach((node) => node.remove());

function made(name, attributes) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  template.content.querySelectorAll("noscript").forEach((node) => node.remove());
  template.content.querySelectorAll("[role=alert], [role=status]").forEach(silence);
  return template.content;
}

// What an answer brings is announced once, by this script; only a page that is loaded speaks
// for itself.
function silence(region) {
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "off");
}

function find(id, layer = front) {
  return id ? layer.querySelector(`[data-id="${CSS.escape(id)}"]`) : null;
}

// A named duration of the design in milliseconds; the style sheet has them all.
function lasting(name) {
  return 1000 * parseFloat(getComputedStyle(root).getPropertyValue(`--duration-${name}`));
}

function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
