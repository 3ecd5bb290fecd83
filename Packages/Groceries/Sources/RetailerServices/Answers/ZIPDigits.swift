import Groceries

/// A ZIP code as people type it.
enum ZIPDigits {
  /// Its five digits; the first five of a longer one such as "94103-1234".
  ///
  /// - Throws: ``Groceries/RetailerError/unknownZIP(_:)`` for any other text.
  static func read(_ text: String) throws(RetailerError) -> String {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " } }
    let isCode = { (part: String, count: Int) in
      part.utf8.count == count && part.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }
    guard let first = parts.first, isCode(first, 5), parts.count == 1 || parts.count == 2,
      parts.dropFirst().allSatisfy({ isCode($0, 4) })
    else { throw .unknownZIP(text) }
    return first
  }
}
