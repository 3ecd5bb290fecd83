import DesignSystem

/// A line with a mark to set, a picture where there is one, and words beside them; below each other in
/// large letters.
struct MarkedLine: Component {
  /// The stable path.
  let id: ElementID
  private let mark: IconButton
  private let picture: Stack?
  private let words: [Element]

  /// Makes a line.
  init(
    _ id: ElementID, mark: IconButton, picture: Stack? = nil,
    @ElementBuilder words: () -> [Element]
  ) {
    self.id = id
    self.mark = mark
    self.picture = picture
    self.words = words()
  }

  /// The node that this value stands for.
  var element: Element {
    Stack(
      id.child("line"),
      LayoutSpec(
        .horizontal, spacing: .s,
        padding: EdgeSpacing(top: .s, leading: .s, bottom: .s, trailing: .none), align: .center,
        width: .fill, stacksAtAccessibilitySizes: true)
    ) {
      mark
      picture
      Stack(id.child("words"), LayoutSpec(.vertical, width: .fill)) { words }
    }.element
  }
}
