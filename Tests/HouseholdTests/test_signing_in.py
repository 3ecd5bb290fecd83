"""A member signs in with a provider through mealadvisor-server, which alone holds its token."""

import http.server
import json
import pathlib
import re
import tempfile
import threading
import unittest
import urllib.parse
import urllib.request

from household import HomeServer, devices


class Provider(http.server.BaseHTTPRequestHandler):
    """Sends whoever opens its page back at once, and gives a token for the code."""

    def do_GET(self):
        query = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.path).query))
        self.send_response(302)
        back = urllib.parse.urlencode({"state": query["state"], "code": "granted"})
        self.send_header("Location", f"{query['redirect_uri']}?{back}")
        self.end_headers()

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        answer = json.dumps({"access_token": "planted-token", "expires_in": 3600}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_):
        pass


class SigningIn(unittest.TestCase):
    def setUp(self):
        self.provider = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Provider)
        threading.Thread(target=self.provider.serve_forever, daemon=True).start()
        self.addCleanup(self.provider.server_close)
        self.addCleanup(self.provider.shutdown)
        held = tempfile.TemporaryDirectory()
        self.addCleanup(held.cleanup)
        at = f"http://127.0.0.1:{self.provider.server_port}"
        settings = pathlib.Path(held.name) / "provider.json"
        settings.write_text(json.dumps({
            "service": f"{at}/v1", "sign_in": f"{at}/allow", "token": f"{at}/token",
            "client_id": "home", "model": "m-1"}))
        self.folder = pathlib.Path(held.name) / "server"
        self.server = HomeServer(self.folder, "--assistant", settings)
        self.addCleanup(self.server.kill)
        holder, (self.ann,) = devices("ann")
        self.addCleanup(holder.cleanup)
        self.server.enter(self.ann)

    def kept(self):
        return [p for p in self.folder.rglob("*") if p.is_file() and b"planted" in p.read_bytes()]

    def test_a_member_signs_in_on_a_page_and_out_by_a_command(self):
        process = self.ann.begin("assistant", "sign-in")
        page = re.search(r"http://\S+", process.stdout.readline()).group(0)
        with urllib.request.urlopen(page) as answer:
            self.assertIn("You are signed in", answer.read().decode())
        told, _ = process.communicate(timeout=30)
        self.assertIn("You are signed in.", told)
        shown = self.ann.ask("assistant", "show")
        self.assertRegex(shown["url"], "/assistant/signed-in/127.0.0.1$")
        self.assertEqual((shown["model"], shown["hasKey"]), ("m-1", True))
        self.assertIn("You are signed in with 127.0.0.1.", self.ann.run("assistant", "show"))
        self.assertIn("you are signed in", self.ann.run("assistant", "forget", code=1))
        (token,) = self.kept()
        self.assertEqual(token.stat().st_mode & 0o077, 0)
        for path in pathlib.Path(self.ann.folder).rglob("*"):
            self.assertFalse(path.is_file() and b"planted-token" in path.read_bytes())
        self.assertIn("signed out", self.ann.run("assistant", "sign-out"))
        self.assertEqual(self.kept(), [])
        self.assertIn("api.openai.com", self.ann.ask("assistant", "show")["url"])

    def test_without_a_server_that_knows_a_provider_that_is_said(self):
        holder, (ben,) = devices("ben")
        self.addCleanup(holder.cleanup)
        self.assertIn("household", ben.run("assistant", "sign-in", code=1))
        self.assertIn("not signed in", ben.run("assistant", "sign-out", code=1))


if __name__ == "__main__":
    unittest.main(verbosity=2)
