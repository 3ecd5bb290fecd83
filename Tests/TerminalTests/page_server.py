"""A server on this machine that has one page, and knows who asked for it."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class PageServer:
    """Serves a page while its block runs; `asked` are the paths that somebody asked for."""

    def __init__(self, page):
        self.asked = []
        asked, body = self.asked, page.encode()

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *words):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.link = f"http://127.0.0.1:{self._server.server_port}/noodles"

    def __enter__(self):
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *reason):
        self._server.shutdown()
        self._server.server_close()
