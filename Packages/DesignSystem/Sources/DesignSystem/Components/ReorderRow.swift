/// A row that can be dragged to another place, and has visible buttons that move it.
public struct ReorderRow: Component {
  /// The row.
  public var row: ListRow
  /// The action that moves the row one place up; nil for the first row.
  public var moveUp: CustomAction?
  /// The action that moves the row one place down; nil for the last row.
  public var moveDown: CustomAction?

  /// Makes a row; the moves are also custom actions of the row.
  public init(_ row: ListRow, moveUp: CustomAction?, moveDown: CustomAction?) {
    self.row = row
    self.moveUp = moveUp
    self.moveDown = moveDown
  }

  /// The tree node of this value.
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
