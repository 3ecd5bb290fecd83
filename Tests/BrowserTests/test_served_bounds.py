"""The limits of the served app: who gets in, and what is refused whoever asks."""

import re
import socket
import time
import unittest

from served import until
from visits import WireTests
from wire import SCRIPT

GUARDS = {
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
}


class DoorTests(WireTests):
    def test_without_the_secret_a_page_asks_for_it_and_says_nothing_else(self):
        secret = self.served.secret
        for target in ("/", "/wrong/", f"/{secret[:-1]}/", f"/{secret}x/", "/?at=settings"):
            answer = self.wire.get(target)
            self.assertEqual(answer.status, 403, target)
            self.assertIn('name="secret"', answer.text)
            self.assertNotIn(secret, answer.text)
            self.assertNotIn("data-id", answer.text)

    def test_deeper_addresses_without_the_secret_are_only_refused(self):
        for target in ("/wrong/tab/tap", "/wrong/shell.js", "/wrong/tab/news"):
            for method in ("GET", "POST"):
                answer = self.wire.ask(method, target)
                self.assertEqual(answer.status, 403, (method, target))
                self.assertNotIn(self.served.secret, answer.text)

    def test_the_secret_opens_the_page_that_was_wanted(self):
        form = {"secret": self.served.secret, "then": "at=settings"}
        answer = self.wire.post("/enter", form)
        self.assertEqual(answer.status, 303)
        self.assertEqual(answer.headers["Location"], f"{self.wire.root}?at=settings")

    def test_a_wrong_secret_is_refused_and_leads_nowhere(self):
        for secret in ("", "wrong", self.served.secret[:-1], self.served.secret.upper() + "x"):
            answer = self.wire.post("/enter", {"secret": secret, "then": "at=settings"})
            self.assertEqual(answer.status, 403)
            self.assertIn("aria-invalid", answer.text)
            self.assertNotIn(self.served.secret, answer.text)

    def test_the_form_leads_to_nobody_else(self):
        for then in ("//evil.example", "https://evil.example/", "/\\evil.example", "\r\nX: y"):
            form = {"secret": self.served.secret, "then": then}
            answer = self.wire.post("/enter", form)
            if answer.status == 303:
                self.assertTrue(answer.headers["Location"].startswith(self.wire.root))
            self.assertNotIn("X", answer.headers)

    def test_what_is_wanted_is_not_written_into_the_page_as_markup(self):
        answer = self.wire.get('/?at="><script>alert(1)</script>')
        self.assertNotIn("<script", answer.text)


class OriginTests(WireTests):
    def test_a_foreign_host_is_misdirected(self):
        tab, _ = self.home()
        for host in ("evil.example", f"evil.example:{self.served.port}", "127.0.0.1:1", ""):
            answer = self.wire.get(tab, Host=host)
            self.assertIn(answer.status, (400, 421), host)
            self.assertNotIn("data-id", answer.text)

    def test_a_foreign_origin_changes_nothing(self):
        tab, page = self.home()
        action = page.actions["home.primary"]
        before = self.served.history()
        for headers in (
            {"Origin": "http://evil.example"}, {"Origin": "null"},
            {"Origin": f"http://127.0.0.1:{self.served.port + 1}"},
            {"Sec_Fetch_Site": "cross-site"}, {"Sec_Fetch_Site": "same-site"},
        ):
            answer = self.wire.tap(tab, action, **headers)
            self.assertEqual(answer.status, 403, headers)
        self.assert_nothing_happened(before)

    def test_the_own_origin_is_welcome(self):
        tab, page = self.home()
        origin = f"http://127.0.0.1:{self.served.port}"
        answer = self.wire.tap(
            tab, page.actions["home.seeRecipe"], Origin=origin, Sec_Fetch_Site="same-origin")
        self.assertEqual(answer.status, 303)
        self.assertIn("recipe", answer.headers["Location"])


class RequestTests(WireTests):
    def test_every_answer_carries_the_guards(self):
        tab, page = self.home()
        root = self.wire.root
        answers = [
            page, self.wire.get("/"), self.wire.get(root), self.wire.get(tab + "nothing"),
            self.wire.get(root + "shell.js"), self.wire.get(root + "shell.css"),
            self.wire.get(tab + "tap"), self.wire.get(tab, **SCRIPT),
            self.wire.get(tab, Host="evil.example"), self.wire.tap(tab, "nonsense"),
            self.wire.tap(tab, "00000000 home.newSuggestion"), self.wire.get(tab + "?type=HUGE"),
        ]
        for answer in answers:
            # The script and the styles are the same as long as the program runs.
            stays = answer.headers.get("Content-Type", "").startswith(("text/javascript", "text/css"))
            kept = {"Cache-Control": "private"} if stays else {}
            for name, value in {**GUARDS, **kept}.items():
                self.assertIn(value, answer.headers.get(name, "none"), (name, answer.words[:80]))
            policy = answer.headers["Content-Security-Policy"]
            self.assertNotRegex(policy, r"unsafe-|\*|https?:")
            self.assertNotIn("Server", answer.headers)
            self.assertNotIn("Set-Cookie", answer.headers)

    def test_each_page_has_a_nonce_of_its_own(self):
        tab, _ = self.home()
        policies = {self.wire.get(tab).headers["Content-Security-Policy"] for _ in range(5)}
        self.assertEqual(len(policies), 5)

    def test_a_wrong_method_says_which_are_right(self):
        tab, _ = self.home()
        before = self.served.history()
        for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
            answer = self.wire.ask(method, tab)
            self.assertEqual((answer.status, answer.headers["Allow"]), (405, "GET, HEAD"), method)
        for method in ("GET", "HEAD", "PUT", "DELETE"):
            answer = self.wire.ask(method, tab + "tap")
            self.assertEqual((answer.status, answer.headers["Allow"]), (405, "POST"), method)
        self.assertEqual(self.wire.ask("BREW", tab).status, 501)
        self.assert_nothing_happened(before)

    def test_a_look_at_the_head_has_no_body(self):
        tab, _ = self.home()
        answer = self.wire.ask("HEAD", tab)
        self.assertEqual((answer.status, answer.text), (200, ""))

    def test_paths_lead_to_no_file(self):
        root = self.wire.root
        for target in (
            "../../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "..%2f..%2fetc%2fpasswd",
            "....//etc/passwd", "%00", "tab/../../x", "%5c..%5cetc", "shell.js/../x",
        ):
            answer = self.wire.get(root + target)
            self.assertIn(answer.status, (303, 400, 404), target)
            self.assertNotIn("root:", answer.text)
            self.assertNotRegex(answer.headers.get("Location", ""), r"etc|passwd")

    def test_a_setting_that_there_is_not_is_said(self):
        tab, _ = self.home()
        for query, words in (
            ("type=HUGE", "AX5"), ("appearance=blue", "dark"), ("device=toaster", "iphone"),
            ("window=9x9", "window"), ("time=25:00", "00:00 to 23:59"), ("network=fast", "offline"),
            ("premium=yes", "trial"), ("sesame=open", "sesame"), ("outline=perhaps", "on"),
        ):
            answer = self.wire.get(f"{tab}?{query}")
            self.assertEqual(answer.status, 400, query)
            self.assertIn(words, answer.words)
        self.assertEqual(self.wire.get(f"{tab}?appearance=&type=&time=").status, 200)

    def test_a_page_that_there_is_not_shows_the_app_and_says_so(self):
        for trail in ("at=nowhere", "at=home&at=recipe%3Fid%3Dnothing", "at=recipe%3Fid%3D"):
            tab = self.wire.tab()
            answer = self.wire.get(f"{tab}?{trail}")
            self.assertEqual(answer.status, 200, trail)
            self.assertIn("data-id=", answer.text)
            self.assertIn('class="notice"', answer.text, trail)

    def test_a_page_that_loads_is_asked_for_again_by_itself_until_it_is_there(self):
        slow = "?network=slow"
        pages = []

        def is_there():
            pages.append(self.wire.get(tab + slow))
            return "Loading" not in pages[-1].words

        while len(pages) < 2:  # a program that was held up has loaded it by now
            pages.clear()
            tab = self.wire.tab(slow)
            until(is_there, "what loads is there")
        for page in pages:
            self.assertEqual('http-equiv="refresh"' in page.text, "Loading" in page.words)

    def test_a_slow_client_keeps_nobody_waiting(self):
        slow = [socket.create_connection(("127.0.0.1", self.served.port)) for _ in range(40)]
        for connection in slow:
            connection.sendall(b"GET / HT")
        start = time.monotonic()
        self.home()
        self.assertLess(time.monotonic() - start, 8, "a slow client has 10 s")
        for connection in slow:
            connection.close()

    def test_pipelined_requests_are_answered_in_order(self):
        host = f"Host: 127.0.0.1:{self.served.port}\r\n"
        targets = [f"{self.wire.root}shell.css", "/"]
        request = "".join(f"GET {target} HTTP/1.1\r\n{host}\r\n" for target in targets)
        request = request.removesuffix("\r\n") + "Connection: close\r\n\r\n"
        codes = re.findall(r"HTTP/1\.1 (\d+)", self.wire.raw(request.encode()))
        self.assertEqual(codes, ["200", "403"])


if __name__ == "__main__":
    unittest.main()
