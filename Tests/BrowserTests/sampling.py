"""Which cases of a matrix are run: all of them, or a sample in which every pair of values occurs.

A pair is two values of different traits, such as a screen and a text size. What guards an eater, or
what they stored, is marked by hand and in every sample.
"""

import multiprocessing
import os
import random
import sys
from itertools import chain, combinations


def guards(test):
    """Marks a test that guards an eater or their data: no sample leaves it out."""
    test.is_guard = True
    return test


def sample(cases, traits, number, is_guard=lambda case: False, name=lambda case: None):
    """The guards, and so many other cases that no pair of values that any case has is missing.

    - cases: everything there is, in an order that is kept.
    - traits: the values of a case, in the same order for each.
    - number: the seed; with none everything is taken.
    - name: what the case is of, which occurs at least once.
    """
    if number is None:
        return list(cases)
    pairs = [
        frozenset([("name", name(case)), *combinations(enumerate(traits(case)), 2)])
        for case in cases
    ]
    order = list(range(len(cases)))
    random.Random(number).shuffle(order)
    taken = {place for place in order if is_guard(cases[place])}
    missing = set(chain(*pairs)).difference(*(pairs[place] for place in taken))
    # Greedily: whoever has most of what is missing comes first.
    for gain in range(max(map(len, pairs), default=0), 0, -1):
        for place in order:
            if len(pairs[place] & missing) >= gain:
                taken.add(place)
                missing -= pairs[place]
    return [case for place, case in enumerate(cases) if place in taken]


def choose(what, cases, traits, is_guard, name=lambda case: None):
    """The sample of the seed that the script gave, or everything; says once what is skipped."""
    number = os.environ.get("BROWSER_TEST_SEED")
    taken = sample(cases, traits, int(number) if number else None, is_guard, name)
    skipped = len(cases) - len(taken)
    if skipped and multiprocessing.parent_process() is None:
        print(
            f"skipped: {skipped} of {len(cases)} {what}, pairwise with seed {number}; "
            "--full runs all", file=sys.stderr)
    return taken
