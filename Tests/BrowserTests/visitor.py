"""Somebody with the served app in a browser, by pointer, finger or keyboard."""

import os
import re
from functools import reduce
from pathlib import Path
from urllib.parse import urlsplit

from checks import keyboard
from playwright.sync_api import TimeoutError

OUT = Path(os.environ["BROWSER_TEST_OUT"]) / "failures"
WIDE, PHONE = (1280, 900), (390, 844)
PATIENCE = 60_000

# What is read on the screen, in its order; what a hidden screen below says is not.
READ = """() => [...document.querySelectorAll("#front [data-read]")]
  .filter((node) => node.checkVisibility())
  .map((node) => node.getAttribute("aria-label") ?? node.innerText).join("\\n")"""

SEES = f"(pattern) => new RegExp(pattern).test(({READ})())"

# Nothing is under way: no answer awaited, no screen on its way out.
BUSY = ", ".join(
    f"#front {kind}[aria-busy=true]" for kind in ("button", "input", "textarea", "select"))
RESTS = f"""() => !document.querySelector("{BUSY}") && !document.getElementById("leaving")
  && (typeof current === "undefined" || current === null && !waiting.length)"""

# Notes that the next click has come: a touch is over before it is a click.
AWAIT_CLICK = """() => {
  window.isClicked = false;
  addEventListener("click", () => { window.isClicked = true; }, { capture: true, once: true });
}"""

# What can be used; what a long press offers has controls of its own as well.
KINDS = ["button", "checkbox", "switch", "radio", "textbox", "searchbox"]
CONTROLS = ":is(button, input, textarea, select):not(.more *)"

# The key that leads from the focus to a control; none where the control has it. Arrow keys lead
# from one control of a week to another.
WAY = """(node) => {
  const active = document.activeElement;
  if (active === node) return null;
  if (active?.closest("[data-one-stop]") && node.closest("[data-one-stop]")) {
    const [from, to] = [active.getBoundingClientRect(), node.getBoundingClientRect()];
    if (from.top < to.bottom && to.top < from.bottom) {
      return from.left < to.left ? "ArrowRight" : "ArrowLeft";
    }
    // Up and down keep to a column; at its end, another column leads on.
    const goesDown = from.top < to.top;
    const goesOn = [...active.closest("[data-one-stop]").querySelectorAll("button:not(.more *)")]
      .map((other) => other.getBoundingClientRect())
      .some((box) => box.left < from.right && from.left < box.right
        && (goesDown ? box.top > from.top : box.top < from.top));
    if (goesOn) return goesDown ? "ArrowDown" : "ArrowUp";
    return from.left < to.left ? "ArrowRight" : "ArrowLeft";
  }
  const isBefore = node.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore && active !== document.body ? "Shift+Tab" : "Tab";
}"""

# The focus is on a part of a field for times, which the browser itself draws a ring around.
IS_PART = "() => document.activeElement.type === 'time'"

# Breaches of the policy of the page are said on the console, which fails a test.
BREACHES = """document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));"""


class Page:
    """A page of the app, with everything about it that nobody should have to put up with."""

    def __init__(self, browser, served, size=WIDE, hand="pointer", script=True, **options):
        self.served = served
        self.size = size
        self.hand = hand
        self.script = script
        self.problems = []
        self.allowed = []
        self.context = browser.chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, java_script_enabled=script,
            has_touch=hand == "finger", is_mobile=hand == "finger", **options)
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._heard)
        self.context.on("weberror", lambda error: self.problems.append(f"error: {error.error}"))
        self.context.on("request", self._asked)
        if script:
            self.context.add_init_script(BREACHES)
        self.tab = self.context.new_page()

    def _heard(self, message):
        if message.type not in ("error", "warning"):
            return
        if not any(re.search(pattern, message.text) for pattern in self.allowed):
            self.problems.append(f"console {message.type}: {message.text}")

    def _asked(self, request):
        address = urlsplit(request.url)
        ours = urlsplit(self.served.address)
        if address.scheme not in ("data", "about", "blob") and address[:2] != ours[:2]:
            self.problems.append(f"asked for {request.url}")

    # Going and looking

    def open(self, *trail, **switches):
        """Opens a tab of the app at a place."""
        self.tab.goto(self.served.page(*trail, **switches))
        return self.settle()

    def settle(self):
        """Waits until nothing is under way."""
        if self.script:
            self.tab.wait_for_function(RESTS)
        else:
            self.tab.wait_for_load_state()
        return self

    @property
    def front(self):
        return self.tab.locator("#front")

    @property
    def text(self):
        """What is read on the screen."""
        return self.tab.evaluate(READ)

    @property
    def messages(self):
        return self.tab.locator("#messages").inner_text()

    def is_on(self, name):
        """Whether a box is ticked, or a choice taken."""
        control = self.control(name)
        state = control.evaluate("(node) => node.ariaChecked ?? node.ariaPressed")
        return state == "true"

    @property
    def place(self):
        return self.tab.locator("body").get_attribute("data-place")

    def wait(self, pattern):
        """Waits until somebody reads something on the screen; shows what they read otherwise.

        Where a line of it is broken depends on the titles of the meals.
        """
        try:
            self.tab.wait_for_function(SEES, arg=re.sub(r"\\? ", r"\\s+", pattern))
        except TimeoutError:
            words = f"no {pattern!r} in:\n{self.text}\n{self.messages}"
            raise AssertionError(words) from None
        return self.settle()

    def control(self, name, role=None):
        """The control of that accessible name, or of one that matches a pattern."""
        kinds = [role] if role else KINDS
        found = [self.front.get_by_role(kind, name=re.compile(name)) for kind in kinds]
        every = reduce(lambda one, other: one.or_(other), found)
        shown = every.and_(self.tab.locator(CONTROLS)).locator("visible=true")
        if not shown.count():
            raise AssertionError(f"no control {name!r} in:\n{self.text}")
        return shown.first

    # Using

    def use(self, name, pattern=None, role=None):
        """Uses a control, and waits for what that should show."""
        control = self.control(name, role)
        if self.script:
            self._use(control)
        else:
            with self.tab.expect_navigation():
                self._use(control)
        self.settle()
        if pattern:
            self.wait(pattern)
        return self.check_focus() if self.script and self.hand == "keyboard" else self

    def enter(self, name, text, pattern=None):
        """Writes into a field, in place of what is there, and commits it by Enter."""
        field = self.control(name, "textbox")
        if self.hand == "keyboard":
            self.reach(field)
        else:
            self._use(field)
        self.tab.keyboard.press("Control+a")
        self.tab.keyboard.type(text)
        if self.script:
            self.tab.keyboard.press("Enter")
        else:
            with self.tab.expect_navigation():
                self.tab.keyboard.press("Enter")
        self.settle()
        return self.wait(pattern) if pattern else self

    def _use_by_pointer(self, control):
        control.click()

    def _use_by_finger(self, control):
        if self.script:
            self.tab.evaluate(AWAIT_CLICK)
        control.tap()
        if self.script:
            self.tab.wait_for_function("() => window.isClicked")

    def _use_by_keyboard(self, control):
        self.reach(control)
        self.tab.keyboard.press("Enter")

    def _use(self, control):
        getattr(self, f"_use_by_{self.hand}")(control)

    def back(self, pattern=None):
        """Goes back as the browser does."""
        self.tab.go_back()
        return self.wait(pattern) if pattern else self.settle()

    def forward(self, pattern=None):
        self.tab.go_forward()
        return self.wait(pattern) if pattern else self.settle()

    def reload(self, pattern=None):
        self.tab.reload()
        return self.wait(pattern) if pattern else self.settle()

    def press(self, key, pattern=None):
        """Presses a key where the focus is."""
        self.tab.keyboard.press(key)
        self.settle()
        return self.wait(pattern) if pattern else self

    def reach(self, control, most=160):
        """Goes to a control by Tab or Shift-Tab alone; every stop on the way has to be seen."""
        wanted = control.element_handle()
        stops = []
        while (way := wanted.evaluate(WAY)) and len(stops) < most:
            self.tab.keyboard.press(way)
            stop = self.tab.evaluate(keyboard.WHERE)
            stops.append(stop["id"] if stop else "(out of the page)")
            if stop and not stop["isSeen"] and not self.tab.evaluate(IS_PART):
                raise AssertionError(f"the focus on {stop['id']} is not seen")
        if way:
            raise AssertionError(f"{way} never comes to {wanted}: {' → '.join(stops)}")
        return self.check_focus()

    def check_focus(self):
        """The focus is on something, and seen."""
        where = self.tab.evaluate(keyboard.WHERE)
        if where is None:
            raise AssertionError(f"the focus is lost at {self.place}")
        if not where["isSeen"]:
            raise AssertionError(f"the focus on {where['id']} at {self.place} is not seen")
        return self

    @property
    def focus(self):
        """The id of the element that has the focus; None where nothing has it."""
        where = self.tab.evaluate(keyboard.WHERE)
        return where and where["id"]

    # Ending

    def keep(self, name):
        """Keeps a picture of the page and its markup, for somebody who looks for the reason."""
        OUT.mkdir(parents=True, exist_ok=True)
        self.tab.screenshot(path=OUT / f"{name}.png")
        (OUT / f"{name}.html").write_text(self.tab.content())

    def close(self):
        self.context.close()
