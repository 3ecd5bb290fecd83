/// A US ZIP code with an existing area.
package struct ZIPCode: Hashable, Sendable {
  /// The five digits.
  let digits: [UInt8]

  /// Parses "94103" or "94103-1234"; nil for any other text, and for an area that is not in use.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let digits = Self.digits(of: first, count: 5),
      parts.count == 1 || Self.digits(of: parts[1], count: 4) != nil
    else { return nil }
    let area = digits.prefix(3).reduce(0) { $0 * 10 + Int($1) }
    guard !Self.unused.contains(area) else { return nil }
    self.digits = digits
  }

  /// The distance to another code, for sorting; codes with the same first digits are near each
  /// other.
  ///
  /// - Returns: the number of digits from the first different one on, and the difference of the
  ///   numbers.
  func distance(to other: ZIPCode) -> (digits: Int, number: Int) {
    let shared = zip(digits, other.digits).prefix { $0 == $1 }.count
    return (digits.count - shared, abs(number - other.number))
  }

  private var number: Int { digits.reduce(0) { $0 * 10 + Int($1) } }

  private static func digits(of text: Substring, count: Int) -> [UInt8]? {
    let digits = text.utf8.map { $0 &- UInt8(ascii: "0") }
    return digits.count == count && digits.allSatisfy { $0 < 10 } ? digits : nil
  }

  /// The first three digits that the US Postal Service is known not to use; any other code is
  /// accepted.
  private static let unused: Set<Int> = Set(0...4).union([
    213, 269, 343, 345, 348, 353, 419, 428, 429, 517, 518, 519, 529, 533, 536, 552, 568, 578, 579,
    589, 621, 632, 642, 643, 663, 682, 694, 695, 696, 697, 698, 699, 702, 709, 715, 732, 742, 817,
    818, 819, 839, 848, 849, 854, 858, 861, 862, 866, 867, 868, 869, 876, 886, 887, 888, 892, 896,
    899, 909, 929, 987,
  ])
}
