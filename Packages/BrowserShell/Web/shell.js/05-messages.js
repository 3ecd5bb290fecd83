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

const canShare = "share" in navigator && matchMedia("(pointer: coarse)").matches;

// Words to share come with a button that only a script can serve.
function offered(content) {
  for (const button of content.querySelectorAll(".copy[hidden]")) {
    button.hidden = false;
    if (canShare) button.textContent = "Share";
  }
  return content;
}

messages.addEventListener("click", async ({ target }) => {
  const button = target.closest(".copy");
  const field = button?.closest(".share")?.querySelector("textarea");
  if (!field) return;
  try {
    if (canShare) return await navigator.share({ text: field.value });
    await navigator.clipboard.writeText(field.value);
  } catch (reason) {
    if (reason.name === "AbortError") return;
    field.select();
    if (!document.execCommand("copy")) return say("Not copied. The words are selected.");
  }
  const words = made("span", { class: "done", "aria-hidden": "true" });
  words.textContent = "Copied.";
  button.parentNode.querySelector(".done")?.remove();
  button.after(words);
  say(words.textContent);
});
