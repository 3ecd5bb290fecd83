@testable import LocalServer

/// Requests of every kind, good and bad, short enough to be cut at every byte.
enum Samples {
  static let limits: ServerLimits = {
    var limits = ServerLimits()
    limits.requestLine = 60
    limits.field = 60
    limits.fieldBytes = 150
    limits.fieldCount = 5
    limits.body = 20
    return limits
  }()

  static let all = good + bad.map(\.text)

  static let good = [
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "\r\n\r\nGET /a?b=c HTTP/1.0\r\n\r\n",
    "HEAD /a/b/ HTTP/1.1\r\nHost: a\r\nX: y\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\na=\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 4\r\n\r\nabcd",
    "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\na",
    "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\nA: b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nX:\r\nY: \u{E9}\r\n\r\n",
  ]

  /// What is wrong, and how.
  static let bad: [(text: String, fault: RequestFault)] =
    lines.map { ($0.0.replacing("|", with: "\r\n"), $0.1) }

  private static let lines: [(String, RequestFault)] =
    requestLines.map { ("\($0.0)|Host: a||", $0.1) }
    + heads.map { ("GET / HTTP/1.1|\($0.0)||", $0.1) }
    + bodies.map { ("POST / HTTP/1.1|Host: a|\($0.0)", $0.1) }
    + [
      ("\u{16}\u{3}\u{1}", .malformed), ("|||GET / HTTP/1.1|Host: a||", .malformed),
      ("GET / HTTP/1.1\nHost: a\n\n", .malformed), ("GET / HTTP/1.1\rHost: a||", .malformed),
      (" GET / HTTP/1.1|Host: a||", .malformed), ("\0", .malformed),
      ("POST / HTTP/1.0|Transfer-Encoding: chunked||0||", .badLength),
      ("GET / HTTP/1.0|Host: a|Host: a||", .badHost),
    ]

  private static let requestLines: [(String, RequestFault)] = [
    ("GET /", .malformed), ("GET  / HTTP/1.1", .malformed), ("GET / HTTP/1.1 ", .malformed),
    ("GET / http/1.1", .malformed), ("GET / HTTP/1.11", .malformed),
    ("GET\t/ HTTP/1.1", .malformed),
    ("G(T / HTTP/1.1", .malformed), ("GET / HTTP/x.1", .malformed),
    ("GET / HTTP/2.0", .unknownVersion), ("PRI * HTTP/2.0", .unknownVersion),
    ("GET / HTTP/0.9", .unknownVersion), ("get / HTTP/1.1", .unknownMethod),
    ("TRACE / HTTP/1.1", .unknownMethod), ("CONNECT a:1 HTTP/1.1", .unknownMethod),
    ("OPTIONS * HTTP/1.1", .badTarget), ("GET a:1 HTTP/1.1", .badTarget),
    ("GET https://a/ HTTP/1.1", .badTarget), ("GET http:///x HTTP/1.1", .badHost),
    ("GET http://u@a/ HTTP/1.1", .badHost), ("GET /#x HTTP/1.1", .badTarget),
    ("GET /\u{E9} HTTP/1.1", .badTarget), ("GET /../a HTTP/1.1", .badTarget),
    ("GET /a/.. HTTP/1.1", .badTarget), ("GET /./a HTTP/1.1", .badTarget),
    ("GET /%2e%2E/a HTTP/1.1", .badTarget), ("GET /.%2e HTTP/1.1", .badTarget),
    ("GET //a HTTP/1.1", .badTarget), ("GET /a//b HTTP/1.1", .badTarget),
    ("GET /a%2fb HTTP/1.1", .badTarget), ("GET /a%5Cb HTTP/1.1", .badTarget),
    ("GET /a\\b HTTP/1.1", .badTarget), ("GET /a%00 HTTP/1.1", .badTarget),
    ("GET /a%0d%0aX HTTP/1.1", .badTarget), ("GET /%7F HTTP/1.1", .badTarget),
    ("GET /%zz HTTP/1.1", .badEscape), ("GET /%4 HTTP/1.1", .badEscape),
    ("GET /%C3 HTTP/1.1", .badEscape), ("GET /?a=%ff HTTP/1.1", .badEscape),
    ("GET /?%u0041 HTTP/1.1", .badEscape), ("GET /?a=% HTTP/1.1", .badEscape),
    ("GET /%c0%ae%c0%ae/ HTTP/1.1", .badEscape), ("GET /?" + fill(60), .targetTooLong),
  ]

  private static let heads: [(String, RequestFault)] = [
    ("X: y", .badHost), ("Host: a|Host: a", .badHost), ("Host:", .badHost),
    ("Host: a b", .badHost), ("Host: a/b", .badHost), ("Host: a,b", .badHost),
    ("Host: a@b", .badHost), ("Host : a", .malformed), ("Host: a| folded", .malformed),
    (" Host: a", .malformed), ("Host: a|NoColon", .malformed), ("Host: a|: x", .malformed),
    ("Host: a|X\u{E9}: y", .malformed), ("Host: a|X: \0", .malformed),
    ("Host: a|X: \u{7F}", .malformed), ("Host: a|X: a\u{B}b", .malformed),
    ("Host: a|X: \(fill(60))", .headTooLarge),
    ("Host: a|A: \(fill(50))|B: \(fill(50))|C: \(fill(50))", .headTooLarge),
    ("Host: a|A: 1|B: 2|C: 3|D: 4|E: 5", .headTooLarge), ("Host: a|Expect: x", .unknownExpectation),
  ]

  private static let bodies: [(String, RequestFault)] = [
    ("|", .lengthMissing), ("Content-Length: 21||", .bodyTooLarge),
    ("Content-Length: 99999999999999999999||", .bodyTooLarge), ("Content-Length: ||", .badLength),
    ("Content-Length: -1||", .badLength), ("Content-Length: +1||", .badLength),
    ("Content-Length: 0x1||", .badLength), ("Content-Length: 1 1||", .badLength),
    ("Content-Length: 1, 1||", .badLength), ("Content-Length: 1|Content-Length: 2||", .badLength),
    ("Content-Length: 1|Transfer-Encoding: chunked||", .badLength),
    ("Transfer-Encoding: gzip||", .unknownCoding),
    ("Transfer-Encoding: identity||", .unknownCoding),
    ("Transfer-Encoding: gzip, chunked||", .unknownCoding),
    ("Transfer-Encoding: chunked|Transfer-Encoding: chunked||", .unknownCoding),
    ("Transfer-Encoding: chunked||x|", .malformed), ("Transfer-Encoding: chunked||-1|", .malformed),
    ("Transfer-Encoding: chunked|||", .malformed), ("Transfer-Encoding: chunked||1 |", .malformed),
    ("Transfer-Encoding: chunked||1|ab|", .malformed),
    ("Transfer-Encoding: chunked||0|bad|", .malformed),
    ("Transfer-Encoding: chunked||15|", .bodyTooLarge),
    ("Transfer-Encoding: chunked||A|0123456789|B|", .bodyTooLarge),
    ("Transfer-Encoding: chunked||fffffffffffffffff|", .bodyTooLarge),
    ("Transfer-Encoding: chunked||0|X: \(fill(60))|", .headTooLarge),
    ("Transfer-Encoding: chunked||1;\(fill(300))|", .malformed),
  ]

  private static func fill(_ count: Int) -> String { String(repeating: "a", count: count) }
}
