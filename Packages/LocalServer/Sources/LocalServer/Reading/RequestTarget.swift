import Codecs

/// The target of a request line, between method and version.
struct RequestTarget: Equatable {
  /// The host that the target itself names, with its port, in lower case.
  var host: String?
  var path: RequestPath
  var query: Query

  /// Reads a target such as `/path?query` or `http://host/path?query`.
  init(_ bytes: [UInt8]) throws(RequestFault) {
    guard bytes.allSatisfy({ 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "#") }) else {
      throw .badTarget
    }
    var rest = bytes[...]
    if rest.first != .slash {
      (host, rest) = try Self.splitHost(rest)
    }
    let mark = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    path = try RequestPath(parsing: rest[..<mark])
    query = try Query(parsing: rest[mark...].dropFirst())
  }

  private static func splitHost(
    _ bytes: ArraySlice<UInt8>
  ) throws(RequestFault) -> (String, ArraySlice<UInt8>) {
    let scheme = Array("http://".utf8)
    guard bytes.prefix(scheme.count).map(\.lowercasedASCII) == scheme else { throw .badTarget }
    let rest = bytes.dropFirst(scheme.count)
    let end = rest.firstIndex { $0 == .slash || $0 == UInt8(ascii: "?") } ?? rest.endIndex
    let host = String(decoding: rest[..<end].map(\.lowercasedASCII), as: UTF8.self)
    guard Self.isHost(host) else { throw .badHost }
    return (host, rest[end...].first == .slash ? rest[end...] : [.slash] + rest[end...])
  }

  /// Whether a text can be a host with a port.
  static func isHost(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        PercentCoding.isUnreserved(byte) || [0x3A, 0x5B, 0x5D].contains(byte)
      }
  }
}
