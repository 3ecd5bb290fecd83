/// The bytes of an answer before its body.
enum ResponseHead {
  /// The bytes that ask a waiting client for its body.
  static let `continue` = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  /// Fields that only the server itself writes.
  private static let own = ["Content-Length", "Transfer-Encoding", "Connection", "Date"]

  /// The status line and the fields, with the blank line after them.
  static func bytes(_ response: HTTPResponse, date: String, closes: Bool) -> [UInt8] {
    let status = "\(response.status.rawValue) \(response.status.reason)"
    var bytes = Array("HTTP/1.1 \(status)\r\nDate: \(date)\r\n".utf8)
    for field in response.headers.fields where !own.contains(where: field.name.equalsIgnoringCase) {
      guard !field.name.isEmpty, field.name.utf8.allSatisfy(\.isTokenByte) else { continue }
      bytes += field.name.utf8
      bytes += ": ".utf8
      bytes += field.value.utf8.lazy.map { isControl($0) ? UInt8(ascii: " ") : $0 }
      bytes += "\r\n".utf8
    }
    if !response.status.isBodiless {
      bytes += "Content-Length: \(response.body.count)\r\n".utf8
    }
    if closes { bytes += "Connection: close\r\n".utf8 }
    return bytes + "\r\n".utf8
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }
}
