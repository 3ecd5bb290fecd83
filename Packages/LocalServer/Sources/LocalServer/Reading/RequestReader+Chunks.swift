import Codecs

extension RequestReader {
  private static let longestSizeLine = 256

  /// Reads the next part of a chunked body; false if it has not arrived yet.
  mutating func readChunked() throws(RequestFault) -> Bool {
    switch part {
    case .chunkSize:
      guard let line = try takeLine(limit: Self.longestSizeLine, else: .malformed) else {
        return false
      }
      let size = try chunkSize(line)
      part = size == 0 ? .trailer(bytes: 0) : .chunk(left: size)
    case .chunk(let left):
      guard take(left) else { return false }
      part = .chunkEnd
    case .chunkEnd:
      guard let line = try takeLine(limit: 0, else: .malformed) else { return false }
      guard line.isEmpty else { throw .malformed }
      part = .chunkSize
    case .trailer(let bytes): return try readTrailer(after: bytes)
    default: break
    }
    return true
  }

  /// The size in `1a;name=value`; extensions are ignored.
  private func chunkSize(_ line: ArraySlice<UInt8>) throws(RequestFault) -> Int {
    let digits = line.prefix { $0.hexadecimalValue != nil }
    let rest = line[digits.endIndex...]
    guard !digits.isEmpty, rest.isEmpty || rest.first == UInt8(ascii: ";") else {
      throw .malformed
    }
    guard digits.count <= 8 else { throw .bodyTooLarge }
    let size = digits.reduce(0) { $0 << 4 | Int($1.hexadecimalValue ?? 0) }
    guard body.count + size <= limits.body else { throw .bodyTooLarge }
    return size
  }

  /// Skips the fields after the last chunk, which are not needed.
  private mutating func readTrailer(after count: Int) throws(RequestFault) -> Bool {
    guard let line = try takeLine(limit: limits.field, else: .headTooLarge) else { return false }
    guard !line.isEmpty else {
      part = .whole
      return true
    }
    guard count + line.count <= limits.fieldBytes else { throw .headTooLarge }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(\.isTokenByte)
    else { throw .malformed }
    part = .trailer(bytes: count + line.count)
    return true
  }
}
