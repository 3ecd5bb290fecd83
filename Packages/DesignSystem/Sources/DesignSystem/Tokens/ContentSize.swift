/// A text size of iOS Dynamic Type, smallest first.
///
/// The raw value, such as `AX5`, is its name in addresses, files and at the command line.
public enum ContentSize: String, CaseIterable, Sendable, CustomStringConvertible {
  /// Extra small.
  case xs = "xS"
  /// Small.
  case s = "S"
  /// Medium.
  case m = "M"
  /// Large, the default.
  case l = "L"
  /// Extra large.
  case xl = "xL"
  /// Extra extra large.
  case xxl = "xxL"
  /// Extra extra extra large.
  case xxxl = "xxxL"
  /// First accessibility size.
  case ax1 = "AX1"
  /// Second accessibility size.
  case ax2 = "AX2"
  /// Third accessibility size.
  case ax3 = "AX3"
  /// Fourth accessibility size.
  case ax4 = "AX4"
  /// Fifth accessibility size.
  case ax5 = "AX5"

  /// Whether line limits are ignored and rows stack vertically (C-T11).
  public var isAccessibilitySize: Bool { rank >= ContentSize.ax1.rank }

  /// This size, or the largest allowed size if this one is larger.
  public func limited(to largest: ContentSize?) -> ContentSize {
    guard let largest, rank > largest.rank else { return self }
    return largest
  }

  /// The position in the list of sizes, 0 to 11.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The raw value, such as `AX5`.
  public var description: String { rawValue }
}
