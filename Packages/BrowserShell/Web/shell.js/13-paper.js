// On paper a column is not as wide as the phone: lines break where they must instead of where the
// layout broke them. Without this script they stay as they are on the phone.
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
