/// A text size of iOS Dynamic Type, smallest first.
public enum ContentSize: String, CaseIterable, Sendable {
  /// Extra small.
  case xS
  /// Small.
  case S
  /// Medium.
  case M
  /// Large, the default.
  case L
  /// Extra large.
  case xL
  /// Extra extra large.
  case xxL
  /// Extra extra extra large.
  case xxxL
  /// First accessibility size.
  case AX1
  /// Second accessibility size.
  case AX2
  /// Third accessibility size.
  case AX3
  /// Fourth accessibility size.
  case AX4
  /// Fifth accessibility size.
  case AX5

  /// Whether line limits are ignored and rows stack vertically (C-T11).
  public var isAccessibilitySize: Bool { rank >= ContentSize.AX1.rank }

  /// This size, or the largest allowed size if this one is larger.
  public func limited(to largest: ContentSize?) -> ContentSize {
    guard let largest, rank > largest.rank else { return self }
    return largest
  }

  /// The position in the list of sizes, 0 to 11.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
