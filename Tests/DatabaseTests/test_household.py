"""Households: making, inviting, joining, leaving."""

import re
import threading

import pytest

from people import Client, Person, at_once


def test_the_members_are_told_as_the_wire_says(ann, cleo):
    members = ann.call("household_members", household=ann.household)["members"]
    assert [m["devices"] for m in members] == [[ann.device], [cleo.device]]
    assert [m["is_you"] for m in members] == [True, False]
    assert [m["name"] for m in members] == [f"Person {ann.number}", "Guest"]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", m["since"]) for m in members)
    assert ann.account not in str(members)


def test_a_code_is_kept_only_as_its_hash(ann):
    code = ann.invite()
    assert re.fullmatch("([A-HJKMNP-TV-Z2-9]{4}-){3}[A-HJKMNP-TV-Z2-9]{4}", code)
    kept = str(ann.world.rows("select i::text, encode(hash, 'escape') from invitations i"))
    assert code not in kept and code.replace("-", "") not in kept


def test_letters_of_codes_are_all_as_likely(ann):
    drawn = ann.world.rows("select replace(sync.new_code(), '-', '') from generate_series(1, 3000)")
    counts = {letter: 0 for letter in "ABCDEFGHJKMNPQRSTVWXYZ23456789"}
    for letter in "".join(code for (code,) in drawn):
        counts[letter] += 1
    assert all(1400 < count < 1800 for count in counts.values()), counts  # 1,600 are expected


@pytest.mark.parametrize("change", [str, str.lower, lambda code: code.replace("-", "")])
def test_case_and_hyphens_of_a_code_do_not_matter(ann, change):
    assert Person(ann.world).join(change(ann.invite()))["household"] == ann.household


def test_a_code_is_good_for_one_person(ann):
    code = ann.invite()
    assert Person(ann.world).join(code).status == 200
    assert Person(ann.world).join(code).word == (410, "invitation_spent")


def test_whoever_joined_is_told_again_when_the_answer_was_lost(ann):
    code, guest = ann.invite(), Person(ann.world)
    assert [guest.join(code)["household"] for _ in range(3)] == [ann.household] * 3
    assert len(ann.call("household_members", household=ann.household)["members"]) == 2


@pytest.mark.parametrize("round_", range(10))
def test_of_two_who_use_a_code_at_once_exactly_one_joins(ann, round_):
    code, guests = ann.invite(), [Person(ann.world) for _ in range(4)]
    answers = at_once(*[lambda guest=guest: guest.join(code) for guest in guests])
    assert sorted(answer.status for answer in answers) == [200, 410, 410, 410]
    assert len(ann.call("household_members", household=ann.household)["members"]) == 2


def test_who_asks_again_after_a_lost_answer_founds_one_household(world):
    ann, ben = Person(world), Person(world)
    body = {"device": ann.device, "name": "", "attempt": "a1" * 32}
    first = ann.call("household_create", **body)
    assert first.status == 200
    assert ann.call("household_create", **body).json == first.json
    others = [ann.call("household_create", device=ann.device, name="", attempt="b2" * 32),
              ann.call("household_create", device=ann.device, name=""),
              ben.call("household_create", **dict(body, device=ben.device))]
    assert len({answer["household"] for answer in [first, *others]}) == 4
    ann.household = first["household"]
    assert len(ann.call("household_members", household=ann.household)["members"]) == 1


def test_a_household_that_was_left_is_not_entered_by_asking_again(world):
    ann, ben = Person(world), Person(world)
    body = {"device": ann.device, "name": "", "attempt": "a1" * 32}
    ann.household = ann.call("household_create", **body)["household"]
    assert ben.join(ann.invite()).status == 200
    ann.call("household_leave", household=ann.household)
    assert ann.call("household_create", **body).word == (403, "not_a_member")


def test_codes_that_expired_or_never_were_look_like_used_ones(ann):
    used, expired = ann.invite(), ann.invite()
    Person(ann.world).join(used)
    ann.world.rows("update invitations set expires = now() where used_by is null "
                   "and household = %s", ann.household)
    guest = Person(ann.world)
    answers = {guest.join(code).text for code in (used, expired, "ABCD-EFGH-JKMN-PQRS")}
    assert len(answers) == 1 and "invitation_spent" in answers.pop()


def test_a_code_ends_with_its_inviter(ann, cleo):
    code = cleo.invite()
    assert cleo.call("household_leave", household=cleo.household).json == {}
    assert Person(ann.world).join(code).word == (410, "invitation_spent")


def test_there_are_at_most_20_open_invitations(ann):
    for _ in range(20):
        ann.invite()
    answer = ann.call("household_invite", household=ann.household)
    assert answer.word == (507, "household_full")


def test_there_are_at_most_20_members_and_a_code_is_not_spent_on_the_next(ann):
    for _ in range(19):
        assert Person(ann.world).join(ann.invite()).status == 200
    code, late = ann.invite(), Person(ann.world)
    assert late.join(code).word == (507, "household_full")
    members = ann.call("household_members", household=ann.household)["members"]
    ann.call("household_remove", household=ann.household, member=members[-1]["member"])
    assert late.join(code).status == 200


def test_an_account_is_in_at_most_20_households(world):
    eager = Person(world)
    for _ in range(20):
        eager.begin()
    answer = eager.call("household_create", device="d", name="")
    assert answer.word == (507, "household_full")


def test_whoever_is_removed_is_out_from_that_moment(ann, cleo):
    member = cleo.me()
    assert ann.call("household_remove", household=ann.household, member=member).json == {}
    assert cleo.pull().word == cleo.push(cleo.edit()).word == (403, "not_a_member")
    assert cleo.table("GET", "edits").json == []
    assert ann.call("household_remove", household=ann.household, member=member).json == {}
    assert ann.pull()["last"] == 3


def test_a_push_is_before_the_removal_or_refused(ann, cleo):
    member, answers, done = cleo.me(), [], threading.Event()

    def push_on():
        while not done.is_set() or len(answers) < 5:
            answers.append(cleo.push(cleo.edit()))
    pushing = threading.Thread(target=push_on)
    pushing.start()
    while len(answers) < 10:
        pass
    ann.call("household_remove", household=ann.household, member=member)
    last = ann.pull()["last"]
    done.set()
    pushing.join()
    words = [answer.word for answer in answers]
    refused = words.index((403, "not_a_member"))
    assert set(words[:refused]) == {(200, None)} and set(words[refused:]) == {words[refused]}
    assert last == answers[refused - 1]["last"] == ann.pull()["last"]


def test_two_who_remove_each_other_do_not_block(ann):
    for _ in range(10):
        guest = Person(ann.world)
        guest.join(ann.invite())
        pair = [(ann, guest.me()), (guest, ann.me())]
        answers = at_once(*[lambda who=who, other=other: who.call(
            "household_remove", household=ann.household, member=other) for who, other in pair])
        assert sorted(answer.status for answer in answers) == [200, 403]
        ann = next(who for (who, _), answer in zip(pair, answers) if answer.status == 200)


def left(world, household):
    """How many rows there are of a household."""
    return sum(count for _, _, count in world.checksum(household))


def test_with_the_last_member_everything_goes(ann, cleo):
    ann.invite()
    ann.call("household_leave", household=ann.household)
    assert left(ann.world, ann.household) == 1 + 1 + 1 + 3  # Cleo, her device, three edits
    cleo.call("household_leave", household=ann.household)
    assert left(ann.world, ann.household) == 0
    assert ann.call("household_leave", household=ann.household).word == (403, "not_a_member")


@pytest.mark.parametrize("round_", range(10))
def test_with_the_last_two_at_once_everything_goes(ann, cleo, round_):
    answers = at_once(lambda: ann.call("household_leave", household=ann.household),
                      lambda: cleo.call("account_delete"))
    assert [answer.json for answer in answers] == [{}, {}]
    assert left(ann.world, ann.household) == 0


def test_deleting_the_account_leaves_every_household(ann, cleo):
    second = Person(ann.world).begin()
    assert ann.join(second.invite()).status == 200
    ann.begin()
    assert ann.call("account_delete").json == ann.call("account_delete").json == {}
    assert left(ann.world, ann.household) == 0
    assert len(second.call("household_members", household=second.household)["members"]) == 1
    assert ann.world.rows("select * from members where account = %s", ann.account) == []


def test_a_user_deleted_at_gotrue_is_gone_with_all_that_was_hers(ann, bob):
    ann.join(bob.invite())
    mine = ann.world.rows("select household from members where account = %s", ann.account)
    ann.world.rows("set role supabase_auth_admin; delete from auth.users where id::text = '"
                   + ann.account + "'")
    assert ann.world.rows("select * from members where account = %s", ann.account) == []
    others = [household for (household,) in mine if str(household) != bob.household]
    assert len(others) == 1 and left(ann.world, others[0]) == 0
    assert bob.pull().status == 200
    # Her token holds for a while yet, but opens nothing and makes nothing.
    assert ann.call("household_create", device="d", name="").word == (401, "no_session")
    assert ann.pull().word == (403, "not_a_member")


def test_nobody_can_call_anything(ann):
    nobody = Client(ann.world)
    assert nobody.call("household_create", device="d", name="").status == 401
