"""Runs tests in two processes, each with one browser, and sums them up."""

import argparse
import multiprocessing
import sys
import time
import unittest
from pathlib import Path

from sampling import choose

PROCESSES = 2
SLOWEST = 10
STEP = 20


def tests(suite):
    """The tests of a suite."""
    for item in suite:
        if isinstance(item, unittest.TestSuite):
            yield from tests(item)
        else:
            yield item


def method(test):
    return getattr(test, test._testMethodName)


def traits(test):
    """The function that is run, which several classes may share, and how they differ."""
    looks = (getattr(test, name, None) for name in ("hand", "size", "script", "app", "over"))
    return method(test).__func__, *looks


def is_guard(test):
    return hasattr(method(test), "is_guard")


def run(name):
    """Runs one test; answers with its name, the seconds it took, and what went wrong."""
    result = unittest.TestResult()
    start = time.monotonic()
    unittest.defaultTestLoader.loadTestsFromName(name).run(result)
    wrong = [text for _, text in result.failures + result.errors]
    return name, time.monotonic() - start, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", help="names of files, such as test_served_*.py")
    parser.add_argument("--only", default="", help="only tests whose names hold it")
    asked = parser.parse_args()
    here = Path(__file__).parent
    found = [
        unittest.defaultTestLoader.discover(str(here), name, str(here)) for name in asked.files
    ]
    if unittest.defaultTestLoader.errors:
        sys.exit("\n".join(unittest.defaultTestLoader.errors))
    every = [test for test in tests(found) if asked.only in test.id()]
    if not every:
        sys.exit(f"suite: no test has '{asked.only}' in its name")
    names = [test.id() for test in choose("tests", every, traits, is_guard)]
    start = time.monotonic()
    took, failed = [], 0
    with multiprocessing.get_context("spawn").Pool(PROCESSES) as pool:
        for name, seconds, wrong in pool.imap_unordered(run, names):
            took.append((seconds, name))
            failed += bool(wrong)
            if len(took) % STEP == 0:
                print(f"    {len(took)} of {len(names)}", file=sys.stderr)
            for text in wrong:
                print(f"FAIL: {name}\n{text}", file=sys.stderr)
    for seconds, name in sorted(took, reverse=True)[:SLOWEST]:
        print(f"slowest: {seconds:6.1f} s  {name}", file=sys.stderr)
    total = time.monotonic() - start
    print(f"{len(names)} tests in {total:.0f} s, {failed} failed", file=sys.stderr)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
