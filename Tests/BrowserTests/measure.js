// What a page of a screen looks like to the browser, in points from the corner of the screen.
() => {
  const screen = document.querySelector("[data-role=screen]");
  if (!screen) return null;
  const origin = screen.getBoundingClientRect();

  function place(box) {
    return {
      x: box.left - origin.left, y: box.top - origin.top, width: box.width, height: box.height,
    };
  }

  // Words for assistive technology alone are clipped away to a point.
  function isSeen(node) {
    for (let up = node.parentElement; up && up !== screen; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== "none" && up.offsetWidth <= 1) return false;
      if (style.display === "none" || style.visibility === "hidden") return false;
      if (up.hasAttribute("data-id")) return true;
    }
    return true;
  }

  function textNodes(node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.data.trim() && isSeen(text)) found.push(text);
    }
    return found;
  }

  function words(node) {
    const range = document.createRange();
    const rects = [];
    let text = "";
    for (const part of textNodes(node)) {
      text += part.data;
      range.selectNodeContents(part);
      rects.push(...range.getClientRects());
    }
    // Runs of one line touch each other; a new line begins where the middle moves down.
    const lines = [];
    for (const rect of rects.sort((a, b) => a.top - b.top)) {
      const last = lines[lines.length - 1];
      const middle = (rect.top + rect.bottom) / 2;
      if (last && middle < last.bottom - 1) {
        last.left = Math.min(last.left, rect.left);
        last.right = Math.max(last.right, rect.right);
      } else {
        lines.push({ left: rect.left, right: rect.right, bottom: rect.bottom });
      }
    }
    // The space that tracking leaves after the last character of a line holds no ink.
    const style = getComputedStyle(node);
    const space = Math.max(0, parseFloat(style.letterSpacing) || 0);
    for (const line of lines) {
      if (style.direction === "rtl") line.left += space; else line.right -= space;
    }
    return { text, lines };
  }

  const regions =
    "main, header, nav, [role=dialog], [role=alertdialog], [role=status], [role=alert]";
  const nodes = [...document.querySelectorAll("[data-id]")].map((node) => ({
    id: node.getAttribute("data-id"), role: node.getAttribute("data-role"),
    box: place(node.getBoundingClientRect()),
  }));
  const texts = [...document.querySelectorAll("[data-width]")].map((node) => {
    const { text, lines } = words(node);
    const region = node.closest(regions);
    return {
      id: node.getAttribute("data-id"), text, expected: Number(node.getAttribute("data-width")),
      box: place(node.getBoundingClientRect()),
      lineHeight: parseFloat(getComputedStyle(node).lineHeight),
      lines: lines.map((line) => ({
        left: line.left - origin.left, right: line.right - origin.left,
      })),
      region: region ? region.getAttribute("data-id") ?? region.tagName : "",
    };
  });
  const room = document.documentElement;
  return {
    nodes, texts,
    overflow: [room.scrollWidth - room.clientWidth, room.scrollHeight - room.clientHeight],
  };
}
