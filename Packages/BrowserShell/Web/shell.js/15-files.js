// Words from elsewhere: where a screen lets somebody choose between a link and a text, what is
// dropped or pasted anywhere, or is in a file, goes into the field that it fits. It is sent by
// nobody before the main button of the screen takes it along.
const files = made("aside", { id: "files", "aria-label": "A file", hidden: "" });
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

// Puts words into their field, by way of the choice of it where another one is there.
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
  // So that the browser can undo it.
  if (!document.execCommand("insertText", false, text)) field.value = text;
  edited.add(field);
  say(kind === "link" ? "The link is in its field." : "The text is in its field.");
}

function tooLong(most) {
  const count = most.toLocaleString("en");
  complain(`That is too long: ${count} characters can be read. Nothing was taken.`, {
    isAgain: true,
  });
}

// No character needs more than four bytes.
const longestText = 200_000;

async function bringFile(file) {
  if (file.size > 4 * longestText) return tooLong(longestText);
  const bytes = await bytesOf(file);
  if (!bytes) return complain("That file cannot be read. Nothing was taken.", { isAgain: true });
  if (takesWords()) bring(decoded(bytes));
}

// Nothing where the file is a folder, has gone meanwhile, or belongs to somebody else.
async function bytesOf(file) {
  try {
    return await file.arrayBuffer();
  } catch {
    return null;
  }
}

// Pages that are not in UTF-8 are nearly always in the encoding of old Windows.
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

// A field takes itself what belongs into it and has the room.
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

// In a small window it lies above a sheet, and where the sheet leaves no room there, below it.
function offerFiles() {
  files.hidden = !takesWords();
  const room = front.querySelector("[data-role=sheet]")?.offsetTop ?? 0;
  files.classList.toggle("low", room < 130);
}

const fileLabel = made("label", { for: "file" });
fileLabel.append("Take a recipe from a file");
files.append(fileLabel, picker);
messages.after(files);
