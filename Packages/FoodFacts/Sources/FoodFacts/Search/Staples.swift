import EmbeddedText

/// The names that people look for most, the most frequent first.
enum Staples {
  /// The position of each normalized name, counted from zero.
  static let bundled: [String: Int] = {
    let keys = String(decoding: BundledStaples.text.bytes, as: UTF8.self).split(separator: "\n")
    return Dictionary(
      keys.enumerated().map { (String($1), $0) }, uniquingKeysWith: { first, _ in first })
  }()
}
