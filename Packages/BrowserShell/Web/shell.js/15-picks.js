// Files that the eater picks, and documents that the app hands over. A file goes to the server of
// this machine in parts, so that no part is large; the app then gets the tickets of the files.
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

// Sends a file, and returns its ticket.
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

// Shares a document through the system if it takes files, else saves it as a download.
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

// The link for the bookmarks bar, folded up below the file button. A window must be wide enough to
// drag to the bar. The link is only dragged; a click copies it, for those who do not drag.
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
