import SeededRandom

/// Makes bad requests from good ones.
struct Sample {
  let target: Target

  init(_ target: Target) {
    self.target = target
  }

  private func good(_ random: inout SeededGenerator) -> String {
    let (path, host) = (target.path, target.host)
    switch random.number(0...6) {
    case 0: return "GET \(path)?a=%C3%A9&b=c+d HTTP/1.1\r\nHost: \(host)\r\nAccept: */*\r\n\r\n"
    case 1: return "HEAD \(path) HTTP/1.0\r\nHost: \(host)\r\n\r\n"
    case 2: return post("Content-Length: 11", "a=b&c=%20+d")
    case 3:
      return post("Transfer-Encoding: chunked", "3\r\na=b\r\n5;x=y\r\n&c=de\r\n0\r\nT: t\r\n\r\n")
    case 4: return post("Expect: 100-continue\r\nContent-Length: 3", "a=b")
    case 5: return "GET http://\(host)\(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n"
    default:
      let get = "GET \(path)x HTTP/1.1\r\nHost: \(host)\r\n\r\n"
      return get + get + post("Content-Length: 3", "a=b") + get
    }
  }

  private func post(_ fields: String, _ body: String) -> String {
    "POST \(target.path)tap HTTP/1.1\r\nHost: \(target.host)\r\nOrigin: http://\(target.host)\r\n"
      + "Content-Type: application/x-www-form-urlencoded\r\n\(fields)\r\n\r\n\(body)"
  }

  /// A good request that was changed in one to five places.
  func spoiled(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(good(&random).utf8)
    for _ in 0..<random.number(1...5) {
      let place = random.number(0...bytes.count)
      let end = min(bytes.count, place + random.number(1...20))
      let piece = Self.pieces[random.number(0...Self.pieces.count - 1)]
      switch random.number(0...6) {
      case 0: bytes.insert(contentsOf: piece.utf8, at: place)
      case 1: bytes.replaceSubrange(place..<end, with: piece.utf8)
      case 2 where place < bytes.count: bytes[place] = UInt8(random.number(0...255))
      case 3 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.number(0...7))
      case 4: bytes.removeSubrange(place..<end)
      case 5: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes += good(&random).utf8
      }
    }
    return bytes
  }

  func spoiledOrGood(_ random: inout SeededGenerator) -> [UInt8] {
    random.happens(percent: 50) ? spoiled(&random) : Array(good(&random).utf8)
  }

  func truncated(_ random: inout SeededGenerator) -> [UInt8] {
    let bytes = Array(good(&random).utf8)
    return Array(bytes.prefix(random.number(0...bytes.count - 1)))
  }

  /// A request that is larger than a server should accept: its line, fields, body or chunks, or the
  /// number of requests.
  func oversized(_ random: inout SeededGenerator) -> [UInt8] {
    let much = String(
      repeating: random.pick("a", "%41", "/", "é"), count: random.number(9_000...60_000))
    let host = "Host: \(target.host)\r\n"
    let get = "GET \(target.path) HTTP/1.1\r\n\(host)"
    let text: String =
      switch random.number(0...7) {
      case 0: "GET \(target.path)\(much) HTTP/1.1\r\n\(host)\r\n"
      case 1: "\(much) / HTTP/1.1\r\n\(host)\r\n"
      case 2: "\(get)X: \(much)\r\n\r\n"
      case 3: get + (0..<random.number(101...2_000)).map { "X\($0): y\r\n" }.joined() + "\r\n"
      case 4: post("Content-Length: \(random.number(70_000...9_999_999_999))", much)
      case 5: post("Transfer-Encoding: chunked", "fffff\r\n\(much)")
      case 6:
        post(
          "Transfer-Encoding: chunked",
          String(repeating: "1;\(much.prefix(200))\r\na\r\n", count: 900))
      default: String(repeating: "\(get)\r\n", count: random.number(100...400))
      }
    return Array(text.utf8)
  }

  /// A request whose answer comes late or never, followed by further requests.
  func waiting(_ random: inout SeededGenerator) -> [UInt8] {
    let get = "GET \(target.waiting) HTTP/1.1\r\nHost: \(target.host)\r\n\r\n"
    return Array(String(repeating: get, count: random.number(1...3)).utf8)
  }

  /// Requests whose answers exceed the system's buffers for a client that does not read.
  func greedy() -> [UInt8] {
    let get = "GET \(target.large) HTTP/1.1\r\nHost: \(target.host)\r\n\r\n"
    return Array(String(repeating: get, count: 40).utf8)
  }

  private static let pieces = [
    "\r\n", "\r\n\r\n", "\n", "\r", "\0", " ", "\t", ":", ": ", "%", "%00", "%2f", "%2e%2e/",
    "/../",
    "//", "\\", "?", "#", "&", "=", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/0.9", "GET ", "POST ",
    "Content-Length: 5\r\n", "Content-Length: 0\r\n", "Content-Length: -1\r\n",
    "Content-Length: 18446744073709551616\r\n", "Transfer-Encoding: chunked\r\n",
    "Transfer-Encoding: gzip\r\n", "Transfer-Encoding : chunked\r\n", "Host: evil.example\r\n",
    "Origin: http://evil.example\r\n", "Sec-Fetch-Site: cross-site\r\n", "Expect: magic\r\n",
    "Connection: close\r\n", "Upgrade: websocket\r\n", "0\r\n\r\n", "ffffffffffffffff\r\n",
    "\r\n folded",
    "\u{16}\u{3}\u{1}", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "OPTIONS * HTTP/1.1\r\n", "😀",
    "http://",
  ]
}
