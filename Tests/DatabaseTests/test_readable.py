"""What is stored, every client can read: the bounds of an edit, from both sides.

What none can read would be lost to every device of the household, or stop it for good.
"""

import json
import time

import pytest

DEEPEST = 197  # below the answer, its list and the edit: 200, as a client reads


def nested(levels, inside="1"):
    """JSON in so many arrays."""
    return "[" * levels + inside + "]" * levels


def push_with(ann, *furthers):
    """Pushes an edit for each text of members that are not known."""
    edits = ",".join(json.dumps(ann.edit()).replace("{", "{" + further + ",", 1)
                     for further in furthers)
    body = '{"household":"%s","device":"%s","edits":[%s]}' % (ann.household, ann.device, edits)
    return ann.send("POST", "/rest/v1/rpc/sync_push", body)


TAKEN = [
    {"id": "x"}, {"id": "A-z_0.9"}, {"id": "x" * 54}, {"id": "_1"}, {"id": "_"}, {"id": "x_"},
    {"id": "x_1234567890"}, {"id": "x_1a"}, {"id": "x_a"}, {"id": "x_1.2"}, {"id": "x_1-2"},
    {"id": "x_1_"}, {"id": "_123456789"}, {"id": "x1"}, {"id": "1"},
    {"device": "x" * 64}, {"device": "Kitchen_1"},
    {"stream": "x"}, {"stream": "x" * 64}, {"stream": "grocery-list"}, {"stream": "a-1-b2"},
    {"stream": "a1"},
    {"subject": None}, {"subject": "x"}, {"subject": "x" * 128}, {"subject": "a%20b%C3%A9"},
    {"subject": "%"}, {"subject": "100%zz"}, {"subject": "!#$&'()*+,-./:;<=>?@[]^_`{|}~"},
    {"of": None}, {"of": ""}, {"of": "x" * 200}, {"of": "é" * 100}, {"of": "😀" * 50},
    {"of": "a b\n\"\\"},
    {"fields": []}, {"fields": [""]}, {"fields": [f"f{n}" for n in range(32)]},
    {"fields": ["x" * 200] * 2}, {"fields": ["é" * 100, "x"]}, {"fields": ["😀" * 50]},
    {"fields": ['"' * 200]}, {"fields": ["\n" * 200, "\\" * 200]},
    {"payload": ""}, {"payload": "no JSON {"}, {"version": 0}, {"version": 2147483647}]
REFUSED = {
    "id": ["", "x" * 55, "x_1", "x_0", "x_123456789", "__1", "x__1", "a.1_2", "x_1_2", "-_1",
           "x" * 53 + "_1", "a/b", "ä", "x\n", "x_1\n", "x_１"],
    "device": ["", "x" * 65, "a b", "é"],
    "stream": ["", "x" * 65, "Plan", "plaN", "meal plan", "1a", "-a", "a-", "a--b", "a_b", "a.b",
               "é", "plan\n", "plan-", "-", "ａ"],
    "subject": ["", "x" * 129, "a b", "a\tb", "a\n", 'a"b', "a\\b", "é", "\u007f", "x\u00a0",
                "é" * 64],
    "of": ["x" * 201, "é" * 100 + "x", "😀" * 50 + "x", "é" * 200],
    "fields": [["f"] * 33, ["x" * 201], ["x", "é" * 100 + "x"], ["😀" * 50 + "x"], ["é" * 200],
               ['"' * 201], ["x"] * 31 + ["y" * 201]]}


@pytest.mark.parametrize("change", TAKEN, ids=lambda change: repr(change)[:40])
def test_what_a_client_reads_is_stored(ann, change):
    sent = ann.edit(**change)
    ann.world.rows("delete from edits where household = %s and n > 3", ann.household)
    assert ann.push(sent).status == 200
    assert ann.pull(after=3)["edits"] == [{**sent, "n": 4}]


@pytest.mark.parametrize("name, value", [(name, value) for name, values in REFUSED.items()
                                         for value in values], ids=lambda value: repr(value)[:40])
def test_what_no_client_reads_is_refused(ann, name, value):
    answer = ann.push(ann.edit(), ann.edit(**{name: value}))
    assert answer.word == (400, "bad_request"), answer
    assert answer["details"].startswith("Edit 2 of the push: ") and f'"{name}"' in answer["details"]
    assert ann.pull()["last"] == 3


@pytest.mark.parametrize("further", [
    '"far":' + nested(DEEPEST), '"far":' + '{"a":' * DEEPEST + "1" + "}" * DEEPEST,
    '"far":' + nested(DEEPEST - 1, "{}"), '"far":[' + ",".join(["[[]]"] * 1000) + "]",
    '"far":"' + "[" * 1000 + '"', '"far":["\\"' + "[{" * 500 + '\\\\",{"[[\\"":1}]',
    '"' + "{" * 1000 + '":[]', *['"far":"' + "\\\\" * 9 + '","x":' + nested(9, '"]"')]],
    ids=lambda further: further[:20])
def test_what_is_not_known_may_nest_as_deep_as_a_client_reads(ann, further):
    assert push_with(ann, further)["last"] == 4
    assert len(ann.pull(after=3)["edits"]) == 1


@pytest.mark.parametrize("further", [
    '"far":' + nested(DEEPEST + 1), '"far":' + nested(DEEPEST + 1, ""), '"far":' + nested(5000),
    '"far":' + '{"a":' * 198 + "1" + "}" * 198, '"far":' + nested(DEEPEST, "{}"),
    '"far":["]]\\"",' + nested(DEEPEST) + "]", '"far":[1,[2],' + nested(DEEPEST) + ",3]",
    '"far":' + nested(198) + ',"far":1', '"far":{"a":' + nested(198) + ',"a":1}'],
    ids=lambda further: further[:20])
def test_what_nests_deeper_than_a_client_reads_is_refused(ann, further):
    for furthers in ([further], ['"x":1', further], [further, '"x":1']):
        answer = push_with(ann, *furthers)
        assert answer.word == (400, "bad_request") and "nest" in answer["details"], answer
    assert ann.pull()["last"] == 3


@pytest.mark.parametrize("further", ['"far":[' + ",".join(["[]"] * 5000) + "]",
                                     '"far":[' + ",".join([nested(190)] * 40) + "]"],
                         ids=["wide", "deep"])
def test_to_tell_how_deep_something_nests_takes_no_time(ann, further):
    start = time.monotonic()
    assert push_with(ann, *[further] * 100)["last"] == 103
    assert time.monotonic() - start < 5
