import Groceries
import MealModels

extension WeekGroceries {
  /// The shop whose prices the list has; a list that belongs to no week has none.
  public var store: StoreID? { list.id.isOwn ? nil : shopping.settings.store }

  /// Another list of the same household, such as that for a party.
  public func showing(_ id: GroceryListID) -> WeekGroceries {
    id == list.id ? self : onList(id)
  }

  /// The staples that recipes need, such as salt; the list buys one only after a tap on "Buy it".
  public var usuallyAtHome: [ListedItem] {
    walked.filter { item in
      !item.marks.isTicked && item.taken.contains { $0.isStaple }
    }
  }

  /// The events that add an item in words, so that it is bought.
  ///
  /// If its food was taken off the list, it comes back without the shares for which it was taken
  /// off.
  ///
  /// - Parameter recipe: the recipe whose line it is; nil for typed words.
  public func adding(
    _ words: String, of recipe: ItemRecipe? = nil, newID: () -> ManualItemID
  ) throws(GroceryError) -> [GroceryEvent] {
    let id = newID()
    let events = try shopping.adding(words, of: recipe, to: list.id) { id }
    let off = applying(events).list.removed.first { $0.handItems.contains(id) }
    guard let off else { return events }
    let others = Set(off.item.sources.map(\.meal.id)).filter { $0 != MealSource.id(of: id) }
    return events + [.changed(list.id, off.id, .isRemoved(false))]
      + others.sorted().map { .changed(list.id, off.id, .source($0, isOff: true)) }
  }

  /// The changes when an item turns out to be at home already.
  ///
  /// Its food comes into the pantry. If the pantry cannot say that there is enough of it, the item
  /// is also removed from the list.
  ///
  /// - Parameter id: a text that no other change has.
  public func having(_ item: ListedItem, id: String) -> OrderChange {
    let home: [PantryEvent] =
      item.item.food == nil || list.id.isOwn
      ? []
      : item.uses.enumerated().map { place, amount in
        .stocked(
          PantryItem(
            id: PantryItemID(rawValue: "\(id)-\(place)"), food: item.item.food,
            form: item.item.form, name: item.item.name, amount: amount))
      }
    let after = holding(home).list[item.id]
    let isThere = after.map { $0.isAtHome } ?? false
    return OrderChange(
      events: isThere ? [] : [.changed(list.id, item.id, .isRemoved(true))], home: home)
  }

  /// The changes that undo ``having(_:id:)``.
  public func undoing(_ change: OrderChange) -> OrderChange {
    let events = change.events.compactMap { event -> GroceryEvent? in
      guard case .changed(let list, let item, .isRemoved) = event else { return nil }
      return .changed(list, item, .isRemoved(false))
    }
    let home = change.home.compactMap { event -> PantryEvent? in
      guard case .stocked(let item) = event else { return nil }
      return .changed(item.id, .isRemoved(true))
    }
    return OrderChange(events: events, home: home)
  }
}
