// Letters: the layout measures texts with the letters of Inter. If the browser has another
// typeface, each request says how wide its letters are: two digits for each character and weight.
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function brush(weight) {
  const brush = document.createElement("canvas").getContext("2d");
  if (!brush) return null;
  brush.font = `${weight} 1000px ${getComputedStyle(page).fontFamily}`;
  brush.fontKerning = "none";
  return brush;
}

function isInter() {
  const styles = getComputedStyle(root);
  // Apple's own typeface has a tracking of its own, which no table describes.
  if (styles.getPropertyValue("--track").trim() === "0") return true;
  return [["--probe", 400], ["--probe-bold", 700]].every(([name, weight]) => {
    const drawn = brush(weight)?.measureText("Hamburgefonstiv 0123").width ?? 0;
    return Math.abs(drawn - parseFloat(styles.getPropertyValue(name))) < 12;
  });
}

// The characters of a table: ASCII, then those that the layout lists after it.
const further = "–—‘’“”…·•½¼¾×°é";

function measured() {
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  let text = "";
  for (const weight of [400, 500, 600, 700]) {
    const pen = brush(weight);
    if (!pen) return null;
    for (const letter of [...ascii, ...further]) {
      const width = Math.round(pen.measureText(letter).width);
      const held = Math.min(3000, Math.max(1, width));
      text += digits[held >> 6] + digits[held & 63];
    }
  }
  return text;
}

letters = isInter() ? null : measured();
