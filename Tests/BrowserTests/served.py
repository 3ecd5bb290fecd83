"""The program as it serves the app, on a data folder of its own, and what its commands say."""

import json
import os
import random
import re
import signal
import socket
import subprocess
import tempfile
import threading
import time
from urllib.parse import quote, urlsplit

PROGRAM = os.environ["BROWSER_TEST_PROGRAM"]
PATIENCE = 60


def program(name):
    """The program of an app, beside the one that is named."""
    return os.path.join(os.path.dirname(PROGRAM), name)



class Served:
    """`serve` of an app on a port; the data folder is new unless one is given.

    With a stage, pages have the phone with its switchboard; without one, the app fills the window.

    Further names are variables of its environment, such as `MEALADVISOR_CLOCK`.
    """

    def __init__(self, folder=None, port=None, *words, app="mealadvisor-demo", staged=True, **variables):
        self.program = program(app)
        self.holder = None if folder else tempfile.TemporaryDirectory()
        self.folder = folder or self.holder.name
        self.data = os.path.join(self.folder, "data")
        self.said, self.complaints = [], []
        port = free_port() if port is None else port
        self.environment = {**os.environ, "HOME": self.folder, **variables}
        call = [self.program, "serve", "--data-dir", self.data]
        call += ["--port", str(port)] if port else []
        call += ["--stage"] if staged else []
        self.staged = staged
        self.process = subprocess.Popen(
            [*call, *words], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, env=self.environment)
        self.readers = [
            threading.Thread(target=lines.extend, args=(stream,), daemon=True)
            for lines, stream in [(self.complaints, self.process.stderr)]
        ]
        self.readers.append(threading.Thread(target=self._read, daemon=True))
        self.is_open = threading.Event()
        # The printed address, and the same without its query.
        self.opened = self.address = None
        for reader in self.readers:
            reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.said.append(line)
            found = re.search(r"http://\S+", line)
            if found:
                self.opened = found.group()
                self.address = self.opened.split("?")[0]
                self.is_open.set()
        self.is_open.set()

    def wait(self):
        """Waits until the address is printed."""
        if not self.is_open.wait(PATIENCE) or not self.address:
            self.process.wait(PATIENCE)
            raise AssertionError(f"serve printed no address: {self.said} {self.complaints}")
        return self

    @property
    def port(self):
        return urlsplit(self.address).port

    @property
    def secret(self):
        return urlsplit(self.address).path.split("/")[1]

    def page(self, *trail, **switches):
        """The address that opens a tab at a place, such as `page("home", "paywall", type="L")`."""
        pairs = [("at", route) for route in trail] + list(switches.items())
        pairs += [("stage", "on")] if self.staged else []
        query = "&".join(f"{name}={quote(value, safe='')}" for name, value in pairs)
        return f"{self.address}{'?' + query if query else ''}"

    def stop(self, number=signal.SIGINT):
        """Ends the program and answers with its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired as reason:
            self.process.kill()
            raise AssertionError("serve does not end") from reason
        for reader in self.readers:
            reader.join(PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()
        return code

    def close(self):
        """Ends the program without judging, and removes the folder."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        if self.holder:
            self.holder.cleanup()

    def command(self, *words, codes=(0,)):
        """What a command prints about the same data folder."""
        call = subprocess.run(
            [self.program, "--data-dir", self.data, *words], cwd=self.folder,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60,
            env=self.environment)
        if call.returncode not in codes:
            raise AssertionError(f"{' '.join(words)}: {call.returncode} {call.stderr.strip()}")
        return call.stdout

    def history(self):
        """What happened to meals, sorted by kind."""
        events = json.loads(self.command("history", "list", "--json"))["events"]
        return sorted(event["kind"] for event in events)

    def favorites(self):
        """The ids of the meals that are saved."""
        answer = self.command("favorites", "list", "--json", codes=(0, 1))
        return [saved["id"] for saved in json.loads(answer)["favorites"]] if answer else []

    def setting(self, key):
        return self.command("settings", "get", key).strip()


def free_port():
    """A port that nobody uses, and that the system gives to nobody who does not ask for it."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


def until(holds, what, seconds=60):
    """Waits until something holds, and answers with it.

    What a browser tells by itself comes only while it is asked something.
    """
    end = time.monotonic() + seconds
    while not (found := holds()):
        if time.monotonic() > end:
            raise AssertionError(f"never: {what}")
        time.sleep(0.02)
    return found
