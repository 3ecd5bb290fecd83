// Return: a page that is loaded again has the focus and the scroll positions that it had before.
const keptName = "place";

addEventListener("pagehide", () => {
  const kept = { place: shown.place, id: focused()?.dataset.id, scrolls: [...scrolls(front)] };
  try {
    sessionStorage.setItem(keptName, JSON.stringify(kept));
  } catch { /* Without storage the page begins at its top. */ }
});

function resume() {
  let kept = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(keptName));
  } catch { /* See above. */ }
  if (kept?.place !== shown.place) return;
  scroll(front, new Map(kept.scrolls));
  if (kept.id && document.activeElement === page) focus(find(kept.id));
}
