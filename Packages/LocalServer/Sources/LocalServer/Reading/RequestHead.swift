/// The lines before the body, as they arrive.
struct RequestHead {
  /// How the body is read.
  enum Framing: Equatable {
    case length(Int)
    case chunked
  }

  let method: HTTPMethod
  let target: RequestTarget
  /// Whether the client uses HTTP/1.1 or a later minor version.
  let isVersion11: Bool
  private(set) var headers = HTTPHeaders()
  private(set) var fieldBytes = 0

  /// Starts a head with a request line.
  init(requestLine line: ArraySlice<UInt8>) throws(RequestFault) {
    let parts = line.split(separator: .space, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(\.isTokenByte),
      !parts[1].isEmpty
    else { throw .malformed }
    isVersion11 = try Self.isVersion11(parts[2])
    guard let method = HTTPMethod(rawValue: String(decoding: parts[0], as: UTF8.self)) else {
      throw .unknownMethod
    }
    self.method = method
    target = try RequestTarget(Array(parts[1]))
  }

  private static func isVersion11(_ version: ArraySlice<UInt8>) throws(RequestFault) -> Bool {
    let bytes = Array(version)
    guard bytes.count == 8, bytes.starts(with: "HTTP/".utf8), bytes[5].isDigit,
      bytes[6] == UInt8(ascii: "."), bytes[7].isDigit
    else { throw .malformed }
    guard bytes[5] == UInt8(ascii: "1") else { throw .unknownVersion }
    return bytes[7] != UInt8(ascii: "0")
  }

  /// Adds a line `Name: value`.
  mutating func add(_ line: ArraySlice<UInt8>, _ limits: ServerLimits) throws(RequestFault) {
    fieldBytes += line.count + 2
    guard fieldBytes <= limits.fieldBytes, headers.fields.count < limits.fieldCount else {
      throw .headTooLarge
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(\.isTokenByte)
    else { throw .malformed }
    headers.add(
      String(decoding: line[..<colon], as: UTF8.self),
      String(decoding: line[(colon + 1)...], as: UTF8.self).trimmed)
  }

  /// Checks the whole head and returns how the body is read.
  func framing(_ limits: ServerLimits) throws(RequestFault) -> Framing {
    try checkHost()
    let framing = try declaredFraming()
    try checkExpectation()
    if case .length(let length) = framing, length > limits.body { throw .bodyTooLarge }
    return framing
  }

  private func checkHost() throws(RequestFault) {
    let hosts = headers.values(of: "Host")
    guard hosts.count == 1 || hosts.isEmpty && !isVersion11 else { throw .badHost }
    guard let host = hosts.first else { return }
    guard RequestTarget.isHost(host), target.host ?? host.lowercased() == host.lowercased() else {
      throw .badHost
    }
  }

  private func declaredFraming() throws(RequestFault) -> Framing {
    let codings = headers.values(of: "Transfer-Encoding")
    let lengths = headers.values(of: "Content-Length")
    if !codings.isEmpty {
      guard lengths.isEmpty, isVersion11 else { throw .badLength }
      guard codings.count == 1, codings[0].equalsIgnoringCase("chunked") else {
        throw .unknownCoding
      }
      return .chunked
    }
    guard let text = lengths.first else {
      if method.needsLength { throw .lengthMissing }
      return .length(0)
    }
    guard lengths.allSatisfy({ $0 == text }), !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else {
      throw .badLength
    }
    guard let length = Int(text) else { throw .bodyTooLarge }
    return .length(length)
  }

  private func checkExpectation() throws(RequestFault) {
    guard isVersion11, let expectation = headers["Expect"] else { return }
    guard expectation.equalsIgnoringCase("100-continue") else { throw .unknownExpectation }
  }

  /// Whether the client waits for `100 Continue` before it sends the body.
  var awaitsContinue: Bool { isVersion11 && headers["Expect"] != nil }

  /// Whether another request may follow on the same connection.
  var keepsAlive: Bool { isVersion11 && !headers.words(of: "Connection").contains("close") }
}
