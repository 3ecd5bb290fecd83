"""A state that passed is opened again where anything of it changed, and sometimes where nothing did."""

import tempfile
import unittest
from pathlib import Path

from gallery import Device, Page, State
from passed import Passed

PHONE = Device("phone", 390, 844)


class PassedTests(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.states = [self.state(number) for number in range(40)]
        names = [state.name for state in self.states]
        self.list = Passed("", "tools", self.states, {}).text(names, [])

    def state(self, number):
        path = self.folder / f"{number}.html"
        path.write_text(f"page {number}")
        return State("home", str(number), (Page("home", str(number), path, PHONE, "L"),))

    def opened(self, seed=1, tools="tools", allowed=None):
        passed = Passed(self.list, tools, self.states, allowed or {})
        return {state.name for state in passed.to_open(self.states, seed)}

    def test_of_what_is_unchanged_a_tenth_is_opened_another_one_with_another_seed(self):
        samples = [self.opened(seed) for seed in range(200)]
        self.assertEqual({len(sample) for sample in samples}, {4})
        self.assertEqual(set().union(*samples), {state.name for state in self.states})

    def test_a_state_of_which_a_page_changed_is_always_opened(self):
        self.states[7].pages[0].path.write_text("another page")
        self.assertTrue(all("home/7" in self.opened(seed) for seed in range(20)))

    def test_a_state_whose_contrast_is_waived_or_no_more_is_opened(self):
        allowed = {("home", "7", "dark"): {"button"}}
        self.assertTrue(all("home/7" in self.opened(seed, allowed=allowed) for seed in range(20)))

    def test_other_tools_open_everything(self):
        self.assertEqual(len(self.opened(tools="others")), 40)

    def test_what_failed_leaves_the_list_and_what_was_not_opened_stays(self):
        passed = Passed(self.list, "tools", self.states, {})
        kept = passed.text(["home/3", "home/4"], ["home/4"]).splitlines()
        self.assertEqual(kept, [line for line in self.list.splitlines() if "home/4 " not in line])
        self.assertEqual(len(kept), 40)


if __name__ == "__main__":
    unittest.main()
