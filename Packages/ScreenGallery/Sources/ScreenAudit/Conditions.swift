import DesignSystem
import Layout

/// The conditions under which a screen is audited: appearance, text size and device.
public struct Conditions: Hashable, Sendable {
  /// Light or dark, standard or increased contrast.
  public var appearance: Appearance
  /// The text size.
  public var contentSize: ContentSize
  /// The device.
  public var canvas: ScreenCanvas

  /// Makes conditions; by default those of the design drawings.
  public init(
    _ appearance: Appearance = Appearance(), contentSize: ContentSize = .l,
    canvas: ScreenCanvas = .reference
  ) {
    self.appearance = appearance
    self.contentSize = contentSize
    self.canvas = canvas
  }
}
