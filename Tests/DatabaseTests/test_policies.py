"""Who gets at what: every table and call, as another, as nobody, with tokens that do not hold."""

import base64
import json
import time

import pytest

import tokens
from people import CALLS, SECRET, TABLES, Client, Person


def bodies(ann):
    """A body for each call that would do something in Ann's household, were it hers who asks."""
    mine = {"household": ann.household, "device": "strange"}
    return {
        "household_create": {"device": "strange", "name": "Mallory"},
        "household_invite": mine,
        "household_join": {"code": "ABCD-EFGH-JKMN-PQRS", "device": "strange", "name": "Mallory"},
        "household_members": mine,
        "household_remove": {**mine, "member": ann.me()},
        "household_leave": mine,
        "account_delete": {},
        "sync_push": {**mine, "edits": [ann.edit(device="strange")]},
        "sync_pull": {**mine, "after": 0, "limit": 1000}}


def rows_to_write(ann):
    """For each table a row that somebody might smuggle in, and a change."""
    home = ann.household
    edit = {"household": home, "n": 4, "id": "smuggled", "device": "d", "base": 0, "version": 1,
            "made": "2026-05-12T18:30:00Z", "means": "sets", "stream": "plan", "payload": "{}"}
    return {
        "households": ({"last": 0}, {"last": 0}),
        "members": ({"household": home, "account": ann.account, "name": "x"}, {"name": "x"}),
        "devices": ({"household": home, "device": "d", "member": ann.me()}, {"device": "x"}),
        "invitations": ({"hash": "\\x" + "00" * 32, "household": home, "member": ann.me(),
                         "expires": "2099-01-01T00:00:00Z"}, {"expires": "2099-01-01T00:00:00Z"}),
        "edits": (edit, {"payload": "x"})}


READABLE = {"households": "id,last", "members": "household,member,name,since",
            "devices": "household,device,member", "invitations": "household,member,expires",
            "edits": "*"}


@pytest.mark.parametrize("name", [c for c in CALLS if c not in ("household_create",)])
def test_no_call_reaches_into_another_household(ann, bob, name):
    code = ann.invite()
    before = ann.world.checksum(ann.household)
    answer = bob.call(name, **bodies(ann)[name])
    if name == "account_delete":
        assert answer.status == 200
    elif name == "household_join":
        assert answer.word == (410, "invitation_spent")
    else:
        assert answer.word == (403, "not_a_member")
        assert answer.text == bob.call(name, **{
            **bodies(ann)[name], "household": "00000000-0000-4000-8000-000000000000"}).text
    assert ann.world.checksum(ann.household) == before
    assert Person(ann.world).join(code).status == 200


@pytest.mark.parametrize("table", TABLES)
def test_no_table_shows_another_household(ann, bob, table):
    ann.invite(), bob.invite()
    key = "id" if table == "households" else "household"
    shown = bob.table("GET", table, f"select={READABLE[table]}")
    assert shown.status == 200 and {row[key] for row in shown.json} <= {bob.household}
    assert bob.table("GET", table, f"select={READABLE[table]}&{key}=eq.{ann.household}").json == []
    assert len(ann.table("GET", table, f"select={READABLE[table]}").json) >= 1


@pytest.mark.parametrize("table", TABLES)
def test_no_table_can_be_written_by_anybody(ann, bob, table):
    ann.invite()
    before = ann.world.checksum(ann.household)
    row, change = rows_to_write(ann)[table]
    key = "id" if table == "households" else "household"
    for who, status in [(bob, 403), (ann, 403), (Client(ann.world), 401)]:
        for method, query, body in [
                ("POST", "", row), ("PATCH", f"{key}=eq.{ann.household}", change),
                ("PATCH", "", change), ("DELETE", f"{key}=eq.{ann.household}", None),
                ("DELETE", "", None)]:
            answer = who.table(method, table, query, body)
            assert (answer.status, answer["code"]) == (status, "42501"), answer
    assert ann.world.checksum(ann.household) == before


@pytest.mark.parametrize("table, column", [
    ("members", "account"), ("households", "full_again"), ("invitations", "hash"),
    ("invitations", "used_by"), ("households", "bytes")])
def test_not_even_members_read_what_is_nobodys_business(ann, table, column):
    assert ann.table("GET", table, f"select={column}")["code"] == "42501"


def test_members_see_by_table_who_is_in_but_only_their_own_invitations(ann, cleo):
    cleo.invite()
    assert len(ann.table("GET", "members", "select=member,name").json) == 2
    assert len(ann.table("GET", "devices").json) == 2
    assert cleo.table("GET", "edits").json == ann.table("GET", "edits").json != []
    assert {row["member"] for row in ann.table(
        "GET", "invitations", "select=member,expires").json} == {ann.me()}


def forged(ann):
    """Tokens that do not hold, each as somebody might make them."""
    claims = tokens.claims_of(ann.token, SECRET)
    head, body, signature = ann.token.split(".")

    def text(part):
        return base64.urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=").decode()
    none = text({"alg": "none", "typ": "JWT"})
    past = time.time() - 3600
    return {
        "nothing in it": "", "no token": "abc", "two dots": "..", "not JSON": "a.b.c",
        "no algorithm": f"{none}.{body}.", "no algorithm, signed": f"{none}.{body}.{signature}",
        "no signature": f"{head}.{body}.", "half a signature": ann.token[:-20],
        "another algorithm": tokens.signed(claims, SECRET, {"alg": "HS512", "typ": "JWT"}),
        "a wrong key": tokens.signed(claims, "another secret of at least 32 characters"),
        "the public key as key": tokens.signed(claims, ann.world.key),
        "an empty key": tokens.signed(claims, ""),
        "changed claims": f"{head}.{text({**claims, 'role': 'postgres'})}.{signature}",
        "expired": tokens.signed({**claims, "exp": past}, SECRET),
        "expired as a text": tokens.signed({**claims, "exp": "never"}, SECRET),
        "of tomorrow": tokens.signed({**claims, "iat": time.time() + 86400}, SECRET),
        "a refresh token": ann.session["refresh_token"]}


@pytest.mark.parametrize("kind", [
    "nothing in it", "no token", "two dots", "not JSON", "no algorithm", "no algorithm, signed",
    "no signature", "half a signature", "another algorithm", "a wrong key",
    "the public key as key", "an empty key", "changed claims", "expired", "expired as a text",
    "of tomorrow", "a refresh token"])
def test_a_token_that_does_not_hold_opens_nothing(ann, kind):
    before = ann.world.checksum(ann.household)
    thief = Client(ann.world, "")
    bearer = {"Authorization": f"Bearer {forged(ann)[kind]}"}
    for name, body in bodies(ann).items():
        answer = thief.send("POST", f"/rest/v1/rpc/{name}", {"protocol": 1, **body}, bearer)
        assert answer.status == 401, (name, answer)
    for table in TABLES:
        assert thief.send("GET", f"/rest/v1/{table}", None, bearer).status == 401
        assert thief.send("DELETE", f"/rest/v1/{table}", None, bearer).status == 401
    assert ann.world.checksum(ann.household) == before


@pytest.mark.parametrize("claims", [
    {"role": "authenticated"}, {"role": "authenticated", "sub": ""},
    {"role": "authenticated", "sub": None}, {"role": "authenticated", "sub": "not-a-uuid"},
    {"role": "authenticated", "sub": "00000000-0000-4000-8000-000000000000"}])
def test_a_token_of_nobody_is_no_session(ann, claims):
    ghost = Client(ann.world, tokens.signed(claims, SECRET))
    expected = (403, "not_a_member") if (claims.get("sub") or "").startswith("0") else (
        401, "no_session")
    body = bodies(ann)
    assert ghost.call("sync_pull", **body["sync_pull"]).word == expected
    assert ghost.call("household_create", **body["household_create"]).word == (401, "no_session")
    shown = ghost.table("GET", "edits")
    assert shown.json == [] or shown.status == 400


@pytest.mark.parametrize("role", ["postgres", "supabase_admin", "authenticator", "pg_read_all_data",
                                  "supabase_auth_admin", "none"])
def test_no_token_takes_a_role_that_is_not_for_clients(ann, role):
    claims = {**tokens.claims_of(ann.token, SECRET), "role": role}
    client = Client(ann.world, tokens.signed(claims, SECRET))
    assert client.table("GET", "edits").status in (400, 401, 403)
    assert client.call("sync_pull", **bodies(ann)["sync_pull"]).status in (400, 401, 403)


def test_the_server_key_has_no_way_in_either(ann):
    server = Client(ann.world, tokens.signed({"role": "service_role"}, SECRET))
    for name, body in bodies(ann).items():
        assert server.call(name, **body)["code"] == "42501"
    for table in TABLES:
        assert server.table("GET", table)["code"] == "42501"


def test_every_table_has_forced_policies_that_only_let_members_read(world):
    tables = world.rows("select relname, relrowsecurity, relforcerowsecurity from pg_class "
                        "where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')")
    assert sorted(tables) == sorted((table, True, True) for table in TABLES)
    policies = world.rows("select tablename, cmd, roles::text, permissive from pg_policies")
    assert sorted(policies) == sorted(
        (table, "SELECT", "{authenticated}", "PERMISSIVE") for table in TABLES)


def test_what_only_the_calls_use_is_nobodys(ann):
    tables = ann.world.rows("select relname, relrowsecurity, relforcerowsecurity from pg_class "
                            "where relnamespace = 'sync'::regnamespace and relkind in ('r', 'p')")
    assert tables == [("ended", True, True)]
    rights = ann.world.rows(
        "select r.rolname, c.relname, p.kind from pg_roles r, pg_class c, unnest(array['SELECT', "
        "'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p (kind) where "
        "c.relnamespace = 'sync'::regnamespace and c.relkind in ('r', 'p', 'v', 'S') and r.rolname "
        "in ('anon', 'authenticated', 'service_role', 'authenticator') "
        "and (has_table_privilege(r.oid, c.oid, p.kind) or p.kind in ('SELECT', 'INSERT', "
        "'UPDATE', 'REFERENCES') and has_any_column_privilege(r.oid, c.oid, p.kind))")
    assert rights == []
    server = Client(ann.world, tokens.signed({"role": "service_role"}, SECRET))
    for who in (ann, server, Client(ann.world)):
        for name in ("ended", "sync.ended"):
            assert who.table("GET", name).status == 404
            assert who.table("POST", name, "", {"household": ann.household}).status == 404
            assert who.table("DELETE", name).status == 404
    assert ann.pull().status == 200


def test_nobody_but_the_owner_has_a_right_to_write(world):
    rights = world.rows(
        "select r.rolname, c.relname, p.kind from pg_roles r, pg_class c, unnest(array['INSERT', "
        "'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p (kind) where c.relnamespace = "
        "'public'::regnamespace and c.relkind = 'r' and r.rolname in ('anon', 'authenticated', "
        "'service_role', 'authenticator') and has_table_privilege(r.oid, c.oid, p.kind)")
    assert rights == []


def test_only_the_calls_of_the_wire_can_be_called_and_only_with_a_session(world):
    rights = world.rows(
        "select r.rolname, p.proname from pg_roles r, pg_proc p where p.pronamespace in "
        "('public'::regnamespace, 'sync'::regnamespace) and r.rolname in ('anon', 'authenticated', "
        "'service_role', 'authenticator') and has_function_privilege(r.oid, p.oid, 'EXECUTE')")
    assert sorted(rights) == sorted(("authenticated", name) for name in [*CALLS, "memberships"])
    assert world.rows("select has_schema_privilege('anon', 'sync', 'USAGE')") == [(False,)]


def test_no_function_can_be_led_astray_by_a_path_or_runs_a_text(world):
    functions = world.rows(
        "select proname, prosecdef, coalesce(proconfig::text, ''), prosqlbody is not null, prosrc "
        "from pg_proc where pronamespace in ('public'::regnamespace, 'sync'::regnamespace)")
    assert len(functions) > 30
    for name, is_definer, settings, is_parsed, source in functions:
        assert 'search_path=\\"\\"' in settings or is_parsed and not is_definer, name
        assert "execute" not in source.lower(), name
