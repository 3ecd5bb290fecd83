import DesignSystem
import ScreenParts
import Synchronization

/// The rows and groups of a list as they were drawn last: what says the same is not drawn again.
public final class KeptGroceryRows: Sendable {
  /// How rows are drawn.
  struct Manner: Equatable, Sendable {
    var copy: Copy
    var isAllowed: Bool
    /// Whether prices and stock mean anything; not without a store.
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

  /// The most rows that are kept, as many as are added to a list by hand; more begin anew.
  private static let most = 5000

  /// Nothing was drawn yet.
  public init() {}

  /// Some items of a list below a header.
  func group(
    _ id: ElementID, _ header: String, _ items: [GroceryListInput.Item], _ manner: Manner
  ) -> GroceryGroup {
    state.withLock { state in
      if state.manner != manner || state.rows.count > Self.most { state = State(manner: manner) }
      if let known = state.groups[id], known.items == items,
        known.group.section.header == header
      {
        return known.group
      }
      let group = GroceryGroup(
        ListSection(id, header: header, surface: .groupedCard) {
          items.map { Self.row($0, manner, &state.rows) }
        })
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
