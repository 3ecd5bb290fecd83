// The switchboard: applies a choice at once and puts it into the address.
function setSwitches() {
  const query = new URLSearchParams(new FormData(document.getElementById("switches")));
  for (const [key, value] of [...query]) if (!value) query.delete(key, value);
  forget();
  visit(() => {
    // Earlier taps may have led to another place.
    query.delete("at");
    const trail = new URLSearchParams(shown.address).getAll("at");
    trail.forEach((place) => query.append("at", place));
    return new URL(`?${query}`, location.href).href;
  });
}

let switching = 0;

// Lets the next answer set the switches.
function forget() {
  clearTimeout(switching);
  board.querySelectorAll("input, select").forEach((field) => edited.delete(field));
}

function switchSoon(target) {
  clearTimeout(switching);
  switching = setTimeout(setSwitches, target.type === "time" ? lasting("picking") : 0);
}
