/// A row with the actions of a swipe or a long press, and a visible button for the same actions.
public struct SwipeRow: Component {
  /// The row.
  public var row: ListRow
  /// The items of the swipe, in order.
  public var items: [MenuItem]
  /// The name of the visible button.
  public var moreLabel: String
  /// The value of the visible button, if the button's name does not include it.
  public var moreValue: String
  /// The action of the visible button, which opens a menu of the same items.
  public var more: ControlAction

  /// Makes a row with actions, which are also custom actions of the row.
  public init(
    _ row: ListRow, items: [MenuItem], moreLabel: String, moreValue: String = "",
    more: ControlAction
  ) {
    self.row = row
    self.items = items
    self.moreLabel = moreLabel
    self.moreValue = moreValue
    self.more = more
  }

  /// The tree node of this value.
  public var element: Element {
    var line = row
    line.customActions += items.map(\.customAction)
    let id = row.id.child("swipe")
    return Stack(id, LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill)) {
      line
      IconButton(
        id.child("more"), .more, label: moreLabel, value: moreValue, action: more,
        color: .secondaryLabel)
    }.element
  }
}
