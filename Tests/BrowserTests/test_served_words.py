"""What is said beside the phone and to those who listen: how long it stays, and that it comes once."""

import re
import signal
import unittest

from checks import accessibility
from served import until
from visitor import PHONE
from visits import ServedTests, browser

HOME = "Get new meal suggestion"
DIETS = ("settings", "dietary-restrictions")
GONE = ["ERR_", "Failed to load"]

# Uses a control as if it had shown something else; news may mend it at any time.
STALE = """(name) => {
  const node = document.querySelector(`[data-id$="${name}"]`);
  node.value = node.value.replace(/^\\w+/, "00000000");
  node.click();
}"""

# Counts what is new for those who listen: words by words beside the phone, and live regions of the
# screen.
LISTEN = """() => {
  window.heard = [];
  const listen = (id) => new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const { textContent } of addedNodes) if (textContent) window.heard.push([id, textContent]);
    }
  }).observe(document.getElementById(id), { childList: true, subtree: true, characterData: true });
  ["messages", "said", "trouble"].forEach(listen);
}"""

# Regions of the screen that would be announced by themselves.
LIVE = """() => document.querySelectorAll(
  "#front :is([role=alert], [role=status]):not([aria-live=off])").length"""

# Where the words lie in the window.
BOXES = """() => ["trouble", "messages"].map((id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [box.top, box.bottom, box.height];
})"""


class WordsTests(ServedTests):
    def setUp(self):
        super().setUp()
        self.eater = self.page()

    def test_what_an_address_cannot_show_is_said_until_something_is_done(self):
        with self.eater.tab.expect_response(re.compile("/news")) as news:
            self.eater.open("nowhere").wait(HOME)
        told = news.value.json()
        self.assertEqual(told["messages"], "", "the program does not say it again")
        self.eater.tab.wait_for_function(
            "(revision) => document.body.dataset.revision === revision", arg=told["revision"])
        self.assertIn("page does not exist", self.eater.messages)
        self.eater.use("See Recipe", "Ingredients")
        self.assertEqual(self.eater.messages, "")

    def test_what_an_address_cannot_show_is_said_when_the_app_fills_the_window_too(self):
        eater = self.page(PHONE).open("nowhere").wait(HOME)
        eater.tab.wait_for_function("() => location.search.includes('window=390x844')")
        self.assertIn("page does not exist", eater.settle().messages)

    def test_a_step_back_to_a_page_that_is_gone_is_said_until_something_is_done(self):
        eater = self.eater.open(*DIETS).wait("Vegan")
        eater.tab.evaluate(
            "() => { history.replaceState(null, '', '?at=settings&at=nowhere');"
            " history.pushState(null, '', '?at=settings&at=dietary-restrictions'); }")
        eater.back()
        until(lambda: "page does not exist" in eater.messages, "it is said")
        self.served.command("settings", "set", "diets", "vegan")
        until(lambda: eater.is_on("^Vegan"), "news has come")
        self.assertIn("page does not exist", eater.messages)

    def test_the_same_refusal_is_said_again(self):
        eater = self.eater
        eater.allowed = [r"409 \(Conflict\)"]
        eater.open(*DIETS).wait("Vegan").tab.evaluate(LISTEN)
        for count in (1, 2, 3):
            eater.tab.wait_for_function("() => current === null")
            eater.tab.evaluate(STALE, "diet.vegan")
            until(
                lambda: len([
                    words for id, words in eater.tab.evaluate("window.heard")
                    if id == "messages" and "screen changed" in words]) == count,
                f"it is said {count} times")

    def test_an_app_that_runs_again_is_not_said_to_be_gone(self):
        eater = self.eater
        eater.allowed = GONE
        eater.open().wait(HOME)
        trouble = eater.tab.locator("#trouble")
        news = re.compile("/news")
        eater.tab.route(news, lambda route: route.abort())
        eater.tab.evaluate("() => { listen(); }")
        until(lambda: "not running" in trouble.inner_text(), "it is said")
        # The first request that comes through is answered at once, with no news to wait for; then
        # the page waits for news again.
        with (
            eater.tab.expect_request(re.compile("/news.*after=")),
            eater.tab.expect_response(news) as first,
        ):
            eater.tab.unroute(news)
        self.assertNotIn("after=", first.value.url)
        until(lambda: trouble.inner_text() == "", "it is not said any more")

    def test_what_a_toast_says_is_announced_once(self):
        eater = self.eater.open().wait(HOME)
        eater.tab.evaluate(LISTEN)
        eater.use("Why This", "Not for Me").use("Not for Me", "is left out")
        words = " ".join(eater.front.locator("[data-role=toast]").inner_text().split())
        until(lambda: ["said", words] in eater.tab.evaluate("window.heard"), "it is announced")
        heard = [text for _, text in eater.tab.evaluate("window.heard")]
        self.assertEqual(heard.count(words), 1)
        self.assertEqual(eater.tab.evaluate(LIVE), 0)
        found = accessibility.inspect(eater.tab, browser().axe)
        toast = [node for node in found["violations"] if "toast" in str(node["ids"])]
        self.assertEqual(accessibility.judge({"violations": toast}, set()), [])

    def test_a_page_that_is_loaded_with_a_toast_speaks_for_itself(self):
        eater = self.eater.open().wait(HOME).use("Why This", "Not for Me")
        eater.use("Not for Me", "is left out").wait(HOME)
        eater.reload("is left out")
        self.assertGreater(eater.tab.evaluate(LIVE), 0)

    def test_in_a_small_window_a_refusal_does_not_cover_that_the_app_is_gone(self):
        eater = self.page(PHONE, "finger")
        eater.allowed = GONE
        eater.open("nowhere").wait(HOME)
        self.assertIn("page does not exist", eater.messages)
        self.assertEqual(self.served.stop(signal.SIGINT), 0)
        trouble = eater.tab.locator("#trouble")
        until(lambda: "not running" in trouble.inner_text(), "it is said")
        (top, bottom, height), (other, end, length) = eater.tab.evaluate(BOXES)
        self.assertTrue(0 <= top < bottom < other < end <= PHONE[1], eater.tab.evaluate(BOXES))
        self.assertGreater(min(height, length), 20)

    def test_a_page_of_a_program_that_was_started_anew_asks_for_the_secret(self):
        eater = self.eater
        eater.allowed = [*GONE, r"403 \(Forbidden\)"]
        eater.open(*DIETS).wait("Vegan")
        self.assertEqual(self.served.stop(signal.SIGINT), 0)
        again = self.serve(None, self.served.port)
        eater.tab.reload()
        eater.tab.get_by_label("Secret").fill(again.secret)
        eater.tab.keyboard.press("Enter")
        eater.wait("Vegan")
        self.assertEqual(eater.place, " ".join(DIETS))


if __name__ == "__main__":
    unittest.main()
