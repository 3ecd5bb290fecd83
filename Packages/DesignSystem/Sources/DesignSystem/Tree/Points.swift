/// Makes lengths and fractions valid for layout.
enum Points {
  /// The longest length that a layout takes; far beyond any page.
  static let most = 1_000_000.0

  /// The length, at most a million points; 0 if it is negative or not a number.
  static func length(_ points: Double) -> Double {
    points > 0 ? min(points, most) : 0
  }

  /// The fraction, limited to 0...1; 0 if it is not a number.
  static func share(_ fraction: Double) -> Double {
    fraction > 0 ? min(fraction, 1) : 0
  }
}

extension LayoutSpec.Extent {
  /// The extent with a length that is valid for layout.
  var clamped: LayoutSpec.Extent {
    if case .fixed(let points) = self { return .fixed(Points.length(points)) }
    return self
  }
}

extension LayoutSpec.Flow {
  /// The flow with at least one column, at least a point wide.
  var clamped: LayoutSpec.Flow {
    switch self {
    case .grid(let columns): .grid(columns: max(1, columns))
    case .columns(let minimum): .columns(minimum: max(1, Points.length(minimum)))
    case .vertical, .horizontal, .wrap, .overlay, .screen: self
    }
  }
}
