// Text from outside: on a screen with a choice between link and text, dropped or pasted text and
// the text of a file go into the matching field. The main button of the screen sends the field.
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

// Puts a text into its field; first switches between link and text if the screen shows the other
// field.
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
  // With this command the browser can undo the change.
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

// The longest text, in characters. A character takes at most four bytes.
const longestText = 200_000;

async function bringFile(file) {
  if (file.size > 4 * longestText) return tooLong(longestText);
  const bytes = await bytesOf(file);
  if (!bytes) return complain("The file cannot be read. Choose another.", { isAgain: true });
  if (takesWords()) bring(decoded(bytes));
}

// The bytes of a file; null if it is a folder, was removed, or may not be read.
async function bytesOf(file) {
  try {
    return await file.arrayBuffer();
  } catch {
    return null;
  }
}

// Decodes UTF-8, else Windows-1252: nearly all other pages use it.
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

// Leaves a paste to the browser if the focused field is the matching one and has room.
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

// Shows the file button where a text can go. In a small window it is above the sheet, or below it
// if there is no room above.
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
