"""Every box is where the layout put it, and every text stays in its box."""

TOLERANCE = 0.5
SIDES = ("x", "y", "width", "height")


def boxes(seen, elements):
    """Boxes that are not where `screen --format json` says, and read elements without one."""
    frames = {element["id"]: element["frame"] for element in elements}
    problems = []
    for node in seen["nodes"]:
        frame = frames.get(node["id"])
        if frame is None:
            problems.append(f"{node['id']} is on the page but not in the layout")
        elif any(abs(node["box"][side] - frame[side]) > TOLERANCE for side in SIDES):
            problems.append(f"{node['id']} is at {_words(node['box'])}, not {_words(frame)}")
    there = {node["id"] for node in seen["nodes"]}
    for element in elements:
        if "hidden" not in element["accessibility"]["traits"] and element["id"] not in there:
            if element["accessibility"]["label"]:
                problems.append(f"{element['id']} is read but not on the page")
    return problems


def overflow(seen):
    """Texts that are wider or higher than their box, and pages that scroll as a whole."""
    problems = []
    if max(seen["overflow"]) > 0:
        problems.append(f"the page scrolls by {seen['overflow']}")
    for text in seen["texts"]:
        box, lines = text["box"], text["lines"]
        if not lines:
            continue
        left = min(line["left"] for line in lines)
        right = max(line["right"] for line in lines)
        if left < box["x"] - TOLERANCE or right > box["x"] + box["width"] + TOLERANCE:
            problems.append(
                f"{text['id']} reaches from {left:.1f} to {right:.1f} in {_words(box)}: "
                f"{_short(text['text'])}"
            )
        height = len(lines) * text["lineHeight"]
        if height > box["height"] + TOLERANCE:
            problems.append(f"{text['id']} has {len(lines)} lines of {height} pt in {_words(box)}")
    return problems


def overlaps(seen):
    """Texts whose words lie on the box of another text in the same part of the screen."""
    problems = []
    texts = [text for text in seen["texts"] if text["lines"]]
    for index, one in enumerate(texts):
        for other in texts[index + 1 :]:
            if one["region"] == other["region"] and _meet(_ink(one), _ink(other)):
                problems.append(f"{one['id']} and {other['id']} overlap")
    return problems


def _ink(text):
    box = text["box"]
    left = min(line["left"] for line in text["lines"])
    right = max(line["right"] for line in text["lines"])
    return left, box["y"], right, box["y"] + box["height"]


def _meet(one, other):
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > TOLERANCE and high > TOLERANCE


def _words(box):
    return f"({box['x']:.2f}, {box['y']:.2f}) {box['width']:.2f} × {box['height']:.2f}"


def _short(text):
    return repr(text if len(text) <= 40 else text[:39] + "…")
