"""One Chromium, with a page for each kind of device that is used again and again."""

import os
import re
from pathlib import Path

import axe_playwright_python
from playwright.sync_api import sync_playwright

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
MEASURE = Path(__file__).parent / "measure.js"
PROGRAM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
SCALE = 3
PATIENCE = 60_000
# The wall of all screens is as many pages.
LOADING = 300_000

# Another page in the document that is there, which takes a third of what going to its address
# takes. What the pages of the gallery refer to lies at the same distance from each.
WRITE = """(text) => new Promise((done) => {
  document.open();
  addEventListener("load", () => done(), { once: true });
  document.write(text);
  document.close();
})"""

CLASS = re.compile(r'<html [^>]*class="')

# What the gallery's script does for the looks that an address names.
DRESS = """(words) => {
  for (const look of ["light", "dark", "standard", "increased"]) {
    document.documentElement.classList.toggle(look, words.includes(look));
  }
}"""


class Browser:
    def __init__(self):
        self.playwright = sync_playwright().start()
        self.chromium = self.playwright.chromium.launch(
            executable_path=PROGRAM, args=["--no-sandbox", "--allow-file-access-from-files"]
        )
        self.axe = AXE.read_text()
        self.measure = MEASURE.read_text()
        self.tabs = {}
        self.traffic = []

    def close(self):
        self.chromium.close()
        self.playwright.stop()

    def context(self, width, height, scale=1, **options):
        """A context of its own, for a test that changes what others rely on."""
        context = self.chromium.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale, **options
        )
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(LOADING)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.traffic.append(f"error: {error.error}"))
        context.on("request", self._asked)
        return context

    def tab(self, device, motion="reduce"):
        """A page as large as a device; the same one for each call."""
        key = device.width, device.height, motion
        if key not in self.tabs:
            context = self.context(
                device.width, device.height, scale=SCALE, reduced_motion=motion
            )
            self.tabs[key] = context.new_page()
        return self.tabs[key]

    def open(self, page, *words, motion="reduce"):
        """Shows a page of the gallery with the looks that the words name."""
        self.traffic = []
        tab = self.tab(page.device, motion)
        tab.goto(page.address(*words))
        return tab

    def show(self, page, *words):
        """The same as `open`, in a document that is there already."""
        tab = self.tab(page.device)
        if tab.url == "about:blank":
            tab.goto(page.address())
        self.traffic = []
        text, count = CLASS.subn(rf"\g<0>{' '.join(words)} ", page.path.read_text(), count=1)
        if not count:
            raise ValueError(f"{page.name} says nothing of its looks")
        tab.evaluate(WRITE, text)
        return tab

    def dress(self, page, *words):
        """Gives other looks to the page that was shown last on a device."""
        tab = self.tab(page.device)
        tab.evaluate(DRESS, words)
        return tab

    def _heard(self, message):
        if message.type in ("error", "warning"):
            self.traffic.append(f"console {message.type}: {message.text}")

    def _asked(self, request):
        if not request.url.startswith(("file://", "data:", "about:")):
            self.traffic.append(f"asked for {request.url}")
