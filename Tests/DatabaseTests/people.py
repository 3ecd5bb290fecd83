"""Who uses the database in the tests: a world with a server in it, and people with accounts."""

import contextlib
import http.client
import itertools
import json
import pathlib
import subprocess
import sys
import threading

from cluster import Cluster

SECRET = "a secret of at least 32 characters, for tests"
HERE = pathlib.Path(__file__).parent
CALLS = ["household_create", "household_invite", "household_join", "household_members",
         "household_remove", "household_leave", "account_delete", "sync_push", "sync_pull"]
TABLES = ["households", "members", "devices", "invitations", "edits"]
counter = itertools.count(1)


def at_once(*works):
    """Does several things at the same moment, and gives what they gave."""
    gate, answers = threading.Barrier(len(works)), [None] * len(works)

    def run(place, work):
        gate.wait()
        answers[place] = work()
    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(works)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


class World:
    """A database, and what stands before it in a process of its own."""

    def __init__(self):
        self.cluster = Cluster()
        self.server = subprocess.Popen(
            [sys.executable, "-B", str(HERE / "stand_in.py"), "--database",
             self.cluster.dsn("authenticator"), "--secret", SECRET],
            stdout=subprocess.PIPE, text=True)
        self.url = self.server.stdout.readline().split()[1]
        self.key = self.server.stdout.readline().split()[1]

    def close(self):
        """Ends both."""
        self.server.terminate()
        self.server.wait()
        self.cluster.close()

    def rows(self, statement, *values):
        """What the superuser reads, or changes."""
        with contextlib.closing(self.cluster.connect()) as connection:
            asked = connection.execute(statement, values)
            return asked.fetchall() if asked.description else []

    def checksum(self, household):
        """Everything there is of a household, drawn together."""
        parts = []
        for table, key in [("households", "id"), *((t, "household") for t in TABLES[1:])]:
            parts += self.rows(f"select '{table}', md5(coalesce(string_agg(t::text, '|' order by "
                               f"t::text), '')), count(*) from public.{table} t "
                               f"where {key} = %s", household)
        return parts


class Answer:
    """A status, what the body says, and headers."""

    def __init__(self, status, text, headers):
        self.status, self.text, self.headers = status, text, headers
        self.json = json.loads(text) if text else None

    def __getitem__(self, name):
        return self.json[name]

    @property
    def word(self):
        """The status with the word of an error."""
        return self.status, (self.json or {}).get("message") if self.status >= 400 else None

    def __repr__(self):
        return f"{self.status} {self.text[:300]}"


class Client:
    """A device at the server: with a session, or as nobody."""

    def __init__(self, world, token=None):
        self.world, self.token, self.line = world, token, None

    def send(self, method, path, body=None, headers=None):
        """Sends one request; the line is kept for the next."""
        if self.line is None:
            self.line = http.client.HTTPConnection(self.world.url.removeprefix("http://"),
                                                   timeout=60)
        given = {"apikey": self.world.key, "Content-Type": "application/json"}
        if self.token:
            given["Authorization"] = f"Bearer {self.token}"
        if body is not None and not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode("utf-8", "surrogatepass")
        try:
            self.line.request(method, path, body, {**given, **(headers or {})})
            answer = self.line.getresponse()
            return Answer(answer.status, answer.read().decode(), answer.headers)
        except (OSError, http.client.HTTPException):
            self.line.close()
            self.line = None
            raise

    def call(self, name, /, **members):
        """A call of the wire."""
        return self.send("POST", f"/rest/v1/rpc/{name}", {"protocol": 1, **members})

    def table(self, method, name, query="", body=None):
        """A request by table, which asks for what it changed."""
        return self.send(method, f"/rest/v1/{name}?{query}", body,
                         {"Prefer": "return=representation"})


class Person(Client):
    """Somebody with an account and a device."""

    def __init__(self, world):
        super().__init__(world)
        self.number = next(counter)
        self.device = f"phone-{self.number}"
        self.email = f"person-{self.number}@example.org"
        self.session = self.send("POST", "/auth/v1/signup",
                                 {"email": self.email, "password": "correct horse"}).json
        self.token, self.account = self.session["access_token"], self.session["user"]["id"]
        self.household = None

    def begin(self):
        """Makes a household."""
        answer = self.call("household_create", device=self.device, name=f"Person {self.number}")
        assert answer.status == 200, answer
        self.household = answer["household"]
        return self

    def invite(self):
        """A code for one other."""
        answer = self.call("household_invite", household=self.household)
        assert answer.status == 200, answer
        return answer["code"]

    def join(self, code):
        """Joins a household."""
        answer = self.call("household_join", code=code, device=self.device, name="Guest")
        if answer.status == 200:
            self.household = answer["household"]
        return answer

    def me(self):
        """The member that the person is."""
        answer = self.call("household_members", household=self.household)
        return next(m["member"] for m in answer["members"] if m["is_you"])

    def push(self, *edits, household=None):
        """Sends edits."""
        return self.call("sync_push", household=household or self.household, device=self.device,
                         edits=list(edits))

    def pull(self, after=0, limit=1000, household=None):
        """Asks for edits."""
        return self.call("sync_pull", household=household or self.household, device=self.device,
                         after=after, limit=limit)

    def edit(self, **other):
        """An edit with an id of its own."""
        number = next(counter)
        return {"id": f"0199c6f0-2c5e-7000-8d1f-{number:012x}.1", "device": self.device,
                "time": "2026-05-12T18:30:00.000Z", "stream": "plan", "subject": "meal-7/servings",
                "version": 1, "payload": json.dumps({"id": "meal-7", "servings": number}),
                "base": 0, "means": "sets", "of": "meal-7", "fields": ["servings"], **other}
