"""What Supabase puts before its database, for tests only: PostgREST and GoTrue, as far as the wire
needs them.

  stand_in.py --database DSN --port N --secret S    port 0: any free one; prints the URL and the key
  stand_in.py --temporary --port N                  with a database of its own, gone afterwards
"""

import argparse
import contextlib
import gzip
import http.server
import json
import queue
import secrets
import signal
import sys
import urllib.parse

import psycopg
from psycopg.conninfo import make_conninfo

import tokens
from accounts import Accounts
from cluster import Cluster
from rest import Answer, Rest, failure


class Pool:
    """Connections of one role that are used again."""

    def __init__(self, dsn, user):
        self.dsn, self.idle = make_conninfo(dsn, user=user), queue.LifoQueue()

    @contextlib.contextmanager
    def connection(self):
        """A connection; one that broke is not used again."""
        try:
            connection = self.idle.get_nowait()
        except queue.Empty:
            try:
                connection = psycopg.connect(self.dsn, autocommit=True, connect_timeout=5)
            except psycopg.OperationalError as error:
                raise failure(503, "PGRST001", "Database client error", str(error)) from error
        try:
            yield connection
        finally:
            if connection.closed or connection.broken:
                connection.close()
            else:
                self.idle.put(connection)


class Gate(http.server.BaseHTTPRequestHandler):
    """The way in: asks for the key, then hands on to one of the two."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    parts, key = {}, ""

    def answer(self):
        """Answers one request."""
        url = urllib.parse.urlsplit(self.path)
        body = self.body()
        try:
            if self.headers.get("apikey") != self.key:
                raise Answer(401, {"message": "No API key found in request"})
            for prefix, part in self.parts.items():
                if url.path.startswith(prefix):
                    return self.send(*part.handle(
                        self.command, url.path.removeprefix(prefix),
                        urllib.parse.parse_qsl(url.query), self.headers, body))
            raise Answer(404, {"message": "no Route matched with those values"})
        except Answer as answer:
            return self.send(answer.status, json.dumps(answer.body), answer.headers)

    do_GET = do_POST = do_PATCH = do_DELETE = answer

    def body(self):
        """The body of a request, told by its length or in chunks."""
        if self.headers.get("Transfer-Encoding", "").lower() != "chunked":
            return self.rfile.read(int(self.headers.get("Content-Length") or 0))
        chunks = []
        while size := int(self.rfile.readline().split(b";")[0], 16):
            chunks.append(self.rfile.read(size))
            self.rfile.readline()
        while self.rfile.readline().strip():
            pass
        return b"".join(chunks)

    def send(self, status, text, headers):
        """Sends an answer in JSON, packed where that is worth it and the client takes it, as a gateway
        does."""
        data = (text or "").encode()
        if len(data) > 1000 and "gzip" in self.headers.get("Accept-Encoding", ""):
            data = gzip.compress(data, 1)
            headers = {**headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if text is not None:
            self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        """Says nothing."""


class Server(http.server.ThreadingHTTPServer):
    """One thread for each connection."""

    daemon_threads = True
    request_queue_size = 128


def serving(dsn, port, secret):
    """A server that is ready, and the public key that its clients send."""
    key = tokens.signed({"role": "anon", "iss": "supabase", "exp": 4102444800}, secret)
    gate = type("OurGate", (Gate,), {"key": key, "parts": {
        "/rest/v1/": Rest(Pool(dsn, "authenticator"), secret),
        "/auth/v1/": Accounts(Pool(dsn, "supabase_auth_admin"), secret)}})
    return Server(("127.0.0.1", port), gate), key


def main():
    """Serves until it is ended."""
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    where = options.add_mutually_exclusive_group(required=True)
    where.add_argument("--database", help="where the database is, as libpq has it")
    where.add_argument("--temporary", action="store_true", help="a database of its own")
    options.add_argument("--port", type=int, default=0)
    options.add_argument("--secret", default=secrets.token_hex(20), help="what signs sessions")
    asked = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.ExitStack() as stack:
        if asked.temporary:
            asked.database = stack.enter_context(contextlib.closing(Cluster())).dsn("authenticator")
        server, key = serving(asked.database, asked.port, asked.secret)
        print(f"url http://127.0.0.1:{server.server_port}", f"apikey {key}", sep="\n", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()


if __name__ == "__main__":
    main()
