"""Pushing: numbers without gaps, in order, once."""

import json
import threading
import time

import pytest

from people import Person, at_once


def pulled(person):
    """All edits of a household, page by page."""
    edits = []
    while True:
        page = person.pull(after=len(edits))
        edits += page["edits"]
        if len(edits) == page["last"]:
            return edits


def test_who_has_not_read_all_pushes_nothing_new(ann, cleo):
    last, edit = ann.pull()["last"], cleo.edit()

    def push(person, seen, *edits):
        return person.call("sync_push", household=person.household, device=person.device,
                           edits=edits, seen=seen)
    assert push(cleo, last, edit)["last"] == last + 1
    assert push(ann, last, ann.edit()).word == (409, "unread")
    assert push(ann, last + 1, ann.edit())["last"] == last + 2
    assert push(cleo, last, edit)["last"] == last + 2, "nothing of it is new"
    assert push(ann, None, ann.edit())["last"] == last + 3
    for wrong in (-1, "3", 1.5, [], 10 ** 400):
        assert push(ann, wrong, ann.edit()).status == 400
    assert ann.pull()["last"] == last + 3


def test_an_edit_comes_back_as_it_went(ann):
    sent = ann.edit(base=3, subject=None, of=None, fields=[], version=0, means="undoes",
                    time="1969-12-31T23:59:59.999Z", payload="\ttext \"é\" \\u0000 \u2028 😀 \r\n")
    assert ann.push(sent)["last"] == 4
    assert ann.pull(after=3)["edits"] == [{**sent, "n": 4}]


@pytest.mark.parametrize("time", ["1970-01-01T00:00:00.000Z", "2038-01-19T03:14:08.001Z",
                                  "9999-12-31T23:59:59.999Z", "0001-01-01T00:00:00.000Z",
                                  "2024-02-29T12:00:00.500Z"])
def test_clocks_may_be_anywhere(ann, time):
    ann.push(ann.edit(time=time))
    assert ann.pull(after=3)["edits"][0]["time"] == time


def test_what_is_not_known_is_handed_on_as_it_came(ann):
    further = '"mood":{"b":1.50,"a":[1e2,"\\u00e9"]},"null":null,"n":99'
    edit = ann.edit(payload="{}")
    body = json.dumps({"protocol": 1, "household": ann.household, "device": ann.device,
                       "shade": "blue", "edits": [edit]})
    body = body.replace('"id"', further + ', "id"', 1)
    assert ann.send("POST", "/rest/v1/rpc/sync_push", body)["last"] == 4
    answer = ann.pull(after=3)
    assert answer["edits"] == [{**edit, "n": 4, "mood": {"b": 1.5, "a": [100.0, "é"]},
                                "null": None}]
    assert '{"b":1.50,"a":[1e2,"\\u00e9"]}' in answer.text


@pytest.mark.parametrize("means", ["agrees", "x", "abcdefghijklmnopqrst"])
def test_a_kind_of_edit_that_is_not_known_is_handed_on(ann, means):
    assert ann.push(ann.edit(means=means))["last"] == 4
    assert ann.pull(after=3)["edits"][0]["means"] == means


def test_a_push_may_be_repeated(ann):
    edits = [ann.edit() for _ in range(5)]
    assert [ann.push(*edits)["last"] for _ in range(3)] == [8, 8, 8]
    assert ann.push(*edits[2:], ann.edit(), edits[0])["last"] == 9
    assert [e["n"] for e in pulled(ann)] == list(range(1, 10))
    assert [e["id"] for e in pulled(ann)[3:8]] == [e["id"] for e in edits]


def test_the_first_of_two_with_one_id_in_a_push_is_kept_in_its_place(ann):
    one, two, three = ann.edit(payload="first"), ann.edit(), ann.edit()
    assert ann.push(two, one, {**one, "payload": "second"}, three, two)["last"] == 6
    assert [(e["id"], e["payload"]) for e in pulled(ann)[3:]] == [
        (e["id"], e["payload"]) for e in (two, one, three)]


def test_nobody_changes_an_edit_by_its_id(ann, cleo):
    first = pulled(ann)[0]
    assert cleo.push(cleo.edit(id=first["id"], payload="changed"))["last"] == 3
    assert pulled(ann)[0] == first


def test_one_id_may_be_in_two_households(ann, bob):
    bob.push(bob.edit(id=pulled(ann)[0]["id"]))
    assert len(pulled(bob)) == 1


def test_all_edits_of_a_push_are_stored_or_none(ann):
    assert ann.push(ann.edit(), ann.edit(means="no word")).status == 400
    assert ann.push(ann.edit(), ann.edit(base=4)).word == (409, "cursor_ahead")
    assert ann.pull()["last"] == 3


def test_a_cursor_of_another_server_is_told(ann):
    assert ann.pull(after=4).word == (409, "cursor_ahead")
    assert ann.pull(after=9223372036854775807).word == (409, "cursor_ahead")
    assert ann.push(ann.edit(base=9223372036854775807)).word == (409, "cursor_ahead")
    assert ann.pull(after=3).json == {"last": 3, "edits": []}


def test_a_device_belongs_to_whoever_used_it_first(ann, cleo):
    assert cleo.call("sync_pull", household=ann.household, device=ann.device, after=0,
                     limit=1).word == (409, "device_taken")
    assert cleo.push(cleo.edit(device=ann.device)).word == (409, "device_taken")
    assert cleo.push(cleo.edit(device="a-second-one")).status == 200
    assert ann.push(ann.edit(device="a-second-one")).word == (409, "device_taken")


def test_a_member_has_at_most_200_devices(ann):
    for number in range(199):
        assert ann.push(ann.edit(device=f"d{number}")).status in (200, 429)
        ann.world.rows("update households set full_again = '{}' where id = %s", ann.household)
    assert ann.push(ann.edit(device="one too many")).status == 400
    assert ann.push(ann.edit(device="one-too-many")).word == (507, "household_full")


@pytest.mark.parametrize("writers", [2, 6])
def test_numbers_of_pushes_at_once_have_no_gaps_and_are_seen_in_order(ann, writers):
    people = [Person(ann.world) for _ in range(writers)]
    for person in people:
        person.join(ann.invite())
    answers, seen, done = [], [], threading.Event()

    def write(person):
        for size in range(1, 31):
            answers.append(person.push(*[person.edit() for _ in range(size % 4 + 1)]))

    def watch():
        end = time.monotonic() + 60
        while time.monotonic() < end and (
                not done.is_set() or len(seen) < ann.pull(after=0, limit=1)["last"]):
            page = ann.pull(after=seen[-1] if seen else 0, limit=7)
            seen.extend(edit["n"] for edit in page["edits"])
            assert page["last"] >= (seen[-1] if seen else 0)
    watching = threading.Thread(target=watch)
    watching.start()
    at_once(*[lambda person=person: write(person) for person in people])
    done.set()
    watching.join()
    assert {answer.status for answer in answers} == {200}
    assert seen == list(range(1, 3 + sum(size % 4 + 1 for size in range(1, 31)) * writers + 1))
    assert [edit["n"] for edit in pulled(ann)] == seen


@pytest.mark.parametrize("round_", range(5))
def test_one_push_sent_several_times_at_once_is_stored_once(ann, round_):
    edits = [ann.edit() for _ in range(20)]
    twins = [Person.__new__(Person) for _ in range(4)]
    for twin in twins:
        twin.__dict__.update(ann.__dict__, line=None)
    answers = at_once(*[lambda twin=twin: twin.push(*edits) for twin in twins])
    assert [(answer.status, answer["last"]) for answer in answers] == [(200, 23)] * 4
    assert [edit["id"] for edit in pulled(ann)[3:]] == [edit["id"] for edit in edits]


def test_pushes_are_limited_for_each_member_and_come_back_with_time(ann, cleo):
    answers = [ann.push(ann.edit()) for _ in range(130)]
    refused = [answer for answer in answers if answer.status != 200]
    assert len(refused) >= 1 and {answer.word for answer in refused} == {(429, "too_many")}
    assert 1 <= int(refused[0].headers["Retry-After"]) <= 2
    assert cleo.push(cleo.edit()).status == 200
    ann.world.rows("update households set full_again = (select jsonb_object_agg(key, "
                   "value::float - 3) from jsonb_each(full_again)) where id = %s", ann.household)
    assert [ann.push(ann.edit()).status for _ in range(3)] == [200, 200, 200]


def test_a_clock_that_was_wrong_keeps_nobody_from_pushing(ann):
    ann.push(ann.edit())
    ann.world.rows("update households set full_again = (select jsonb_object_agg(key, "
                   "value::float + 86400) from jsonb_each(full_again)) where id = %s", ann.household)
    assert ann.push(ann.edit()).status == 200


def test_of_a_member_who_left_no_rate_is_kept(ann, cleo):
    cleo.push(cleo.edit())
    kept = "select count(*) from households h, jsonb_object_keys(h.full_again) where h.id = %s"
    before = ann.world.rows(kept, ann.household)[0][0]
    cleo.call("household_leave", household=ann.household)
    assert ann.world.rows(kept, ann.household)[0][0] == before - 1


def test_a_full_household_takes_no_more_and_repeats_what_it_has(ann):
    edit = ann.edit()
    ann.push(edit)
    ann.world.rows("update households set last = 500000 where id = %s", ann.household)
    ann.world.rows("update edits set n = 500000 where household = %s and n = 4", ann.household)
    assert ann.push(ann.edit()).word == (507, "household_full")
    assert ann.push(edit)["last"] == 500000


def test_a_household_holds_256_mib(ann):
    ann.world.rows("update households set bytes = 268435456 - 1048576 where id = %s", ann.household)
    whole = ann.edit(payload="x" * 1048576, subject=None, of=None, fields=[])
    assert ann.push({**whole, "subject": "s"}).word == (507, "household_full")
    assert ann.push(whole)["last"] == 4
    assert ann.push(ann.edit()).word == (507, "household_full")
    assert ann.pull(after=3)["edits"][0]["payload"] == whole["payload"]
