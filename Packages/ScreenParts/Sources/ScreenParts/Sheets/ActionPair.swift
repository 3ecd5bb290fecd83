import DesignSystem

/// Two buttons on one line, as in the design drawings; with large letters, one below the other.
public struct ActionPair: Component {
  /// The stable path.
  public let id: ElementID
  /// The button at the leading edge.
  public let first: ActionButton
  /// The button at the trailing edge.
  public let second: ActionButton

  /// Makes a pair.
  public init(id: ElementID, first: ActionButton, second: ActionButton) {
    (self.id, self.first, self.second) = (id, first, second)
  }

  /// The tree node of this value.
  public var element: Element {
    Stack(
      id,
      LayoutSpec(
        .horizontal, spacing: .buttonSpacing, lineSpacing: .buttonSpacing,
        padding: .all(.m), align: .center, width: .fill, stacksAtAccessibilitySizes: true),
      surface: .groupedCard
    ) {
      first
      second
    }.element
  }
}
