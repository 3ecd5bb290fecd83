import SeededRandom
import Testing

@testable import LocalServer

@Suite struct MessagesTests {
  @Test(arguments: [
    ("a=1&b=2&a=3", "a=1&b=2&a=3"), ("a", "a="), ("&&a=b&", "a=b"), ("a+b=c%2Bd", "a%20b=c%2Bd"),
    ("at=recipe?id=x=y", "at=recipe%3Fid%3Dx%3Dy"), ("", ""), ("=", "="),
    ("%E2%82%AC=%F0%9F%8D%9C", "%E2%82%AC=%F0%9F%8D%9C"),
  ])
  func `a query is read and written`(text: String, written: String) throws {
    let query = try Query(parsing: Array(text.utf8))
    #expect(query.encoded == written)
    #expect(try Query(parsing: Array(query.encoded.utf8)) == query)
  }

  @Test func `any text comes back from a query and from a path`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let scalars = (0..<8).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0..<0x2_0000, using: &random))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let query = Query([.init(text, text)])
      #expect(try Query(parsing: Array(query.encoded.utf8)) == query)
    }
    let path = try RequestPath(parsing: Array("/a%20%3F/%25/".utf8))
    #expect(path.segments == ["a ?", "%"])
    #expect(try RequestPath(parsing: Array(path.description.utf8)) == path)
  }

  @Test func `a form must say that it is one`() throws {
    let body = Array("secret=a+b".utf8)
    let type = "Application/X-WWW-form-urlencoded; charset=UTF-8"
    let request = try HTTPRequest(
      .post, "/enter", headers: ["content-type": type], body: body, port: 1)
    #expect(try request.form()["secret"] == "a b")
    let other = try HTTPRequest(.post, "/enter", body: body, port: 1)
    #expect(throws: RequestFault.notAForm) { try other.form() }
  }

  @Test(arguments: [
    ("application/json", true), ("text/html, application/json;q=0.9", true), ("*/*", false),
    ("text/html", false), ("application/jsonx", false), ("Application/JSON", true),
    ("application/json;q=0", false), ("application/json ; Q=0.000, text/html", false),
    ("application/json;q=0.001", true),
  ])
  func `a request knows the media types that its client accepts`(accept: String, expected: Bool)
    throws
  {
    let request = try HTTPRequest(.get, "/", headers: ["accept": accept], port: 1)
    #expect(request.accepts("application/json") == expected)
    #expect(request.accepts("Application/Json") == expected)
  }

  @Test func `the head of an answer can hold no line that was not meant`() {
    var response = HTTPResponse.redirect(to: "/a\r\nSet-Cookie: x=y\u{E9} b")
    response.headers["X-A"] = "one\r\n\r\n<script>\0"
    response.headers["X\r\nY"] = "dropped"
    response.headers["content-length"] = "999"
    let bytes = ResponseHead.bytes(response, date: "now", closes: true)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == """
        HTTP/1.1 303 See Other
        Date: now
        Location: /a%0D%0ASet-Cookie:%20x=y%C3%A9%20b
        X-A: one    <script> 
        Content-Length: 0
        Connection: close


        """.crlf)
  }

  @Test func `an answer without content has no length`() {
    let bytes = ResponseHead.bytes(.noContent, date: "now", closes: false)
    #expect(
      String(decoding: bytes, as: UTF8.self) == "HTTP/1.1 204 No Content\r\nDate: now\r\n\r\n")
  }

  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT"),
    (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (-5, "Thu, 01 Jan 1970 00:00:00 GMT"),
  ])
  func `a date is written as HTTP wants it`(second: Int, text: String) {
    #expect(HTTPDate.text(secondsSince1970: second) == text)
  }
}
