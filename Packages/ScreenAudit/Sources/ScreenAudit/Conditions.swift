import DesignSystem
import Layout

/// How a screen is looked at: its looks, the text size, the device.
public struct Conditions: Hashable, Sendable {
  /// Light or dark, standard or increased contrast.
  public var appearance: Appearance
  /// The text size.
  public var contentSize: ContentSize
  /// The device.
  public var canvas: ScreenCanvas

  /// Makes conditions; those of the drawings unless told otherwise.
  public init(
    _ appearance: Appearance = Appearance(), contentSize: ContentSize = .L,
    canvas: ScreenCanvas = .reference
  ) {
    self.appearance = appearance
    self.contentSize = contentSize
    self.canvas = canvas
  }
}
