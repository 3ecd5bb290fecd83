"""Bad input: a clear word, nothing stored."""

import json
import time

import pytest

from people import CALLS

LONG = "x" * 65


@pytest.mark.parametrize("change", [
    {"id": None}, {"id": ""}, {"id": LONG}, {"id": "a b"}, {"id": "ä"}, {"id": 7}, {"id": "a\n"},
    {"device": None}, {"device": ""}, {"device": LONG}, {"device": []},
    {"time": None}, {"time": "yesterday"}, {"time": "2026-05-12T18:30:00Z"}, {"time": 0},
    {"time": "2026-02-29T00:00:00.000Z"}, {"time": "2026-13-01T00:00:00.000Z"},
    {"time": "2026-04-31T00:00:00.000Z"}, {"time": "2026-05-12T24:00:00.000Z"},
    {"time": "2026-05-12T23:59:60.000Z"}, {"time": "0000-01-01T00:00:00.000Z"},
    {"time": "a/bc-de-fgThi:jk:lm.nopZ"}, {"time": "    -  -  T  :  :  .   Z"},
    {"time": "20é6-05-12T18:30:00.000Z"}, {"time": "2026-05-12T18:30:00.0- Z"},
    {"time": "2026-05-12T18:30:00.000Z\n"}, {"time": "2026-05-00T18:30:00.000Z"},
    {"stream": None}, {"stream": ""}, {"stream": "x" * 65}, {"stream": {}},
    {"subject": 7}, {"subject": "x" * 129}, {"subject": []},
    {"version": None}, {"version": -1}, {"version": 1.5}, {"version": "1"},
    {"version": 2147483648}, {"version": 10 ** 30}, {"version": True},
    {"payload": None}, {"payload": {}}, {"payload": 7}, {"payload": "a\0b"},
    {"payload": "\ud800"}, {"subject": "\0"}, {"mood": "\0"},
    {"base": None}, {"base": -1}, {"base": 0.5}, {"base": "0"}, {"base": 10 ** 30},
    {"means": None}, {"means": ""}, {"means": "x" * 21}, {"means": "Sets"}, {"means": "sets\n"},
    {"means": "gibt_"}, {"means": "é"}, {"means": ["sets"]}, {"means": []}, {"means": {}},
    {"of": 7}, {"of": "x" * 201}, {"of": False},
    {"fields": None}, {"fields": "servings"}, {"fields": [7]}, {"fields": [None]},
    {"fields": ["x" * 201]}, {"fields": ["x"] * 33}, {"fields": [["x"]]}, {"fields": {"a": 1}},
    {"id": ["a"]}, {"time": ["2026-05-12T18:30:00.000Z"]}, {"subject": [None]}, {"of": [None]},
    {"version": [1]}, {"base": [0]}, {"payload": ["x"]}, {"fields": ["x", ["y"]]},
], ids=lambda change: repr(change)[:40])
def test_an_edit_that_is_not_as_written_is_refused(ann, change):
    answer = ann.push(ann.edit(), ann.edit(**change))
    assert answer.word == (400, "bad_request"), answer
    assert answer["details"].endswith(".") and answer["code"] == "PT400"
    assert ann.pull()["last"] == 3


@pytest.mark.parametrize("name", ["id", "device", "time", "stream", "version", "payload", "base",
                                  "means", "fields"])
def test_an_edit_that_lacks_something_is_refused(ann, name):
    edit = ann.edit()
    del edit[name]
    answer = ann.push(edit)
    assert answer.word == (400, "bad_request") and f'"{name}"' in answer["details"]


@pytest.mark.parametrize("edits", [None, {}, "[]", 7, [None], [[]], ["x"], [7]])
def test_edits_are_an_array_of_objects(ann, edits):
    answer = ann.call("sync_push", household=ann.household, device="d", edits=edits)
    assert answer.word == (400, "bad_request")


@pytest.mark.parametrize("members", [
    {"household": None}, {"household": 7}, {"household": ""}, {"household": "x" * 36},
    {"household": "AAAAAAAA-0000-4000-8000-000000000000"}, {"household": {}},
    {"household": "{00000000-0000-4000-8000-000000000000}"}, {"device": ""}, {"device": None},
    {"device": LONG}, {"device": "a/b"}, {"device": "a\0"}, {"after": -1}, {"after": 0.5},
    {"after": "0"}, {"after": None}, {"limit": 0}, {"limit": 1001}, {"limit": 1.5}, {"limit": None},
    {"limit": -5}, {"limit": 10 ** 400}, {"after": [0]}], ids=repr)
def test_a_pull_that_is_not_as_written_is_refused(ann, members):
    body = {"household": ann.household, "device": ann.device, "after": 0, "limit": 9, **members}
    assert ann.call("sync_pull", **body).word == (400, "bad_request")


@pytest.mark.parametrize("code", [None, 7, "", "ABCD", "ABCD-EFGH-JKMN-PQR0", "x" * 100000,
                                  "ABCD-EFGH-JKMN-PQRI", "ABCD-EFGH-JKMN-PQRSA", "ı" * 16,
                                  "ſBCDEFGHJKMNPQRS", ["ABCD"]], ids=lambda code: repr(code)[:30])
def test_what_is_no_code_is_refused(ann, code):
    answer = ann.call("household_join", code=code, device="d", name="")
    assert answer.word == (400, "bad_request")


@pytest.mark.parametrize("name, status", [
    ("", 200), ("é" * 60, 200), ("😀" * 60, 200), ("x" * 61, 400), ("x" * 10 ** 6, 400),
    (None, 400), (7, 400), ("\0", 400)], ids=lambda name: repr(name)[:20])
def test_names_have_at_most_60_characters(bob, name, status):
    assert bob.call("household_create", device="d", name=name).status == status


@pytest.mark.parametrize("attempt, status", [
    ("a1" * 32, 200), (None, 200), ("", 400), ("A1" * 32, 400), ("a1" * 33, 400), (7, 400),
    (["a1" * 32], 400), ("é" * 64, 400)], ids=lambda attempt: repr(attempt)[:20])
def test_an_attempt_is_64_hexadecimal_digits_or_none(bob, attempt, status):
    assert bob.call("household_create", device="d", name="", attempt=attempt).status == status


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("protocol", [2, 0, "1", None, [], 1.5, 10 ** 400])
def test_another_version_is_told(ann, call, protocol):
    answer = ann.send("POST", f"/rest/v1/rpc/{call}", {
        "protocol": protocol, "household": ann.household})
    assert answer.word == ((426, "newer_protocol"))
    assert ann.pull().status == 200


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("body", ["[]", "7", "null", '"x"', '{"a": "\\u0000"}', '{"\\u0000": 1}',
                                  '{"a": "\\ud800"}', '{"a": 1e400000}'])
def test_a_body_that_is_no_object_is_refused(ann, call, body):
    answer = ann.send("POST", f"/rest/v1/rpc/{call}", body)
    assert answer.word == (400, "bad_request"), answer
    assert ann.pull()["last"] == 3


def test_a_body_without_bottom_is_refused_before_the_call_begins(ann):
    deep = '{"household": ' + "[" * 100000 + "]" * 100000 + "}"
    assert ann.send("POST", "/rest/v1/rpc/sync_push", deep).json["code"] == "54001"
    assert ann.pull()["last"] == 3


@pytest.mark.parametrize("body", ["", "{", "<html>", '{"a": NaN}', "\ud800", '{"protocol": 1} x'])
def test_what_postgrest_itself_refuses_has_the_status(ann, body):
    assert ann.send("POST", "/rest/v1/rpc/account_delete", body).status == 400
    assert ann.pull().status == 200


@pytest.mark.parametrize("first, second", [(0, 1), (1, 0)])
def test_of_a_member_named_twice_the_last_is_checked_and_used(ann, bob, first, second):
    homes = [bob.household, ann.household]
    body = ('{"protocol":1,"household":"%s","household":"%s","device":"d","edits":[],"edits":[%s]}'
            % (homes[first], homes[second], json.dumps(bob.edit(device="d"))))
    answer = bob.send("POST", "/rest/v1/rpc/sync_push", body)
    assert answer.status == (200 if second == 0 else 403)
    assert ann.pull()["last"] == 3 and bob.pull()["last"] == 1 - second


def test_of_a_member_of_an_edit_named_twice_the_last_is_kept(ann):
    body = ('{"household":"%s","device":"%s","edits":[{"base":9,"payload":7,"x":1,"x":2,%s]}' % (
        ann.household, ann.device, json.dumps(ann.edit(payload="kept"))[1:]))
    assert ann.send("POST", "/rest/v1/rpc/sync_push", body)["last"] == 4
    edit = ann.pull(after=3)["edits"][0]
    assert (edit["payload"], edit["base"], edit["x"]) == ("kept", 0, 2)


def test_numbers_that_are_short_to_write_stay_short(ann):
    further = '{"far": [' + ",".join(["1e131000", "1e-16000"] * 500) + "], "
    body = json.dumps({"household": ann.household, "device": ann.device, "edits": [ann.edit()]})
    ann.send("POST", "/rest/v1/rpc/sync_push", body.replace('{"id"', further + '"id"'))
    answer = ann.send("POST", "/rest/v1/rpc/sync_pull", {
        "household": ann.household, "device": ann.device, "after": 3, "limit": 1})
    assert 9000 < len(answer.text) < 20000 and "1e131000" in answer.text


@pytest.mark.parametrize("name", ["id", "device", "time", "stream", "subject", "version", "payload",
                                  "base", "means", "of", "fields"])
def test_numbers_that_are_short_to_write_take_no_time(ann, name):
    body = json.dumps({"household": ann.household, "device": ann.device, "edits": [
        ann.edit(**{name: "?"}) for _ in range(500)]}).replace('"?"', "1e131000")
    start = time.monotonic()
    assert ann.send("POST", "/rest/v1/rpc/sync_push", body).word == (400, "bad_request")
    assert time.monotonic() - start < 2


def test_limits_are_counted_in_bytes(ann):
    ann.world.rows("update households set bytes = 0 where id = %s", ann.household)
    assert ann.push(ann.edit(payload="é" * 524288)).status == 200
    assert ann.push(ann.edit(payload="é" * 524288 + "x")).word == (413, "too_large")
    assert ann.push(ann.edit(payload="😀" * 262144)).status == 200
    assert ann.push(ann.edit(payload="😀" * 262145)).word == (413, "too_large")


def test_a_push_has_at_most_500_edits_and_a_body_4_mib(ann):
    assert ann.push(*[ann.edit() for _ in range(501)]).word == (413, "too_large")
    assert ann.push(*[ann.edit() for _ in range(500)])["last"] == 503
    body = {"household": ann.household, "device": ann.device, "edits": [], "x": ""}
    room = 4194304 - len(json.dumps(body))
    assert ann.send("POST", "/rest/v1/rpc/sync_push", {**body, "x": "x" * room}).status == 200
    answer = ann.send("POST", "/rest/v1/rpc/sync_push", {**body, "x": "x" * (room + 1)})
    assert answer.word == (413, "too_large")
    answer = ann.push(ann.edit(payload="x" * 10 * 1048576))
    assert answer.word == (413, "too_large")


def test_what_is_not_known_of_an_edit_has_at_most_16_kib(ann):
    assert ann.push(ann.edit(mood="x" * 16000)).status == 200
    assert ann.push(ann.edit(mood="x" * 16384)).word == (413, "too_large")
