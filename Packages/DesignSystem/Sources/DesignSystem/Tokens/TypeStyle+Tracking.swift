extension TypeMetrics {
  /// The additional space between characters, in points; negative values reduce the space.
  ///
  /// Source: the tracking values of SF Pro for iOS in Apple's Human Interface Guidelines
  /// (Typography, December 2025), in thousandths of the font size. Sizes that are missing from the
  /// table have the value of the next smaller one; from 80 points on the tracking is zero.
  public var tracking: Double { Self.thousandths(pointSize) * pointSize / 1000 }

  private static func thousandths(_ points: Double) -> Double {
    let index = Int(points.rounded()) - 6
    guard index >= 0 else { return table[0] }
    return index < table.count ? table[index] : 0
  }

  /// The tracking for 6 to 79 points.
  private static let table: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20,
    -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11,
    14, 14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10,
    10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7,
    6, 6, 6, 6, 6, 6, 5, 5, 4,
    4, 4, 4, 4, 4, 3, 3, 2, 2, 2,
    2, 2, 2, 2, 2, 1, 1, 1, 1,
  ]
}
