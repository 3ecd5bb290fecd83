"""A window of a terminal emulator with the program in it."""

import os
import re
import shlex
import signal
import subprocess
import time

import pexpect
import pyte

PROGRAM = os.environ["TERMINAL_TEST_PROGRAM"]
MEAL_ADVISOR, RECIPE_APP = "mealadvisor-demo", "recipeapp-demo"
TAB, BACK_TAB, ENTER, ESC = "\t", "\x1b[Z", "\r", "\x1b"
CTRL_C, CTRL_L, CTRL_Z = "\x03", "\x0c", "\x1a"
PASTE, PASTED = "\x1b[200~", "\x1b[201~"
CLEARED = b"\x1b[2J"


def program(app):
    """The program of an app, beside the one that is named."""
    return os.path.join(os.path.dirname(PROGRAM), app)


class Window:
    """The program on a data folder; `text` is what a person sees."""

    def __init__(self, folder, columns=80, rows=24, shell=None, app=MEAL_ADVISOR, **variables):
        self.folder = folder
        self.screen = pyte.Screen(columns, rows)
        self.raw = b""
        self._stream = pyte.ByteStream(self.screen)
        environment = {"HOME": folder, "TERM": "xterm-256color", "LANG": "C.UTF-8", **variables}
        call = [program(app), "--data-dir", os.path.join(folder, "data")]
        if shell:
            call = ["/bin/bash", "--norc", "-c", shell.replace("PROGRAM", shlex.join(call))]
        self.process = pexpect.spawn(
            call[0], call[1:], cwd=folder, dimensions=(rows, columns), env=environment, timeout=5)

    @property
    def text(self):
        return "\n".join(self.screen.display)

    @property
    def status(self):
        """What is said of the chosen control, or of the last key."""
        return self.screen.display[self.screen.lines - 2].rstrip()

    @property
    def ring(self):
        """How many characters of the page stand out."""
        cells = [self.screen.buffer[row] for row in range(self.screen.lines - 1)]
        return sum(line[column].reverse for line in cells for column in range(self.screen.columns))

    def read(self, seconds=0.0):
        """Takes in what comes within so many seconds; false once the program has ended."""
        end = time.monotonic() + seconds
        while True:
            try:
                data = self.process.read_nonblocking(65536, timeout=0.02)
            except pexpect.TIMEOUT:
                if time.monotonic() >= end:
                    return True
                continue
            except pexpect.EOF:
                return False
            self.raw += data
            self._stream.feed(data)

    def wait(self, pattern, seconds=10.0):
        """Waits until a person sees something; shows what they see instead when it never comes."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.text):
            if not self.read(0.02) or time.monotonic() > end:
                raise AssertionError(f"no {pattern!r} in:\n{self.text}")
        return self

    def press(self, keys, pattern=None):
        """Presses keys, and waits for what they should show."""
        self.process.send(keys)
        return self.wait(pattern) if pattern else self.settle()

    def settle(self):
        """Waits until nothing moves for a moment."""
        while True:
            before = self.raw
            self.read(0.15)
            if self.raw == before:
                return self

    def hear(self):
        """Waits until every key that was pressed is answered: the window is drawn whole after them.

        What was said of the last key makes room for what is said of the chosen control.
        """
        start, end = len(self.raw), time.monotonic() + 10
        self.process.send(CTRL_L)
        last_line = f"\x1b[{self.screen.lines};1H".encode()
        while last_line not in self.raw[start:].partition(CLEARED)[2]:
            if not self.read(0.01) or time.monotonic() > end:
                raise AssertionError(f"not drawn again:\n{self.text}")
        self.read(0.02)
        return self

    def choose(self, words):
        """Tabs to the control of which these words are said.

        What arrives on the screen by itself looks like the answer to a key. A Tab that was still on
        its way then led past the control, and one step back is taken.
        """
        for _ in range(200):
            if words in self.status:
                if words in self.hear().status:
                    return self
                self.process.send(BACK_TAB)
                if words in self.hear().status:
                    return self
            before = self.raw
            self.process.send(TAB)
            end = time.monotonic() + 2
            while self.raw == before and time.monotonic() < end:
                self.read(0.01)
        raise AssertionError(f"no control {words!r} in:\n{self.text}")

    def use(self, words, pattern=None):
        """Chooses a control and uses it; one out of sight is brought into sight first."""
        if not self.choose(words).ring:
            self.press(ENTER, "Enter again")
        self.press(ENTER)
        return self.wait(pattern) if pattern else self

    def close(self, keys="q"):
        """Closes the program by keys and answers with its exit code."""
        if keys:
            self.process.send(keys)
        end = time.monotonic() + 10
        while self.read(0.05):
            if time.monotonic() > end:
                raise AssertionError(f"still running:\n{self.text}")
        self.process.wait()
        return self.process.exitstatus if self.process.signalstatus is None else (
            -self.process.signalstatus)

    def signal(self, number):
        self.process.kill(number)


def command(folder, *arguments, **variables):
    """What the program answers without a terminal."""
    return subprocess.run(
        [PROGRAM, "--data-dir", os.path.join(folder, "data"), *arguments], cwd=folder,
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60,
        env={**os.environ, **variables})


def is_cooked(process):
    """Whether the keyboard of the window is as a shell expects it: lines, echo, signals."""
    import termios
    flags = termios.tcgetattr(process.child_fd)[3]
    wanted = termios.ICANON | termios.ECHO | termios.ISIG
    return flags & wanted == wanted


SIGNALS = {name: getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT")}
