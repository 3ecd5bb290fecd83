"""The pages of a gallery folder, read from its index."""

import json
import re
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path

# The states that say what somebody must not eat, what a meal contains, or what became of data.
GUARDS = re.compile(
    "(accept-traces|delete-account|delete-data|dietary-restrictions|eater|household|order-services"
    "|privacy-policy|system-error)/.*"
    "|home/(suggestion|suggestion-relaxed)|recipe-detail/default|favorites/many"
    "|.*/.*(allerg|data-|dead-end|limits|not-stored|ruled-out|traces).*")


@dataclass(frozen=True)
class Device:
    name: str
    width: int
    height: int


@dataclass(frozen=True)
class Page:
    """One page: a state on a device, at a type size, in a direction."""

    screen: str
    state: str
    path: Path
    device: Device
    size: str
    direction: str = "ltr"
    scheme: str = "light"
    is_dark_only: bool = False
    is_reference: bool = True

    @property
    def name(self):
        return f"{self.screen}/{self.state}/{self.path.stem}"

    def address(self, *words):
        return self.path.as_uri() + ("#" + ",".join(words) if words else "")


@dataclass(frozen=True)
class State:
    """A state of a screen with all of its pages."""

    screen: str
    state: str
    pages: tuple

    @property
    def name(self):
        return f"{self.screen}/{self.state}"

    @property
    def is_guard(self):
        """Whether no sample may leave out a page of it."""
        return GUARDS.fullmatch(self.name) is not None

    def page(self, size, scheme):
        """The page at the reference device that shows a scheme."""
        fitting = [
            page
            for page in self.pages
            if page.is_reference and page.direction == "ltr" and page.size == size
        ]
        own = [page for page in fitting if page.scheme == scheme]
        return (own or fitting)[0]


class IndexReader(HTMLParser):
    """Collects the tiles and the matrix of an index."""

    def __init__(self):
        super().__init__()
        self.tiles = []
        self.matrix = None
        self.is_in_matrix = False

    def handle_starttag(self, tag, attributes):
        known = dict(attributes)
        if tag == "li" and "data-folder" in known:
            self.tiles.append(known)
        self.is_in_matrix = tag == "script" and known.get("id") == "matrix"

    def handle_data(self, data):
        if self.is_in_matrix:
            self.matrix = json.loads(data)
            self.is_in_matrix = False


def states(folder, only=None):
    """Every state of the gallery, or those of one screen."""
    reader = IndexReader()
    reader.feed((folder / "index.html").read_text())
    tiles = [tile for tile in reader.tiles if only in (None, tile["data-screen"])]
    return [State(*_names(tile), tuple(_pages(folder, tile, reader.matrix))) for tile in tiles]


def _names(tile):
    return tile["data-screen"], tile["data-state"]


def _pages(folder, tile, matrix):
    for scheme in ["light", "dark"] if "data-dark" in tile else ["light"]:
        for index, entry in enumerate(matrix["devices"]):
            device = Device(entry["name"], entry["width"], entry["height"])
            wanted = [(size, "ltr") for size in entry["sizes"]]
            if index == 0 and matrix["rtl"]:
                wanted.append(("L", "rtl"))
            for size, direction in wanted:
                yield _page(folder, tile, device, index == 0, size, direction, scheme)


def _page(folder, tile, device, is_reference, size, direction, scheme):
    parts = [] if is_reference else [device.name]
    parts.append(size)
    parts += ["rtl"] if direction == "rtl" else []
    parts += ["dark"] if scheme == "dark" else []
    path = folder / tile["data-folder"] / ("-".join(parts) + ".html")
    return Page(
        *_names(tile), path, device, size, direction, scheme, scheme == "dark", is_reference
    )
