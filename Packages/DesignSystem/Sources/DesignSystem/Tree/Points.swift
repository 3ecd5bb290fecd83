/// Lengths and shares that a tree can be laid out with.
enum Points {
  /// The longest length that a layout takes; far beyond any page.
  static let most = 1_000_000.0

  /// The length itself; 0 for a negative one or no number, at most a million.
  static func length(_ points: Double) -> Double {
    points > 0 ? min(points, most) : 0
  }

  /// The share itself, brought between 0 and 1; 0 for no number.
  static func share(_ fraction: Double) -> Double {
    fraction > 0 ? min(fraction, 1) : 0
  }
}

extension LayoutSpec.Extent {
  /// The same wish with a length that can be laid out.
  var clamped: LayoutSpec.Extent {
    if case .fixed(let points) = self { return .fixed(Points.length(points)) }
    return self
  }
}

extension LayoutSpec.Flow {
  /// The same flow with at least one column.
  var clamped: LayoutSpec.Flow {
    if case .grid(let columns) = self { return .grid(columns: max(1, columns)) }
    return self
  }
}
