"""The terminal is treated well, whatever happens to it."""

import os
import random
import re
import tempfile
import time
import unittest

from window import (
    CTRL_C, CTRL_Z, ENTER, ESC, SIGNALS, Window, command, is_cooked)


class Terminal(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = holder.name

    def open(self, columns=80, rows=24, **variables):
        window = Window(self.folder, columns, rows, **variables)
        self.addCleanup(window.process.close, True)
        return window.wait("Get New Suggestion")

    def assert_given_back(self, window):
        self.assertTrue(window.raw.rstrip().endswith(b"\x1b[?1049l"), window.raw[-80:])
        for mode in (b"?25", b"?7"):
            self.assertGreater(window.raw.rfind(b"\x1b[" + mode + b"h"),
                               window.raw.rfind(b"\x1b[" + mode + b"l"))

    def test_every_way_to_close_gives_the_terminal_back(self):
        for keys in ("q", CTRL_C):
            window = self.open()
            self.assertFalse(is_cooked(window.process))
            self.assertEqual(window.close(keys), 0)
            self.assert_given_back(window)
        for name in ("SIGTERM", "SIGINT"):
            window = self.open()
            window.signal(SIGNALS[name])
            self.assertEqual(window.close(None), 0, name)
            self.assert_given_back(window)

    def test_a_pause_gives_the_terminal_back_and_goes_on_where_it_was(self):
        window = Window(self.folder, shell="set -m; PROGRAM; stty -a; read -r; fg")
        self.addCleanup(window.process.close, True)
        window.wait("Get New Suggestion").press("3", "PREFERENCES")
        window.press(CTRL_Z, " icanon")
        self.assertRegex(window.text, r"(?<!-)\becho\b")
        self.assertNotIn("PREFERENCES", window.raw.split(b"?1049l")[-1].decode())
        window.press("\n", "PREFERENCES")
        window.press("d", "DIETS")
        self.assertEqual(window.close(), 0)

    def test_a_terminal_that_goes_away_ends_the_program_and_loses_nothing(self):
        window = self.open()
        window.press("g").settle()
        window.process.close(force=False)
        for _ in range(100):
            if not window.process.isalive():
                break
            time.sleep(0.05)
        self.assertFalse(window.process.isalive())
        self.assertIn("suggested", command(self.folder, "history", "list").stdout)

    def test_a_window_of_another_size_is_drawn_anew(self):
        window = self.open()
        for columns, rows in (
                (120, 40), (40, 30), (40, 12), (200, 60), (400, 200), (20, 8), (80, 24)):
            window.screen.resize(rows, columns)
            window.screen.reset()
            window.process.setwinsize(rows, columns)
            window.settle()
            self.assertIn("Good ", window.text)
            self.assertRegex(window.screen.display[rows - 1], r"g Get.*\?.*q")
        self.assertEqual(window.close(), 0)

    def test_a_plate_is_drawn_in_as_many_colours_as_there_are(self):
        for variables, wanted, others in (
                ({"COLORTERM": "truecolor"}, b"48;2;", b"48;5;"),
                ({}, b"48;5;", b"48;2;"), ({"NO_COLOR": "1"}, b"@", b"48;"),
                ({"LANG": "C"}, b"@", b"48;")):
            window = self.open(120, 40, **variables).settle()
            self.assertNotIn(others, window.raw)
            if wanted == b"@":
                self.assertGreater(len(re.findall("[-=+*o#%@:]{4}", window.text)), 8)
            else:
                self.assertIn(wanted, window.raw)
                self.assertGreater(window.text.count("\u2580"), 300)
            self.assertEqual(window.close(), 0)

    def test_random_keys_in_any_window_break_nothing(self):
        keys = list("abcdefghijklmnoprstuvwxyz0123456789.? ") + [
            ENTER, ESC, "\t", "\x1b[A", "\x1b[B", "\x1b[6~", "\x0c", "\u00e9"]
        for columns, rows in ((20, 8), (80, 24), (120, 40), (200, 60), (400, 200)):
            dice = random.Random(columns)
            window = Window(self.folder, columns, rows)
            self.addCleanup(window.process.close, True)
            window.wait("Get" if columns > 20 else "Good")
            for _ in range(60):
                window.process.send(dice.choice(keys))
                self.assertTrue(window.read(0.02), window.text)
            window.settle()
            self.assertTrue(window.process.isalive())
            # A text that is typed, what is asked and what is read may lie over the page.
            window.process.send(CTRL_C)
            if window.read(0.5):
                window.process.send(CTRL_C)
            self.assertEqual(window.close(None), 0)

    def test_a_dumb_terminal_gets_plain_lines_and_gives_keys_by_line(self):
        window = Window(self.folder, TERM="dumb")
        self.addCleanup(window.process.close, True)
        window.wait("Get New Suggestion").settle()
        window.process.sendline("3")
        window.wait("Dietary Restrictions").settle()
        self.assertNotIn(b"\x1b", window.raw)
        self.assertEqual(window.close("quit\n"), 0)

    def test_a_folder_that_cannot_be_used_for_a_while_is_said_and_nothing_is_lost(self):
        window = self.open()
        window.press("3", "PREFERENCES").press("d", "DIETS")
        window.use("Vegan", r"Vegan +\[x\]").settle()
        data = os.path.join(self.folder, "data")
        os.rename(data, data + ".away")
        with open(data, "w", encoding="utf-8"):
            window.use("Halal", "could not be")
        os.remove(data)
        os.rename(data + ".away", data)
        window.use("Kosher", r"Kosher +\[x\]").settle()
        self.assertEqual(window.close(), 0)
        diets = command(self.folder, "settings", "get", "diets").stdout
        self.assertIn("vegan", diets)
        self.assertIn("kosher", diets)

    def test_without_a_terminal_home_is_printed_once(self):
        answer = command(self.folder)
        self.assertEqual(answer.returncode, 0)
        self.assertEqual(answer.stdout.count("Get New Suggestion"), 1)
        self.assertNotIn("\x1b", answer.stdout)


if __name__ == "__main__":
    unittest.main()
