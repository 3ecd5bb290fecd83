import Groceries
import MealModels

extension WeekGroceries {
  /// The events that buy another amount of an item than its meals need.
  ///
  /// The shares of its meals are switched off, and the amount is added by hand. The needs of a meal
  /// that is planned later are added to it.
  ///
  /// - Parameters:
  ///   - words: the amount, such as "500 g" or "3".
  ///   - newID: makes an id that no other hand-added item has.
  public func changing(
    _ item: ListedItem, to words: String, newID: () -> ManualItemID
  ) throws(GroceryError) -> [GroceryEvent] {
    let id = newID()
    let added = try shopping.adding("\(words) \(item.item.name)", to: list.id) { id }
    let events =
      item.handItems.flatMap { shopping.discarding($0) }
      + shares(of: item).map { .changed(list.id, item.id, .source($0.id, isOff: true)) } + added
    let after = applying(events).list[item.id]
    guard let after, after.handItems == [id], !after.item.amounts.isEmpty else {
      throw .noAmount(words)
    }
    return events
  }

  /// The events that buy as much of an item as its meals need again.
  public func buyingAsPlanned(_ item: ListedItem) -> [GroceryEvent] {
    guard isChanged(item) else { return [] }
    return item.handItems.flatMap { shopping.discarding($0) }
      + item.sourcesOff.map { .changed(list.id, item.id, .source($0.id, isOff: false)) }
  }

  /// Whether another amount of an item is bought than its meals need.
  public func isChanged(_ item: ListedItem) -> Bool {
    !item.sourcesOff.isEmpty && !item.handItems.isEmpty
  }

  /// The sources of an item that were not added by hand.
  private func shares(of item: ListedItem) -> [MealSource] {
    let hand = Set(item.handItems.map(MealSource.id))
    var shares: [MealSource] = []
    for source in item.item.sources.map(\.meal)
    where !hand.contains(source.id) && !shares.contains(source) {
      shares.append(source)
    }
    return shares
  }
}
