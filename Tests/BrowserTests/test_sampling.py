"""A sample leaves no pair of values out, and nothing that guards an eater."""

import unittest
from itertools import combinations, product

from sampling import guards, sample

SIZES, SCHEMES, DEVICES = ["S", "M", "L", "AX5"], ["light", "dark"], ["small", "large"]
# Not every combination is there: small devices have two sizes.
CASES = [
    case for case in product(SIZES, SCHEMES, DEVICES) if case[0] in ("L", "AX5") or case[2] != "small"
]


def pairs(cases):
    return {pair for case in cases for pair in combinations(enumerate(case), 2)}


class SampleTests(unittest.TestCase):
    def test_every_pair_of_values_is_in_each_sample(self):
        for number in range(50):
            taken = sample(CASES, tuple, number)
            self.assertEqual(pairs(taken), pairs(CASES))
            self.assertLess(len(taken), len(CASES))

    def test_a_seed_gives_the_same_sample_again_and_another_one_another(self):
        samples = [tuple(sample(CASES, tuple, number)) for number in range(20)]
        self.assertEqual(samples, [tuple(sample(CASES, tuple, number)) for number in range(20)])
        self.assertGreater(len(set(samples)), 1)

    def test_without_a_seed_everything_is_taken(self):
        self.assertEqual(sample(CASES, tuple, None), CASES)

    def test_what_guards_is_always_taken_and_the_order_is_kept(self):
        for number in range(20):
            taken = sample(CASES, tuple, number, lambda case: case[1] == "dark")
            self.assertEqual([case for case in CASES if case in taken], taken)
            for case in CASES:
                self.assertTrue(case in taken or case[1] != "dark")

    def test_each_name_is_taken_at_least_once(self):
        named = [(name, *case) for name in range(30) for case in CASES]
        for number in range(20):
            taken = sample(named, lambda case: case[1:], number, name=lambda case: case[0])
            self.assertEqual({case[0] for case in taken}, set(range(30)))
            self.assertEqual(pairs(case[1:] for case in taken), pairs(CASES))
            self.assertLess(len(taken), 2 * 30)

    def test_a_case_that_is_alone_in_a_value_is_never_left_out(self):
        alone = ("L", "light", "watch")
        for number in range(20):
            self.assertIn(alone, sample([*CASES, alone], tuple, number))

    def test_of_nothing_there_is_no_sample(self):
        self.assertEqual(sample([], tuple, 1), [])

    def test_a_mark_leaves_the_test_as_it_is(self):
        def test():
            return 7

        self.assertEqual(guards(test)(), 7)
        self.assertTrue(test.is_guard)


if __name__ == "__main__":
    unittest.main()
