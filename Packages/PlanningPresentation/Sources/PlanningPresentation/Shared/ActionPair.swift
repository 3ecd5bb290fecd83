import DesignSystem

/// Two buttons that share a line, as they are drawn; below each other in large letters.
struct ActionPair: Component {
  /// The stable path.
  let id: ElementID
  /// The one where reading starts.
  let first: ActionButton
  /// The one where reading ends.
  let second: ActionButton

  /// The node that this value stands for.
  var element: Element {
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
