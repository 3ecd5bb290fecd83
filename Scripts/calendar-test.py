"""Reads calendar files of made-up plans with icalendar, and lists what differs from the plan.

  calendar-test.py FILE   a line of JSON for each plan, as `bench-plan calendar` prints them
"""

import datetime
import json
import re
import sys

import icalendar

TABLE = {"breakfast": (8, 0), "lunch": (12, 30), "snack": (16, 0), "dinner": (18, 30)}


def said(text):
    """What can be written of a text: no controls, and every kind of line end as one."""
    text = re.sub("[\u2028\u2029\u0085]", "\n", text)
    return re.sub("[\x00-\x09\x0b-\x1f\x7f]", "", text)


def unescaped(value):
    """A value as RFC 5545, 3.3.11 reads it, from left to right."""
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "N": "\n"}.get(found[1], found[1]), value)


def expected(entry, written):
    """What an event of an entry should say."""
    title = entry["title"]
    if entry["areLeftovers"]:
        title = "Leftovers: " + title if title else "Leftovers"
    count = entry["servings"]
    parts = [
        entry["note"], count and f"{count} serving{'s' * (count != 1)}",
        entry["eaters"] and "for " + ", ".join(entry["eaters"])]
    table = datetime.datetime.combine(
        datetime.date.fromisoformat(entry["date"]), datetime.time(*TABLE[entry["slot"]]))
    known = written["minutes"] if entry["isRecipe"] else None
    start = table - datetime.timedelta(minutes=known) if known else table
    is_gone = entry["isRemoved"] or entry["state"] == "skipped"
    rings = written["alarm"] is not None and entry["state"] == "planned" and not is_gone
    return {
        "SUMMARY": said(title),
        "DESCRIPTION": said("\n".join(part for part in parts if part)),
        "start": start,
        "end": table if known else table + datetime.timedelta(minutes=30),
        "status": "CANCELLED" if is_gone else "CONFIRMED",
        "category": entry["slot"].upper(),
        "alarms": [-datetime.timedelta(minutes=written["alarm"])] if rings else [],
    }


def raw_values(file):
    """The text values of each event by its UID, unfolded and unescaped by the letter of the RFC."""
    events = {}
    for text in file.replace("\r\n ", "").split("\r\nBEGIN:VEVENT\r\n")[1:]:
        text = re.split("\r\n(?:BEGIN:VALARM|END:VEVENT)\r\n", text)[0]
        values = dict(line.split(":", 1) for line in text.split("\r\n"))
        values = {name: unescaped(value) for name, value in values.items()}
        events[values["UID"]] = {"DESCRIPTION": "", **values}
    return events


def read(file):
    """What the parser makes of each event, by its UID."""
    calendar = icalendar.Calendar.from_ical(file)
    assert calendar["VERSION"] == "2.0" and calendar["PRODID"] == "-//MealAdvisor//EN"
    assert not calendar.errors, calendar.errors
    events = {}
    for event in calendar.walk("VEVENT"):
        assert not event.errors, event.errors
        uid = str(event["UID"])
        assert uid not in events, f"{uid} is there twice"
        events[uid] = event
    return events


def check(written):
    """Checks one file; gives its events."""
    file = written["file"]
    assert file == written["again"], "two files of one plan differ"
    assert file.encode().count(b"\n") == file.encode().count(b"\r\n")
    for line in file.encode().split(b"\r\n"):
        assert len(line) <= 75, f"a line has {len(line)} bytes"
        line.decode()
    events, raw = read(file), raw_values(file)
    entries = {"meal-plan-" + entry["id"]: entry for entry in written["entries"]}
    assert set(events) == set(entries), "the events are not those of the plan"
    for uid, entry in entries.items():
        event, wanted = events[uid], expected(entry, written)
        found = {
            "SUMMARY": raw[uid]["SUMMARY"], "DESCRIPTION": raw[uid]["DESCRIPTION"],
            "start": event["DTSTART"].dt, "end": event["DTEND"].dt, "status": str(event["STATUS"]),
            "category": str(event["CATEGORIES"].cats[0]),
            "alarms": [alarm["TRIGGER"].dt for alarm in event.walk("VALARM")]}
        assert found == wanted, f"{uid}\n  found  {found}\n  wanted {wanted}"
        assert found["start"].tzinfo is None, "a time is not floating"
        for name in ["SUMMARY", "DESCRIPTION"]:
            assert str(event.get(name, "")) == wanted[name], f"{name} of {uid}"
    return events


def main():
    plans = total = 0
    for line in open(sys.argv[1], encoding="utf-8"):
        plan = json.loads(line)
        first, second = check(plan["first"]), check(plan["second"])
        assert set(first) <= set(second), "an event lost its id"
        for uid in first:
            for name in ["DTSTAMP", "LAST-MODIFIED"]:
                assert first[uid][name].dt < second[uid][name].dt, f"{name} does not grow"
            assert first[uid]["SEQUENCE"] < second[uid]["SEQUENCE"], "SEQUENCE does not grow"
        plans, total = plans + 1, total + len(first) + len(second)
    assert plans, "there is no plan"
    print(f"icalendar {icalendar.__version__} read {2 * plans} files with {total} events: all as planned")


if __name__ == "__main__":
    try:
        main()
    except AssertionError as error:
        sys.exit(f"calendar-test: {error}")
