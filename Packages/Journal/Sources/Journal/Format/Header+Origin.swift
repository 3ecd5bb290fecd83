extension Header {
  /// The part of the file id that all replacements of a file share.
  var origin: String {
    let parts = file.split(separator: ".")
    if parts.count > 1, let mark = parts.last, mark.utf8.count == Checksum.length,
      mark.utf8.allSatisfy(Self.digits.contains)
    {
      return String(mark)
    }
    return String(decoding: Checksum.text(of: Array(file.utf8)), as: UTF8.self)
  }

  private static let digits = Set("0123456789abcdef".utf8)
}
