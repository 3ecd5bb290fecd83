"""Three devices share a record over each kind of server, from the invitation to the last decision."""

import pathlib
import shutil
import tempfile
import unittest

from household import Device, HomeServer, SupabaseServer, devices


class Sharing:
    def setUp(self):
        held = tempfile.TemporaryDirectory()
        self.addCleanup(held.cleanup)
        self.server = self.make(pathlib.Path(held.name))
        self.addCleanup(self.server.kill)
        holder, (self.ann, self.ben, self.tab) = devices("ann", "ben", "tab")
        self.addCleanup(holder.cleanup)
        self.ann.run("settings", "set", "allergies", "peanut")
        self.ben.run("settings", "set", "diets", "vegetarian")
        self.server.enter(self.ann)
        for device in (self.ben, self.tab):
            self.server.enter(device, self.ann.ask("household", "invite")["code"])
        self.meet()

    def meet(self):
        for device in (self.ann, self.ben, self.tab) * 2:
            device.sync()

    def plan(self):
        self.ann.run("plan", "set", "2026-12-01-dinner", "Soup at Mum's")
        self.meet()
        return self.entry(self.ben)["id"]

    def entry(self, device):
        plan = device.ask("plan", "show", "--week", "2026-12-01")
        (entry,) = [
            dict(entry, at=f"{day['date']}-{slot['slot']}")
            for day in plan["days"] for slot in day["slots"] for entry in slot["entries"]
        ]
        return entry

    def test_limits_of_everybody_hold_on_every_device(self):
        for device in (self.ann, self.ben, self.tab):
            self.assertIn("peanut", device.limits().lower())
            self.assertIn("vegetarian", device.run("settings", "get", "diets").lower())

    def test_an_invitation_is_good_once(self):
        code = self.ann.ask("household", "invite")["code"]
        holder, (late, later) = devices("late", "later")
        self.addCleanup(holder.cleanup)
        self.server.enter(late, code)
        with self.assertRaisesRegex(AssertionError, "was used, has expired or is wrong"):
            self.server.enter(later, code)

    def test_what_is_typed_offline_is_a_draft_and_a_disagreement_is_asked_about(self):
        entry = self.plan()
        week = ("--week", "2026-12-01")
        self.ann.run("plan", "move", entry, "2026-12-02-dinner", *week)
        self.ben.run("plan", "move", entry, "2026-12-03-dinner", *week)
        self.ben.run("plan", "lock", entry, *week)
        drafts = self.ben.ask("drafts", "list")["drafts"]
        self.assertEqual([d["fields"] for d in drafts], [["slot"], ["isLocked"]])
        refused = self.ben.run("drafts", "sync", "--simulate", "offline", code=1)
        self.assertIn("no connection", refused)
        self.assertEqual(len(self.ben.ask("drafts", "list")["drafts"]), 2)
        self.meet()
        asked = self.ann.ask("drafts", "list")
        self.assertEqual(asked["drafts"], [])
        (conflict,) = asked["conflicts"]
        self.assertEqual(conflict["field"], "slot")
        self.assertEqual([s["isMine"] for s in conflict["sides"]], [True, False])
        self.ann.run("drafts", "resolve", conflict["place"], "--keep", "mine")
        self.meet()
        for device in (self.ann, self.ben, self.tab):
            self.assertEqual(device.ask("drafts", "list"), {"drafts": [], "conflicts": []})
            shown = self.entry(device)
            self.assertEqual((shown["at"], shown["locked"]), ("2026-12-02-dinner", True))

    def test_a_flaky_connection_loses_nothing_and_doubles_nothing(self):
        self.ann.run("settings", "set", "dislikes", "olives")
        for _ in range(6):
            try:
                self.ann.run("drafts", "sync", "--simulate", "flaky")
            except AssertionError:
                pass
        self.meet()
        self.assertIn("olive", self.tab.run("settings", "get", "dislikes").lower())
        self.assertEqual(self.ann.ask("sync", "status")["edits"], self.tab.ask("sync", "status")["edits"])

    def test_a_device_and_a_copy_of_its_folder_disagree_as_two_devices_do(self):
        entry = self.plan()
        week = ("--week", "2026-12-01")
        copy = Device("copy", pathlib.Path(self.ann.folder).with_name("copy"))
        shutil.copytree(self.ann.folder, copy.folder)
        self.ann.run("plan", "move", entry, "2026-12-02-dinner", *week)
        copy.run("plan", "move", entry, "2026-12-03-dinner", *week)
        for device in (self.ann, copy, self.ann, self.ben):
            device.sync()
        for device in (self.ann, copy, self.ben):
            (conflict,) = device.ask("drafts", "list")["conflicts"]
            self.assertEqual(conflict["field"], "slot")
        copy.run("drafts", "resolve", conflict["place"], "--keep", "mine")
        for device in (copy, self.ann, self.ben):
            device.sync()
            self.assertEqual(device.ask("drafts", "list")["conflicts"], [])
            self.assertEqual(self.entry(device)["at"], "2026-12-03-dinner")

    def test_a_member_who_was_removed_keeps_what_is_there_and_hears_nothing_more(self):
        members = self.ann.ask("household", "members")["members"]
        ben = next(m["member"] for m in members if m["name"] == "ben")
        self.ben.run("settings", "set", "dislikes", "olives")
        self.ann.run("household", "remove", ben)
        refused = self.ben.run("drafts", "sync", code=1)
        self.assertRegex(refused, "member|signed in")
        self.assertIn("peanut", self.ben.limits().lower())
        self.assertTrue(self.ben.ask("drafts", "list")["drafts"])
        self.ann.run("settings", "set", "servings", "5")
        self.ann.sync()
        self.ben.run("drafts", "sync", code=1)
        self.assertNotIn("5", self.ben.run("settings", "get", "servings"))
        self.ben.run("household", "leave")
        self.assertIn("not in a household", self.ben.run("sync", "status"))


class AtHome(Sharing, unittest.TestCase):
    make = staticmethod(HomeServer)

    def test_a_server_that_is_killed_goes_on_where_it_was(self):
        self.ann.run("settings", "set", "dislikes", "olives")
        self.ann.sync()
        self.server.kill()
        self.ben.run("settings", "set", "dislikes", "kale")
        self.assertIn("no connection", self.ben.run("drafts", "sync", code=1))
        self.server.start()
        self.meet()
        self.assertIn("kale", self.ann.run("settings", "get", "dislikes").lower())

    def test_with_the_last_member_every_byte_of_the_household_goes(self):
        self.ann.run("pantry", "add", "planted-mustard")
        self.meet()
        for device in (self.ann, self.ben, self.tab):
            device.run("household", "leave")
        stored = b"".join(
            p.read_bytes() for p in pathlib.Path(self.server.folder).rglob("*") if p.is_file())
        self.assertNotIn(b"planted", stored)


class OverPostgreSQL(Sharing, unittest.TestCase):
    make = staticmethod(SupabaseServer)


if __name__ == "__main__":
    unittest.main(verbosity=2)
