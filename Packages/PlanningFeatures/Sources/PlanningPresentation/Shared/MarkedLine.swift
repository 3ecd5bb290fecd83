import DesignSystem

/// A line with a checkmark, an optional picture, and words next to them.
///
/// In large letters, the parts are below each other.
struct MarkedLine: Component {
  /// The stable path.
  let id: ElementID
  private let mark: IconButton
  private let picture: Stack?
  private let words: [Element]
  private let isDense: Bool

  /// Makes a line.
  init(
    _ id: ElementID, mark: IconButton, picture: Stack? = nil, isDense: Bool = false,
    @ElementBuilder words: () -> [Element]
  ) {
    self.id = id
    self.mark = mark
    self.picture = picture
    self.words = words()
    self.isDense = isDense
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      id.child("line"),
      LayoutSpec(
        .horizontal, spacing: .s,
        padding: EdgeSpacing(
          top: isDense ? .none : .s, leading: isDense ? .none : .s, bottom: isDense ? .none : .s,
          trailing: .none),
        align: .center, width: .fill, stacksAtAccessibilitySizes: true)
    ) {
      mark
      picture
      Stack(id.child("words"), LayoutSpec(.vertical, width: .fill)) { words }
    }.element
  }
}
