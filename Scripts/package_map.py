"""Draws Packages/map.svg for Scripts/write-manifests: a band for each layer, a box for the modules
of a package in that layer.

A box names the packages that it imports, without those that come with others. What it imports is
below it, or to its right in the same row.
"""

from dataclasses import dataclass, field
from xml.sax.saxutils import escape

WIDTH = 1000
COLUMNS = 5
GAP = 10  # between boxes
EDGE = 12  # between the edge of a band and its boxes
BOX = (WIDTH - 2 * EDGE - 2 * GAP - (COLUMNS - 1) * GAP) // COLUMNS
LINE = 16  # from one line of a box to the next
HEAD = 30  # from the top of a band to its first box
LETTERS = 25  # that fit on a line of a box

# The colours of each layer: fill, border and text by day, then by night.
COLOURS = {
    "programs": ("#f3f4f6", "#6b7280", "#374151", "#1f2430", "#8b93a3", "#d5dae3"),
    "app": ("#fdeee6", "#d9703a", "#9a4316", "#33221a", "#d9804f", "#ffb48a"),
    "looks": ("#f5eafa", "#a35fc4", "#75309a", "#2b2033", "#b27fd0", "#dfb3f7"),
    "rules": ("#e8f4ea", "#4f9a5f", "#22692f", "#1a2b1f", "#62ad72", "#9adba7"),
    "models": ("#e6f0fb", "#4a86c8", "#1f5796", "#18263a", "#6a9fd8", "#a5cdf7"),
    "tests": ("#faf4dc", "#b39428", "#75600f", "#2c2816", "#b59c46", "#e8d27f"),
}
LEGEND = (
    "A box is a package. → names what it imports, below it or to its right, without what comes"
    " with these. Dashed: modules that a package has in a second layer.")
STYLE = """\
    text { font: 12px system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
    .name { font-size: 13px; font-weight: 600; }
    .title { font-size: 15px; font-weight: 700; }
    .inner { font-style: italic; }
    .box { fill: #ffffff; stroke-width: 1.25; }
    .part { stroke-dasharray: 4 3; }
    .name, .plain { fill: #1f2328; }
    .faint { fill: #59636e; }
"""
NIGHT = """\
      .box { fill: #0d1117; }
      .name, .plain { fill: #f0f6fc; }
      .faint { fill: #9198a1; }
"""


@dataclass
class Box:
    """The modules of a package in one layer."""

    package: str
    layer: str
    rows: list = field(default_factory=list)
    purpose: str = ""
    is_part: bool = False
    nearest: list = field(default_factory=list)
    rank: int = 0  # greater than that of every box of the same layer that it imports

    def lines(self):
        """The lines below the name, each a list of words with the layer that colours it."""
        words = [(row.name, None) for row in self.rows] if self.is_part else []
        inner = wrapped(words, "", ",")
        arrows = [(box.package, box.layer) for box in self.nearest]
        return inner + wrapped(arrows, "→ ", ",")

    @property
    def height(self):
        return 28 + LINE * len(self.lines())


def wrapped(words, before, between):
    """Words on as few lines as hold them."""
    lines, width = [], LETTERS + 1
    for index, (word, layer) in enumerate(words):
        text = word + (between if index < len(words) - 1 else "")
        if width + 1 + len(text) > LETTERS:
            start = before if not lines else ("  " if before else "")
            lines.append([(start, None)])
            width = len(start)
        else:
            lines[-1].append((" ", None))
            width += 1
        lines[-1].append((text, layer or "inner"))
        width += len(text)
    return lines


def boxes(table):
    """All boxes, those of the lowest layer first, with what they import and their ranks."""
    found = {}
    for row in table.rows:
        if row.kind == "module":
            title = table.titles.get(row.package) or table.modules[row.package]
            box = found.setdefault((row.package, row.layer), Box(row.package, row.layer))
            box.is_part = title.layer != row.layer
            box.purpose = row.purpose if box.is_part else title.purpose
            box.rows.append(row)
        elif row.kind == "app":
            found[row.name, row.layer] = Box(row.name, row.layer, [row], row.purpose)
    direct = {}
    for key, box in found.items():
        modules = [table.modules[name] for row in box.rows for name in row.imports
                   if name in table.modules]
        keys = {(module.package, module.layer) for module in modules} - {key}
        direct[key] = [other for other in found if other in keys]
    reached = {key: below(key, direct) for key in found}
    for key in sorted(found, key=lambda key: len(reached[key])):
        box = found[key]
        others = set().union(*(reached[other] for other in direct[key]))
        box.nearest = [found[other] for other in direct[key]
                       if other not in others and other[0] != box.package]
        ranks = [found[other].rank for other in direct[key] if other[1] == box.layer]
        box.rank = max(ranks, default=-1) + 1
    return list(found.values())


def below(key, direct):
    """What a box imports, directly or through others."""
    reached, waiting = set(), [key]
    while waiting:
        fresh = set(direct[waiting.pop()]) - reached
        reached |= fresh
        waiting += fresh
    return reached


def in_rows(members):
    """The boxes of a band as rows of nearly the same length."""
    highest = max(box.rank for box in members)
    order = [box for rank in range(highest, -1, -1) for box in members if box.rank == rank]
    count = -(-len(order) // COLUMNS)
    for index in range(count):
        yield order[len(order) * index // count:len(order) * (index + 1) // count]


def style():
    """The style sheet, by day and by night."""
    day, night = [], []
    for layer, (fill, line, text, dark, dark_line, dark_text) in COLOURS.items():
        day.append(f"    .{layer} {{ fill: {fill}; }} .of-{layer} {{ stroke: {line}; }}"
                   f" .t-{layer} {{ fill: {text}; }}\n")
        night.append(f"      .{layer} {{ fill: {dark}; }} .of-{layer} {{ stroke: {dark_line}; }}"
                     f" .t-{layer} {{ fill: {dark_text}; }}\n")
    return (f"{STYLE}{''.join(day)}    @media (prefers-color-scheme: dark) {{\n"
            f"{NIGHT}{''.join(night)}    }}\n")


def box_lines(box, left, top, height):
    kind = " part" if box.is_part else ""
    yield "  <g>"
    yield f"    <title>{escape(box.package)}: {escape(box.purpose)}</title>"
    yield (f'    <rect class="box of-{box.layer}{kind}" x="{left}" y="{top}" width="{BOX}"'
           f' height="{height}" rx="6"/>')
    yield f'    <text class="name" x="{left + 8}" y="{top + 19}">{escape(box.package)}</text>'
    for index, line in enumerate(box.lines()):
        spans = "".join(
            text if layer is None else
            f'<tspan class="{"inner" if layer == "inner" else f"t-{layer}"}">{escape(text)}</tspan>'
            for text, layer in line)
        yield (f'    <text class="faint" xml:space="preserve" x="{left + 8}"'
               f' y="{top + 19 + LINE * (index + 1)}">{spans}</text>')
    yield "  </g>"


def band_lines(layer, words, members, top):
    """The lines of a band, and its height."""
    lines, place = [], top + HEAD
    for row in in_rows(members):
        height = max(box.height for box in row)
        left = (WIDTH - len(row) * BOX - (len(row) - 1) * GAP) // 2
        for index, box in enumerate(row):
            lines += box_lines(box, left + index * (BOX + GAP), place, height)
        place += height + GAP
    height = place - GAP - top + EDGE
    title = (f'  <text x="{GAP + EDGE}" y="{top + 20}"><tspan class="title t-{layer}">{layer}'
             f'</tspan><tspan class="plain" dx="10">{escape(words)}</tspan></text>')
    band = (f'  <rect class="{layer}" x="{GAP}" y="{top}" width="{WIDTH - 2 * GAP}"'
            f' height="{height}" rx="10"/>')
    return [band, title, *lines], height


def drawing(table, note):
    """The text of the file: the highest layer above, what is for tests below."""
    everything = boxes(table)
    order = sorted(reversed(table.layers), key=lambda layer: layer == "tests")
    lines, top = [f'  <text class="faint" x="{GAP}" y="22">{LEGEND}</text>'], 36
    for layer in order:
        members = [box for box in everything if box.layer == layer]
        band, height = band_lines(layer, table.words[layer], members, top)
        lines += band
        top += height + GAP
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}"'
        f' height="{top}" role="img" aria-labelledby="map-title">',
        f"  <!-- {note} -->",
        '  <title id="map-title">The packages by layer, and what each one imports</title>',
        f"  <style>\n{style()}  </style>"]
    return "\n".join([*head, *lines, "</svg>", ""])
