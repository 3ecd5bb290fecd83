// Messages: what is said to everybody, to those who listen, and words that can be taken along.
let lastWords = null;

function announce(words, isNew) {
  if (words && (isNew || words !== lastWords)) say(words);
  lastWords = words ?? null;
}

function say(words) {
  said.textContent = "";
  requestAnimationFrame(() => { said.textContent = words; });
}

// What is wrong with the app itself; said again to whoever taps meanwhile.
let complaint = "";

function complain(words, { isAgain = false, door = null } = {}) {
  const isSame = complaint === words;
  if (isSame && !isAgain) return;
  complaint = words;
  // A space that does not show makes it another text for those who listen.
  const mark = isSame && !trouble.textContent.includes("\u00a0") ? "\u00a0" : "";
  trouble.replaceChildren(...(words ? [words, mark] : []), ...(door ? [" ", door()] : []));
  if (isSame && words) trouble.animate([{ opacity: 0.3 }, { opacity: 1 }], lasting("modal"));
}

// Leads to where the secret is asked for, and from there to what is shown.
function door() {
  const link = made("a", { href: `/${shown.address}` });
  link.textContent = "Enter its secret";
  return link;
}

// Whether what was used last is the keyboard, or what presses buttons without a pointer.
let byKeys = false;
addEventListener("pointerdown", () => { byKeys = false; }, true);
addEventListener("keydown", () => { byKeys = true; }, true);
addEventListener("click", (event) => { if (event.detail === 0) byKeys = true; }, true);

// Words that were handed over since the last tap, with the note that stands in their place.
let handed = null;

// Words to share have a button that only a script can serve, unless they were handed over already.
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

// Whether this browser hands words to the system.
function shares(words) {
  return "share" in navigator && (navigator.canShare?.({ text: words }) ?? true);
}

// Hands words to the system, which says itself what it does with them, or else to the clipboard.
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

// What was tapped was to be shared: that is done at once where it can be, and else the words stay
// to be copied.
async function shareNow(byKeys) {
  const block = messages.querySelector(".share");
  const words = block.querySelector("textarea").value;
  block.hidden = true;
  const outcome = await handOver(words);
  block.hidden = false;
  if (outcome) settled(block, words, outcome);
  else if (byKeys) focus(block.querySelector(".copy"));
}

// The words go; that they were copied is said for as long as a toast would.
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
  }, 4000);
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
  else say("Not copied. The words are selected.");
});
