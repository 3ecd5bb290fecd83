"""Ten thousand random requests with valid tokens of others."""

import os
import random

from people import CALLS, TABLES, Person

COUNT = int(os.environ.get("SYNC_TEST_REQUESTS", "10000"))
MARK = "nobody else's business"


def victim(world):
    """A household with two members, devices, invitations and edits that bear a mark."""
    ann, cleo = Person(world).begin(), Person(world)
    cleo.join(ann.invite())
    for person in (ann, cleo):
        person.push(*[person.edit(payload=MARK, of=MARK) for _ in range(10)])
    # Somebody who was in it, knows every name in it, and was removed.
    former = Person(world)
    former.join(ann.invite())
    former.pull()
    ann.call("household_remove", household=ann.household, member=former.me())
    ann.invite()
    return ann, cleo, former


class Stranger:
    """Asks for anything, with all real names that there are."""

    def __init__(self, chance, person, known):
        self.chance, self.person, self.known = chance, person, known

    def one(self, kind):
        """A value: mostly a real one of the kind, sometimes one of another, sometimes rubbish."""
        if self.chance.random() < 0.8:
            return self.chance.choice(self.known[kind])
        return self.chance.choice([
            self.chance.choice(sum(self.known.values(), [])), None, 7, "", [], {}, -1,
            "' or 1=1 --", "*", "%", self.person.household])

    def call(self):
        """A call of the wire, sometimes with a member too many or too few."""
        name = self.chance.choice(CALLS[:-3] + CALLS[-2:] * 3 + CALLS[-3:])
        edits = [{**self.person.edit(), "id": self.one("edit"), "device": self.one("device"),
                  "household": self.one("household"), "n": self.chance.randrange(30)}
                 for _ in range(self.chance.randrange(3))]
        body = {"household": self.one("household"), "member": self.one("member"),
                "device": self.one("device"), "code": self.one("code"), "name": "Mallory",
                "edits": edits, "after": self.chance.randrange(25), "limit": 1000,
                "account": self.one("account"), "sub": self.one("account")}
        if self.chance.random() < 0.1:
            del body[self.chance.choice(list(body))]
        return self.person.call(name, **body)

    def table(self):
        """A request by table."""
        name, method = self.chance.choice(TABLES), self.chance.choice(
            ["GET", "GET", "POST", "PATCH", "DELETE"])
        kind = self.chance.choice(["household", "member", "device", "id", "n", "account"])
        query = self.chance.choice(["", f"{kind}=eq.{self.chance.choice(self.known['household'])}",
                                    "select=household", f"select={kind}"])
        body = {"household": self.one("household"), kind: self.one("member"), "payload": "x"}
        return self.person.table(method, name, query.replace(" ", "%20"),
                                 body if method in ("POST", "PATCH") else None)

    def ask(self):
        """One request of either kind; who has no household makes one sometimes."""
        if self.chance.random() < 0.02:
            self.person.call("household_create", device=self.person.device, name="")
        return self.call() if self.chance.random() < 0.6 else self.table()


def test_strangers_neither_see_nor_change_anything(world):
    ann, cleo, former = victim(world)
    known = {
        "household": [ann.household], "member": [ann.me(), cleo.me()],
        "device": [ann.device, cleo.device], "account": [ann.account, cleo.account],
        "edit": [edit["id"] for edit in ann.pull()["edits"]],
        "code": ["ABCD-EFGH-JKMN-PQRS"]}
    chance = random.Random(28)
    people = [former, *[Person(world).begin() for _ in range(9)]]
    strangers = [Stranger(chance, person, known) for person in people]
    before, statuses = world.checksum(ann.household), {}
    for _ in range(COUNT):
        answer = chance.choice(strangers).ask()
        statuses[answer.status] = statuses.get(answer.status, 0) + 1
        assert MARK not in answer.text, answer
        assert not any(secret in answer.text for secret in known["account"]), answer
        assert answer.status < 500 or answer.status == 507, answer
        if answer.status == 200 and isinstance(answer.json, list):
            assert all(ann.household not in (row.get("household"), row.get("id"))
                       for row in answer.json), answer
    assert world.checksum(ann.household) == before
    print(f"{COUNT} requests, answers by status: {dict(sorted(statuses.items()))}")
    assert statuses[200] > COUNT / 100 and statuses[403] > COUNT / 10
