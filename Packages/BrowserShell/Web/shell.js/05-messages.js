// Messages: visible ones, those for screen readers, and texts to copy or share.
let lastWords = null;

function announce(words, isNew) {
  if (words && (isNew || words !== lastWords)) say(words);
  lastWords = words ?? null;
}

function say(words) {
  said.textContent = "";
  requestAnimationFrame(() => { said.textContent = words; });
}

// The current error message. It is repeated if the eater taps again.
let complaint = "";

function complain(words, { isAgain = false, door = null } = {}) {
  const isSame = complaint === words;
  if (isSame && !isAgain) return;
  complaint = words;
  // An invisible space changes the text, so that screen readers read it again.
  const mark = isSame && !trouble.textContent.includes("\u00a0") ? "\u00a0" : "";
  trouble.replaceChildren(...(words ? [words, mark] : []), ...(door ? [" ", door()] : []));
  if (isSame && words) trouble.animate([{ opacity: 0.3 }, { opacity: 1 }], lasting("modal"));
}

// A link to the page that asks for the secret and then opens the current screen.
function door() {
  const link = made("a", { href: `/${shown.address}` });
  link.textContent = "Enter the secret";
  return link;
}

// Whether the last input came without a pointer: from the keyboard or from assistive technology.
let byKeys = false;
addEventListener("pointerdown", () => { byKeys = false; }, true);
addEventListener("keydown", () => { byKeys = true; }, true);
addEventListener("click", (event) => { if (event.detail === 0) byKeys = true; }, true);

// The text that was copied or shared since the last tap, with the note that replaces it.
let handed = null;

// Shows the button of each text to share, or its note if it was copied or shared already. Without
// scripts the button stays hidden.
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

// Whether this browser can share the text with other apps.
function shares(words) {
  return "share" in navigator && (navigator.canShare?.({ text: words }) ?? true);
}

// Shares the text through the system, which shows its own dialog; else copies it.
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

// Shares or copies the text of a tap at once. If neither works, the text stays on the page with its
// Copy button.
async function shareNow(byKeys) {
  const block = messages.querySelector(".share");
  const words = block.querySelector("textarea").value;
  block.hidden = true;
  const outcome = await handOver(words);
  block.hidden = false;
  if (outcome) settled(block, words, outcome);
  else if (byKeys) focus(block.querySelector(".copy"));
}

// Removes the text. A note says for four seconds that it was copied.
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
