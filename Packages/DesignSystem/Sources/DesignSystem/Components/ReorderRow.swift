/// A row that can be dragged to another place, with visible buttons that move it too.
public struct ReorderRow: Component {
  /// The row.
  public var row: ListRow
  /// One place up; nil for the first.
  public var moveUp: CustomAction?
  /// One place down; nil for the last.
  public var moveDown: CustomAction?

  /// Makes a row; moving joins the row's custom actions.
  public init(_ row: ListRow, moveUp: CustomAction?, moveDown: CustomAction?) {
    self.row = row
    self.moveUp = moveUp
    self.moveDown = moveDown
  }

  /// The node that this value stands for.
  public var element: Element {
    var line = row
    line.customActions += [moveUp, moveDown].compactMap(\.self)
    let id = row.id.child("reorder")
    return Stack(
      id,
      LayoutSpec(
        .horizontal, spacing: .s, align: .center, width: .fill,
        stacksAtAccessibilitySizes: true)
    ) {
      line
      Stack(id.child("buttons"), LayoutSpec(.horizontal, spacing: .buttonSpacing, align: .center)) {
        moveUp.map { button(id.child("up"), .moveUp, $0) }
        moveDown.map { button(id.child("down"), .moveDown, $0) }
        Glyph(id.child("handle"), .handle, color: .secondaryLabel, minHeight: 44)
      }
    }.element
  }

  private func button(_ id: ElementID, _ icon: IconRole, _ move: CustomAction) -> IconButton {
    IconButton(
      id, icon, label: "\(move.label): \(row.label)", action: move.action, color: .secondaryLabel)
  }
}
