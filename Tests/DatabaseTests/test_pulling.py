"""Pulling: pages, and that only what is given is read."""

import contextlib
import json

from people import Person


def test_pages_follow_each_other(ann):
    ann.push(*[ann.edit() for _ in range(97)])
    seen, after = [], 0
    while page := ann.pull(after=after, limit=9)["edits"]:
        assert len(page) <= 9
        seen += [edit["n"] for edit in page]
        after = seen[-1]
    assert seen == list(range(1, 101))


def test_a_page_has_2_mib_of_payloads_or_one_edit(ann):
    for size in (900_000, 900_000, 900_000, 1_048_576, 1_048_576, 1_048_576):
        assert ann.push(ann.edit(payload="x" * size)).status == 200
    pages, after = [], 0
    while page := ann.pull(after=after)["edits"]:
        after = page[-1]["n"]
        pages.append(len(page))
    assert pages == [5, 2, 2] and after == 9


def test_one_edit_of_any_size_is_a_page(ann):
    ann.push(ann.edit(payload="x" * 1_048_576, mood="y" * 16_000))
    assert len(ann.pull(after=3)["edits"]) == 1


def plans(node):
    """All nodes of a plan."""
    yield node
    for child in node.get("Plans", []):
        yield from plans(child)


def crowded(world):
    """Somebody in a household of 2,000 edits, among 50 such others."""
    ann = Person(world).begin()
    ann.push(ann.edit())
    world.rows(
        "with homes as (insert into households (id, last) select gen_random_uuid(), 2000 "
        "from generate_series(1, 50) returning id) insert into edits (household, n, id, device, "
        "made, stream, version, payload, base, means) select h.id, n, 'edit.' || n, 'd', now(), "
        "'plan', 1, '{}', 0, 'sets' from homes h, generate_series(1, 2000) n")
    world.rows("insert into edits (household, n, id, device, made, stream, version, payload, base, "
               "means) select %s, n, 'edit.' || n, 'd', now(), 'plan', 1, '{}', 0, 'sets' "
               "from generate_series(2, 2000) n", ann.household)
    world.rows("update households set last = 2000 where id = %s", ann.household)
    world.rows("vacuum analyze edits")
    return ann


def reads_only(node, rows):
    """Holds a part of a plan that reads edits to: by the key, and nothing that is not given."""
    assert node["Node Type"] == "Index Scan" and node["Index Name"] == "edits_pkey", node
    assert "household" in node["Index Cond"] and "n > " in node["Index Cond"]
    assert node["Actual Rows"] * node["Actual Loops"] == rows
    removed = [node.get(f"Rows Removed by {why}", 0) for why in ("Filter", "Index Recheck")]
    assert removed == [0, 0]


class Watched:
    """A connection that tells what PostgreSQL did within each call."""

    def __init__(self, connection, person):
        self.connection, self.person, self.said = connection, person, []
        connection.add_notice_handler(lambda notice: self.said.append(notice.message_primary))
        for setting in ["load 'auto_explain'", "set auto_explain.log_min_duration = 0",
                        "set auto_explain.log_analyze = on", "set auto_explain.log_format = json",
                        "set auto_explain.log_nested_statements = on",
                        "set auto_explain.log_level = notice"]:
            connection.execute(setting)
        connection.execute("select set_config('request.jwt.claims', %s, false)",
                           (json.dumps({"sub": person.account}),))

    def call(self, name, **members):
        """What a call answers, and the parts of its plans that read a table."""
        self.said.clear()
        answer = self.connection.execute(f"select {name}(%s::json)", (json.dumps({
            "household": self.person.household, "device": self.person.device,
            **members}),)).fetchone()[0]
        logged = [json.loads(text[text.index("{"):]) for text in self.said if "{" in text]
        return answer, [n for log in logged for n in plans(log["Plan"]) if "Relation Name" in n]

    def pull(self, **members):
        """The numbers that a pull gives, and the parts of its plans that read a table."""
        answer, reading = self.call("sync_pull", **members)
        return [edit["n"] for edit in answer["edits"]], reading


def test_a_pull_reads_only_what_it_gives(world):
    """By EXPLAIN within the call; from the sixth call on with plans that were kept."""
    ann = crowded(world)
    with contextlib.closing(world.cluster.connect()) as connection:
        watched = Watched(connection, ann)
        for after, limit in [(1995, 1000), (0, 10), (2000, 1000), (1000, 300), (1999, 1), (0, 1),
                             (1995, 1000), (0, 10), (2000, 1000), (1000, 300), (1999, 1), (0, 1)]:
            numbers, reading = watched.pull(after=after, limit=limit)
            assert numbers == list(range(after + 1, min(after + limit, 2000) + 1))
            edits = [node for node in reading if node["Relation Name"] == "edits"]
            assert len(edits) == 1
            reads_only(edits[0], len(numbers))
            others = [node for node in reading if node["Relation Name"] != "edits"]
            assert others and all("Index" in node["Node Type"] and node["Actual Rows"] <= 1
                                  for node in others)


def test_one_more_edit_is_constant_work(world):
    """Blocks that a push touches: as many where 10,000 edits are stored as where there is one."""
    def touched(person):
        with contextlib.closing(world.cluster.connect()) as connection:
            connection.execute("select set_config('request.jwt.claims', %s, false)",
                               (json.dumps({"sub": person.account}),))
            counts = []
            for _ in range(8):
                plan = connection.execute(
                    "explain (analyze, buffers, format json) select sync_push(%s::json)",
                    (json.dumps({"household": person.household, "device": person.device,
                                 "edits": [person.edit()]}),)).fetchone()[0][0]["Plan"]
                counts.append(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"])
            return sorted(counts)[3]
    small, large = Person(world).begin(), Person(world).begin()
    for _ in range(20):
        assert large.push(*[large.edit() for _ in range(500)]).status == 200
    assert touched(large) <= touched(small) + 12


def test_what_is_short_is_a_part_of_the_statement_that_asks_it(world, ann):
    """A function in SQL that the planner cannot put into a statement costs a push a seventh."""
    with contextlib.closing(world.cluster.connect()) as connection, connection.transaction():
        connection.execute("set local track_functions = 'all'")
        connection.execute("select set_config('request.jwt.claims', %s, true)",
                           (json.dumps({"sub": ann.account}),))
        connection.execute("select sync_push(%s::json)", (json.dumps({
            "household": ann.household, "device": ann.device, "edits": [ann.edit()]}),))
        called = dict(connection.execute(
            "select s.funcname, l.lanname from pg_stat_xact_user_functions s join pg_proc p "
            "on p.oid = s.funcid join pg_language l on l.oid = p.prolang "
            "where s.schemaname = 'sync'").fetchall())
    assert "admit_push" in called
    # Once for the life of a connection.
    assert {name for name, language in called.items() if language == "sql"} <= {"known_members"}
