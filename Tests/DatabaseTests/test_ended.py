"""A household that ended is not founded again by whoever asks late."""

import contextlib
import time

import pytest

from people import Person, at_once
from test_household import left

STRANGER = (403, "not_a_member")


@pytest.fixture
def founder(world):
    """Somebody with a household that was founded with something drawn."""
    ann = Person(world)
    ann.founding = {"device": ann.device, "name": "", "attempt": "a1" * 32}
    ann.household = ann.call("household_create", **ann.founding)["household"]
    return ann


def ended(world, household):
    """What is kept of a household that ended."""
    return world.rows("select to_jsonb(e) from sync.ended e where household = %s", household)


def leaves(ann):
    ann.call("household_leave", household=ann.household)


def deletes_the_account(ann):
    ann.call("account_delete")


def removes_herself(ann):
    ann.call("household_remove", household=ann.household, member=ann.me())


@pytest.mark.parametrize("ends", [leaves, deletes_the_account, removes_herself])
def test_a_household_that_ended_is_not_founded_again_by_asking_again(founder, ends):
    ends(founder)
    assert left(founder.world, founder.household) == 0
    for _ in range(2):
        answer = founder.call("household_create", **founder.founding)
        assert answer.word == STRANGER
    assert left(founder.world, founder.household) == 0
    assert answer.text == founder.call("household_invite", household=founder.household).text
    # Whoever draws anew founds another.
    again = founder.call("household_create", **{**founder.founding, "attempt": "b2" * 32})
    assert again.status == 200 and again["household"] != founder.household


def test_it_ends_with_the_last_whoever_that_is(founder):
    guest = Person(founder.world)
    assert guest.join(founder.invite()).status == 200
    leaves(founder)
    assert ended(founder.world, founder.household) == []
    leaves(guest)
    assert founder.call("household_create", **founder.founding).word == STRANGER
    assert left(founder.world, founder.household) == 0


def test_a_user_deleted_at_gotrue_ends_it_too(founder):
    founder.world.rows("set role supabase_auth_admin; delete from auth.users where id::text = '"
                       + founder.account + "'")
    assert left(founder.world, founder.household) == 0
    assert len(ended(founder.world, founder.household)) == 1


def test_of_a_household_that_ended_only_its_id_is_kept(founder, bob):
    founder.push(founder.edit())
    leaves(founder)
    assert ended(founder.world, founder.household) == [({"household": founder.household},)]
    assert ended(founder.world, bob.household) == []


def test_while_the_last_one_goes_nobody_founds_it_again(founder):
    guest = Person(founder.world)
    assert guest.join(founder.invite()).status == 200
    leaves(founder)
    with contextlib.closing(founder.world.cluster.connect()) as connection:
        with connection.transaction():
            connection.execute("delete from members where household = %s", [founder.household])

            def commit():
                end = time.monotonic() + 10
                while not founder.world.rows("select pid from pg_locks where not granted"):
                    assert time.monotonic() < end, "nobody waits"
                    time.sleep(0.01)
                connection.execute("commit")
            answer, _ = at_once(
                lambda: founder.call("household_create", **founder.founding), commit)
    assert answer.word == STRANGER
    assert left(founder.world, founder.household) == 0


def test_where_the_last_one_stays_after_all_it_is_there(founder):
    with contextlib.closing(founder.world.cluster.connect()) as connection:
        with contextlib.suppress(KeyError), connection.transaction():
            connection.execute("delete from members where household = %s", [founder.household])
            raise KeyError
    assert founder.call("household_create", **founder.founding)["household"] == founder.household
    assert ended(founder.world, founder.household) == []


@pytest.mark.parametrize("round_", range(10))
def test_asking_again_at_the_moment_of_the_last_leave_leaves_nothing(founder, round_):
    guest = Person(founder.world)
    assert guest.join(founder.invite()).status == 200
    leaves(founder)
    twin = Person.__new__(Person)
    twin.__dict__.update(founder.__dict__, line=None)
    answers = at_once(lambda: leaves(guest),
                      lambda: founder.call("household_create", **founder.founding),
                      lambda: twin.call("household_create", **founder.founding))
    assert [answer.word for answer in answers[1:]] == [STRANGER] * 2
    assert left(founder.world, founder.household) == 0
