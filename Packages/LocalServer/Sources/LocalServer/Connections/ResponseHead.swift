/// The bytes of an answer before its body.
enum ResponseHead {
  /// What goes before the body of a request that waits for it.
  static let `continue` = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  /// Fields that only the server itself writes.
  private static let own = ["Content-Length", "Transfer-Encoding", "Connection", "Date"]

  /// The status line and the fields, with the blank line after them.
  static func bytes(_ response: HTTPResponse, date: String, closes: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(response.status.rawValue) \(response.status.reason)\r\n"
    text += "Date: \(date)\r\n"
    for field in response.headers.fields where !own.contains(where: field.name.equalsIgnoringCase) {
      guard !field.name.isEmpty, field.name.utf8.allSatisfy(\.isTokenByte) else { continue }
      text += "\(field.name): "
      text.unicodeScalars += field.value.unicodeScalars.map { isControl($0) ? " " : $0 }
      text += "\r\n"
    }
    if !response.status.isBodiless { text += "Content-Length: \(response.body.count)\r\n" }
    if closes { text += "Connection: close\r\n" }
    return Array((text + "\r\n").utf8)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }
}
