"""A server that dies in the middle: nothing acknowledged is lost, nothing is stored twice."""

import contextlib
import http.client
import threading
import time

import pytest

import people
from people import Person


@pytest.fixture
def fragile():
    """A world of its own, in which edits of the stream "slow" wait before their push is over."""
    world = people.World()
    world.rows("create schema fragile")
    world.rows("create function fragile.wait() returns trigger language plpgsql security definer "
               "as 'begin perform pg_advisory_xact_lock_shared(42); return null; end'")
    world.rows("create trigger wait after insert on public.edits for each row "
               "when (new.stream = 'slow') execute function fragile.wait()")
    yield world
    world.close()


class Caught:
    """A push that has stored its edits, but is not over, because something holds it."""

    def __init__(self, world, person, edits):
        self.world, self.answer = world, None
        self.holder = world.cluster.connect()
        self.holder.execute("select pg_advisory_lock(42)")
        self.thread = threading.Thread(target=self.push, args=(person, edits), daemon=True)
        self.thread.start()
        end = time.monotonic() + 10
        while not self.backends():
            assert time.monotonic() < end, f"the push did not get there: {self.answer}"
            time.sleep(0.01)

    def push(self, person, edits):
        with contextlib.suppress(OSError, http.client.HTTPException):
            self.answer = person.push(*edits)

    def backends(self):
        """Who waits at the hook."""
        return [pid for (pid,) in self.world.rows(
            "select pid from pg_locks where locktype = 'advisory' and not granted")]

    def ended(self):
        """What the push was answered."""
        self.thread.join(timeout=30)
        assert not self.thread.is_alive()
        with contextlib.suppress(Exception):
            self.holder.close()
        return self.answer


def test_a_backend_ended_in_the_middle_of_a_push_leaves_nothing(fragile):
    ann = Person(fragile).begin()
    ann.push(ann.edit())
    before = fragile.checksum(ann.household)
    edits = [ann.edit(stream="slow") for _ in range(5)]
    caught = Caught(fragile, ann, edits)
    fragile.rows("select pg_terminate_backend(%s)", caught.backends()[0])
    assert caught.ended().status >= 500
    assert fragile.checksum(ann.household) == before
    assert ann.push(*edits)["last"] == 6
    assert [edit["n"] for edit in ann.pull()["edits"]] == list(range(1, 7))


def test_a_member_removed_in_the_middle_of_a_push_is_out_after_it(fragile):
    ann, cleo = Person(fragile).begin(), Person(fragile)
    cleo.join(ann.invite())
    member, removed = cleo.me(), []
    caught = Caught(fragile, cleo, [cleo.edit(stream="slow")])
    removing = threading.Thread(target=lambda: removed.append(ann.call(
        "household_remove", household=ann.household, member=member)))
    removing.start()
    time.sleep(0.2)
    assert removed == []  # it waits for the push, which is all or nothing
    caught.holder.execute("select pg_advisory_unlock(42)")
    assert caught.ended()["last"] == 1
    removing.join()
    assert removed[0].status == 200 and ann.pull()["last"] == 1
    assert cleo.pull().word == cleo.push(cleo.edit()).word == (403, "not_a_member")


def test_a_reader_never_waits_for_a_push_nor_sees_half_of_it(fragile):
    ann, cleo = Person(fragile).begin(), Person(fragile)
    cleo.join(ann.invite())
    caught = Caught(fragile, ann, [ann.edit(stream="slow") for _ in range(3)])
    assert cleo.pull().json == {"last": 0, "edits": []}
    caught.holder.execute("select pg_advisory_unlock(42)")
    caught.ended()
    assert cleo.pull()["last"] == 3


def test_a_server_killed_in_the_middle_of_a_push_recovers_without_it(fragile):
    ann = Person(fragile).begin()
    ann.push(ann.edit())
    before = fragile.checksum(ann.household)
    edits = [ann.edit(stream="slow") for _ in range(5)]
    caught = Caught(fragile, ann, edits)
    fragile.cluster.kill()
    answer = caught.ended()
    assert answer is None or answer.status >= 500
    fragile.cluster.start()
    assert "database system was not properly shut down" in fragile.cluster.log()
    assert fragile.checksum(ann.household) == before
    assert settled(ann, edits)["last"] == 6


def settled(person, edits, seconds=60):
    """Pushes until it is acknowledged, as a client does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError, http.client.HTTPException):
            answer = person.push(*edits)
            if answer.status == 200:
                return answer
            assert answer.status >= 500 or answer.status == 429, answer
        time.sleep(0.05)
    raise TimeoutError


@pytest.mark.parametrize("round_", range(2))
def test_a_server_killed_under_load_keeps_all_that_was_acknowledged(fragile, round_):
    first = Person(fragile).begin()
    writers, acknowledged, stop = [first], {}, threading.Event()
    for _ in range(2):
        writers.append(Person(fragile))
        writers[-1].join(first.invite())

    def write(person):
        while not stop.is_set():
            edits = [person.edit() for _ in range(3)]
            last = settled(person, edits)["last"]
            acknowledged.update((edit["id"], last) for edit in edits)
    threads = [threading.Thread(target=write, args=(person,), daemon=True) for person in writers]
    for thread in threads:
        thread.start()
    for _ in range(3):
        goal, end = len(acknowledged) + 30, time.monotonic() + 30
        while len(acknowledged) < goal:
            assert time.monotonic() < end, "no push was acknowledged for 30 s"
            time.sleep(0.01)
        fragile.cluster.kill()
        fragile.cluster.start()
    stop.set()
    for thread in threads:
        thread.join()
    kept = first.pull()["edits"]
    assert [edit["n"] for edit in kept] == list(range(1, len(kept) + 1))
    numbers = {edit["id"]: edit["n"] for edit in kept}
    assert len(numbers) == len(kept) and set(numbers) == set(acknowledged)
    assert all(numbers[id] <= last for id, last in acknowledged.items())
