"""Taps of stale and tampered pages, tabs and commands in step, and the program that serves."""

import json
import signal
import socket
import subprocess
import threading
import time
import unittest

from served import PROGRAM, until
from visits import WireTests
from wire import SCRIPT, Wire

LEAVES = "home.newSuggestion"


class TapTests(WireTests):
    def test_a_stale_screen_is_refused_with_the_screen_as_it_is(self):
        tab, page = self.home()
        stale = page.actions["home.seeRecipe"]
        self.wire.tap(tab, page.actions["home.card.why"])
        self.wire.tap(tab, self.wire.get(tab).actions["why.dislike"])
        until(lambda: self.other_meal(tab, stale), "another meal is shown and at rest")
        before = self.served.history()
        answer = self.wire.tap(tab, stale)
        self.assertEqual(answer.status, 409)
        self.assertIn('class="notice"', answer.text)
        self.assertIn('data-id="home"', answer.text)
        told = self.wire.tap(tab, stale, **SCRIPT)
        self.assertEqual(told.status, 409)
        self.assertIn("notice", told.json["messages"])
        self.assertEqual(told.json["place"], "home")
        self.assert_nothing_happened(before)

    def other_meal(self, tab, stale):
        """Whether another meal can be opened; on its way in and out none can."""
        return self.wire.get(tab).actions.get("home.seeRecipe", stale) != stale

    def test_a_toggle_of_another_tab_is_never_turned_back(self):
        query = "?at=settings&at=dietary-restrictions"
        one, two = self.wire.tab(query), self.wire.tab(query)
        vegan = self.wire.get(one + query).actions["dietary-restrictions.diet.vegan"]
        same = self.wire.get(two + query).actions["dietary-restrictions.diet.vegan"]
        self.assertEqual(vegan, same)
        self.assertEqual(self.wire.tap(one, vegan, query).status, 303)
        self.wire.tap(two, same, query)
        until(lambda: self.served.setting("diets") == "vegan", "vegan is stored")
        self.assertEqual(self.served.setting("diets"), "vegan")

    def test_a_parameter_that_was_tampered_with_does_nothing(self):
        tab, page = self.home()
        before = self.served.history()
        see, save = page.actions["home.seeRecipe"], page.actions["home.save"]
        mark, call = save.split(" ", 1)
        opening, shown = see.split("?id=", 1)
        other = next(id for id in ("spicy-beef-tacos", "pad-thai") if id != shown)
        for action, codes in (
            (f"{opening}?id={other}", (409,)), (f"00000000 {call}", (409,)),
            (f"{mark} {call}&id={other}", (400, 409)),
            (f"{mark} favorites.toggle", (400, 409)), (f"{mark} app.open?id=everything", (409,)),
            (call, (400,)), (mark, (400,)), ("", (400,)), (f"{mark} ", (400,)),
            (f"{mark} favorites.toggle?id=\0", (400, 409)), ("x" * 5000, (400,)),
        ):
            answer = self.wire.tap(tab, action)
            self.assertIn(answer.status, codes, action[:60])
        self.assert_nothing_happened(before)
        self.assertEqual(self.served.favorites(), [])

    def test_forms_that_are_none_are_refused(self):
        tab, _ = self.home()
        target = tab + "tap"
        for body, kind, codes in (
            ("{}", "application/json", (415,)), ("action=x", "text/plain", (415,)),
            ("other=1", "application/x-www-form-urlencoded", (400,)),
            ("action=%zz", "application/x-www-form-urlencoded", (400,)),
            ("a" * 2_100_000, "application/x-www-form-urlencoded", (413,)),
        ):
            answer = self.wire.ask("POST", target, body, Content_Type=kind)
            self.assertIn(answer.status, codes, (kind, body[:20]))

    def test_what_does_not_fit_into_a_field_is_refused_and_changes_nothing(self):
        query = "?at=settings&at=dietary-restrictions"
        tab = self.wire.tab(query)
        action = self.wire.get(tab + query).fields[0]
        answer = self.wire.tap(tab, action, query, "kiwi" * 500)
        self.assertEqual(answer.status, 422)
        self.assertIn('class="notice"', answer.text)
        self.assertEqual(self.served.setting("allergies"), "none")

    def test_what_was_entered_comes_back_as_text(self):
        query = "?at=settings&at=dietary-restrictions"
        tab = self.wire.tab(query)
        action = self.wire.get(tab + query).fields[0]
        self.wire.tap(tab, action, query, "<script>alert(1)</script>\0\x1b[31m")
        answer = self.wire.get(tab + query)
        self.assertIn("&lt;script", answer.text)
        self.assertNotIn("<script>alert", answer.text)
        self.assertNotRegex(answer.text, r"[\0\x1b]")

    def test_a_tab_that_is_over_begins_anew_or_says_so(self):
        answer = self.wire.get(f"{self.wire.root}nqsuchtab2/?at=settings")
        self.assertEqual(answer.status, 303)
        self.assertEqual(answer.headers["Location"], f"{self.wire.root}?at=settings")
        answer = self.wire.tap(f"{self.wire.root}nqsuchtab2/", f"00000000 {LEAVES}")
        self.assertEqual(answer.status, 404)


class StepTests(WireTests):
    """Tabs and commands on the same folder are in step long before a request for news gives up."""

    LIMIT = 15

    def news(self, tab, query=""):
        """Waits for news as the script does, beside this test; join it for the answer and time."""
        revision = self.wire.get(tab + query, **SCRIPT).json["revision"]
        found = []

        def wait():
            parameters = query + ("&" if query else "?") + f"after={revision}"
            answer = self.wire.get(f"{tab}news{parameters}", **SCRIPT)
            found.append((answer, time.monotonic()))

        thread = threading.Thread(target=wait, daemon=True)
        thread.start()
        return thread, found

    def test_a_second_tab_hears_of_what_the_first_did(self):
        query = "?at=settings&at=dietary-restrictions"
        one, two = self.wire.tab(query), self.wire.tab("?at=settings")
        thread, found = self.news(two, "?at=settings")
        vegan = self.wire.get(one + query).actions["dietary-restrictions.diet.vegan"]
        self.wire.tap(one, vegan, query)
        start = time.monotonic()
        thread.join(20)
        self.assertTrue(found, "nothing was heard")
        answer, end = found[0]
        self.assertLess(end - start, self.LIMIT)
        self.assertIn("1 selected", answer.json["front"])

    def test_a_tab_hears_of_what_a_command_did(self):
        tab = self.wire.tab("?at=settings")
        thread, found = self.news(tab, "?at=settings")
        self.served.command("settings", "set", "cooking-time", "30")
        start = time.monotonic()
        thread.join(20)
        self.assertTrue(found, "nothing was heard")
        answer, end = found[0]
        self.assertLess(end - start, self.LIMIT)
        self.assertIn("30 min", answer.json["front"])


class ProgramTests(WireTests):
    def call(self, *words):
        return subprocess.run(
            [PROGRAM, "serve", "--data-dir", self.served.data, *words], capture_output=True,
            text=True, stdin=subprocess.DEVNULL, timeout=60)

    def test_a_port_in_use_is_named(self):
        answer = self.call("--port", str(self.served.port))
        self.assertEqual(answer.returncode, 1)
        self.assertIn(str(self.served.port), answer.stderr)
        self.assertIn("in use", answer.stderr)
        self.assertEqual(answer.stdout, "")

    def test_without_a_port_the_next_free_one_is_taken(self):
        one = self.serve(port=0)
        two = self.serve(port=0)
        self.assertGreater(two.port, one.port)
        for served in (one, two):
            self.assertEqual(Wire(served).get("/").status, 403)
        self.assertNotEqual(one.secret, two.secret)

    def test_words_that_are_wrong_are_said(self):
        for words in (["--port", "0"], ["--port", "70000"], ["--port", "x"], ["--at", "nowhere"]):
            answer = self.call(*words)
            self.assertEqual(answer.returncode, 2, words)
            self.assertIn(words[1], answer.stderr)
            self.assertEqual(answer.stdout, "")

    def test_it_opens_where_it_is_told_to(self):
        served = self.serve(None, None, "--at", "recipe?id=spicy-beef-tacos")
        wire = Wire(served)
        answer = wire.get(served.opened.split(str(served.port), 1)[1])
        self.assertEqual(answer.status, 303)
        page = wire.get(answer.headers["Location"])
        self.assertIn("Spicy Beef Tacos", page.words)

    def test_nothing_private_is_printed(self):
        query = "?at=settings&at=dietary-restrictions"
        tab = self.wire.tab(query)
        action = self.wire.get(tab + query).fields[0]
        self.wire.tap(tab, action, query, "kiwi")
        self.wire.get("/wrong/?at=kiwi", User_Agent="somebody")
        self.wire.get(tab, Host="evil.example")
        self.wire.raw(b"nonsense\r\n\r\n")
        self.assertEqual(self.served.stop(), 0)
        self.assertEqual(len(self.served.said), 5, self.served.said)
        self.assertNotRegex("".join(self.served.said), "kiwi|evil|somebody|settings|nonsense")
        self.assertEqual(self.served.complaints, [])
        self.assertIn("kiwi", self.served.setting("allergies"))

    def test_it_listens_on_this_machine_only(self):
        for family, _, _, _, address in socket.getaddrinfo(socket.gethostname(), self.served.port):
            if address[0].startswith("127.") or address[0] == "::1":
                continue
            with socket.socket(family, socket.SOCK_STREAM) as probe:
                probe.settimeout(2)
                self.assertNotEqual(probe.connect_ex(address), 0, address)

    def test_it_ends_well_as_soon_as_the_address_is_printed(self):
        for number in [signal.SIGINT, signal.SIGTERM] * 4:
            self.assertEqual(self.serve().stop(number), 0)

    def test_it_ends_at_once_although_somebody_waits_for_news(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            served = self.serve()
            wire = Wire(served)
            tab = wire.tab()
            state = json.loads(wire.get(tab, **SCRIPT).text)
            with socket.create_connection(("127.0.0.1", served.port)) as waiting:
                request = f"GET {tab}news?after={state['revision']} HTTP/1.1\r\n"
                waiting.sendall(f"{request}Host: 127.0.0.1:{served.port}\r\n\r\n".encode())
                start = time.monotonic()
                self.assertEqual(served.stop(number), 0)
                self.assertLess(time.monotonic() - start, 15, "news would come after 25 s")

    def test_what_was_done_is_stored_although_it_is_ended_at_once(self):
        query = "?at=settings&at=dietary-restrictions"
        tab = self.wire.tab(query)
        action = self.wire.get(tab + query).actions["dietary-restrictions.diet.halal"]
        self.wire.tap(tab, action, query)
        self.assertEqual(self.served.stop(), 0)
        self.assertEqual(self.served.setting("diets"), "halal")


if __name__ == "__main__":
    unittest.main()
