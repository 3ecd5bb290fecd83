import DesignSystem

/// Two buttons that share a line, as they are drawn; below each other in large letters.
public struct ActionPair: Component {
  /// The stable path.
  public let id: ElementID
  /// The one where reading starts.
  public let first: ActionButton
  /// The one where reading ends.
  public let second: ActionButton

  /// Makes a pair.
  public init(id: ElementID, first: ActionButton, second: ActionButton) {
    (self.id, self.first, self.second) = (id, first, second)
  }

  /// The node that this value stands for.
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
