import DesignSystem

/// An element with its place on the canvas.
public struct PlacedElement: Equatable, Sendable {
  /// The element, with everything below it.
  public var element: Element
  /// Its place; that of scrolling content is its place in the unscrolled page.
  public var frame: Frame
  /// The lines of its text after line breaks and truncation; empty for elements without text.
  public var lines: [String]
  /// Whether words were cut off at the end.
  public var isTruncated: Bool
  /// Its depth in the tree; the root has 0.
  public var depth: Int
  /// Its region of the screen.
  public var region: LayoutSpec.Region
  /// The elevation at which its colours are resolved.
  public var elevation: Elevation
  /// Whether VoiceOver reads it as a separate element.
  public var isRead: Bool
  /// The height of the content if the element scrolls; otherwise the height of the frame.
  public var contentHeight: Double
  /// The text size at which it was placed: that of the screen, or the largest size to which it
  /// grows.
  public var contentSize: ContentSize

  /// The id of the element.
  public var id: ElementID { element.id }

  /// The touch area: the frame, or 44 points around the centre of a small control.
  public var touchFrame: Frame {
    element.layout.widensTouch ? frame.widened(to: 44) : frame
  }
}
