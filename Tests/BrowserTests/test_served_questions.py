"""Two devices that disagree: the question, the sheet that settles it, and what both hold then."""

import tempfile
import unittest
from datetime import timedelta
from pathlib import Path

from household import Device, HomeServer, SupabaseServer
from planning import ENTRY, KEPT, TICK, PlanningTests, ident, next_monday
from served import until


class Questions:
    """The browser is one device; the other one is a data folder and the command line."""

    app = "recipeapp-demo"

    def setUp(self):
        super().setUp()
        held = tempfile.TemporaryDirectory()
        self.addCleanup(held.cleanup)
        self.server = self.over(Path(held.name))
        self.addCleanup(self.server.kill)
        self.ann = Device("Ann", self.served.data, self.app)
        self.ben = Device("Ben", Path(held.name) / "ben", self.app)
        self.week = ("--week", str(next_monday()))

    def move_in_the_app(self, time):
        """Moves the only meal of the week to another time, such as "Dinner on Wednesday"."""
        entry = self.see(ENTRY).first.get_attribute("data-id")
        self.tap(ident(f"{entry}.swipe.more"))
        self.tap('[data-id$=".menu.move"]')
        self.tap(f'[aria-label^="Move to {time}"]')

    def planned(self, device):
        """The times for which a device has the meal that both know."""
        days = device.ask("plan", "show", *self.week)["days"]
        return [
            (day["date"], slot["slot"])
            for day in days for slot in day["slots"] for entry in slot["entries"]
            if entry["content"].get("text") == "Soup"]

    def test_what_is_done_offline_is_asked_about_in_the_app_and_settled_for_both(self):
        self.ann.run("plan", "set", "tue-dinner", "Soup", *self.week)
        self.server.enter(self.ann)
        self.server.enter(self.ben, self.ann.ask("household", "invite")["code"])
        for device in (self.ann, self.ben):
            device.sync()
        self.open_next_week()
        self.connect("offline", ENTRY)
        self.assertIn("Connect to refresh prices", self.eater.text)
        self.move_in_the_app("Dinner on Wednesday")
        self.see(ident("planner.draft"))
        self.ben.run("plan", "move", "tue-dinner", "thu-dinner", *self.week)
        self.ben.sync()
        self.assertFalse(self.eater.front.locator(ident("planner.questions")).count())
        self.connect("", ENTRY)
        self.see(ident("planner.questions"))
        self.assert_axe_is_content()
        self.tap('[data-action*="tab.select?id=settings"]')
        self.tap(ident("settings.sharing.open"))
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
        until(lambda: "0 pending edits" in self.ann.run("sync", "status"), "it is sent")
        self.ben.sync()
        wednesday = str(next_monday() + timedelta(days=2))
        for device in (self.ann, self.ben):
            self.assertEqual(self.planned(device), [(wednesday, "dinner")])
        self.assertIn("0 conflicts to decide", self.ben.run("sync", "status"))


class QuestionsAtHome(Questions, PlanningTests):
    over = HomeServer


class QuestionsOverPostgreSQL(Questions, PlanningTests):
    over = SupabaseServer


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
        self.assertIn("no conflicts", self.served.command("drafts", "list"))


if __name__ == "__main__":
    unittest.main()
