"""Sessions as GoTrue gives them, by the stand-in that a client is tried against."""

from people import Client, Person


def refreshed(person, token):
    """What a refresh token gives."""
    return person.send("POST", "/auth/v1/token?grant_type=refresh_token", {"refresh_token": token})


def test_a_password_opens_a_session_and_a_wrong_one_does_not(ann):
    path, right = "/auth/v1/token?grant_type=password", {"email": ann.email,
                                                         "password": "correct horse"}
    session = ann.send("POST", path, right).json
    assert session["token_type"] == "bearer" and session["expires_in"] == 3600
    assert session["user"]["id"] == ann.account
    assert ann.send("POST", path, {**right, "password": "wrong horse"}).status == 400
    assert ann.send("POST", path, {**right, "email": "nobody@example.org"}).status == 400


def test_a_refresh_token_is_good_for_one_use(ann):
    first = ann.session["refresh_token"]
    second = refreshed(ann, first).json
    assert Client(ann.world, second["access_token"]).call(
        "household_members", household=ann.household).status == 200
    third = refreshed(ann, second["refresh_token"]).json
    assert refreshed(ann, first).status == 400
    assert refreshed(ann, third["refresh_token"]).status == 400  # the whole session has ended


def test_whose_answer_was_lost_may_ask_with_the_same_refresh_token_again(ann):
    first = ann.session["refresh_token"]
    lost, second = refreshed(ann, first).json, refreshed(ann, first).json
    assert second["refresh_token"] == lost["refresh_token"]
    third = refreshed(ann, second["refresh_token"]).json
    assert Client(ann.world, third["access_token"]).call(
        "household_members", household=ann.household).status == 200


def test_signing_out_ends_what_refreshes(ann):
    assert ann.send("POST", "/auth/v1/logout").status == 204
    assert refreshed(ann, ann.session["refresh_token"]).status == 400


def test_without_the_public_key_nothing_is_answered(ann):
    for path in ("/rest/v1/edits", "/auth/v1/signup"):
        assert ann.send("POST", path, {}, {"apikey": "none"}).status == 401
