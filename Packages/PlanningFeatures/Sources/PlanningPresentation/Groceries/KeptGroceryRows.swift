import DesignSystem
import ScreenParts
import Synchronization

/// A cache of the rows and groups of a list, so that unchanged ones are not drawn again.
public final class KeptGroceryRows: Sendable {
  /// The options for drawing rows.
  struct Manner: Equatable, Sendable {
    var copy: Copy
    var isAllowed: Bool
    /// Whether to show prices and stock; false without a store.
    var showsStock: Bool
  }

  private struct Row: Sendable {
    var item: GroceryListInput.Item
    var element: Element
  }

  private struct Group: Sendable {
    var items: [GroceryListInput.Item]
    var group: GroceryGroup
  }

  private struct State: Sendable {
    var manner: Manner?
    var rows: [GroceryItemID: Row] = [:]
    var groups: [ElementID: Group] = [:]
  }

  private let state = Mutex(State())

  /// The largest number of rows in the cache; beyond it, the cache is emptied.
  ///
  /// A list can contain as many items that were added by hand.
  private static let most = 5000

  /// Makes an empty cache.
  public init() {}

  /// The group of some items below a header.
  func group(
    _ id: ElementID, header: String?, items: [GroceryListInput.Item], manner: Manner
  ) -> GroceryGroup {
    state.withLock { state in
      if state.manner != manner || state.rows.count > Self.most { state = State(manner: manner) }
      if let known = state.groups[id], known.items == items,
        known.group.section.header == header
      {
        return known.group
      }
      var section = ListSection(id, header: header, surface: .groupedCard) {
        items.map { Self.row($0, manner, &state.rows) }
      }
      section.rowGap = .s
      let group = GroceryGroup(section)
      state.groups[id] = Group(items: items, group: group)
      return group
    }
  }

  private static func row(
    _ item: GroceryListInput.Item, _ manner: Manner,
    _ rows: inout [GroceryItemID: Row]
  ) -> Element {
    if let known = rows[item.id], known.item == item { return known.element }
    let row = GroceryRow(
      item, isAllowed: manner.isAllowed, showsStock: manner.showsStock, manner.copy
    ).element
    rows[item.id] = Row(item: item, element: row)
    return row
  }
}
