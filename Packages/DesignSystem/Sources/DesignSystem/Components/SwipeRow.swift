/// A row with what a swipe or a long press would offer, and a visible button for the same.
public struct SwipeRow: Component {
  /// The row.
  public var row: ListRow
  /// What the swipe offers, in order.
  public var items: [MenuItem]
  /// What the visible button is called.
  public var moreLabel: String
  /// What the visible button is about, where its name does not say it.
  public var moreValue: String
  /// What the visible button does: it opens a menu of the same items.
  public var more: ControlAction

  /// Makes a row with actions; they join the row's custom actions.
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

  /// The node that this value stands for.
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
