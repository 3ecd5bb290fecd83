import DesignSystem

/// The widths of letters, for a page that may be drawn in another typeface than Inter.
public struct Typeface: Hashable, Sendable {
  /// The first character of a table, the space.
  static let first = 0x20
  /// The number of characters of a table: ASCII from the space to the tilde, then
  /// `–—‘’“”…·•½¼¾×°é`.
  public static let count = 110
  /// The weights that a table is given for, in order.
  public static let weights: [FontWeight] = [.regular, .medium, .semibold, .bold]

  /// The widths of Inter, that the designs are drawn with.
  public static let inter = Typeface()

  /// The widths of each weight, in thousandths of the size; empty for Inter.
  private let tables: [[UInt16]]

  private init() { tables = [] }

  /// Makes a typeface of one table for each weight; nil unless there are as many widths as needed.
  ///
  /// A width of nothing or of more than three times the size is refused.
  public init?(tables: [[UInt16]]) {
    let isWhole = tables.allSatisfy { table in
      table.count == Self.count && table.allSatisfy { (1...3000).contains($0) }
    }
    guard isWhole, tables.count == Self.weights.count else { return nil }
    self.tables = tables
  }

  /// The widths of a weight; nil for Inter.
  func table(of weight: FontWeight) -> [UInt16]? {
    guard !tables.isEmpty else { return nil }
    return Self.weights.firstIndex(of: weight).map { tables[$0] } ?? tables[0]
  }

  /// By how much the letters are wider than those of Inter, for characters without a width.
  func scale(of weight: FontWeight) -> Double {
    guard let table = table(of: weight) else { return 1 }
    let inter = TextMeasure(pointSize: 1000, weight: weight, tracking: 0)
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { Int($0) }
    let own = letters.reduce(0) { $0 + Int(table[$1 - Self.first]) }
    let drawn = letters.reduce(0) { sum, letter in
      sum + inter.width(String(UnicodeScalar(UInt8(letter))))
    }
    return Double(own) / max(1, drawn)
  }
}
