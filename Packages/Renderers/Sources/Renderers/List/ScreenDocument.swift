import DesignSystem
import Layout

/// A placed screen as data, in the shape of `screen --format json`.
public struct ScreenDocument: Equatable, Sendable, Encodable {
  /// The id of the screen.
  public var screen: String
  /// The id of its state.
  public var state: String
  /// The size of the canvas in points.
  public var canvas: Size
  /// All elements on it, in reading order.
  public var elements: [ElementRecord]

  /// Lists a placed screen, with the colours of an appearance.
  public init(
    screen: ScreenID, state: StateID, placed: PlacedScreen,
    appearance: Appearance = Appearance()
  ) {
    self.screen = screen.rawValue
    self.state = state.rawValue
    canvas = Size(width: placed.canvas.width, height: placed.canvas.height)
    elements = placed.elements.map {
      ElementRecord($0, appearance: appearance)
    }
  }

  /// A width and a height in points.
  public struct Size: Equatable, Sendable, Encodable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
  }
}
