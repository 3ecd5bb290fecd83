#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Codecs

/// A browser without a window: it has a tab of the app and keeps one connection open.
struct BenchBrowser {
  /// The server's answer to the page's script.
  private struct Answer: Decodable {
    var front: String
    var address: String
    var isLoading: Bool
  }

  private let line: LoopbackLine
  private let host: String
  private let path: String
  private var address = ""
  private var taps: [Substring] = []
  private var isLoading = false
  /// The number of allocations while the last tap was answered, nearly all by the app; nil without
  /// a counter.
  private(set) var allocations: Int?

  /// Opens a tab at the address that the app printed.
  init(_ place: String) throws(BenchError) {
    let parts = place.split(separator: "/")
    guard parts.count == 3, let port = parts[1].split(separator: ":").last.flatMap({ UInt16($0) })
    else { throw .wrongResult("the app printed no address") }
    host = String(parts[1])
    line = try LoopbackLine(port: port)
    let opened = try Self.ask(line, "GET /\(parts[2])/ HTTP/1.1\r\nHost: \(host)\r\n\r\n")
    guard let start = opened.head.firstRange(of: "Location: ") else {
      throw .wrongResult("no tab opened")
    }
    path = String(opened.head[start.upperBound...].prefix { $0 != "?" && $0 != "\r" })
    try show(get(""))
  }

  /// Taps the control whose action has an id, and returns the time until the screen was complete.
  ///
  /// The time is in milliseconds; nil if there is no such control.
  mutating func tap(_ id: String) throws(BenchError) -> Double? {
    guard let tap = taps.first(where: { $0.dropFirst(9).hasPrefix(id) }) else { return nil }
    let body = "action=" + PercentCoding.escaped(String(tap))
    let request = """
      POST \(path)tap\(address) HTTP/1.1\r
      Host: \(host)\r
      Origin: http://\(host)\r
      Accept: application/json\r
      Content-Type: application/x-www-form-urlencoded\r
      Content-Length: \(body.utf8.count)\r
      \r
      \(body)
      """
    let before = AllocationCounter.count
    let start = ContinuousClock.now
    var answer = try Self.ask(line, request)
    var time = ContinuousClock.now - start
    allocations = AllocationCounter.count.map { $0 - (before ?? 0) }
    try show(answer)
    while isLoading {
      let start = ContinuousClock.now
      answer = try get(address)
      time += ContinuousClock.now - start
      try show(answer)
    }
    return time.milliseconds
  }

  private func get(_ part: String) throws(BenchError) -> (head: String, body: [UInt8]) {
    try Self.ask(
      line,
      "GET \(path)\(part) HTTP/1.1\r\nHost: \(host)\r\nAccept: application/json\r\n\r\n")
  }

  private mutating func show(_ answer: (head: String, body: [UInt8])) throws(BenchError) {
    guard answer.head.hasPrefix("HTTP/1.1 200 "),
      let shown = try? JSONDecoder().decode(Answer.self, from: Data(answer.body))
    else { throw .wrongResult("the app answered \(answer.head.prefix { $0 != "\r" })") }
    address = shown.address
    isLoading = shown.isLoading
    taps = shown.front.split(separator: "name=\"action\" value=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
  }

  private static func ask(
    _ line: LoopbackLine, _ request: String
  ) throws(BenchError) -> (head: String, body: [UInt8]) {
    try line.send(request)
    var bytes = try line.receive()
    var head = ""
    var bodyStart = 0
    var end = Int.max
    while bytes.count < end {
      if head.isEmpty, let gap = endOfHead(bytes) {
        head = String(decoding: bytes[..<gap], as: UTF8.self) + "\r"
        bodyStart = gap + 4
        let length = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
        end = bodyStart + (length.flatMap { Int($0.dropFirst(16).prefix { $0.isNumber }) } ?? 0)
      } else {
        bytes += try line.receive()
      }
    }
    return (head, Array(bytes[bodyStart...]))
  }

  /// The start of the blank line after a head; nil before it has arrived.
  ///
  /// It allocates next to nothing, so that the counter measures the app.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    let (cr, lf) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    return bytes.indices.dropLast(3).first { at in
      bytes[at] == cr && bytes[at + 1] == lf && bytes[at + 2] == cr && bytes[at + 3] == lf
    }
  }
}
