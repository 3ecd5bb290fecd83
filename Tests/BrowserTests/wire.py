"""The served app without a browser: one request, its answer, and what a page offers to use."""

import http.client
import json
import re
import socket
from dataclasses import dataclass
from html import unescape
from urllib.parse import urlencode, urlsplit

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
SCRIPT = {"Accept": "application/json"}
BUTTON = re.compile(r'name="action" value="([^"]*)"[^>]*data-id="([^"]*)"')
FIELD = re.compile(r'<form[^>]*action="([^"]*)"[^>]*><input[^>]*name="action" value="([^"]*)"')


@dataclass
class Answer:
    status: int
    headers: dict
    text: str

    @property
    def json(self):
        return json.loads(self.text)

    @property
    def actions(self):
        """What the buttons of a page would post, by the id of the element."""
        return {name: unescape(action) for action, name in BUTTON.findall(self.text)}

    @property
    def fields(self):
        """What the fields of a page would post, besides their value."""
        return [unescape(action) for _, action in FIELD.findall(self.text)]

    @property
    def words(self):
        """What the page says, without what styles it and what VoiceOver alone reads."""
        text = re.sub(r"<(style|svg)\b.*?</\1>", " ", self.text, flags=re.DOTALL)
        return unescape(" ".join(re.sub(r"<[^>]+>", " ", text).split()))


class Wire:
    """Requests to a program that serves."""

    def __init__(self, served):
        self.served = served
        self.root = urlsplit(served.address).path

    def ask(self, method, target, body=None, **headers):
        """One request; names of headers are written with an underscore for each hyphen."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=60)
        try:
            connection.request(method, target, body, named)
            response = connection.getresponse()
            return Answer(
                response.status, dict(response.getheaders()), response.read().decode())
        finally:
            connection.close()

    def get(self, target, **headers):
        return self.ask("GET", target, **headers)

    def post(self, target, form, **headers):
        return self.ask("POST", target, urlencode(form), **{**FORM, **headers})

    def raw(self, data, seconds=60):
        """What comes back for bytes as they are, until the other side ends."""
        with socket.create_connection(("127.0.0.1", self.served.port), seconds) as connection:
            connection.sendall(data)
            parts = []
            while part := connection.recv(65536):
                parts.append(part)
        return b"".join(parts).decode(errors="replace")

    def tab(self, query=""):
        """Opens a tab and answers with its path."""
        answer = self.get(self.root + query)
        return urlsplit(answer.headers["Location"]).path

    def tap(self, tab, action, query="", value=None, **headers):
        form = {"action": action} | ({} if value is None else {"value": value})
        return self.post(f"{tab}tap{query}", form, **headers)
