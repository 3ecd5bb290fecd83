"""What the tests of the served app share: one browser, and a program for each test."""

import atexit
import unittest

from browser import Browser
from served import Served
from visitor import WIDE, Page
from wire import Wire

_browser = None


def browser():
    """The one browser of this process."""
    global _browser
    if _browser is None:
        _browser = Browser()
        atexit.register(_browser.close)
    return _browser


class ServedTests(unittest.TestCase):
    """A program and a data folder for each test; its pages may not complain about anything."""

    size = WIDE
    hand = "pointer"
    script = True
    app = "mealadvisor-demo"
    variables = {}

    def setUp(self):
        self.pages = []
        self.served = self.serve(app=self.app, **self.variables)

    def serve(self, *words, **how):
        """A program that has to end well, and that nobody hears a complaint from."""
        served = Served(*words, **how)
        self.addCleanup(served.close)
        self.addCleanup(self._end, served)
        return served.wait()

    def page(self, size=None, hand=None, served=None, **options):
        """A window of the browser, kept as a picture when the test fails."""
        options.setdefault("script", self.script)
        page = Page(
            browser(), served or self.served, size or self.size, hand or self.hand, **options)
        self.pages.append(page)
        self.addCleanup(self._leave, page, len(self.pages))
        return page

    def _leave(self, page, number):
        try:
            if page.problems or not self._outcome.success:
                page.keep(f"{type(self).__name__}.{self._testMethodName}-{number}")
        finally:
            page.close()
        self.assertEqual(page.problems, [])

    def _end(self, served):
        if served.process.poll() is None:
            self.assertEqual(served.stop(), 0)
        self.assertEqual(served.complaints, [])


class WireTests(ServedTests):
    """Tests that need no browser."""

    def setUp(self):
        super().setUp()
        self.wire = Wire(self.served)

    def home(self, query=""):
        """A tab with Home in it."""
        tab = self.wire.tab(query)
        answer = self.wire.get(tab + query)
        self.assertEqual(answer.status, 200)
        return tab, answer

    def assert_nothing_happened(self, before):
        self.assertEqual(self.served.history(), before)
