import DesignSystem

/// An element with its place on the canvas.
public struct PlacedElement: Equatable, Sendable {
  /// The element, with everything below it.
  public var element: Element
  /// Where it is; content that scrolls keeps its place in the unscrolled page.
  public var frame: Frame
  /// Its text as broken and cut; empty for elements without text.
  public var lines: [String]
  /// Whether words were cut away at the end.
  public var isTruncated: Bool
  /// How deep it is in the tree; the root is 0.
  public var depth: Int
  /// The region of the screen it belongs to.
  public var region: LayoutSpec.Region
  /// The level its colours are resolved at.
  public var elevation: Elevation
  /// Whether VoiceOver reads it as an element of its own.
  public var isRead: Bool
  /// How high the content is, when the element scrolls; otherwise the frame's height.
  public var contentHeight: Double
  /// The text size that it was placed at: the screen's, or the largest one it grows to.
  public var contentSize: ContentSize

  /// The id of the element.
  public var id: ElementID { element.id }

  /// Where a touch counts: the frame, or 44 points around the middle of a small control.
  public var touchFrame: Frame {
    element.layout.widensTouch ? frame.widened(to: 44) : frame
  }
}
