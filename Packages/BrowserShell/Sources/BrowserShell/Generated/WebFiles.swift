// swift-format-ignore-file
// Made from Web by Scripts/compile-web. Do not edit.

/// The files of the folder `Web`, as they are served.
enum WebFiles {
  /// `entry.css`.
  static let entryCSS: StaticString = ##"""
:root { color-scheme: light dark; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body {
  display: grid; place-items: center; min-height: 100vh; padding: 24px;
  background: light-dark(#f2f2f7, #000000); color: light-dark(#000000, #ffffff);
  font: 400 17px/1.4 -apple-system, Inter, system-ui;
}
main {
  width: min(100%, 420px); padding: 28px; border-radius: 16px;
  background: light-dark(#ffffff, #1c1c1e); border: 1px solid light-dark(#c6c6c8, #48484a);
}
h1 { font-size: 28px; line-height: 34px; font-weight: 700; margin-bottom: 8px; }
form { margin-top: 24px; }
label { display: block; font-weight: 500; margin-bottom: 6px; }
input:not([type=hidden]), button {
  display: block; width: 100%; min-height: 50px; padding: 0 16px; border-radius: 12px;
  font: inherit;
}
input {
  color: inherit; background: light-dark(#ffffff, #000000);
  border: 1px solid light-dark(#6c6c70, #98989f);
}
[aria-invalid=true] { border: 2px solid light-dark(#c00000, #ff8078); }
button {
  margin-top: 16px; border: 0; cursor: pointer; font-weight: 500;
  background: light-dark(#000000, #ffffff); color: light-dark(#ffffff, #000000);
}
[hidden] { display: none !important; }
.notice { margin-top: 8px; color: light-dark(#b00000, #ff8078); }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
button:focus-visible { outline-color: light-dark(#000000, #ffffff); }
@media (prefers-contrast: more) {
  main, input { border-color: currentColor; }
  .notice { color: light-dark(#8a0000, #ffb4ae); }
}
@media (forced-colors: active) { button { border: 1px solid ButtonBorder; } }

"""##

  /// `icon.svg`.
  static let iconSVG: StaticString = ##"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<circle cx="16" cy="16" r="15" fill="#ff6b35"/>
<circle cx="16" cy="16" r="10" fill="#fff"/>
<path d="M11 20c0-6 4-9 10-9 0 6-3 10-8 10-1 0-2-.4-2-1z" fill="#2d7a3e"/>
</svg>

"""##

  /// `send.js`.
  static let sendJS: StaticString = #"""
"use strict";
const words = document.getElementById("words");
const button = document.getElementById("send");
const most = 4_000_000;
const part = 1_000_000;
let page = null;
function taken({ source, origin, data }) {
  if (source !== window.opener || typeof data !== "object" || !data) return null;
  const { html, address, title } = data;
  if (typeof html !== "string" || typeof address !== "string" || !html) return null;
  try {
    const url = new URL(address);
    const isPage = /^https?:$/.test(url.protocol) && url.origin === origin;
    if (!isPage || address.length > 2000) return null;
    return { html, address, host: url.hostname, title: typeof title === "string" ? title : "" };
  } catch {
    return null;
  }
}
addEventListener("message", (event) => {
  const found = page ? null : taken(event);
  if (!found) return;
  page = { ...found, bytes: new TextEncoder().encode(found.html) };
  if (page.bytes.length > most) return fail("This page is too large. Import its link instead.");
  words.textContent = `A page from ${page.host} is here. It goes to the app on this computer only, `
    + "and nothing is saved before you have checked it.";
  button.hidden = false;
  button.disabled = true;
  setTimeout(() => { button.disabled = false; }, 700);
});
function fail(reason) {
  words.textContent = reason;
  button.hidden = true;
}
async function post(query, body) {
  const response = await fetch(`${location.pathname}?${new URLSearchParams(query)}`, {
    method: "POST", body, headers: { "Content-Type": "application/octet-stream" },
  });
  if (!response.ok) throw new Error(response.status);
  return response.status === 204 ? {} : response.json();
}
button.addEventListener("click", async () => {
  button.disabled = true;
  try {
    const { bytes, address, title } = page;
    const { ticket } = await post({ name: title.slice(0, 200), address, size: bytes.length });
    for (let at = 0; at < bytes.length; at += part) {
      await post({ ticket, at }, bytes.slice(at, at + part));
    }
    const { open } = await post({ ticket, open: "" });
    location.replace(open);
  } catch {
    fail("The page could not be sent. Check that the app runs, and click the bookmark again.");
  }
});
if (window.opener) window.opener.postMessage("ready", "*");
setTimeout(() => {
  if (!page) fail("This page did not arrive. Copy its link, and import it in the app.");
}, 8000);

"""#

  /// `shell.css`, 7 parts one after another.
  static let shellCSS: StaticString = ##"""
/* The page around the phone, in the tokens of the app. */
/* Text and edges of the page have a contrast of at least 4.5, and 7 with increased contrast. */
:root { --quiet: light-dark(#5a5a60, #b0b0b6); --edge: var(--separator); }
:root.increased { --quiet: var(--label); --edge: var(--label); }
@media (prefers-contrast: more) {
  :root:not(.standard) { --quiet: var(--label); --edge: var(--label); }
}
html { background: var(--systemGroupedBackground); }
body {
  min-height: 100vh; background: var(--systemGroupedBackground);
  font-size: 17px; line-height: 1.4;
}
[hidden] { display: none; }
.unseen {
  position: absolute; top: 0; width: 1px; height: 1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
#stage {
  display: grid; justify-content: center; align-items: start; align-content: start;
  grid-template-columns: minmax(0, 640px); padding: 32px 24px; gap: 0 48px;
}
#phone { justify-self: safe center; margin-bottom: 32px; }
#board, #outline {
  padding: 20px; border-radius: 16px; margin-bottom: 24px;
  background: var(--secondarySystemGroupedBackground);
  border: 1px solid var(--edge);
}
#board h2, #outline h2 {
  font-size: 20px; line-height: 25px; font-weight: 600; margin-bottom: 16px;
}
.skip {
  position: absolute; inset-inline-start: 16px; top: -80px; z-index: 9; padding: 12px 16px;
  border-radius: 12px; background: var(--label); color: var(--systemBackground);
}
.skip:focus { top: 12px; }
#board a { color: var(--label); text-underline-offset: 3px; }

/* Messages about a tap, and errors of the app itself. */
#messages:has(*), #trouble:not(:empty) {
  position: sticky; bottom: 16px; z-index: 5; margin-bottom: 24px; padding: 12px 16px;
  border-radius: 12px; background: var(--label); color: var(--systemBackground);
}
#messages p + p { margin-top: 8px; }
#messages :focus-visible { outline-color: currentColor; }
#messages, #trouble { overflow-wrap: anywhere; }
:is(#messages, #trouble) a { color: inherit; text-underline-offset: 3px; }
#messages .share { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
#messages .share textarea {
  appearance: auto; width: 100%; padding: 8px 12px; font: inherit; resize: vertical;
  color: inherit; background: transparent; border: 1px solid currentColor; border-radius: 10px;
}
#messages .copy {
  min-height: 44px; padding: 0 24px; border: 0; border-radius: 10px; cursor: pointer;
  font: inherit; font-weight: 500; color: var(--label); background: var(--systemBackground);
}
#messages [hidden] { display: none; }
/* Only touch devices have other apps, so the link to one is hidden elsewhere. */
#messages .app { display: none; }
@media (pointer: coarse) { #messages .app { display: inline; } }
#messages .copy:focus-visible { outline-offset: 3px; }
@media (min-width: 880px) {
  #stage {
    grid-template: "phone trouble" auto "phone messages" auto "phone files" auto
      "phone board" auto "phone outline" 1fr / max-content minmax(0, 340px);
  }
  #phone { grid-area: phone; }
  #trouble { grid-area: trouble; }
  #messages { grid-area: messages; }
  #board { grid-area: board; }
  #outline { grid-area: outline; }
  #messages:has(*), #trouble:not(:empty) { top: 16px; bottom: auto; }
}
@media (min-width: 1200px) {
  #stage:has(#outline:not([hidden])) {
    grid-template: "phone trouble outline" auto "phone messages outline" auto
      "phone files outline" auto "phone board outline" 1fr
      / max-content minmax(0, 340px) minmax(0, 340px);
  }
}
/* The phone: a screen in a quiet frame, and the layers in it. */
#phone {
  --corner: 47px;
  position: relative; overflow: clip; isolation: isolate; box-sizing: content-box;
  border: 11px solid light-dark(#1c1c1e, #2c2c2e);
  border-radius: calc(var(--corner) + 11px);
  box-shadow: 0 0 0 1px light-dark(#48484a, #6c6c70), 0 12px 40px rgb(0 0 0 / .18);
  background: var(--systemBackground);
}
#phone[data-device=iphone-se] { --corner: 8px; border-block-width: 56px; border-radius: 44px; }
#phone[data-device^=iphone-15] { --corner: 55px; }
#phone[data-device=window] { --corner: 0px; }
#front, #below, #leaving { position: absolute; inset: 0; overflow: clip; }
#below { z-index: 0; }
#leaving { z-index: 1; pointer-events: none; }
#front { z-index: 2; pointer-events: auto; }
[data-moving=pop] > #leaving, [data-moving=unsheet] > #leaving { z-index: 3; }
[data-moving=tab] > #leaving { animation: none; }

/* A sheet lies over the screen below it. */
#below:not(:empty) ~ #front:has(> [data-role=screen] > .scrim),
#below:not(:empty) ~ #front > [data-role=screen]:has(> .scrim),
#leaving:has(> [data-role=screen] > .scrim),
#leaving > [data-role=screen]:has(> .scrim) { background: none; }
#front:not([data-entered]) .m-sheet, #below [class*=m-], [data-still]:not(.m-shimmer) {
  animation: none;
}
[data-moving=sheet] > #front > * > .scrim { animation: appear var(--duration-modal) ease-in-out; }
[data-moving=unsheet] > #leaving > * > .scrim {
  animation: vanish var(--duration-modal) ease-in-out both;
}
@media (prefers-reduced-motion: reduce) {
  [data-moving] > * > * > .scrim { animation-duration: var(--duration-quick) !important; }
  [data-moving=push] > #leaving, [data-moving=pop] > #front { animation: none; }
}

#front :is(input, textarea) { scroll-margin-block: 96px; }

/* A control that waits for its answer stays pressed. */
#front [aria-busy=true] { cursor: progress; }
@media (prefers-reduced-motion: no-preference) {
  #front .m-buttonPress[aria-busy=true]:not([aria-disabled=true]) { transform: scale(.95); }
}
#front :is(h1, h2, p, div)[tabindex="-1"]:focus-visible { outline-offset: 4px; }
#front:focus-visible { outline: 0; }
#phone [data-marked] { outline: 3px dashed var(--link); outline-offset: -2px; }
/* The switchboard and the outline. */
#switches {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: 14px 20px; align-items: end;
}
.setting label { display: block; font-size: 15px; line-height: 20px; margin-bottom: 4px; }
.setting select, .setting input:not([type=checkbox]), .apply {
  appearance: auto; width: 100%; min-height: 44px; padding: 0 12px; font: inherit;
  color: var(--label); background: var(--systemBackground);
  border: 1px solid var(--quiet); border-radius: 10px;
}
.setting select {
  appearance: none; padding-inline-end: 36px; cursor: pointer; text-overflow: ellipsis;
  background-image: linear-gradient(45deg, transparent 50%, var(--label) 50%),
    linear-gradient(-45deg, transparent 50%, var(--label) 50%);
  background-position: right 20px center, right 14px center;
  background-size: 6px 6px; background-repeat: no-repeat;
}
[dir=rtl] .setting select { background-position: left 14px center, left 20px center; }
.check { display: flex; align-items: center; gap: 12px; min-height: 44px; }
.check input {
  appearance: auto; flex: none; width: 24px; height: 24px;
  accent-color: light-dark(#000000, #ffffff);
}
.check label { flex: 1; margin: 0; padding: 12px 0; font-size: inherit; cursor: pointer; }
.deeds {
  grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px;
}
.apply {
  width: auto; padding: 0 24px; border: 0; cursor: pointer; font-weight: 500;
  color: var(--systemBackground); background: var(--label);
}
[data-script] .apply { display: none; }
.address { display: inline-flex; align-items: center; min-height: 44px; }
#outline ol { counter-reset: item; }
#outline li {
  counter-increment: item; position: relative; padding: 8px 8px 8px 40px; border-radius: 8px;
  font-size: 15px; line-height: 20px; overflow-wrap: anywhere;
}
[dir=rtl] #outline li { padding: 8px 40px 8px 8px; }
#outline li::before {
  content: counter(item); position: absolute; inset-inline-start: 4px; width: 26px;
  text-align: end; color: var(--quiet); font-variant-numeric: tabular-nums;
}
#outline :is(.kind, .hint) { display: block; color: var(--quiet); }
#outline li:hover { background: var(--secondarySystemBackground); }
#outline li[aria-current] { box-shadow: inset 3px 0 var(--label); border-radius: 0 8px 8px 0; }
[dir=rtl] #outline li[aria-current] {
  box-shadow: inset -3px 0 var(--label); border-radius: 8px 0 0 8px;
}
/* The phone fills a window of a phone's size; a script sends the size to the server. */
/* Such a window is narrow, or as low as a phone on its side; with touch, also part of a tablet. */
@media (scripting: enabled) and (max-width: 520px),
  (scripting: enabled) and (max-width: 960px) and (max-height: 440px),
  (scripting: enabled) and (pointer: coarse) and (max-height: 520px),
  (scripting: enabled) and (pointer: coarse) and (max-width: 700px) {
  :root { --fills: 1; }
  #stage {
    display: block; min-width: var(--least-side); padding: 0; overflow: clip;
  }
  #phone { margin: 0; border: 0; border-radius: 0; box-shadow: none; }
  #board, #outline, .skip { display: none; }
  #messages:has(*), #trouble:not(:empty) {
    position: fixed; inset: 8px 8px auto; margin: 0; pointer-events: none;
  }
  #trouble:not(:empty) ~ #messages:has(*) { inset-block: auto 8px; }
  :is(#messages, #trouble) :is(a, textarea, button) { pointer-events: auto; }
}
@media (forced-colors: active) {
  #phone { border-color: CanvasText; }
  #board, #outline, #messages:has(*), #trouble:not(:empty) { border: 1px solid CanvasText; }
  .setting select { appearance: auto; background-image: none; }
  .apply, #messages .copy { border: 1px solid ButtonBorder; }
  #outline li[aria-current] { outline: 2px solid Highlight; }
  #phone [data-marked] { outline-color: Highlight; }
}
/* Dragged lines, and the button that chooses a file. */
[data-id$=".line"]:has(.more) { touch-action: pan-y; }
[data-id$=".line"]:has(.more [data-action*=".move?"]) [data-role=image] { cursor: grab; }
[data-dragging] #front .more { display: none; }
#front [data-aimed] { outline: 3px dashed var(--link); outline-offset: -3px; }
#files {
  margin-bottom: 24px; padding: 16px 20px; border-radius: 16px; border: 1px solid var(--edge);
  background: var(--secondarySystemGroupedBackground);
}
#files label { display: block; margin-bottom: 8px; font-size: 15px; line-height: 20px; }
#files input { width: 100%; min-height: 44px; font: inherit; color: var(--label); }
#files input::file-selector-button {
  min-height: 44px; margin-inline-end: 12px; padding: 0 20px; border: 0; border-radius: 10px;
  font: inherit; font-weight: 500; cursor: pointer; color: var(--systemBackground);
  background: var(--label);
}
#files { max-width: 360px; }
#sender { margin-top: 8px; border-top: 1px solid var(--edge); }
#sender summary {
  min-height: 44px; padding-top: 12px; font-size: 15px; line-height: 20px; cursor: pointer;
}
#sender p { font-size: 15px; line-height: 20px; margin-top: 8px; }
#bookmarklet {
  display: inline-block; min-height: 44px; padding: 12px 20px; border-radius: 10px; cursor: grab;
  font-weight: 500; color: var(--systemBackground); background: var(--label);
  text-decoration: none;
}
/* A bookmarks bar needs a window that is wide enough to drag to. */
@media (max-width: 699px) { #sender { display: none; } }
#front input[type=file] { font: inherit; color: inherit; cursor: pointer; }
#front input[type=file]::file-selector-button {
  margin-inline-end: 12px; padding: 0; border: 0; background: none; font: inherit;
  font-weight: 500; color: var(--link); cursor: pointer;
}
@media (min-width: 880px) {
  #files { grid-area: files; }
}
@media (scripting: enabled) and (max-width: 520px) {
  #files:not([hidden], .low) { position: fixed; inset: 8px 8px auto; z-index: 4; margin: 0; }
}
/* Print: only the text of the screen, black on white, in as many columns as fit. */
/* The positions of the layout are for a phone, so print ignores them. */
@page { margin: 12mm; }
@media print {
  html, body, #stage, #phone[data-device], #front {
    display: block; position: static; width: auto !important; min-width: 0; min-height: 0;
    height: auto !important; justify-self: auto; margin: 0; padding: 0; border: 0;
    border-radius: 0; box-shadow: none; overflow: visible; background: none;
    color-scheme: only light;
  }
  #board, #outline, #files, #messages, #trouble, #said, #below, #leaving, .skip {
    display: none;
  }
  #front * {
    position: static !important; width: auto !important; min-width: 0; min-height: 0;
    height: auto !important; margin: 0; padding: 0 !important; overflow: visible;
    transform: none; animation: none; opacity: 1; border: 0; border-radius: 0; background: none;
    box-shadow: none; color: black; font-size: 9pt !important; line-height: 11pt !important;
    letter-spacing: normal !important; text-align: start; white-space: normal;
  }
  #front [data-id]::before, #front [data-id]::after { content: none; }
  [data-paper] #front br { display: none; }
  /* Without scripts, most browsers make the line breaks of the layout spaces by this. */
  #front br { content: ""; }
  #front br::after { content: " "; }

  /* Controls and decorations. */
  #front :is(svg, input[type=range], .more, .scrim, .vh, .list) { display: none; }
  #front :is([data-role=tabBar], [data-role=spacer], [data-role=separator], [data-role=image],
    [data-role=badge], [data-role=chip], [data-role=primaryButton], [data-role=secondaryButton],
    [data-role=textButton], [data-role=iconButton], [data-role=floatingButton],
    [data-role=segmentedControl], [data-role=dashedCard], [data-role=grabHandle],
    [data-role=tooltip], [data-role=toast], [data-id*=".divider"], [data-id$=".synced"]) {
    display: none;
  }
  #front [data-role=row][data-action*=".add"] { display: none; }
  #front [data-role=textButton][data-id$=".store"] { display: block; }

  /* Headings, with their full text: a day with its date. */
  #front h1 { font-size: 15pt !important; line-height: 19pt !important; font-weight: 700; }
  #front h2, #front h2 * { line-height: 13pt !important; font-weight: 700; }
  #front h2 > [aria-hidden=true] { display: none; }
  #front h2 > .vh { display: inline; clip-path: none; }
  #front :is(main, [data-role=sheet]) { columns: 56mm; column-gap: 6mm; }
  #front main > :first-child { column-span: all; }
  #front [data-role=section] h2 {
    margin: 5pt 0 1pt; border-bottom: .75pt solid; break-after: avoid;
  }
  #front [data-role=section]:not(:has([data-id$=".line"]:nth-child(n + 12))) {
    break-inside: avoid;
  }

  /* A line: its checkbox, its text, and its value at the end. */
  #front [data-id$=".line"]:has(> [data-role=iconButton]) {
    display: flex; align-items: baseline; gap: 4pt; margin: 1.5pt 0; break-inside: avoid;
  }
  #front [data-id$=".line"] > :not([data-role=iconButton]) { flex: 1; }
  #front [data-id$=".line"] > :has(> [data-role=image]) { display: none; }
  #front [data-id$=".line"] > [data-role=iconButton]:first-child {
    display: block; flex: none; position: relative !important; inset: auto !important;
    width: 8pt !important; height: 8pt !important; border: .75pt solid; border-radius: 1pt;
  }
  #front [data-role=iconButton][data-id][aria-pressed=true]:first-child::before {
    content: ""; position: absolute; left: 2.2pt; top: -.6pt; width: 2.2pt; height: 5pt;
    border: solid; border-width: 0 1.2pt 1.2pt 0; transform: rotate(40deg);
  }
  #front [data-role=row] {
    display: flex; gap: 6pt; justify-content: space-between; width: 100% !important;
  }
  #front [data-id$=".titles"] { flex: 1; }
  #front [data-id$=".titles"] > * { display: block; }
  #front [data-id$=".title"] { font-weight: 500; }
  #front [data-id$=".subtitle"] {
    max-height: 11pt; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  }

  /* A week: each day in a block of its own that no column cuts, its meals one below the other. */
  #front [data-id="planner.content"] { columns: 2 70mm; column-gap: 10mm; }
  #front [data-id="planner.content"] > :is([data-id="planner.header"], [data-id="planner.cost"]) {
    column-span: all;
  }
  #front [data-id="planner.grid"] { display: contents; }
  #front :is([data-id^="planner.grid.day."][data-role=column],
    [data-id^="planner.day."][data-role=section]) { break-inside: avoid; margin: 0 0 8pt; }
  #front :is([data-id^="planner.grid.day."], [data-id^="planner.day."]) h2 {
    margin: 0 0 2pt; border-bottom: .75pt solid; font-size: 10pt !important;
  }
  #front [data-id^="planner.entry."][data-role=row],
  #front [data-id^="planner.grid."][data-role=row] { margin: 2pt 0; }
  #front [data-id^="planner."][data-id$=".title"] { font-weight: 600; }
  #front [data-id^="planner.entry."][data-id$=".words"] { flex: 1; }

  /* A recipe: its facts in a line, the ingredients beside the steps, and nothing to tap. */
  #front [data-id="recipe.content"] { columns: auto; }
  #front [data-id="recipe.title.text"] { font-size: 17pt !important; line-height: 21pt !important; }
  #front [data-id="recipe.badges"] { display: flex; gap: 4pt 12pt; flex-wrap: wrap; margin: 2pt 0; }
  #front [data-id="recipe.badges"] [data-role=badge] { display: block; }
  #front :is([data-id="recipe.allergens"], [data-id="recipe.description"]) { margin: 3pt 0; }
  #front [data-id="recipe.columns"] {
    display: grid; grid-template-columns: 58mm 1fr; gap: 8mm; margin: 8pt 0;
  }
  #front :is([data-id="recipe.ingredients"], [data-id="recipe.instructions"],
    [data-id="recipe.nutrition"]) h2 {
    margin: 0 0 3pt; border-bottom: .75pt solid; font-size: 11pt !important;
  }
  #front [data-id="recipe.columns"] * {
    font-size: 10pt !important; line-height: 13.5pt !important;
  }
  #front [data-id^="recipe.ingredients."][data-role=row] { margin: 0 0 1.5pt; }
  #front [data-id^="recipe.instructions."][data-id$=".line"] {
    display: flex; gap: 6pt; margin: 0 0 5pt; break-inside: avoid;
  }
  #front [data-id^="recipe.instructions."][data-id$=".marker"] { flex: none; font-weight: 600; }
  #front :is([data-id="recipe.opinion"], [data-id="recipe.offers"], [data-id="recipe.note.edit"],
    [data-id="recipe.adjust"]) { display: none; }
}
/* The app without a stage around it: it fills the window at any width. */
@media screen and (scripting: enabled) {
  body:not([data-staged]) { min-height: 0; }
  body:not([data-staged]) #stage {
    display: block; min-width: var(--least-side); padding: 0; overflow: clip;
  }
  body:not([data-staged]) #phone {
    margin: 0 auto; border: 0; border-radius: 0; box-shadow: none;
  }
  body:not([data-staged]) #phone:not([data-device=window]) { visibility: hidden; }
  body:not([data-staged]) :is(#messages:has(*), #trouble:not(:empty)) {
    position: fixed; inset: 8px 8px auto auto; max-width: min(420px, 100% - 16px); margin: 0;
    pointer-events: none;
  }
  body:not([data-staged]) #trouble:not(:empty) ~ #messages:has(*) { inset-block: auto 8px; }
  body:not([data-staged]) :is(#messages, #trouble) :is(a, textarea, button) {
    pointer-events: auto;
  }
  body:not([data-staged]) #files:not([hidden], .low) {
    position: fixed; inset: 8px 8px auto auto; z-index: 4; margin: 0;
  }
}
/* A menu opens by a right click, the menu key, or a long press; it is no stop of the Tab key. */
[data-script] .more { visibility: hidden; }
[data-script] .more[data-open] {
  visibility: visible; opacity: 1; pointer-events: auto; max-height: none; z-index: 6;
}
/* What is dragged, and the place that would take it. */
[data-carries] { touch-action: manipulation; }
[data-lifted] { opacity: .4; }
#ghost {
  position: fixed; z-index: 9; overflow: hidden; pointer-events: none; opacity: .9;
  border-radius: 8px; background: var(--secondarySystemGroupedBackground);
  box-shadow: 0 8px 24px rgb(0 0 0 / .3);
}

"""##

  /// `shell.js`, 23 parts one after another.
  static let shellJS: StaticString = ##"""
"use strict";
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
let front = document.getElementById("front");
const edited = new WeakSet();
let busy = null;
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
function silence(region) {
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "off");
}
function find(id, layer = front) {
  return id ? layer.querySelector(`[data-id="${CSS.escape(id)}"]`) : null;
}
function lasting(name) {
  return 1000 * parseFloat(getComputedStyle(root).getPropertyValue(`--duration-${name}`));
}
function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
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
  if (gone.length === 1) leave(gone[0], from);
}
function cardOf(node) {
  const card = "[data-role=card]";
  return node.matches(card) ? node : node.querySelector(`:scope > ${card}`);
}
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
function motions(node) {
  return (node.getAttribute("class")?.match(/\bm-\w+/g) ?? []).join(" ");
}
function isOurs(node, name) {
  if (name === "tabindex") {
    return node === document.activeElement || node.closest("[data-one-stop]") !== null;
  }
  if (name === "aria-busy") return node === busy;
  if (name !== "style") return name === "data-marked" || name === "data-still";
  return edited.has(node.closest("[data-role=slider]")?.querySelector("[type=range]"));
}
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
const rules = new CSSStyleSheet();
const leavingRules = new CSSStyleSheet();
const places = document.getElementById("places");
let rulesText = places.textContent;
let endOfMove = () => {};
rules.replaceSync(rulesText);
document.adoptedStyleSheets = [leavingRules, rules];
places.textContent = "";
function movement(next) {
  if (next.tab !== shown.tab) return "tab";
  if (next.sheets !== shown.sheets) return next.sheets > shown.sheets ? "sheet" : "unsheet";
  if (next.depth !== shown.depth) return next.depth > shown.depth ? "push" : "pop";
  return "none";
}
function setRules(text) {
  if (text === rulesText) return;
  rulesText = text;
  rules.replaceSync(text);
}
const classes = {
  tab: ["enter-tab", "leave-tab"], push: ["enter-push", "leave-push"],
  pop: ["enter-pop", "leave-pop"], sheet: ["enter-sheet", null], unsheet: [null, "leave-sheet"],
};
function mover(layer, kind) {
  const path = ":scope > [data-role=screen] > .scrim ~ [data-role=sheet]";
  return kind.endsWith("sheet") ? layer.querySelector(path) ?? layer : layer;
}
function motionOf(kind, old) {
  if (!old.querySelector(".side")) return kind;
  return ["push", "pop"].includes(kind) || front.querySelector(".side") ? "tab" : kind;
}
function change(kind, next) {
  endOfMove();
  const old = front;
  leavingRules.replaceSync(rulesText.replaceAll("#front", "#leaving"));
  setRules(next.places);
  front = made("div", { id: "front", class: next.ground ?? "", "data-entered": kind });
  front.append(parsed(next.front));
  const motion = motionOf(kind, old);
  const [enter, leave] = classes[motion];
  if (kind !== "push" && kind !== "sheet") rest(front);
  retire(old);
  old.after(front);
  phone.dataset.moving = motion;
  const comes = mover(front, motion);
  const goes = mover(old, motion);
  if (enter && comes === front) front.classList.add(enter);
  if (leave) {
    goes.classList.remove("m-sheet");
    goes.classList.add(leave);
  }
  if (kind === "sheet" && next.below) old.remove();
  finish(old, [comes, goes]);
}
function finish(old, movers) {
  const moving = front;
  const end = () => {
    if (endOfMove !== end) return;
    endOfMove = () => {};
    clearTimeout(timer);
    old.remove();
    moving.classList.remove(...entering(moving));
    delete phone.dataset.moving;
  };
  const timer = setTimeout(end, lasting("patience"));
  endOfMove = end;
  const animations = movers.flatMap((node) => node.getAnimations());
  Promise.allSettled(animations.map((animation) => animation.finished)).then(end);
}
function entering(layer) {
  return [...layer.classList].filter((name) => name.startsWith("enter-"));
}
function rest(layer) {
  for (const node of layer.querySelectorAll("[class*='m-']")) node.dataset.still = "";
}
function retire(layer) {
  layer.id = "leaving";
  layer.classList.remove(...entering(layer));
  layer.inert = true;
  layer.setAttribute("aria-hidden", "true");
  for (const node of layer.querySelectorAll("*")) {
    if (node.id) node.id = `leaving-${node.id}`;
    node.removeAttribute("form");
    node.removeAttribute("aria-describedby");
    for (const { name, value } of node.attributes) {
      const isReference = name === "href" ? value.startsWith("#") : value.startsWith("url(#");
      if (isReference) node.setAttribute(name, value.replace("#", "#leaving-"));
    }
  }
}
const memory = new Map();
let lost = null;
function scrolls(layer) {
  const found = new Map();
  for (const node of layer.querySelectorAll(".scroll[data-id]")) {
    if (node.scrollTop || node.scrollLeft) {
      found.set(node.dataset.id, [node.scrollTop, node.scrollLeft]);
    }
  }
  return found;
}
function scroll(layer, positions) {
  for (const [id, [top, left]] of positions ?? []) {
    const node = find(id, layer);
    if (node) [node.scrollTop, node.scrollLeft] = [top, left];
  }
}
function remember(control) {
  const id = control ?? focused()?.dataset.id;
  memory.delete(shown.place);
  memory.set(shown.place, { id, scrolls: scrolls(front) });
  if (memory.size > 50) memory.delete(memory.keys().next().value);
}
function focused() {
  const active = document.activeElement;
  return active && front.contains(active) ? active.closest("[data-id]") : null;
}
function beginning() {
  const heading = [...front.querySelectorAll("h1, h2")].find((node) => node.checkVisibility());
  return heading ?? front.querySelector("[data-read='1']") ?? front;
}
function focus(node) {
  if (!node) return false;
  const isIn = () => document.activeElement === node || node.contains(document.activeElement);
  const target = node.localName === "label" ? node.control ?? node : node;
  target.focus({ preventScroll: node === front });
  if (isIn()) return true;
  if (node.matches(":disabled, [inert] *")) return false;
  if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", "-1");
  node.focus({ preventScroll: true });
  return isIn();
}
function arrive(returning, kind, control) {
  lost = null;
  const led = returning ? memory.get(shown.place)?.id : null;
  const tab = kind === "tab" ? control : null;
  const targets = [find(led), find(tab), beginning(), front];
  targets.some((node) => focus(node));
}
function recover(before) {
  const active = document.activeElement;
  const isHeld = active && active !== page && !active.matches(":disabled");
  if (before && hasLeft(before)) return stay(before);
  if (lost && isHeld && active === lost.keeper) {
    const node = find(lost.id);
    if (node && !node.matches(":disabled") && focus(node)) lost = null;
  } else if (isHeld) {
    lost = null;
  }
  if (isHeld || !before) return;
  const same = find(before.id);
  if (same && !same.matches(":disabled") && focus(same)) return;
  lost = { id: before.id, keeper: stay(before) };
}
function stay(before) {
  const near = usable().map((node) => [Math.abs(order(node) - before.order), node]);
  near.sort(([one], [other]) => one - other);
  const others = near.map(([, node]) => node).filter((node) => node.dataset.id !== before.id);
  return [...others, beginning()].find((node) => focus(node));
}
function hasLeft({ id, order: former, top }) {
  const same = find(id);
  if (!same || order(same) <= former) return false;
  return same.getBoundingClientRect().top - top > innerHeight / 3;
}
function usable() {
  return [...front.querySelectorAll("button, input, textarea, select")].filter(
    (node) => !node.disabled && node.closest("[data-read]") && node.checkVisibility());
}
function order(node) {
  return Number(node?.closest("[data-read]")?.dataset.read ?? 0);
}
function standing() {
  const node = focused();
  const top = node?.getBoundingClientRect().top;
  return node ? { id: node.dataset.id, order: order(node), top } : null;
}
let lastWords = null;
function announce(words, isNew) {
  if (words && (isNew || words !== lastWords)) say(words);
  lastWords = words ?? null;
}
function say(words) {
  said.textContent = "";
  requestAnimationFrame(() => { said.textContent = words; });
}
let complaint = "";
function complain(words, { isAgain = false, door = null } = {}) {
  const isSame = complaint === words;
  if (isSame && !isAgain) return;
  complaint = words;
  const mark = isSame && !trouble.textContent.includes("\u00a0") ? "\u00a0" : "";
  trouble.replaceChildren(...(words ? [words, mark] : []), ...(door ? [" ", door()] : []));
  if (isSame && words) trouble.animate([{ opacity: 0.3 }, { opacity: 1 }], lasting("modal"));
}
function door() {
  const link = made("a", { href: `/${shown.address}` });
  link.textContent = "Enter the secret";
  return link;
}
let byKeys = false;
addEventListener("pointerdown", () => { byKeys = false; }, true);
addEventListener("keydown", () => { byKeys = true; }, true);
addEventListener("click", (event) => { if (event.detail === 0) byKeys = true; }, true);
let handed = null;
function offered(content) {
  for (const block of content.querySelectorAll(".share")) {
    const words = block.querySelector("textarea").defaultValue;
    const button = block.querySelector(".copy");
    button.hidden = false;
    if (shares(words)) button.textContent = "Share";
    if (handed?.words === words) block.replaceWith(handed.note?.cloneNode(true) ?? "");
  }
  return content;
}
function shares(words) {
  return "share" in navigator && (navigator.canShare?.({ text: words }) ?? true);
}
async function handOver(words) {
  if (shares(words)) {
    try {
      await navigator.share({ text: words });
      return "shared";
    } catch (reason) {
      if (reason.name === "AbortError") return "left";
    }
  }
  try {
    await navigator.clipboard.writeText(words);
    return "copied";
  } catch {
    return null;
  }
}
async function shareNow(byKeys) {
  const block = messages.querySelector(".share");
  const words = block.querySelector("textarea").value;
  block.hidden = true;
  const outcome = await handOver(words);
  block.hidden = false;
  if (outcome) settled(block, words, outcome);
  else if (byKeys) focus(block.querySelector(".copy"));
}
function settled(block, words, outcome) {
  const note = outcome === "copied" ? made("p", { class: "copied" }) : null;
  note?.append("Copied. You can paste it anywhere.");
  const mine = handed = { words, note };
  const hadFocus = block.contains(document.activeElement);
  block.replaceWith(note ?? "");
  if (hadFocus) focus(note ?? beginning());
  setTimeout(() => {
    mine.note = null;
    if (handed === mine) messages.querySelector(".copied:not(:focus)")?.remove();
  }, lasting("notice"));
}
messages.addEventListener("click", async ({ target }) => {
  const block = target.closest(".copy")?.closest(".share");
  const field = block?.querySelector("textarea");
  if (!field) return;
  let outcome = await handOver(field.value);
  if (!outcome) {
    field.select();
    if (document.execCommand("copy")) outcome = "copied";
  }
  if (outcome) settled(block, field.value, outcome);
  else say("Not copied. The text is selected, so you can copy it yourself.");
});
let turn = 0;
let reached = 0;
addEventListener("popstate", () => {
  const { href } = location;
  turn += 1;
  sendTexts((field) => edited.has(field));
  visit(() => href, "back");
});
function record(address, base, { isNew, how, asked }) {
  const isAstray = reached !== turn;
  if (asked !== turn || (isAstray && how === "fit")) return;
  reached = turn;
  const url = new URL(address, base ?? location.href).href;
  if (url === location.href) return;
  const isStep = isAstray || how === "visit" || (isNew && how !== "fit");
  if (isStep && how !== "back") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
}
async function renew(address) {
  if (performance.now() < 5000) await pause(2000);
  location.replace(address);
}
function apply(next, { how, base, asked = turn, control = null, byKeys = false }) {
  const isNew = next.place !== shown.place;
  const kind = isNew ? movement(next) : "none";
  const returning = how === "back" || ["pop", "unsheet", "tab"].includes(kind);
  const outside = stage.contains(document.activeElement)
    && !phone.contains(document.activeElement) ? document.activeElement : null;
  const before = standing();
  const seen = scrolls(front);
  const under = scrolls(below);
  if (isNew) remember(control);
  look(next);
  if (kind === "none") {
    setRules(next.places);
    front.className = [next.ground ?? "", ...entering(front)].join(" ").trim();
    morph(front, parsed(next.front));
  } else {
    change(kind, next);
  }
  surround(next, how);
  const isOutside = outside === document.activeElement;
  if (kind === "sheet") for (const layer of [below, front]) scroll(layer, seen);
  Object.assign(shown, {
    revision: next.revision, place: next.place, tab: next.tab, depth: next.depth,
    sheets: next.sheets, address: next.address,
  });
  Object.assign(page.dataset, shown);
  if (returning) scroll(front, memory.get(shown.place)?.scrolls ?? under);
  if (kind === "unsheet") scroll(front, seen);
  if (isNew && !isOutside && !(kind === "none" && focused())) {
    arrive(returning, kind, control);
  } else if (!isOutside) {
    if (outside && document.activeElement === page) focus(beginning());
    recover(before);
  }
  const wrong = how === "tap" && document.activeElement.closest("[aria-invalid=true]");
  if (wrong) wrong.scrollIntoView({ block: "nearest" });
  if (how === "tap") arriveAtMessages(byKeys);
  record(next.address, base, { isNew, how, asked });
  mark();
  rove();
  offerFiles();
  announce(next.announcement, isNew);
}
function arriveAtMessages(byKeys) {
  const handed = messages.querySelector(".document a");
  if (handed) handDocument(handed);
  if (messages.querySelector(".share")) shareNow(byKeys);
  else if (byKeys) focus(messages.querySelector("a"));
}
function look(next) {
  root.lang = next.lang;
  root.dir = next.dir;
  root.className = next.looks ?? "";
  document.title = next.title;
  if (next.device) phone.dataset.device = next.device;
}
let isHeld = messages.firstElementChild !== null;
function surround(next, how) {
  if (next.below) morph(below, parsed(next.below));
  else below.replaceChildren();
  const isDone = how !== "news" && how !== "fit";
  if (how === "tap") {
    messages.replaceChildren();
    handed = null;
  }
  if (isDone || next.messages || !isHeld) morph(messages, offered(parsed(next.messages ?? "")));
  if (isDone) isHeld = messages.firstElementChild !== null;
  if (how === "back") forget();
  morph(board, parsed(next.board ?? ""));
  morph(outline, parsed(next.outline ?? ""));
  outline.hidden = !next.outline;
  document.getElementById("tap").setAttribute("action", `tap${next.address}`);
}
const waiting = [];
let current = null;
let isOver = false;
async function add(deed) {
  deed.asked = turn;
  waiting.push(deed);
  if (current) return;
  hush();
  while ((current = waiting.shift() ?? null)) {
    try {
      await (current.visit ? visitNow(current) : tapNow(current));
      if (!current.isRefused) current.next?.();
    } catch (reason) {
      waiting.length = 0;
      if (reason === gone) complain(goneWords, { isAgain: true });
      else reportError(reason);
    }
  }
  listen();
}
const gone = Symbol("gone");
let letters = null;
const dark = matchMedia("(prefers-color-scheme: dark)");
async function ask(url, options) {
  const scheme = dark.matches ? "dark" : "light";
  const headers = { Accept: "application/json", "Prefers-Color-Scheme": scheme };
  if (letters) headers.Typeface = letters;
  try {
    return await fetch(url, { ...options, headers });
  } catch {
    throw gone;
  }
}
async function tapNow(deed) {
  if (deed.place !== shown.place || deed.after.some((other) => other.isRefused)) return;
  const control = deed.control();
  const now = control && !isOff(control) ? actionOf(control) : null;
  if (deed.isAgain && (!now || meaning(now) !== meaning(deed.action))) return;
  const form = new URLSearchParams({ action: deed.isAgain ? now : deed.action });
  if (deed.value !== undefined) form.set("value", deed.value);
  const isKept = control && sending(control, deed.value);
  try {
    const url = new URL(`tap${shown.address}`, location.href);
    const response = await ask(url, { method: "POST", body: form });
    deed.isRefused = !response.ok;
    if (deed.isRefused && isKept) edited.add(control);
    const { id, asked, byKeys } = deed;
    await take(response, { how: "tap", control: id, asked, byKeys });
  } catch (reason) {
    if (isKept) edited.add(control);
    throw reason;
  } finally {
    release();
  }
}
function release() {
  busy?.removeAttribute("aria-busy");
  busy = null;
}
function sending(control, value) {
  const isTyped = control.matches("input, textarea") && control.type !== "range";
  const isSearched = isLive(control) && control === document.activeElement;
  if (!isTyped || (control.value === value && !isSearched)) edited.delete(control);
  busy = control;
  control.setAttribute("aria-busy", "true");
  return isTyped;
}
function meaning(action) {
  const call = action.slice(action.indexOf(" ") + 1);
  const name = call.split(/[=?]/, 1)[0];
  const from = call.indexOf("?");
  return from < 0 ? name : name + call.slice(from);
}
function actionOf(control) {
  if (control.localName === "button") return control.value;
  return control.form?.querySelector("input[name=action]")?.value;
}
function isOff(control) {
  return control.matches(":disabled, [aria-disabled=true]");
}
async function visitNow({ how, url, asked }) {
  const target = url();
  await take(await ask(target), { how, base: true, target, asked });
  if (how === "back" && asked === turn) fit();
}
const restartedWords = "The app has restarted at another address.";
const longestPress = 2000;
let lifted = Promise.resolve();
addEventListener("pointerdown", ({ target }) => {
  if (target.localName === "select") return;
  const up = new Promise((done) => {
    const ended = new AbortController();
    const end = () => { ended.abort(); done(); };
    for (const kind of ["pointerup", "pointercancel"]) {
      addEventListener(kind, end, { signal: ended.signal });
    }
  });
  lifted = Promise.race([up, pause(longestPress)]).then(() => pause(0));
}, true);
async function take(response, { how, control, base, target, asked, byKeys }) {
  const isScreen = response.headers.get("content-type")?.startsWith("application/json");
  if (isScreen) {
    const next = await response.json();
    await lifted;
    if (how === "tap") release();
    if (how === "news" && (!hearing || heard !== newsURL().href)) return true;
    complain("");
    if (how === "back" && asked !== turn) return true;
    apply(next, { how, control, base: base ? response.url : undefined, asked, byKeys });
  } else if (response.status === 403) {
    isOver = true;
    complain(restartedWords, { isAgain: how !== "news", door });
  } else if (response.status === 404) {
    isOver = true;
    renew(how === "news" ? location.href : target ?? location.href);
  } else if (response.status >= 500) {
    complain("The app could not answer. Try again.", { isAgain: how !== "news" });
  } else if (how !== "news" && how !== "fit") {
    location.assign(target ?? location.href);
  }
  return isScreen;
}
function visit(url, how = "visit") {
  const same = waiting.find((deed) => deed.visit && deed.how === how && how !== "visit");
  if (same) Object.assign(same, { url, asked: turn });
  else add({ visit: true, how, url });
}
function tap(control, value, first = []) {
  const id = control.dataset.id;
  const action = actionOf(control);
  if (!action || isOff(control)) return null;
  const same = waiting.find((deed) => deed.id === id && deed.value !== undefined);
  if (id && same && value !== undefined) return Object.assign(same, { value });
  const earlier = [current, ...waiting].filter((deed) => deed && !deed.visit
    && (id ? deed.id === id : deed.action === action));
  const deed = {
    id, action, value, place: shown.place, isAgain: earlier.length > 0,
    byKeys, after: [...first, ...earlier], control: () => id ? find(id) : button(action),
  };
  add(deed);
  return deed;
}
function button(action) {
  return [...front.querySelectorAll("button")].find((one) => one.value === action);
}
const goneWords = "The app is not running. Start it again to continue.";
let hearing = null;
let heard = "";
function hush() {
  hearing?.abort();
  hearing = null;
}
async function listen() {
  hush();
  if (document.hidden || isOver) return;
  const mine = hearing = new AbortController();
  let wait = 500;
  while (hearing === mine) {
    const since = performance.now();
    const isGood = await hear(mine);
    if (hearing !== mine || isOver) return;
    if (isGood && performance.now() - since > 100) {
      wait = 500;
    } else if (!isGood || heard === newsURL().href) {
      await pause(wait);
      wait = Math.min(wait * 2, 5000);
    }
  }
}
async function hear(mine) {
  const isAstray = reached !== turn;
  const asked = turn;
  try {
    heard = isAstray ? location.href : newsURL().href;
    const response = await ask(heard, { signal: mine.signal });
    if (hearing !== mine) return false;
    if (response.status === 204) complain("");
    const how = isAstray ? "back" : "news";
    return response.status === 204
      || await take(response, { how, base: isAstray, target: heard, asked });
  } catch (reason) {
    if (hearing !== mine) return false;
    if (reason === gone) complain(goneWords);
    else reportError(reason);
    return false;
  }
}
function newsURL() {
  const url = new URL(`news${shown.address}`, location.href);
  if (complaint !== goneWords) url.searchParams.set("after", shown.revision);
  return url;
}
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "switches") {
    event.preventDefault();
    setSwitches();
  } else if (form.id === "tap") {
    event.preventDefault();
    if (event.submitter) press(event.submitter);
  } else if (form.id.startsWith("v-") || front.contains(form)) {
    event.preventDefault();
    const field = form.elements.namedItem("value");
    if (field) enter(field);
  }
});
const texts = "input:is([type=text], [type=url], [type=email], [type=password]), textarea";
function press(button) {
  tap(button, undefined, sendTexts((field) => !drops(button) && edited.has(field)));
}
function sendTexts(isChosen) {
  return [...front.querySelectorAll("input, textarea")]
    .filter((field) => later.has(field) || (field.matches(texts) && isChosen(field)))
    .map((field) => enter(field)).filter(Boolean);
}
function drops(control) {
  const sheet = control?.closest("[data-role=sheet]");
  return control?.dataset.action?.startsWith("navigation.dismiss") === true
    && Boolean(sheet?.querySelector("[data-role=primaryButton]"));
}
function enter(field) {
  clearTimeout(later.get(field));
  later.delete(field);
  return tap(field, field.value);
}
const later = new WeakMap();
function isLive(field) {
  return field.type === "search" || "live" in field.dataset;
}
function enterSoon(field, milliseconds) {
  clearTimeout(later.get(field));
  later.set(field, setTimeout(() => field.isConnected && enter(field), milliseconds));
}
document.addEventListener("input", ({ target }) => {
  if (board.contains(target)) edited.add(target);
  if (!front.contains(target)) return;
  edited.add(target);
  if (isLive(target)) enterSoon(target, lasting("typing"));
  if (target.type === "range") slide(target);
});
document.addEventListener("change", ({ target }) => {
  if (board.contains(target)) return switchSoon(target);
  if (!front.contains(target)) return;
  if (target.matches("select, [type=range]")) enter(target);
  else if (target.matches("[type=date], [type=time], [type=datetime-local]")) {
    enterSoon(target, lasting("picking"));
  }
});
let pressed = null;
for (const kind of ["pointerdown", "pointerup", "pointercancel"]) {
  addEventListener(kind, ({ target }) => {
    pressed = kind === "pointerdown" ? target.closest("[data-action]") : null;
  }, true);
}
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  if (target.type === "search") edited.delete(target);
  if (!front.contains(target) || !target.matches(texts) || !edited.has(target)) return;
  if (document.hasFocus() && !drops(relatedTarget) && !drops(pressed)) enter(target);
});
function slide(range) {
  const share = (range.value - range.min) / (range.max - range.min);
  const parts = range.parentNode.querySelectorAll(".rail > span, .way > span:first-child");
  parts.forEach((part) => { part.style.width = `${share * 100}%`; });
}
document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  const { key, target } = event;
  if (key === "Enter" && target.localName === "textarea" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    enter(target);
  }
  const isClearing = target.type === "search" && target.value;
  if (key !== "Escape" || isClearing || !(target === page || phone.contains(target))) return;
  const ways = '[data-action^="navigation.dismiss"]:not([aria-disabled=true])';
  const further = ":is([data-role=sheet], [data-role=alert]) .more button";
  const wayBack = front.querySelector(ways) ?? front.querySelector(further);
  if (wayBack?.form) press(wayBack);
});
function setSwitches() {
  const query = new URLSearchParams(new FormData(document.getElementById("switches")));
  for (const [key, value] of [...query]) if (!value) query.delete(key, value);
  forget();
  visit(() => {
    query.delete("at");
    const trail = new URLSearchParams(shown.address).getAll("at");
    trail.forEach((place) => query.append("at", place));
    return new URL(`?${query}`, location.href).href;
  });
}
let switching = 0;
function forget() {
  clearTimeout(switching);
  board.querySelectorAll("input, select").forEach((field) => edited.delete(field));
}
function switchSoon(target) {
  clearTimeout(switching);
  switching = setTimeout(setSwitches, target.type === "time" ? lasting("picking") : 0);
}
let spaces = [];
function unbreak() {
  rebreak();
  spaces = [...front.querySelectorAll("br")].map((line) => {
    const space = document.createTextNode(" ");
    line.before(space);
    return space;
  });
  root.dataset.paper = "";
}
function rebreak() {
  spaces.forEach((space) => space.remove());
  spaces = [];
  delete root.dataset.paper;
}
addEventListener("beforeprint", unbreak);
addEventListener("afterprint", rebreak);
const lines = '#front [data-id$=".line"], #front [data-role=row]';
let dragged = null;
function lineAt(node) {
  return node.closest?.('#front [data-id$=".line"]') ?? node.closest?.(lines) ?? null;
}
function movingAction(line) {
  return line?.querySelector('.more button[data-action*=".move?"]') ?? null;
}
function subjects(control) {
  const query = control.dataset.action?.split("?", 2)[1];
  return [...new URLSearchParams(query ?? "").values()];
}
function target(line) {
  const row = line?.matches("[data-role=row]") ? line : line?.querySelector("[data-role=row]");
  const found = row ? subjects(row) : [];
  return found.length > 0 ? found : null;
}
function dropOn(line) {
  const wanted = [...subjects(dragged), ...target(line)].sort().join("\n");
  const deed = tap(dragged);
  if (!deed) return;
  deed.next = () => {
    const fits = [...front.querySelectorAll("button[data-action]:not(.more *)")]
      .find((button) => subjects(button).sort().join("\n") === wanted);
    if (fits) tap(fits);
  };
}
function aim(line) {
  phone.querySelectorAll("[data-aimed]").forEach((node) => node.removeAttribute("data-aimed"));
  line?.setAttribute("data-aimed", "");
}
phone.addEventListener("pointerdown", ({ target: node, pointerType }) => {
  const line = lineAt(node);
  if (pointerType === "mouse" && movingAction(line)) line.draggable = true;
});
phone.addEventListener("dragstart", (event) => {
  const line = lineAt(event.target);
  dragged = movingAction(line);
  if (!dragged) return;
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", line.querySelector("[data-role=row]").innerText);
  requestAnimationFrame(() => { if (dragged) root.dataset.dragging = ""; });
});
phone.addEventListener("dragover", (event) => {
  const line = dragged ? lineAt(event.target) : null;
  const takes = target(line) && movingAction(line) !== dragged;
  aim(takes ? line : null);
  if (takes) event.preventDefault();
});
phone.addEventListener("drop", (event) => {
  if (!dragged) return;
  event.preventDefault();
  const line = lineAt(event.target);
  if (target(line) && movingAction(line) !== dragged) dropOn(line);
});
addEventListener("dragend", () => {
  dragged = null;
  delete root.dataset.dragging;
  aim(null);
});
const files = made("aside", { id: "files", "aria-label": "File", hidden: "" });
const picker = made("input", { type: "file", id: "file", accept: ".html,.htm,.txt,.md,text/*" });
function wayOf(kind) {
  return front.querySelector(`[data-role=segment][data-action$="=${kind}"]`);
}
function takesWords() {
  return wayOf("link") !== null && wayOf("text") !== null;
}
function fieldFor(kind) {
  return front.querySelector(kind === "link" ? "input[type=url]" : "textarea");
}
function isLink(words) {
  return /^https?:\/\/\S+$/i.test(words.trim());
}
function bring(words) {
  const kind = isLink(words) ? "link" : "text";
  if (fieldFor(kind)) return fill(kind, words);
  const other = fieldFor("link") ?? fieldFor("text");
  const typed = other && edited.has(other) ? enter(other) : null;
  const deed = tap(wayOf(kind), undefined, typed ? [typed] : []);
  if (deed) deed.next = () => fill(kind, words);
}
function fill(kind, words) {
  const field = fieldFor(kind);
  if (!field || isOff(field)) return;
  const text = kind === "link" ? words.trim() : words;
  if (field.maxLength > 0 && text.length > field.maxLength) return tooLong(field.maxLength);
  focus(field);
  field.select();
  if (!document.execCommand("insertText", false, text)) field.value = text;
  edited.add(field);
  say(kind === "link" ? "Link added." : "Text added.");
}
function tooLong(most) {
  const count = most.toLocaleString("en");
  complain(`The text is too long, so it was not added. The limit is ${count} characters.`, {
    isAgain: true,
  });
}
const longestText = 200_000;
async function bringFile(file) {
  if (file.size > 4 * longestText) return tooLong(longestText);
  const bytes = await bytesOf(file);
  if (!bytes) return complain("The file cannot be read. Choose another.", { isAgain: true });
  if (takesWords()) bring(decoded(bytes));
}
async function bytesOf(file) {
  try {
    return await file.arrayBuffer();
  } catch {
    return null;
  }
}
function decoded(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
function bringAll(data) {
  const [file] = data.files;
  const words = data.getData("text/uri-list").split(/\r?\n/).find(isLink)
    ?? data.getData("text/plain");
  if (file) bringFile(file);
  else if (words.trim()) bring(words);
}
document.addEventListener("dragover", (event) => {
  if (!dragged && takesWords()) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  if (dragged || !takesWords()) return;
  event.preventDefault();
  bringAll(event.dataTransfer);
});
document.addEventListener("paste", (event) => {
  const { target: field, clipboardData } = event;
  if (!takesWords() || board.contains(field)) return;
  const words = clipboardData.getData("text/plain");
  const own = fieldFor(isLink(words) ? "link" : "text");
  const fits = field.value === undefined || field.value.length + words.length <= field.maxLength;
  if (clipboardData.files.length === 0 && field === own && fits) return;
  event.preventDefault();
  bringAll(clipboardData);
});
picker.addEventListener("change", () => {
  const [file] = picker.files;
  if (file) bringFile(file);
  picker.value = "";
});
function offerFiles() {
  files.hidden = !takesWords();
  const room = front.querySelector("[data-role=sheet]")?.offsetTop ?? 0;
  files.classList.toggle("low", room < 130);
  offerBookmark();
}
const fileLabel = made("label", { for: "file" });
fileLabel.append("Choose a recipe file");
files.append(fileLabel, picker);
messages.after(files);
const part = 1_000_000;
let picking = null;
document.addEventListener("change", ({ target }) => {
  if (front.contains(target) && target.matches("input[type=file]")) sendFiles(target);
});
async function sendFiles(field) {
  const picked = [...field.files];
  const id = field.dataset.id;
  if (picked.length === 0) return;
  picking?.abort();
  const mine = picking = new AbortController();
  try {
    const tickets = [];
    for (const [index, file] of picked.entries()) {
      tickets.push(await sent(file, mine.signal, (share) => {
        const of = picked.length > 1 ? ` ${index + 1} of ${picked.length}` : "";
        complain(`Taking over file${of}: ${share} %`);
      }));
    }
    complain("");
    const control = find(id);
    if (mine.signal.aborted || !control) return;
    tap(control, tickets.join(" "));
  } catch (reason) {
    if (mine.signal.aborted) return;
    complain(reason.message, { isAgain: true });
  } finally {
    if (find(id)) find(id).value = "";
  }
}
async function sent(file, signal, told) {
  const ask = async (query, body) => {
    const url = new URL(`file?${new URLSearchParams(query)}`, location.href);
    const response = await fetch(url, { method: "POST", body, signal }).catch(() => null);
    if (!response) throw new Error(`${file.name} could not be read. Choose it again.`);
    if (response.status === 413) throw new Error(`${file.name} is empty, or larger than 256 MB.`);
    if (!response.ok) throw new Error("The file could not be taken over. Choose it again.");
    return response.status === 204 ? {} : response.json();
  };
  if (file.size === 0) throw new Error(`${file.name} is empty. Choose another file.`);
  const { ticket } = await ask({ name: file.name, size: file.size });
  for (let at = 0; at < file.size; at += part) {
    told(Math.floor((100 * at) / file.size));
    await ask({ ticket, at }, file.slice(at, at + part));
  }
  return ticket;
}
async function handDocument(link) {
  const name = link.download;
  if (navigator.canShare) {
    try {
      const blob = await (await fetch(link.href)).blob();
      const file = new File([blob], name, { type: blob.type });
      if (navigator.canShare({ files: [file] })) {
        await navigator.share({ files: [file], title: name });
        link.closest(".document").remove();
        return;
      }
    } catch (reason) {
      if (reason.name === "AbortError") return;
    }
  }
  link.click();
}
let sender = null;
async function offerBookmark() {
  if (sender || files.hidden || !matchMedia("(min-width: 700px)").matches) return;
  sender = made("details", { id: "sender" });
  const address = new URL("bookmark", location.href);
  const answer = await fetch(address, { method: "POST" }).catch(() => null);
  if (answer?.status !== 200) return;
  const { name, link } = await answer.json();
  const bookmark = made("a", { id: "bookmarklet", href: link, draggable: "true" });
  bookmark.append(`Send to ${name}`);
  bookmark.addEventListener("click", copyBookmark);
  const how = [
    "Drag this button to your bookmarks bar.",
    "On a page with a recipe, click it there. You check the recipe before it is saved.",
  ].map((words) => { const line = made("p", {}); line.append(words); return line; });
  const title = made("summary", {});
  title.append("Import from any page");
  sender.append(title, bookmark, ...how);
  files.append(sender);
}
async function copyBookmark(event) {
  event.preventDefault();
  try {
    await navigator.clipboard.writeText(event.currentTarget.href);
    say("Copied. Make a new bookmark, and paste this as its address.");
  } catch {
    say("Drag this button to your bookmarks bar.");
  }
}
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
function fills() {
  if (!("staged" in page.dataset)) return true;
  return getComputedStyle(root).getPropertyValue("--fills").trim() === "1";
}
function fit() {
  if (sized()) visit(() => sized() ?? new URL(shown.address, location.href).href, "fit");
}
function sized() {
  const query = new URLSearchParams(shown.address);
  const width = document.documentElement.clientWidth;
  const height = Math.round((innerHeight * width) / innerWidth);
  const wanted = fills() ? [width, height].map(allowed).join("x") : null;
  if (query.get("window") === wanted) return null;
  if (wanted) query.set("window", wanted);
  else query.delete("window");
  return new URL(`?${query}`, location.href).href;
}
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
  board.querySelectorAll("input, select").forEach(settle);
  if (event.persisted) listen();
});
document.addEventListener("visibilitychange", listen);
dark.addEventListener("change", listen);
function menuOf(node) {
  for (let part = node.closest?.("#front [data-id]"); part; part = part.parentElement) {
    const next = part.nextElementSibling;
    if (next?.matches(".more:not(.inner)")) return { owner: part, menu: next };
    if (part.matches("[data-role=screen], [data-role=sheet]")) return null;
  }
  return null;
}
function closeMenu(returns) {
  const menu = front.querySelector(".more[data-open]");
  if (!menu) return false;
  const owner = menu.previousElementSibling;
  menu.removeAttribute("data-open");
  if (returns) focus(owner);
  return true;
}
function openMenu(node) {
  const found = menuOf(node);
  if (!found) return false;
  closeMenu(false);
  found.menu.setAttribute("data-open", "");
  focus(found.menu.querySelector("button"));
  return true;
}
document.addEventListener("contextmenu", (event) => {
  const isOpen = event.target.closest?.(".more[data-open]");
  if (moving?.ghost || isOpen || openMenu(event.target)) event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  const { key, shiftKey, target } = event;
  const isKey = key === "ContextMenu" || (key === "F10" && shiftKey);
  if (isKey && !target.closest?.(".more") && openMenu(target)) event.preventDefault();
});
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  const menu = target.closest?.(".more[data-open]");
  if (menu && relatedTarget && !menu.contains(relatedTarget)) menu.removeAttribute("data-open");
});
document.addEventListener("pointerdown", ({ target }) => {
  if (!target.closest?.(".more[data-open]")) closeMenu(false);
});
document.addEventListener("keydown", (event) => {
  const menu = event.target.closest?.(".more[data-open]");
  if (!menu) return;
  const buttons = [...menu.querySelectorAll("button")];
  const at = buttons.indexOf(event.target);
  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  if (event.key === "Escape") closeMenu(true);
  else if (event.key === "Tab") return void closeMenu(true);
  else if (event.key in steps) {
    focus(buttons[(at + steps[event.key] + buttons.length) % buttons.length]);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}, true);
const farEnough = 72;
let swiped = null;
function swipeActions(line) {
  const found = [...(line?.querySelectorAll(".more button[data-action]") ?? [])];
  return found.some((button) => button.dataset.action.includes(".move?")) ? [] : found;
}
phone.addEventListener("pointerdown", ({ target: node, pointerType, clientX, clientY }) => {
  const line = pointerType === "touch" ? lineAt(node) : null;
  const actions = swipeActions(line);
  swiped = actions.length > 0 ? { line, actions, x: clientX, y: clientY } : null;
});
phone.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (!swiped) return;
  const way = clientX - swiped.x;
  if (Math.abs(clientY - swiped.y) > Math.abs(way)) return endSwipe();
  if (way > 0 && swiped.actions.length < 2) return;
  swiped.line.style.transform = `translateX(${way}px)`;
});
function endSwipe() {
  swiped?.line.style.removeProperty("transform");
  swiped = null;
}
phone.addEventListener("pointerup", ({ clientX }) => {
  if (!swiped) return;
  const { actions, x } = swiped;
  const way = clientX - x;
  endSwipe();
  if (Math.abs(way) < farEnough || (way > 0 && actions.length < 2)) return;
  phone.addEventListener("click", stopClick, { capture: true, once: true });
  const stop = () => phone.removeEventListener("click", stopClick, { capture: true });
  setTimeout(stop, lasting("quick"));
  tap(actions.at(way > 0 ? 0 : -1));
});
function stopClick(event) {
  event.preventDefault();
  event.stopPropagation();
}
phone.addEventListener("pointercancel", endSwipe);
let lastStop = null;
function stops() {
  const controls = "button, a[href], input, select, textarea";
  return [...front.querySelectorAll("[data-one-stop]")]
    .flatMap((part) => [...part.querySelectorAll(controls)])
    .filter((node) => !node.disabled && !node.closest(".more"));
}
function rove() {
  const all = stops();
  const at = all.find((node) => node === document.activeElement)
    ?? all.find((node) => node.dataset.id === lastStop) ?? all[0];
  for (const node of all) node.tabIndex = node === at ? 0 : -1;
}
document.addEventListener("focusin", ({ target }) => {
  if (!target.closest("#front [data-one-stop]") || target.closest(".more")) return;
  lastStop = target.dataset.id;
  rove();
});
const directions = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
function nearest(node, nodes, [x, y]) {
  const from = node.getBoundingClientRect();
  let best = null;
  let least = Infinity;
  for (const other of nodes) {
    if (other === node) continue;
    const to = other.getBoundingClientRect();
    const along = x ? x * (to.left + to.right - from.left - from.right)
      : y * (to.top + to.bottom - from.top - from.bottom);
    if (along <= 1) continue;
    const across = x ? Math.max(0, to.top - from.bottom, from.top - to.bottom)
      : Math.max(0, to.left - from.right, from.left - to.right);
    if (y && across > 0) continue;
    const distance = along + (across > 0 ? 1000 : 0) + 8 * across;
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}
document.addEventListener("keydown", (event) => {
  const { key, target, altKey } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target.localName !== "button" || !target.closest("#front [data-one-stop]")) return;
  const direction = directions[key];
  if (altKey && direction) {
    event.preventDefault();
    moveBy(target, direction);
  } else if (direction || key === "Home" || key === "End") {
    const all = stops();
    const next = key === "Home" ? all[0] : key === "End" ? all.at(-1)
      : nearest(target, all, direction);
    event.preventDefault();
    if (next) {
      focus(next);
      next.scrollIntoView({ block: "nearest" });
    }
  }
});
let moving = null;
function dropCall(item, place) {
  const [name, query] = place.dataset.accepts.split("?");
  const call = item.dataset.carries.split(" ").find((text) => text.split("?")[0] === name);
  if (!call || item === place || call.split("?")[1] === query) return null;
  const joined = [call.split("?")[1], query].filter(Boolean).join("&");
  return `${item.dataset.mark} ${name}?${joined}`;
}
function placesFor(item) {
  return [...front.querySelectorAll("[data-accepts]")].filter((place) => dropCall(item, place));
}
function drop(item, place) {
  const action = dropCall(item, place);
  if (!action) return;
  add({ id: undefined, action, place: shown.place, isAgain: false, byKeys, after: [],
    control: () => null });
}
function moveBy(target, direction) {
  const item = target.closest("[data-carries]");
  const place = item && nearest(item, placesFor(item), direction);
  if (place) drop(item, place);
}
function placeAt({ clientX, clientY }) {
  const place = document.elementFromPoint(clientX, clientY)?.closest("#front [data-accepts]");
  return place && dropCall(moving.item, place) ? place : null;
}
function lift() {
  const { item, x, y } = moving;
  const box = item.getBoundingClientRect();
  const ghost = made("div", { id: "ghost", "aria-hidden": "true" });
  ghost.append(item.innerText.trim());
  Object.assign(ghost.style, { width: `${box.width}px`, padding: "8px" });
  Object.assign(moving, { ghost, dx: x - box.left, dy: Math.min(24, y - box.top) });
  document.body.append(ghost);
  item.dataset.lifted = "";
  root.dataset.dragging = "";
}
function carry(event) {
  const { ghost, dx, dy } = moving;
  Object.assign(ghost.style, {
    left: `${event.clientX - dx}px`, top: `${event.clientY - dy}px`,
  });
  aim(placeAt(event));
  const page = moving.item.closest(".scroll");
  const edge = page?.getBoundingClientRect();
  if (edge && event.clientY > edge.bottom - 48) page.scrollTop += 12;
  if (edge && event.clientY < edge.top + 48) page.scrollTop -= 12;
}
function letGo() {
  clearTimeout(moving?.timer);
  moving?.ghost?.remove();
  moving?.item.removeAttribute("data-lifted");
  delete root.dataset.dragging;
  aim(null);
  moving = null;
}
phone.addEventListener("pointerdown", (event) => {
  const item = event.target.closest?.("#front [data-carries]");
  if (!item || event.button !== 0 || moving) return;
  moving = { item, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  if (event.pointerType === "touch") {
    moving.isHeld = true;
    moving.timer = setTimeout(() => { if (moving?.isHeld) lift(); }, lasting("modal"));
  }
});
addEventListener("pointermove", (event) => {
  if (!moving || event.pointerId !== moving.pointer) return;
  const way = Math.hypot(event.clientX - moving.x, event.clientY - moving.y);
  if (!moving.ghost && way > 6) {
    if (moving.isHeld) return letGo();
    lift();
  }
  if (moving.ghost) carry(event);
});
addEventListener("pointerup", (event) => {
  if (!moving || event.pointerId !== moving.pointer) return;
  const { item, ghost } = moving;
  const place = ghost ? placeAt(event) : null;
  letGo();
  if (!ghost) return;
  const quiet = (click) => { click.preventDefault(); click.stopPropagation(); };
  addEventListener("click", quiet, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", quiet, { capture: true }), lasting("quick"));
  if (place) drop(item, place);
});
addEventListener("pointercancel", letGo);
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && moving?.ghost) {
    event.stopPropagation();
    letGo();
  }
}, true);
addEventListener("touchmove", (event) => {
  if (moving?.ghost) event.preventDefault();
}, { passive: false });
const keptName = "place";
addEventListener("pagehide", () => {
  const kept = { place: shown.place, id: focused()?.dataset.id, scrolls: [...scrolls(front)] };
  try {
    sessionStorage.setItem(keptName, JSON.stringify(kept));
  } catch { /* Without storage the page begins at its top. */ }
});
function resume() {
  let kept = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(keptName));
  } catch { /* See above. */ }
  if (kept?.place !== shown.place) return;
  scroll(front, new Map(kept.scrolls));
  if (kept.id && document.activeElement === page) focus(find(kept.id));
}
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
function brush(weight) {
  const brush = document.createElement("canvas").getContext("2d");
  if (!brush) return null;
  brush.font = `${weight} 1000px ${getComputedStyle(page).fontFamily}`;
  brush.fontKerning = "none";
  return brush;
}
function isInter() {
  const styles = getComputedStyle(root);
  if (styles.getPropertyValue("--track").trim() === "0") return true;
  return [["--probe", 400], ["--probe-bold", 700]].every(([name, weight]) => {
    const drawn = brush(weight)?.measureText("Hamburgefonstiv 0123").width ?? 0;
    return Math.abs(drawn - parseFloat(styles.getPropertyValue(name))) < 12;
  });
}
const further = "–—‘’“”…·•½¼¾×°é";
function measured() {
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  let text = "";
  for (const weight of [400, 500, 600, 700]) {
    const pen = brush(weight);
    if (!pen) return null;
    for (const letter of [...ascii, ...further]) {
      const width = Math.round(pen.measureText(letter).width);
      const held = Math.min(3000, Math.max(1, width));
      text += digits[held >> 6] + digits[held & 63];
    }
  }
  return text;
}
letters = isInter() ? null : measured();
root.dataset.script = "on";
history.replaceState(null, "", new URL(`./${shown.address}`, location.href));
offered(messages);
offerFiles();
mark();
rove();
resume();
fit();
listen();

"""##
}
