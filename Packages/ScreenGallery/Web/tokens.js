"use strict";

for (const button of document.querySelectorAll("[data-play]")) {
  button.addEventListener("click", () => {
    const stage = button.parentElement;
    stage.removeAttribute("data-playing");
    stage.getBoundingClientRect();
    stage.setAttribute("data-playing", button.dataset.play);
  });
}
