"use strict";

// Takes over the page that opened this window, shows whose it is, and sends it on after a click.
const words = document.getElementById("words");
const button = document.getElementById("send");
const most = 4_000_000;
const part = 1_000_000;
let page = null;

// The page of a message; null if it is none, or claims to be another site's.
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
  // A key or a click that was meant for the other page does not count.
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
