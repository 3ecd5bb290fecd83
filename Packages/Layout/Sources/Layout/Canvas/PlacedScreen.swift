import DesignSystem

/// A tree placed on a canvas.
public struct PlacedScreen: Equatable, Sendable {
  /// The area it was placed on.
  public var canvas: ScreenCanvas
  /// The text size it was placed at.
  public var contentSize: ContentSize
  /// The reading direction; frames are mirrored if it is from the right.
  public var direction: ReadingDirection
  /// All elements in tree order, which is the reading order.
  public var elements: [PlacedElement]

  /// The element with that id.
  public subscript(_ id: ElementID) -> PlacedElement? { elements.first { $0.id == id } }

  /// The frame of the element with that id.
  public func frame(_ id: ElementID) -> Frame? { self[id]?.frame }
}

/// Places a tree on a canvas at a text size, read in a direction.
///
/// The tree may have any root. A root that is not a screen fills the canvas's width from the top.
public func layOut(
  _ element: Element, on canvas: ScreenCanvas = .reference, contentSize: ContentSize = .l,
  direction: ReadingDirection = .leftToRight
) -> PlacedScreen {
  let engine = Engine(canvas: canvas, contentSize: contentSize)
  let box = engine.root(element)
  var elements: [PlacedElement] = []
  engine.flatten(box, into: &elements)
  if direction == .rightToLeft {
    for index in elements.indices { elements[index].frame.mirror(in: canvas.width) }
  }
  return PlacedScreen(
    canvas: canvas, contentSize: contentSize, direction: direction, elements: elements)
}

extension Screen {
  /// The screen placed on a canvas at a text size, read in a direction.
  public func placed(
    on canvas: ScreenCanvas = .reference, contentSize: ContentSize = .l,
    direction: ReadingDirection = .leftToRight
  ) -> PlacedScreen {
    layOut(element, on: canvas, contentSize: contentSize, direction: direction)
  }
}
