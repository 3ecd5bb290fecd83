"use strict";

// The state of the page, from the server's last answer. Each answer is a whole screen; applying it
// changes only the differences.
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

// The layer of the current screen; each new place creates a new layer.
let front = document.getElementById("front");

// `edited` has the fields with unsent text; `busy` is the control that waits for an answer.
const edited = new WeakSet();
let busy = null;

// Elements for the messages of this script.
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

// This script announces each answer once, so the live regions of an answer are switched off. Those
// of a newly loaded page stay on.
function silence(region) {
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "off");
}

function find(id, layer = front) {
  return id ? layer.querySelector(`[data-id="${CSS.escape(id)}"]`) : null;
}

// A named duration in milliseconds; the style sheet defines all of them.
function lasting(name) {
  return 1000 * parseFloat(getComputedStyle(root).getPropertyValue(`--duration-${name}`));
}

function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
