"""Devices of a household as people use them: a data folder each, and the command line."""

import json
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = pathlib.Path(os.environ.get("HOUSEHOLD_TEST_PROGRAMS", ROOT / ".build/release"))


class Device:
    """One device: the folder in which its data is, and what its owner types."""

    def __init__(self, name, folder, app="mealadvisor-demo"):
        self.name = name
        self.folder = str(folder)
        self.program = PROGRAMS / app

    def run(self, *words, text=None, code=0):
        done = subprocess.run(
            [self.program, *words, "--data-dir", self.folder], input=text,
            capture_output=True, text=True, timeout=120)
        assert done.returncode == code, f"{words}: {done.returncode}\n{done.stdout}\n{done.stderr}"
        return done.stdout + done.stderr if code else done.stdout

    def begin(self, *words):
        return subprocess.Popen(
            [self.program, *words, "--data-dir", self.folder],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def ask(self, *words):
        return json.loads(self.run(*words, "--json"))

    def sync(self):
        return self.ask("drafts", "sync")

    def limits(self):
        return self.run("settings", "get", "allergies").strip()


class HomeServer:
    """mealadvisor-server as a process, which can be killed and started again."""

    kind = "home"

    def __init__(self, folder, *words):
        self.folder = str(folder)
        self.words = words
        self.port = None
        self.start()

    def start(self):
        words = [PROGRAMS / "mealadvisor-server", "--data-dir", self.folder, *self.words]
        # A code is printed, last of all, where there is no household yet.
        last = "creates a household"
        if self.port:
            words += ["--port", self.port]
            last = "Ctrl-C"
        self.process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.code = None
        while line := self.process.stdout.readline():
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = found.group(1)
            if found := re.search(r"\b([A-Z2-9]{4}(?:-[A-Z2-9]{4}){3})\b", line):
                self.code = found.group(1)
            if last in line:
                break
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def enter(self, device, code=None):
        words = ("create", self.code) if code is None else ("join", code)
        device.run("household", *words, "--server", self.url, "--name", device.name)


class SupabaseServer:
    """PostgreSQL behind what stands in for Supabase, as `Scripts/sync-test --serve` starts it."""

    kind = "supabase"

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [ROOT / "Scripts/sync-test", "--serve"], stdout=subprocess.PIPE, text=True)
        told = "".join(self.process.stdout.readline() for _ in range(2))
        self.url = re.search(r"http://\S+", told).group(0).rstrip("/")
        key = pathlib.Path(folder) / "key"
        key.write_text(re.search(r"ey\S+", told).group(0) + "\n")
        self.key = str(key)

    def kill(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()

    def enter(self, device, code=None):
        where = ("--server", self.url, "--project-key", self.key)
        device.run(
            "household", "sign-in", "-", *where, "--email", f"{device.name}@example.com", "--new",
            text="correct horse battery staple\n")
        words = ("create",) if code is None else ("join", code)
        device.run("household", *words, *where, "--name", device.name)


def devices(*names):
    """Devices with empty folders, premium from the first day; and the folders, to be removed."""
    holder = tempfile.TemporaryDirectory()
    made = []
    for name in names:
        device = Device(name, pathlib.Path(holder.name) / name)
        device.run("premium", "start-trial")
        made.append(device)
    return holder, made
