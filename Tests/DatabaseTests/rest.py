"""A stand-in of PostgREST: functions and tables of the schema public over HTTP."""

import json

import psycopg
from psycopg import sql

import tokens

STATUSES = {
    "08": 503, "09": 500, "0L": 403, "0P": 403, "23503": 409, "23505": 409, "25006": 405, "25": 500,
    "28": 403, "2D": 500, "38": 500, "39": 500, "3B": 500, "40": 500, "53400": 500, "53": 503,
    "54": 500, "55": 500, "57": 500, "58": 500, "F0": 500, "HV": 500, "P0001": 400, "P0": 500,
    "XX": 500, "42883": 404, "42P01": 404, "42P17": 500}


class Answer(Exception):
    """An answer that ends the request: a status, a body and headers."""

    def __init__(self, status, body, headers=None):
        super().__init__(status)
        self.status, self.body, self.headers = status, body, headers or {}


def failure(status, code, message, details=None):
    """An answer with an error, as PostgREST words it."""
    return Answer(status, {"code": code, "message": message, "details": details, "hint": None})


def answer_to(error, role):
    """What PostgREST answers to an error of PostgreSQL."""
    said, code = error.diag, error.sqlstate or "08006"
    if code == "PGRST":
        try:
            body, more = json.loads(said.message_primary), json.loads(said.message_detail)
            return Answer(more["status"], {"details": None, "hint": None, **body}, more["headers"])
        except (TypeError, ValueError, KeyError):
            return failure(500, "PGRST121", "Could not parse JSON in the raised error")
    if code.startswith("PT") and code[2:].isdigit():
        status = int(code[2:])
    elif code == "42501":
        status = 401 if role == "anon" else 403
    else:
        status = STATUSES.get(code) or STATUSES.get(code[:2]) or 400
    return Answer(status, {"code": code, "message": said.message_primary or str(error).strip(),
                           "details": said.message_detail, "hint": said.message_hint})


class Rest:
    """Answers requests below /rest/v1 with connections of the role authenticator."""

    def __init__(self, pool, secret):
        self.pool, self.secret = pool, secret

    def handle(self, method, path, query, headers, body):
        """The answer to a request: a status, a text of JSON or none, and headers."""
        role, claims = self.session(headers)
        if path.startswith("rpc/"):
            work = self.call(method, path[4:], headers, body)
        else:
            work = self.table(method, path, query, headers, body)
        try:
            with self.pool.connection() as connection:
                with connection.transaction():
                    connection.execute(
                        "select set_config('search_path', 'public, extensions', true), "
                        "set_config('role', %s, true), set_config('request.jwt.claims', %s, true), "
                        "set_config('statement_timeout', %s, true)",
                        (role, claims, {"anon": "3s", "authenticated": "8s"}.get(role, "0")))
                    return work(connection)
        except psycopg.Error as error:
            raise answer_to(error, role) from error

    def session(self, headers):
        """The role and the claims that the token of a request gives it."""
        given = headers.get("Authorization")
        if not given:
            return "anon", "{}"
        try:
            if not given.startswith("Bearer "):
                raise tokens.Refused("PGRST301", "JWT could not be decoded")
            claims = tokens.claims_of(given[7:], self.secret)
        except tokens.Refused as refused:
            raise failure(401, *refused.args) from refused
        return str(claims.get("role", "anon")), json.dumps(claims)

    def call(self, method, name, headers, body):
        """A function: with the whole body where it has one unnamed argument of type json, else
        with the members of the body as arguments."""
        if method != "POST":
            raise failure(405, "PGRST101", "Cannot use this method on RPC")
        members = parsed(headers, body)
        raw = body.decode() if isinstance(members, (dict, list)) else "[]"

        def work(connection):
            row = connection.execute(
                "select count(*), bool_or(p.pronargs = 1 "
                "and p.proargtypes[0] = 'json'::regtype and p.proargnames is null) from pg_proc p "
                "join pg_namespace s on s.oid = p.pronamespace where s.nspname = 'public' "
                "and p.proname = %s and p.prorettype <> 'trigger'::regtype", (name,)).fetchone()
            if row[0] == 0 or not (row[1] or isinstance(members, dict)):
                raise failure(404, "PGRST202", f"Could not find the function public.{name}")
            function = sql.Identifier("public", name)
            if row[1]:
                asked = connection.execute(
                    sql.SQL("select {}(%s::json)::text").format(function), (raw,))
            else:
                named = sql.SQL(", ").join(
                    sql.SQL("{} => {}").format(sql.Identifier(key), sql.Literal(
                        value if isinstance(value, str) else json.dumps(value)))
                    for key, value in members.items())
                asked = connection.execute(
                    sql.SQL("select to_json({}({}))::text").format(function, named))
            return 200, asked.fetchone()[0], {}
        return work

    def table(self, method, name, query, headers, body):
        """Rows of a table: read, added, changed and taken away."""
        table = sql.Identifier("public", name)
        wanted = [(key, value[3:]) for key, value in query if value.startswith("eq.")]
        where = sql.SQL(" where true") + sql.SQL("").join(
            sql.SQL(" and {}::text = {}").format(sql.Identifier(key), sql.Literal(value))
            for key, value in wanted)
        columns = next((value for key, value in query if key == "select"), "*")
        chosen = sql.SQL("*") if columns == "*" else sql.SQL(", ").join(
            map(sql.Identifier, columns.split(",")))
        statement = self.statement(method, table, where, chosen, headers, body)
        if method != "GET" and "return=representation" in headers.get("Prefer", ""):
            statement += sql.SQL(" returning ") + chosen
        elif method != "GET":
            def work(connection):
                connection.execute(statement)
                return (201 if method == "POST" else 204), None, {}
            return work

        def reading(connection):
            asked = connection.execute(sql.SQL(
                "with found as ({}) select coalesce(json_agg(found), '[]')::text from found"
            ).format(statement))
            return (201 if method == "POST" else 200), asked.fetchone()[0], {}
        return reading

    @staticmethod
    def statement(method, table, where, chosen, headers, body):
        """The statement for a method."""
        if method == "GET":
            return sql.SQL("select {} from {}").format(chosen, table) + where
        if method == "DELETE":
            return sql.SQL("delete from {}").format(table) + where
        members = parsed(headers, body)
        if method not in ("POST", "PATCH") or not isinstance(members, dict) or not members:
            raise failure(405, "PGRST117", f"Unsupported HTTP method or body: {method}")
        names = sql.SQL(", ").join(map(sql.Identifier, members))
        values = sql.SQL(", ").join(
            sql.Literal(value if isinstance(value, (str, int, type(None))) else json.dumps(value))
            for value in members.values())
        if method == "POST":
            return sql.SQL("insert into {} ({}) values ({})").format(table, names, values)
        return sql.SQL("update {} set ({}) = row({})").format(table, names, values) + where


def parsed(headers, body):
    """What a body says; PostgREST reads it before PostgreSQL does."""
    if not headers.get("Content-Type", "").startswith("application/json"):
        raise failure(415, "PGRST107", "Invalid Content-Type")

    def refuse(_):
        raise ValueError
    try:
        return json.loads(body.decode(), parse_constant=refuse, parse_int=str, parse_float=str)
    except RecursionError:
        return {}
    except ValueError as error:
        raise failure(400, "PGRST102", "Empty or invalid json") from error
