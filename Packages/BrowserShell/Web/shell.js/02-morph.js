// Morphing: changes the old nodes instead of replacing them, so that they keep focus, caret, scroll
// position and animations.
function morph(from, to) {
  const waiting = new Set([...to.childNodes].map(keyOf).filter(Boolean));
  const kept = new Map();
  const gone = [];
  for (const node of [...from.childNodes]) {
    const key = keyOf(node);
    if (!key) continue;
    if (waiting.has(key) && !kept.has(key)) kept.set(key, node);
    else {
      node.remove();
      if (cardOf(node)) gone.push(node);
    }
  }
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    const key = keyOf(next);
    while (key && at && !keyOf(at)) at = dropped(at);
    const old = key ? kept.get(key) : !keyOf(at) && at?.nodeName === next.nodeName ? at : null;
    kept.delete(key);
    if (!old) {
      from.insertBefore(next, at);
      continue;
    }
    if (old === at) at = at.nextSibling;
    else from.insertBefore(old, at);
    morphNode(old, next);
  }
  while (at) at = dropped(at);
  // If several cards are gone, another list replaces this one: nothing fades.
  if (gone.length === 1) leave(gone[0], from);
}

function cardOf(node) {
  const card = "[data-role=card]";
  return node.matches(card) ? node : node.querySelector(`:scope > ${card}`);
}

// Fades out a removed card in its old position. Nothing in it can be used.
function leave(node, from) {
  const card = cardOf(node);
  node.inert = true;
  node.setAttribute("aria-hidden", "true");
  for (const part of [node, ...node.querySelectorAll("[id], [data-id]")]) {
    part.removeAttribute("id");
    if ("id" in part.dataset) part.dataset.id = "";
  }
  from.append(node);
  card.className = `${card.className.replace(/\bm-\w+/g, "")} m-cardRemoval`;
  const ends = card.getAnimations().map((animation) => animation.finished);
  Promise.allSettled(ends).then(() => node.remove());
}

function dropped(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

const itemContent = "[data-id]:not([data-role=separator], [data-role=spacer])";

// The key that identifies a node among its siblings; null means its position. A list item's key is
// the id of its content, not of the separator above the content.
function keyOf(node) {
  if (node?.nodeType !== Node.ELEMENT_NODE) return null;
  const part = node.localName === "li" ? node.querySelector(itemContent) : null;
  const id = node.dataset.id ?? node.dataset.for ?? part?.dataset.id ?? node.id;
  return id ? `${node.nodeName} ${id}` : null;
}

function morphNode(old, next) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== next.data) old.data = next.data;
    return;
  }
  morphAttributes(old, next);
  if (old.nodeName !== "TEXTAREA") morph(old, next);
  else if (old.textContent !== next.textContent) old.textContent = next.textContent;
  settle(old);
}

function morphAttributes(old, next) {
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name) && !isOurs(old, name)) old.removeAttribute(name);
  }
  if (motions(old) !== motions(next)) old.removeAttribute("data-still");
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

// The classes of an element that name animations.
function motions(node) {
  return (node.getAttribute("class")?.match(/\bm-\w+/g) ?? []).join(" ");
}

// Whether this script set the attribute, so that an answer must not remove it.
function isOurs(node, name) {
  if (name === "tabindex") {
    return node === document.activeElement || node.closest("[data-one-stop]") !== null;
  }
  if (name === "aria-busy") return node === busy;
  if (name !== "style") return name === "data-marked" || name === "data-still";
  return edited.has(node.closest("[data-role=slider]")?.querySelector("[type=range]"));
}

// Sets a field to the value in its markup, unless the eater is changing it.
function settle(field) {
  if (edited.has(field)) return;
  if (field.localName === "select") {
    const chosen = [...field.options].findIndex((option) => option.defaultSelected);
    if (field.selectedIndex !== Math.max(0, chosen)) field.selectedIndex = Math.max(0, chosen);
  } else if (field.type === "checkbox") {
    field.checked = field.defaultChecked;
  } else if (field.matches("input:not([type=password], [type=hidden]), textarea")) {
    if (field.value !== field.defaultValue) field.value = field.defaultValue;
  }
}
