import DesignSystem
import ScreenParts
import Synchronization

/// The rows of a list as they were drawn last: one that says the same is not drawn again.
public final class KeptGroceryRows: Sendable {
  /// What a row is drawn of, beside the words.
  private struct Drawn: Sendable {
    var item: GroceryListInput.Item
    var isAllowed: Bool
    var showsStock: Bool
    var element: Element

    func isOf(_ other: GroceryListInput.Item, _ isAllowed: Bool, _ showsStock: Bool) -> Bool {
      item == other && self.isAllowed == isAllowed && self.showsStock == showsStock
    }
  }

  private struct State: Sendable {
    var copy: Copy?
    var rows: [GroceryItemID: Drawn] = [:]
  }

  private let state = Mutex(State())

  /// The most rows that are kept, as many as are added to a list by hand; more begin anew.
  private static let most = 5000

  /// Nothing was drawn yet.
  public init() {}

  /// The rows of some items of a list.
  func rows(
    of items: [GroceryListInput.Item], isAllowed: Bool, showsStock: Bool, _ copy: Copy
  ) -> [Element] {
    state.withLock { state in
      if state.copy != copy || state.rows.count > Self.most { state = State(copy: copy) }
      return items.map { item in
        if let known = state.rows[item.id], known.isOf(item, isAllowed, showsStock) {
          return known.element
        }
        let row = GroceryRow(item, isAllowed: isAllowed, showsStock: showsStock, copy).element
        state.rows[item.id] = Drawn(
          item: item, isAllowed: isAllowed, showsStock: showsStock, element: row)
        return row
      }
    }
  }
}
