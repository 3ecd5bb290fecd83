// Printing: paper is wider or narrower than the phone, so this script replaces the line breaks of
// the layout with spaces. The styles do the same without it, but not in each browser.
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
