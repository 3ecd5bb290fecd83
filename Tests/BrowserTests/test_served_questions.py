"""Two devices that disagree: the question, the sheet that settles it, and what both hold then."""

import json
import os
import re
import subprocess
import tempfile
import unittest

from planning import KEPT, TICK, PlanningTests, ident, next_monday
from served import program, until


class HomeServer:
    """mealadvisor-server as a process on a port that the system gives it."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [program("mealadvisor-server"), "--data-dir", folder], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.address, self.code = None, None
        while line := self.process.stdout.readline():
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                self.address = found.group()
            if found := re.search(r"\b([A-Z2-9]{4}(?:-[A-Z2-9]{4}){3})\b", line):
                self.code = found.group(1)
            if "founds a household" in line:
                break

    def close(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Questions(PlanningTests):
    """The browser is one device; the other one is a data folder and the command line."""

    app = "recipeapp-demo"

    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.server = HomeServer(os.path.join(folder.name, "server"))
        self.addCleanup(self.server.close)
        self.other_data = os.path.join(folder.name, "other")

    def other(self, *words):
        """What the other device prints."""
        call = subprocess.run(
            [program(self.app), "--data-dir", self.other_data, *words], stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=60)
        self.assertEqual(call.returncode, 0, f"{words}: {call.stderr}")
        return call.stdout

    def planned(self, words):
        """What a device holds of the meal that both know, by its week as JSON."""
        days = json.loads(words)["days"]
        return [
            (day["date"], slot["slot"])
            for day in days for slot in day["slots"] for entry in slot["entries"]
            if entry["content"].get("text") == "Soup"]

    def test_a_disagreement_is_asked_about_in_the_app_and_settled_for_both(self):
        week = ("--week", "2030-05-13", "--json")
        self.served.command("plan", "set", "tue-dinner", "Soup", "--week", "2030-05-13")
        self.served.command(
            "household", "create", self.server.code, "--server", self.server.address, "--name",
            "Ann")
        invitation = json.loads(self.served.command("household", "invite", "--json"))["code"]
        self.served.command("drafts", "sync")
        self.other(
            "household", "join", invitation, "--server", self.server.address, "--name", "Ben")
        self.other("drafts", "sync")
        self.served.command(
            "plan", "move", "tue-dinner", "wed-dinner", "--week", "2030-05-13")
        self.other("plan", "move", "tue-dinner", "thu-dinner", "--week", "2030-05-13")
        self.other("drafts", "sync")

        self.open("planner")
        self.see(ident("planner.questions"))
        self.assert_axe_is_content()
        self.tap(ident("planner.preferences"))
        self.assertIn("1 question to answer", self.spoken(ident("connections.questions.open")))
        self.see(ident("sharing.member.0"))
        self.assert_axe_is_content()
        self.tap(ident("connections.questions.open"))
        self.assert_axe_is_content()
        self.tap('[data-id$=".mine.choose"]')
        self.tap(ident("merge.save"))
        until(
            lambda: not self.eater.front.locator(ident("connections.questions.open")).count(),
            "nothing is asked any more")
        until(lambda: "0 drafts" in self.served.command("sync", "status"), "it is sent")
        self.other("drafts", "sync")
        for words in (self.served.command("plan", "show", *week), self.other("plan", "show", *week)):
            self.assertEqual(self.planned(words), [("2030-05-15", "dinner")])
        self.assertIn("0 to decide", self.other("sync", "status"))


class AfterTheShop(PlanningTests):
    """What is done without a network is met with what somebody else did meanwhile, who is made up."""

    app = "recipeapp-demo"

    def test_ticks_in_the_shop_are_kept_and_what_two_devices_changed_is_settled(self):
        self.served.command("plan", "set", f"{next_monday()}-dinner", KEPT)
        self.served.command("drafts", "sync", "--simulate", "conflict")
        self.open_next_week()
        self.go_to_the_list()
        self.connect("offline")
        self.assertIn("You are offline", self.eater.text)
        self.tap(TICK)
        self.tap(ident("grocery-list.add"))
        self.enter('input[data-id^="grocery-entry.field"]', "2 oranges")
        self.tap('[data-action*="navigation.dismiss"]')
        until(lambda: self.ticked() == 1, "it is ticked")
        self.connect("")
        self.tap(ident("grocery-list.questions.answer"))
        self.assertIn("2 oranges?", self.eater.text)
        self.assert_axe_is_content()
        self.tap('[data-id$=".mine.choose"]')
        self.tap(ident("merge.save"))
        questions = self.eater.front.locator(ident("grocery-list.questions"))
        until(lambda: not questions.count(), "nothing is asked any more")
        self.assertEqual(self.ticked(), 1)
        self.assertRegex(self.eater.text, "(?i)orange")
        self.assertIn("nothing is asked", self.served.command("drafts", "list"))


if __name__ == "__main__":
    unittest.main()
