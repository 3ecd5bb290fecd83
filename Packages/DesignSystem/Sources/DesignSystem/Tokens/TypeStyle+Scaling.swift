/// The size and the line height of a style at one Dynamic Type size.
public struct TypeMetrics: Hashable, Sendable {
  /// The font size in points.
  public var pointSize: Double
  /// The distance between baselines in points.
  public var lineHeight: Double

  /// Makes metrics from two lengths in points.
  public init(pointSize: Double, lineHeight: Double) {
    self.pointSize = pointSize
    self.lineHeight = lineHeight
  }
}

extension TypeStyle {
  /// The optical family, which depends on the size at L (C-T02).
  public var family: FontFamily { metrics.pointSize >= 22 ? .display : .text }

  /// The metrics at a Dynamic Type size, from the table of iOS Dynamic Type sizes.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography. Derived styles scale with their base
  /// and are rounded to whole points.
  public func scaled(for size: ContentSize) -> TypeMetrics {
    guard isDerived else { return Self.published(self, size) }
    let base = Self.published(scalesWith, size).pointSize
    let reference = Self.published(scalesWith, .l).pointSize
    let points = (derivedPoints * base / reference).rounded()
    return TypeMetrics(pointSize: points, lineHeight: Self.leading(points))
  }

  private var derivedPoints: Double {
    switch self {
    case .paywallHeadline: 24
    case .stateIcon: 48
    default: 14
    }
  }

  private static func published(_ style: TypeStyle, _ size: ContentSize) -> TypeMetrics {
    let points = style.publishedPoints[size.rank]
    // Subheadline at xxxL is the only published row that differs from the common leading curve.
    let isOutlier = style == .subheadline && size == .xxxl
    return TypeMetrics(pointSize: points, lineHeight: isOutlier ? 28 : leading(points))
  }

  private var publishedPoints: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    default: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The leading for a point size in the published table.
  static func leading(_ points: Double) -> Double {
    let first = 11
    let index = Int(points) - first
    guard leadings.indices.contains(index) else { return (points * 1.18).rounded() }
    return leadings[index]
  }

  /// Leadings for 11 to 60 points.
  private static let leadings: [Double] = [
    13, 16, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 28, 29, 30, 31, 32, 33, 34, 35, 37,
    38, 39, 40, 41, 42, 43, 44, 46, 47, 48,
    49, 50, 51, 52, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 64, 65, 66, 67, 68, 69, 70,
  ]
}
