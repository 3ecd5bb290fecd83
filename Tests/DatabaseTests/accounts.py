"""A stand-in of GoTrue: accounts with passwords, sessions, and refresh tokens that rotate."""

import hashlib
import json
import secrets
import time
import uuid

import tokens
from rest import Answer

LIFETIME = 3600  # seconds that an access token holds, as Supabase has it by default


def refusal(status, code, message):
    """An answer with an error, as GoTrue words it."""
    return Answer(status, {"code": status, "error_code": code, "msg": message})


def hashed(password, salt):
    """A password as it is kept: slow to try."""
    key = hashlib.scrypt(password.encode(), salt=salt.encode(), n=1024, r=8, p=1)
    return f"{salt}${key.hex()}"


class Accounts:
    """Answers requests below /auth/v1 with connections of the role supabase_auth_admin."""

    def __init__(self, pool, secret):
        self.pool, self.secret = pool, secret

    def handle(self, method, path, query, headers, body):
        """The answer to a request: a status, a text of JSON or none, and headers."""
        grant = dict(query).get("grant_type")
        try:
            asked = json.loads(body or b"{}")
        except ValueError as error:
            raise refusal(400, "bad_json", "Could not parse request body as JSON") from error
        with self.pool.connection() as connection, connection.transaction():
            if (method, path) == ("POST", "signup"):
                return 200, self.signup(connection, asked), {}
            if (method, path, grant) == ("POST", "token", "password"):
                return 200, self.sign_in(connection, asked), {}
            if (method, path, grant) == ("POST", "token", "refresh_token"):
                answered = self.refresh(connection, asked)
            elif (method, path) == ("POST", "logout"):
                return self.sign_out(connection, headers)
            else:
                raise refusal(404, "not_found", "There is nothing here")
        # Outside, so that what a token used twice takes away is gone for good.
        if isinstance(answered, Answer):
            raise answered
        return 200, answered, {}

    def signup(self, connection, asked):
        """Makes an account; no letter is sent, as with confirmations turned off."""
        email, password = str(asked.get("email", "")).lower(), str(asked.get("password", ""))
        if "@" not in email:
            raise refusal(400, "validation_failed", "Unable to validate email address")
        if len(password) < 6:
            raise refusal(422, "weak_password", "Password should be at least 6 characters.")
        row = connection.execute(
            "insert into auth.users (email, encrypted_password) values (%s, %s) "
            "on conflict (email) do nothing returning id",
            (email, hashed(password, secrets.token_hex(8)))).fetchone()
        if row is None:
            raise refusal(422, "user_already_exists", "User already registered")
        return self.new_session(connection, row[0], email)

    def sign_in(self, connection, asked):
        """A session for a password."""
        row = connection.execute(
            "select id, email, encrypted_password from auth.users where email = %s",
            (str(asked.get("email", "")).lower(),)).fetchone()
        kept = row[2] if row else hashed("", "none")
        if hashed(str(asked.get("password", "")), kept.split("$")[0]) != kept:
            raise refusal(400, "invalid_credentials", "Invalid login credentials")
        return self.new_session(connection, row[0], row[1])

    def new_session(self, connection, user, email):
        """A session of an account."""
        session = connection.execute(
            "insert into auth.sessions (user_id) values (%s) returning id", (user,)).fetchone()[0]
        return self.session(connection, user, email, session)

    def session(self, connection, user, email, session, parent=None):
        """The next pair of tokens of a session."""
        refresh = secrets.token_urlsafe(9)
        connection.execute(
            "insert into auth.refresh_tokens (token, session_id, parent) values (%s, %s, %s)",
            (refresh, session, parent))
        return self.pair(user, email, session, refresh)

    def pair(self, user, email, session, refresh):
        """A new access token beside a refresh token, as GoTrue answers with them."""
        now = int(time.time())
        claims = {"aud": "authenticated", "role": "authenticated", "sub": str(user), "iat": now,
                  "exp": now + LIFETIME, "email": email, "session_id": str(session),
                  "is_anonymous": False, "aal": "aal1", "jti": str(uuid.uuid4())}
        return json.dumps({
            "access_token": tokens.signed(claims, self.secret), "token_type": "bearer",
            "expires_in": LIFETIME, "expires_at": now + LIFETIME, "refresh_token": refresh,
            "user": {"id": str(user), "aud": "authenticated", "role": "authenticated",
                     "email": email}})

    def refresh(self, connection, asked):
        """A new pair for a refresh token, which holds once: used again, its session ends.

        The one before the one that holds gives the one that holds once more, as its answer may have
        been lost (https://supabase.com/docs/guides/auth/sessions).
        """
        row = connection.execute(
            "select t.token, t.revoked_at, s.id, u.id, u.email from auth.refresh_tokens t "
            "join auth.sessions s on s.id = t.session_id join auth.users u on u.id = s.user_id "
            "where t.token = %s for update of t", (str(asked.get("refresh_token", "")),)).fetchone()
        if row is None:
            return refusal(400, "refresh_token_not_found", "Invalid Refresh Token")
        token, revoked, session, user, email = row
        if revoked is not None:
            held = connection.execute(
                "select token from auth.refresh_tokens "
                "where session_id = %s and parent = %s and revoked_at is null",
                (session, token)).fetchone()
            if held:
                return self.pair(user, email, session, held[0])
            connection.execute("delete from auth.sessions where id = %s", (session,))
            return refusal(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used")
        connection.execute("update auth.refresh_tokens set revoked_at = now() where token = %s",
                           (token,))
        return self.session(connection, user, email, session, token)

    def sign_out(self, connection, headers):
        """Ends all sessions of an account; its access tokens hold until they expire."""
        try:
            claims = tokens.claims_of(headers.get("Authorization", "")[7:], self.secret)
        except tokens.Refused as refused:
            raise refusal(401, "bad_jwt", "invalid JWT") from refused
        connection.execute("delete from auth.sessions where user_id::text = %s",
                           (str(claims.get("sub")),))
        return 204, None, {}
