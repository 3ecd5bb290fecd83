"""Proves the optimum of recorded fill problems with HiGHS, and judges the recorded answers by it.

Every window, pair and budget of the objective is made here again from the slots and meals of the record;
what a plan is worth is worked out from the formula of Design.md and not taken from the record.
"""
import hashlib
import json
import os
import random
import statistics
import sys
import time
from collections import Counter, defaultdict

import highspy
import numpy

DINNER, LUNCH = 3, 1


class Problem:
    """The objective of one record."""

    def __init__(self, record):
        self.record = record
        self.slots, self.rows, self.fixed = record["slots"], record["rows"], record["fixed"]
        self.weights = {name: values for name, values in record["weights"].items()}
        self.range = range(len(self.slots))
        self.worth = [dict(zip(s["meals"], s["worths"])) for s in self.slots]
        self.taste = [dict(zip(s["meals"], s["tastes"])) for s in self.slots]
        self.keeps = [dict(zip(s["meals"], s["daysKept"])) for s in self.slots]
        self.arcs = list(self.find_arcs())
        self.trait_windows = list(self.find_trait_windows())
        self.repeat_windows = list(self.find_repeat_windows())
        self.quota_windows = list(self.find_quota_windows())
        self.kind = {row["traits"][k]: k for row in self.rows + self.fixed for k in range(4)}

    def weight(self, name):
        return self.weights[name][0]

    def find_arcs(self):
        """(lunch, dinner, worth beyond the dish)"""
        for lunch in self.range:
            for dinner in self.range:
                one, two = self.slots[lunch], self.slots[dinner]
                days = one["day"] - two["day"]
                if (one["part"] == LUNCH and two["part"] == DINNER and 1 <= days <= 3
                        and one["mayBeLeftovers"] and two["owedDays"] == 0):
                    worth = self.weight("leftovers") - self.weight("leftoversDay") * (days - 1)
                    yield lunch, dinner, days, worth

    def may(self, arc, meal):
        lunch, dinner, days, _ = arc
        return self.keeps[dinner][meal] >= days and meal not in self.slots[lunch]["refused"]

    def find_trait_windows(self):
        """(allowance, points for each beyond it, slots, fixed meals)"""
        key = lambda thing: (thing["day"], thing["part"])
        fixed = [(key(f), 0, i) for i, f in enumerate(self.fixed) if not f["isLeftovers"]]
        elements = sorted(fixed + [(key(s), 1, i) for i, s in enumerate(self.slots)])
        size = int(self.weight("neighbours"))
        share = self.record["varietyShare"]
        for start in range(2 - size, len(elements) - 1):
            near = elements[max(0, start):start + size]
            near = [e for e in near if e[0][0] <= near[0][0][0] + 7]
            yield self.window(near, 1, self.weight("neighbourScale") * share)
        groups = defaultdict(list)
        for element in elements:
            _, free, number = element
            thing = self.slots[number] if free else self.fixed[number]
            if free or not thing["isPast"]:
                groups[thing["week"], thing["part"]].append(element)
        part = int(self.weight("sharePart"))
        for group in groups.values():
            yield self.window(group, -(-len(group) // part), self.weight("shareScale") * share)

    def window(self, elements, allowance, scale):
        return (allowance, scale, [i for _, free, i in elements if free],
                [i for _, free, i in elements if not free])

    def find_repeat_windows(self):
        days = [slot["day"] for slot in self.slots]
        for length in sorted({slot["windowDays"] for slot in self.slots}):
            for first in range(min(days), max(min(days), max(days) - length) + 1):
                yield [i for i, s in enumerate(self.slots)
                       if first <= s["day"] <= first + length and s["windowDays"] >= length]

    def find_quota_windows(self):
        """(quota, meals that are there, days)"""
        planned = [s["day"] for s in self.slots] + [
            f["day"] for f in self.fixed if not f["isPast"]]
        for quota in self.record["quotas"]:
            first = min(planned) + (6 if quota["isAtLeast"] else 0)
            for last in range(first, max(planned) + 1):
                if any(last - 6 <= s["day"] <= last for s in self.slots):
                    count = sum(last - 6 <= f["day"] <= last and f["group"] == quota["group"]
                                for f in self.fixed)
                    yield quota, count, (last - 6, last)

    def value(self, meals, dinners):
        """What a plan is worth: by slot its meal, or the slot of the dinner it is left of."""
        cooked = {s: meals[s] for s in self.range if meals[s] >= 0}
        arcs = {(a[0], a[1]): a for a in self.arcs}
        left = []
        for lunch in self.range:
            if dinners[lunch] >= 0:
                arc = arcs[lunch, dinners[lunch]]
                assert lunch not in cooked and self.may(arc, meals[dinners[lunch]])
                left.append((arc, meals[dinners[lunch]]))
        assert len({arc[1] for arc, _ in left}) == len(left)
        week = Counter(str(self.slots[arc[0]]["week"]) for arc, _ in left)
        assert all(week[w] <= n for w, n in leftovers_left(self.record).items())
        total = sum(self.worth[s][m] for s, m in cooked.items())
        total += sum(arc[3] + self.taste[arc[1]][m] for arc, m in left)
        for allowance, scale, slots, fixed in self.trait_windows:
            rows = [self.rows[cooked[s]] for s in slots if s in cooked]
            counts = Counter(t for row in rows + [self.fixed[f] for f in fixed]
                             for t in row["traits"] if t > 0)
            total -= sum(scale * self.weights["traits"][self.kind[t]] * max(0, n - allowance)
                         for t, n in counts.items()) if slots else 0
        for slots in self.repeat_windows:
            here = [cooked[s] for s in slots if s in cooked]
            known = set(here)
            families = {self.rows[m]["family"] for m in here}
            pairs = sum(k in known for m in known for k in self.rows[m]["kin"]) / 2
            total -= self.weight("repeated") * (len(here) - len(known))
            total -= self.weight("similar") * (len(here) - len(families) + pairs)
        eaten = [(self.slots[s]["day"], self.rows[m]["group"]) for s, m in cooked.items()]
        eaten += [(self.slots[arc[0]]["day"], self.rows[m]["group"]) for arc, m in left]
        for quota, count, (first, last) in self.quota_windows:
            count += sum(first <= day <= last and group == quota["group"] for day, group in eaten)
            missed = quota["meals"] - count if quota["isAtLeast"] else count - quota["meals"]
            total -= self.weight("quota") * max(0, missed)
        foods = Counter(f for m in list(cooked.values()) + [m for _, m in left]
                        for f in self.rows[m]["foods"])
        total -= self.weight("opened") * sum(n == 1 for n in foods.values())
        for number, thing in enumerate(self.record["expiring"]):
            if any(number in self.rows[m]["uses"] and self.slots[s]["day"] <= thing["lastDay"]
                   for s, m in cooked.items()):
                total += thing["worth"]
        for budget in self.record["budgets"]:
            spent = budget["fixed"] + sum(
                self.rows[m]["cost"] for s, m in cooked.items()
                if self.slots[s]["week"] == budget["week"])
            spent += sum(self.rows[m]["moreCost"] for arc, m in left
                         if self.slots[arc[1]]["week"] == budget["week"])
            total -= budget["rate"] * max(0, spent - budget["limit"])
        return total


def leftovers_left(record):
    """How many more lunches of each week may be leftovers; the record lists keys and values in turn."""
    pairs = record["leftoversLeft"]
    if isinstance(pairs, dict):
        return {str(key): value for key, value in pairs.items()}
    return {str(key): value for key, value in zip(pairs[::2], pairs[1::2])}


class Program:
    """A mixed-integer program, column by column and row by row."""

    def __init__(self):
        self.costs, self.lower, self.upper, self.integer = [], [], [], []
        self.rows = []

    def add(self, cost=0.0, upper=highspy.kHighsInf, integer=False):
        self.costs.append(cost)
        self.lower.append(0.0)
        self.upper.append(upper)
        self.integer.append(integer)
        return len(self.costs) - 1

    def hold(self, terms, lower=-highspy.kHighsInf, upper=highspy.kHighsInf):
        sums = defaultdict(float)
        for column, factor in terms:
            sums[column] += factor
        self.rows.append((lower, upper, sums))

    def solve(self, seconds):
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(self.costs), len(self.rows)
        lp.sense_ = highspy.ObjSense.kMaximize
        lp.col_cost_ = numpy.array(self.costs)
        lp.col_lower_, lp.col_upper_ = numpy.array(self.lower), numpy.array(self.upper)
        lp.integrality_ = [highspy.HighsVarType.kInteger if i else highspy.HighsVarType.kContinuous
                           for i in self.integer]
        lp.row_lower_ = numpy.array([row[0] for row in self.rows])
        lp.row_upper_ = numpy.array([row[1] for row in self.rows])
        starts, index, value = [0], [], []
        for _, _, sums in self.rows:
            index += sums.keys()
            value += sums.values()
            starts.append(len(index))
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = numpy.array(starts)
        lp.a_matrix_.index_ = numpy.array(index)
        lp.a_matrix_.value_ = numpy.array(value)
        solver = highspy.Highs()
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("threads", 1)
        solver.setOptionValue("time_limit", float(seconds))
        solver.setOptionValue("mip_rel_gap", 0.0)
        solver.setOptionValue("mip_abs_gap", 1e-4)
        solver.passModel(lp)
        start = time.process_time()
        solver.run()
        elapsed = time.process_time() - start
        isProven = solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
        info = solver.getInfo()
        return isProven, info.objective_function_value, info.mip_dual_bound, elapsed, (
            solver.getSolution().col_value)


def excess(program, terms, allowance, price):
    """Takes a price for what a sum is beyond an allowance."""
    if price > 0 and terms:
        over = program.add(-price)
        program.hold(terms + [(over, -1.0)], upper=allowance)


def optimum(problem, seconds):
    program, record = Program(), problem.record
    cook = [{m: program.add(w, 1.0, True) for m, w in problem.worth[s].items()}
            for s in problem.range]
    left = []  # arc, meal, column
    for arc in problem.arcs:
        for meal in cook[arc[1]]:
            if problem.may(arc, meal):
                column = program.add(arc[3] + problem.taste[arc[1]][meal], 1.0, True)
                left.append((arc, meal, column))
    for slot in problem.range:
        every = [(c, 1.0) for c in cook[slot].values()]
        every += [(c, 1.0) for arc, _, c in left if arc[0] == slot]
        program.hold(every, lower=1.0 if every else 0.0, upper=1.0)
    by_dinner = defaultdict(list)
    for arc, meal, column in left:
        by_dinner[arc[1], meal].append((column, 1.0))
    for (dinner, meal), columns in by_dinner.items():
        program.hold(columns + [(cook[dinner][meal], -1.0)], upper=0.0)
    for week, most in leftovers_left(record).items():
        columns = [(c, 1.0) for arc, _, c in left if str(problem.slots[arc[0]]["week"]) == week]
        if columns:
            program.hold(columns, upper=most)
    add_traits(program, problem, cook)
    add_repeats(program, problem, cook)
    add_quotas(program, problem, cook, left)
    add_stores(program, problem, cook, left)
    result = program.solve(seconds)
    if len(result[4]) == 0:
        return result[0], None, result[2], result[3]
    value = [v > 0.5 for v in result[4]]
    meals = [next((m for m, c in cook[s].items() if value[c]), -1) for s in problem.range]
    dinners = [-1] * len(meals)
    for arc, _, column in left:
        if value[column]:
            dinners[arc[0]] = arc[1]
    own = problem.value(meals, dinners)
    if result[0]:
        assert abs(own - result[1]) < 1e-2, ("the program is not the objective", own, result[1])
    return result[0], own, result[2], result[3]


def add_traits(program, problem, cook):
    for allowance, scale, slots, fixed in problem.trait_windows:
        terms, base = defaultdict(list), Counter(
            t for f in fixed for t in problem.fixed[f]["traits"] if t > 0)
        for slot in slots:
            for meal, column in cook[slot].items():
                for trait in problem.rows[meal]["traits"]:
                    if trait > 0:
                        terms[trait].append((column, 1.0, slot))
        if not slots:
            continue
        for trait in set(terms) | set(base):
            price = scale * problem.weights["traits"][problem.kind[trait]]
            most = len({slot for _, _, slot in terms[trait]}) + base[trait]
            if most > allowance and terms[trait]:
                here = [(column, one) for column, one, _ in terms[trait]]
                if base[trait] > allowance:
                    # Each further one costs its price, and what is there already costs always.
                    fixed_cost = program.add(-price * (base[trait] - allowance), 1.0)
                    program.hold([(fixed_cost, 1.0)], lower=1.0)
                    excess(program, here, 0.0, price)
                else:
                    excess(program, here, allowance - base[trait], price)
            elif base[trait] > allowance:
                fixed_cost = program.add(-price * (base[trait] - allowance), 1.0)
                program.hold([(fixed_cost, 1.0)], lower=1.0)


def add_repeats(program, problem, cook):
    for slots in problem.repeat_windows:
        meals, families = defaultdict(list), defaultdict(list)
        for slot in slots:
            for meal, column in cook[slot].items():
                meals[meal].append((column, 1.0))
                families[problem.rows[meal]["family"]].append((slot, column))
        for columns in meals.values():
            if len(columns) > 1:
                excess(program, columns, 1.0, problem.weight("repeated"))
        for columns in families.values():
            if len({slot for slot, _ in columns}) > 1:
                excess(program, [(c, 1.0) for _, c in columns], 1.0, problem.weight("similar"))
        used = {}

        def use(meal):
            if meal not in used:
                used[meal] = program.add(0.0, 1.0)
                for column, _ in meals[meal]:
                    program.hold([(column, 1.0), (used[meal], -1.0)], upper=0.0)
            return used[meal]

        for meal in list(meals):
            for other in problem.rows[meal]["kin"]:
                if meal < other and other in meals:
                    excess(program, [(use(meal), 1.0), (use(other), 1.0)], 1.0,
                           problem.weight("similar"))


def add_quotas(program, problem, cook, left):
    for quota, count, (first, last) in problem.quota_windows:
        terms = [(c, 1.0) for s in problem.range if first <= problem.slots[s]["day"] <= last
                 for m, c in cook[s].items() if problem.rows[m]["group"] == quota["group"]]
        terms += [(c, 1.0) for arc, m, c in left
                  if first <= problem.slots[arc[0]]["day"] <= last
                  and problem.rows[m]["group"] == quota["group"]]
        price = problem.weight("quota")
        if quota["isAtLeast"]:
            short = program.add(-price)
            program.hold(terms + [(short, 1.0)], lower=quota["meals"] - count)
        else:
            over = program.add(-price)
            program.hold(terms + [(over, -1.0)], upper=quota["meals"] - count)


def add_stores(program, problem, cook, left):
    price = problem.weight("opened")
    uses, slots_of = defaultdict(list), defaultdict(lambda: defaultdict(list))
    for slot in problem.range:
        for meal, column in cook[slot].items():
            for food in problem.rows[meal]["foods"]:
                uses[food].append((column, 1.0))
                slots_of[food][slot].append((column, 1.0))
    for _, meal, column in left:
        for food in problem.rows[meal]["foods"]:
            uses[food].append((column, 1.0))
    for food, columns in uses.items():
        opened, again = program.add(-price, 1.0), program.add(price, 1.0)
        for here in slots_of[food].values():
            program.hold(here + [(opened, -1.0)], upper=0.0)
        # again = 1 only where there are two uses at least.
        program.hold([(again, 1.0), (opened, 1.0)] + [(c, -1.0) for c, _ in columns], upper=0.0)
        program.hold([(again, 1.0), (opened, -1.0)], upper=0.0)
    for number, thing in enumerate(problem.record["expiring"]):
        columns = [(c, 1.0) for s in problem.range if problem.slots[s]["day"] <= thing["lastDay"]
                   for m, c in cook[s].items() if number in problem.rows[m]["uses"]]
        if columns:
            used = program.add(thing["worth"], 1.0)
            program.hold([(used, 1.0)] + [(c, -1.0) for c, _ in columns], upper=0.0)
    for budget in problem.record["budgets"]:
        terms = [(c, problem.rows[m]["cost"]) for s in problem.range
                 if problem.slots[s]["week"] == budget["week"] for m, c in cook[s].items()]
        terms += [(c, problem.rows[m]["moreCost"]) for arc, m, c in left
                  if problem.slots[arc[1]]["week"] == budget["week"]]
        over = program.add(-budget["rate"])
        program.hold(terms + [(over, -1.0)], upper=budget["limit"] - budget["fixed"])


def share(value, low, high):
    return 1.0 if high - low < 1e-6 else (value - low) / (high - low)


def dice(problem, chance):
    """What a plan is worth that is drawn by chance: for each slot a meal that fits, none of them twice."""
    used, meals = set(), []
    for slot in problem.range:
        fitting = sorted(problem.worth[slot])
        open_ = [meal for meal in fitting if meal not in used] or fitting
        meals.append(chance.choice(open_) if open_ else -1)
        used.add(meals[-1])
    return problem.value(meals, [-1] * len(meals))


def one_by_one(problem):
    """What the plan is worth that takes for each slot in turn the best meal that is not taken yet."""
    used, meals = set(), []
    for slot in problem.range:
        fitting = sorted(problem.worth[slot])
        open_ = [meal for meal in fitting if meal not in used] or fitting
        meals.append(max(open_, key=lambda meal: problem.worth[slot][meal]) if open_ else -1)
        used.add(meals[-1])
    return problem.value(meals, [-1] * len(meals))


class Known:
    """Optima that were proven before, in a file that BENCH_PLAN_KNOWN names; none without it."""

    def __init__(self):
        self.path, self.found = os.environ.get("BENCH_PLAN_KNOWN"), {}
        if self.path and os.path.exists(self.path):
            with open(self.path) as lines:
                for line in lines:
                    key, result = json.loads(line)
                    self.found[key] = result

    def optimum(self, problem, seconds):
        asked = {k: v for k, v in problem.record.items() if k not in ("answer", "dice", "microseconds")}
        key = hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()
        if key not in self.found:
            self.found[key] = optimum(problem, seconds)
            if self.path:
                with open(self.path, "a") as file:
                    file.write(json.dumps([key, self.found[key]]) + "\n")
        return self.found[key]


def main():
    path, seconds = sys.argv[1], float(sys.argv[2])
    known = Known()
    rows, unproven = [], []
    with open(path) as lines:
        records = [json.loads(line) for line in lines]
    for number, record in enumerate(records):
        problem = Problem(record)
        answer = record["answer"]
        ours = problem.value(answer["meals"], answer["dinners"])
        assert abs(ours - answer["objective"]) < 1e-2, ("worth", ours, answer["objective"])
        chance = random.Random(number)
        thrown = sorted(dice(problem, chance) for _ in range(101))
        proven, best, bound, elapsed = known.optimum(problem, seconds)
        high = best if proven else bound
        row = {"dice": share(ours, thrown[50], high), "best dice": share(ours, thrown[-1], high),
               "single": share(ours, one_by_one(problem), high),
               "behind": (high - ours) / len(problem.slots),
               "speed": elapsed * 1e6 / record["microseconds"], "seconds": elapsed,
               "exact": high - ours < 1e-3}
        (rows if proven else unproven).append(row)
        print(f"{number:4} {'optimum' if proven else 'bound  '} {high:9.3f} ours {ours:9.3f} "
              f"dice {thrown[50]:8.2f} best {thrown[-1]:8.2f} shares {row['dice']:.4f} "
              f"{row['best dice']:.4f} {row['single']:.4f} HiGHS {elapsed:6.1f} s, ours "
              f"{record['microseconds'] / 1e3:5.2f} ms", file=sys.stderr, flush=True)
    sys.exit(0 if report(rows, unproven) else 1)


def report(rows, unproven):
    """Prints the table; whether our plans are good and quick enough."""
    if not rows:
        print("no optimum was proven in the time")
        return False
    column = lambda name: [row[name] for row in rows]
    print("| Measured | Median | Worst |\n| --- | --- | --- |")
    for name, words in (("dice", "share of the way from dice to the optimum"),
                        ("best dice", "the same from the best of 101 throws"),
                        ("single", "the same from the best meals one by one")):
        print(f"| {words} | {statistics.median(column(name)):.4f} | {min(column(name)):.4f} |")
    print(f"| points behind the optimum, a slot | {statistics.median(column('behind')):.4f} "
          f"| {max(column('behind')):.4f} |")
    print(f"| processor time of HiGHS over ours | {statistics.median(column('speed')):.0f} "
          f"| {min(column('speed')):.0f} |")
    print(f"\n{len(rows)} of {len(rows) + len(unproven)} optima proven, "
          f"{sum(column('exact'))} of them found; HiGHS took "
          f"{statistics.median(column('seconds')):.1f} s in the median.")
    if unproven:
        shares = sorted(row["best dice"] for row in unproven)
        print(f"Of the {len(shares)} that were not proven ours are at least {shares[0]:.4f}, in the "
              f"median {shares[len(shares) // 2]:.4f} of the way from the best throw to the bound.")
    return (statistics.median(column("dice")) >= 0.97 and min(column("dice")) >= 0.93
            and statistics.median(column("speed")) >= 50)


if __name__ == "__main__":
    main()
