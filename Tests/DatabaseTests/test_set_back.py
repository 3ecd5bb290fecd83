"""A server that was set back, and has grown again past what a device has read, is noticed."""

import contextlib

import pytest

from test_pulling import Watched, crowded

AHEAD = (409, "cursor_ahead")


def push(person, seen, seen_id, *edits):
    """A push that says what was read last."""
    return person.call("sync_push", household=person.household, device=person.device,
                       seen=seen, seen_id=seen_id, edits=list(edits))


def pull(person, after, after_id, limit=1000):
    """A pull that says what was read last."""
    return person.call("sync_pull", household=person.household, device=person.device, after=after,
                       after_id=after_id, limit=limit)


@pytest.fixture
def restored(ann, cleo):
    """Ann, who has read edits that the server lost, in whose place there are others; their ids."""
    read = [edit["id"] for edit in ann.pull()["edits"]]
    ann.world.rows("delete from edits where household = %s and n > 1", ann.household)
    ann.world.rows("update households set last = 1 where id = %s", ann.household)
    assert cleo.push(*[cleo.edit() for _ in range(4)])["last"] == 5
    return ann, read


def test_a_pull_after_an_edit_that_is_another_now_is_told(restored):
    ann, read = restored
    assert ann.pull(after=3).status == 200, "the number alone tells nothing"
    answer = pull(ann, 3, read[2])
    assert answer.word == AHEAD and "set back" in answer["details"]
    assert pull(ann, 2, read[1]).word == AHEAD
    assert [edit["n"] for edit in pull(ann, 1, read[0])["edits"]] == [2, 3, 4, 5]


def test_a_push_after_an_edit_that_is_another_now_is_told_and_stores_nothing(restored):
    ann, read = restored
    before = ann.world.checksum(ann.household)
    known = ann.pull()["edits"][0]
    for seen in (2, 3):
        assert push(ann, seen, read[seen - 1], ann.edit()).word == AHEAD, "and not unread"
        assert push(ann, seen, read[seen - 1]).word == AHEAD
        assert push(ann, seen, read[seen - 1], known).word == AHEAD
    assert push(ann, 5, read[2], ann.edit()).word == AHEAD
    assert ann.world.checksum(ann.household) == before
    assert push(ann, 1, read[0], ann.edit()).word == (409, "unread")
    assert push(ann, 5, ann.pull()["edits"][4]["id"], ann.edit())["last"] == 6


def test_who_has_read_what_is_there_is_not_disturbed(ann):
    ids = [edit["id"] for edit in ann.pull()["edits"]]
    assert pull(ann, 3, ids[2]).json == {"last": 3, "edits": []}
    assert [edit["n"] for edit in pull(ann, 1, ids[0], limit=1)["edits"]] == [2]
    assert push(ann, 3, ids[2], ann.edit())["last"] == 4


@pytest.mark.parametrize("known", [None, "of-another", "", "x" * 5000])
def test_before_the_first_edit_there_is_none_to_compare(ann, known):
    assert len(pull(ann, 0, known)["edits"]) == 3
    assert push(ann, 0, known, ann.edit()).word == (409, "unread")
    assert push(ann, None, known, ann.edit())["last"] == 4


def test_without_an_id_numbers_alone_are_compared(restored):
    ann, _ = restored
    assert len(pull(ann, 3, None)["edits"]) == 2
    assert push(ann, 5, None, ann.edit())["last"] == 6
    assert ann.call("sync_push", household=ann.household, device=ann.device, seen_id="of-another",
                    edits=[ann.edit()])["last"] == 7


def test_a_number_above_the_last_is_as_before(ann):
    assert pull(ann, 4, "of-another").word == AHEAD
    assert pull(ann, 9223372036854775807, "of-another").word == AHEAD
    assert push(ann, 4, "of-another", ann.edit())["last"] == 4
    assert push(ann, 9223372036854775807, "of-another", ann.edit())["last"] == 5


@pytest.mark.parametrize("wrong", [7, 0, True, {}, {"id": "x"}, [], ["x"], 1.5], ids=repr)
def test_an_id_is_a_text_or_null(ann, wrong):
    answers = [pull(ann, 3, wrong), pull(ann, 0, wrong), push(ann, 3, wrong, ann.edit()),
               push(ann, None, wrong, ann.edit())]
    assert [answer.word for answer in answers] == [(400, "bad_request")] * 4
    assert ["_id" in answer["details"] for answer in answers] == [True] * 4
    assert push(ann, "3", "x", ann.edit()).word == (400, "bad_request")
    assert ann.pull()["last"] == 3


def test_to_others_it_tells_nothing(ann, bob):
    known = ann.pull()["edits"][0]["id"]
    for id in (known, "of-another"):
        bob_asks = {"household": ann.household, "device": "d"}
        for answer in (bob.call("sync_pull", **bob_asks, after=1, after_id=id, limit=9),
                       bob.call("sync_push", **bob_asks, seen=1, seen_id=id, edits=[])):
            assert answer.word == (403, "not_a_member")


def looks(reading):
    """The parts of plans that look for one edit by its number, each held to doing only that."""
    found = [node for node in reading if node["Relation Name"] == "edits"
             and "n = " in node.get("Index Cond", "")]
    for node in found:
        assert node["Index Name"] == "edits_pkey" and "household" in node["Index Cond"], node
        assert node["Actual Rows"] + node.get("Rows Removed by Filter", 0) == 1
    return len(found)


def test_to_compare_a_pull_looks_into_the_key_once(world):
    """By EXPLAIN within the call; from the sixth call on with plans that were kept."""
    ann = crowded(world)
    with contextlib.closing(world.cluster.connect()) as connection:
        watched = Watched(connection, ann)
        for after in [1995, 10, 2000, 1000, 1999, 2] * 2:
            numbers, reading = watched.pull(after=after, limit=5, after_id=f"edit.{after}")
            assert numbers == list(range(after + 1, min(after + 5, 2000) + 1))
            assert looks(reading) == 1
            assert len([node for node in reading if node["Relation Name"] == "edits"]) == 2
            assert looks(watched.pull(after=after, limit=5)[1]) == 0


def test_to_compare_a_push_looks_into_the_key_once(world):
    ann = crowded(world)
    with contextlib.closing(world.cluster.connect()) as connection:
        watched = Watched(connection, ann)
        last, known = 2000, "edit.2000"
        for _ in range(7):
            edit = ann.edit()
            answer, reading = watched.call("sync_push", edits=[edit], seen=last, seen_id=known)
            assert looks(reading) == 1 and answer["last"] == last + 1
            last, known = last + 1, edit["id"]
