import MealModels

/// What one sold unit of a product holds: 2 × 500 g, a bunch, one piece, or what the scales say.
public struct PackageSize: Hashable, Sendable, Codable {
  /// How many equal parts it holds, at least one: 2 of "2 × 500 g".
  public var count: Int
  /// What each part holds: 500 g, 1 bunch, 12 pieces.
  public var content: Measure
  /// What each part is, where recipes count it: a can of 400 g; nil for none.
  public var container: MeasureUnit?
  /// Of a weighed product the smallest step that is sold, as a share of ``content``, which is then
  /// what the price is for; nil for what is sold in packages.
  public var step: Fraction?

  /// Makes a package, such as "2 × 500 g" or a can of 400 g.
  public init(_ count: Int = 1, of content: Measure, in container: MeasureUnit? = nil) {
    self.count = max(1, count)
    self.content = content
    self.container = container
    step = nil
  }

  /// One whole thing, such as an onion.
  public static let each = PackageSize(of: Measure(.exactly(.one)))

  /// One bunch.
  public static let bunch = PackageSize(of: Measure(.exactly(.one), .bunch))

  /// What is weighed: its price is for a measure, and it is sold in steps of a share of that.
  public static func weighed(per content: Measure, step: Fraction) -> PackageSize {
    var size = PackageSize(of: content)
    size.step = step > .zero ? step : .one
    return size
  }

  /// The package as a shelf says it: "2 × 500 g", "1 bunch", "each", "per lb".
  public var text: String {
    if step != nil { return "per \(Measure(content.quantity, content.unit).perText)" }
    if self == .each { return "each" }
    return count == 1 ? content.text : "\(count) × \(content.text)"
  }
}

extension Measure {
  /// "lb" of one pound, "100 g" of a hundred grams.
  fileprivate var perText: String {
    guard quantity == .exactly(.one), let unit else { return text }
    return unit.symbol
  }
}
