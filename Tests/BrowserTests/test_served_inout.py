"""What comes in and goes out: files of other apps, pages of other sites, calendars, documents."""

import base64
import gzip
import http.server
import io
import json
import os
import re
import struct
import threading
import unittest
import zipfile
import zlib
from urllib.parse import urlsplit

from served import until
from visitor import PHONE
from visits import ServedTests
from wire import Wire


def png(side, colour):
    """A square picture of one colour."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    rows = b"".join(b"\0" + bytes(colour) * side for _ in range(side))
    return b"\x89PNG\r\n\x1a\n" + b"".join([
        chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")])


PNG = png(64, (30, 60, 220))
PREMIUM = {"premium": "trial"}
FIELD = "#front input[type=file]"
RECIPE = """<!doctype html><html><head><title>Lemon Pasta</title><script type="application/ld+json">
{"@context": "https://schema.org", "@type": "Recipe", "name": "Lemon Pasta", "recipeYield": "4",
 "recipeIngredient": ["200 g spaghetti", "1 lemon"],
 "recipeInstructions": [{"@type": "HowToStep", "text": "Boil the spaghetti."}]}
</script></head><body><h1>Lemon Pasta</h1></body></html>"""


def paprika(count, name="Lemon Pasta"):
    """An export of Paprika with a photo in each recipe, and one broken file."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for number in range(count):
            recipe = {
                "uid": f"u{number}", "name": f"{name} {number}", "servings": "4",
                "ingredients": "200 g spaghetti\n" + ("2 tbsp zorbulax" if number == 0 else "1 lemon"),
                "directions": "Boil the spaghetti.\nAdd the rest.", "source": "example.org",
                "source_url": f"https://example.org/{number}", "photo": "a.png",
                "photo_data": base64.b64encode(PNG).decode(),
            }
            archive.writestr(f"{number}.paprikarecipe", gzip.compress(json.dumps(recipe).encode()))
        archive.writestr("broken.paprikarecipe", b"\x1f\x8b\x08broken")
    return packed.getvalue()


def picked(name, content):
    return {"name": name, "mimeType": "application/octet-stream", "buffer": content}


class FileTests(ServedTests):
    app = "recipeapp-demo"
    variables = {"RECIPEAPP_CLOCK": "2026-11-28T18:30"}
    hand = "keyboard"

    def importing(self, size=None):
        eater = self.page(size)
        return eater.open("planner", "import-files", **PREMIUM).wait("Import Files")

    def report(self, eater):
        eater.wait("recipes? read")
        return eater.settle().text

    def assert_photo(self, eater):
        photo = eater.front.locator("img[src*='photo/']").first
        until(lambda: photo.evaluate("(node) => node.naturalWidth") == 64, "a photo")

    def test_an_archive_is_imported_with_its_photos_and_reported(self):
        eater = self.importing()
        eater.tab.set_input_files(FIELD, picked("all.paprikarecipes", paprika(40)))
        text = self.report(eater)
        self.assertIn("40 recipes read", text)
        for words in ("Complete, 39", "Need a look, 1", "Not imported, 1", "broken.paprikarecipe"):
            self.assertIn(words, text)
        # Each photo is shown in the list, on its recipe and in the planner.
        eater.use("See Recipes")
        eater.wait("Lemon Pasta 1")
        self.assert_photo(eater)
        listed = json.loads(self.served.command("recipes", "list", "--json"))["recipes"]
        recipe = next(one["id"] for one in listed if one["title"] == "Lemon Pasta 1")
        eater.open("planner", f"recipe?id={recipe}").wait("Lemon Pasta 1")
        self.assert_photo(eater)
        name = "[aria-label='Photo of Lemon Pasta 1, from example.org']"
        self.assertEqual(eater.front.locator(name).count(), 1)
        self.served.command("plan", "set", "2026-11-28-dinner", recipe)
        eater.open("planner").wait("Lemon Pasta 1")
        self.assert_photo(eater)
        # The same archive again adds nothing.
        eater.open("planner", "import-files", **PREMIUM).wait("Import Files")
        eater.tab.set_input_files(FIELD, picked("all.paprikarecipes", paprika(40)))
        self.assertIn("You had already, 40", self.report(eater))

    def test_several_files_are_one_import_and_what_fails_is_said(self):
        eater = self.importing(PHONE)
        eater.tab.set_input_files(FIELD, [
            picked("one.paprikarecipes", paprika(2, "Soup")), picked("notes.pdf", b"%PDF-1.7 x")])
        text = self.report(eater)
        self.assertIn("2 recipes read", text)
        self.assertIn("notes.pdf", text)

    def test_a_zip_bomb_is_refused_and_nothing_is_kept(self):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            archive.writestr("big.json", b" " * 300_000_000)
        eater = self.importing()
        eater.tab.set_input_files(FIELD, picked("bomb.zip", packed.getvalue()))
        self.assertRegex(self.report(eater), "Not imported, 1")
        self.assertEqual(json.loads(self.served.command("recipes", "list", "--json"))["recipes"], [])

    def test_the_field_has_a_name_and_takes_the_focus(self):
        eater = self.importing()
        field = eater.tab.locator(FIELD)
        self.assertEqual(field.get_attribute("aria-label"), "Files with recipes")
        self.assertIsNotNone(field.get_attribute("multiple"))
        field.focus()
        self.assertTrue(field.evaluate("(node) => node === document.activeElement"))


class Hostile(http.server.BaseHTTPRequestHandler):
    """A site of another origin; it serves the page of its server."""

    def do_GET(self):
        body = self.server.page.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class PageTests(ServedTests):
    app = "recipeapp-demo"

    def setUp(self):
        super().setUp()
        self.wire = Wire(self.served)
        self.site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hostile)
        self.site.page = RECIPE
        threading.Thread(target=self.site.serve_forever, daemon=True).start()
        self.addCleanup(self.site.server_close)
        self.addCleanup(self.site.shutdown)
        self.foreign = f"http://127.0.0.1:{self.site.server_port}"

    def bookmarklet(self):
        return self.wire.post(f"{self.wire.tab()}bookmark", {}).json["link"]

    def visitor(self):
        eater = self.page()
        eater.allowed.append("")
        return eater

    def run_bookmark(self, eater):
        eater.tab.goto(f"{self.foreign}/soup")
        with eater.context.expect_page() as opened:
            eater.tab.evaluate(self.bookmarklet().removeprefix("javascript:"))
        return opened.value

    def recipes(self):
        return json.loads(self.served.command("recipes", "list", "--json"))["recipes"]

    def end(self, eater):
        # Requests to the other site are what is tested here.
        eater.problems.clear()

    def tearDown(self):
        for eater in self.pages:
            self.end(eater)

    def test_a_bookmark_hands_over_the_page_which_is_checked_before_it_is_saved(self):
        eater = self.visitor()
        window = self.run_bookmark(eater)
        window.wait_for_function("() => !document.getElementById('send').hidden")
        window.wait_for_function("() => !document.getElementById('send').disabled")
        self.assertIn("A page from 127.0.0.1 is here", window.inner_text("#words"))
        window.click("#send")
        window.wait_for_function("() => document.title.includes('Import Recipe')")
        self.assertEqual(self.recipes(), [])
        self.assertIn("Check Recipe", window.inner_text("#front"))
        self.end(eater)

    def test_a_hostile_page_neither_stores_nor_reads_anything(self):
        eater = self.visitor()
        secret = re.search(r"/page/(\w+)", self.bookmarklet()).group(1)
        ours = self.served.address.split("/", 3)
        origin = "/".join(ours[:3])
        eater.tab.goto(f"{self.foreign}/soup")
        outcome = eater.tab.evaluate("""async ([origin, secret]) => {
          const tried = [];
          const ask = async (path, options) => {
            try {
              const answer = await fetch(origin + path, options);
              tried.push(`${path} ${answer.status} ${(await answer.text()).length}`);
            } catch (reason) { tried.push("blocked"); }
          };
          await ask(`/page/${secret}?size=3&name=x`, { method: "POST" });
          await ask(`/page/${secret}`, {});
          await ask(`/calendar/${secret}.ics`, {});
          await ask(`/`, {});
          return tried;
        }""", [origin, secret])
        self.assertEqual(outcome, ["blocked"] * 4)
        # With no-cors a request is sent, but refused, and its answer cannot be read.
        status = eater.tab.evaluate("""async ([origin, secret]) => (await fetch(
          `${origin}/page/${secret}?size=3&name=x`, { method: "POST", mode: "no-cors" })
          .catch(() => ({ type: "failed" }))).type""", [origin, secret])
        self.assertIn(status, ("opaque", "failed"))
        answer = self.wire.ask(
            "POST", f"/page/{secret}?size=3&name=x", b"", Origin=self.foreign, Content_Length="0")
        self.assertEqual(answer.status, 403)
        self.assertEqual(self.recipes(), [])
        self.end(eater)

    def test_a_page_cannot_claim_another_site_or_be_sent_without_a_click(self):
        eater = self.visitor()
        secret = re.search(r"/page/(\w+)", self.bookmarklet()).group(1)
        origin = "/".join(self.served.address.split("/", 3)[:3])
        eater.tab.goto(f"{self.foreign}/soup")
        with eater.context.expect_page() as opened:
            eater.tab.evaluate("""([origin, secret]) => {
              const other = open(`${origin}/page/${secret}`);
              addEventListener("message", () => other.postMessage({
                html: "<html>", title: "x", address: "https://bank.example/" }, "*"));
            }""", [origin, secret])
        window = opened.value
        window.wait_for_function(
            "() => document.getElementById('words').textContent.includes('did not arrive')")
        self.assertTrue(window.locator("#send").is_hidden())
        self.assertEqual(self.recipes(), [])
        self.end(eater)


class CalendarTests(ServedTests):
    app = "recipeapp-demo"
    variables = {"RECIPEAPP_CLOCK": "2026-11-28T18:30"}

    def address(self, *words):
        port = str(self.served.port)
        told = json.loads(self.served.command("plan", "calendar", "--port", port, "--json", *words))
        return urlsplit(told["address"]).path

    def test_a_calendar_follows_the_plan_until_its_address_is_replaced(self):
        wire = Wire(self.served)
        path = self.address()
        first = wire.get(path)
        self.assertEqual(first.status, 200)
        self.assertIn("REFRESH-INTERVAL", first.text)
        again = wire.get(path, If_None_Match=first.headers["ETag"])
        self.assertEqual((again.status, again.text), (304, ""))
        self.served.command("plan", "set", "2026-11-28-dinner", "bibimbap")
        changed = wire.get(path, If_None_Match=first.headers["ETag"])
        self.assertEqual(changed.status, 200)
        self.assertIn("SUMMARY:Bibimbap", changed.text)
        self.assertNotIn("kcal", changed.text.lower())
        self.assertEqual(wire.ask("POST", path).status, 405)
        self.assertEqual(wire.get(path[:-6] + "x.ics").status, 404)
        fresh = self.address("--reset")
        self.assertNotEqual(fresh, path)
        self.assertEqual(wire.get(path).status, 404)
        self.assertEqual(wire.get(fresh).status, 200)

    def test_share_week_saves_a_calendar_file_and_offers_an_address(self):
        eater = self.page(PHONE)
        eater.open("planner", "planner-share").wait("Share Week")
        with eater.tab.expect_download() as download:
            eater.use("Save or Send Calendar File")
        with open(download.value.path()) as file:
            self.assertTrue(file.read().startswith("BEGIN:VCALENDAR"))
        self.assertEqual(
            [name for name in os.listdir(self.served.folder) if name.endswith(".ics")], [])
        eater.use("Make an Address for Calendars")
        eater.wait("/calendar/")
        path = re.search(r"/calendar/\w+\.ics", "".join(eater.text.split())).group(0)
        self.assertEqual(Wire(self.served).get(path).status, 200)


if __name__ == "__main__":
    unittest.main()
