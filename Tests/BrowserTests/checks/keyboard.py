"""The Tab key walks through the controls in reading order, and the focus is seen."""

# Where the focus is, whether that is a control and not one of the further actions of an element,
# and whether the focus is drawn.
WHERE = """() => {
  const active = document.activeElement;
  if (!active || active === document.body || active === document.documentElement) return null;
  const style = getComputedStyle(active);
  const shown = (style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return {
    id: (active.closest("[data-read]") ?? active.closest("[data-id]"))
      ?.getAttribute("data-id") ?? active.tagName,
    isControl: active.matches("button, a, input, textarea, select, summary")
      && !active.closest(".more"),
    isSeen: [style, getComputedStyle(active, "::after"), getComputedStyle(active, "::before")]
      .some(shown) || (active.parentElement && shown(getComputedStyle(active.parentElement))),
  };
}"""

CONTROLS = """() => {
  const all = "button, a[href], input, textarea, select, summary";
  return [...document.querySelectorAll("[data-read]")]
    .filter((node) => !node.closest("[inert]") && (node.matches(all) || node.querySelector(all)))
    .filter((node) => !node.matches(":disabled") && !node.querySelector(":disabled"))
    .filter((node) => (node.matches(all) ? node : node.querySelector(all)).tabIndex >= 0)
    .map((node) => node.getAttribute("data-id"));
}"""

LONGEST = 400


def walk(tab):
    """Where the focus goes until it leaves the page."""
    tab.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
    stops = []
    while len(stops) < LONGEST:
        tab.keyboard.press("Tab")
        stop = tab.evaluate(WHERE)
        if stop is None:
            break
        stops.append(stop)
    return stops


def keyboard(tab):
    """What is wrong with the walk."""
    wanted = tab.evaluate(CONTROLS)
    stops = walk(tab)
    problems = [f"the focus on {stop['id']} is not seen" for stop in stops if not stop["isSeen"]]
    way = [stop["id"] for stop in stops if stop["isControl"]]
    if len(stops) == LONGEST:
        return problems + ["the Tab key never leaves the page"]
    order = [id for index, id in enumerate(way) if id not in way[:index]]
    if order != wanted:
        problems.append(f"Tab goes {' → '.join(order)}, but is read {' → '.join(wanted)}")
    return problems
