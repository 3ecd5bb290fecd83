// The switchboard: what is chosen is set at once, and the address says it.
function setSwitches() {
  const query = new URLSearchParams(new FormData(document.getElementById("switches")));
  for (const [key, value] of [...query]) if (!value) query.delete(key, value);
  forget();
  visit(() => {
    // Taps that were made before may have led elsewhere.
    query.delete("at");
    const trail = new URLSearchParams(shown.address).getAll("at");
    trail.forEach((place) => query.append("at", place));
    return new URL(`?${query}`, location.href).href;
  });
}

let switching = 0;

// From now on the switches show what is answered.
function forget() {
  clearTimeout(switching);
  board.querySelectorAll("input, select").forEach((field) => edited.delete(field));
}

function switchSoon(target) {
  clearTimeout(switching);
  switching = setTimeout(setSwitches, target.type === "time" ? lasting("picking") : 0);
}
