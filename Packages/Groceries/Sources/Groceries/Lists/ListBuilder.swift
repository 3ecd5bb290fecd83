import MealModels

/// Builds shopping lists from dishes, hand-added items, marks and the pantry.
///
/// It is pure: the same dishes, marks and stock give the same list.
public struct ListBuilder: Sendable {
  private let merger: ListMerger
  private let read: @Sendable (String) -> CookedLine?
  private let measures: @Sendable (FoodID) -> FoodMeasures?
  private let isUsual: @Sendable (ListItem) -> Bool

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - reference: the known foods.
  ///   - read: reads words such as "2 l oat milk"; returns nil, or a line without a food, if it
  ///     does not understand them.
  ///   - isUsual: whether a kitchen usually has an item, such as salt; it is then bought only if a
  ///     person wants it.
  public init(
    _ reference: FoodReference, read: @escaping @Sendable (String) -> CookedLine? = { _ in nil },
    isUsual: @escaping @Sendable (ListItem) -> Bool = { _ in false }
  ) {
    self.isUsual = isUsual
    merger = ListMerger(reference)
    self.read = read
    measures = { reference.book[$0]?.measures }
  }

  /// The shopping list.
  ///
  /// - Parameters:
  ///   - id: the list, such as that of a week.
  ///   - dishes: the dishes, with their lines for the planned servings.
  ///   - shopping: the marks and edits of the list.
  ///   - pantry: the stock at home.
  public func list(
    _ id: GroceryListID, of dishes: [DishToBuy], shopping: Shopping = Shopping(),
    pantry: Pantry = Pantry()
  ) -> GroceryList {
    let hand = HandDishes(shopping.handItems(on: id), read)
    let marks: (ListItemID) -> ItemMarks = { shopping.marks(of: $0, on: id) }
    let isOff: (ListItemID, MealSource) -> Bool = { marks($0).sourcesOff.contains($1.id) }
    let before = dishes + hand.dishes
    let (swaps, replaced) = swapped(before, shopping, id)
    let all = before + swaps.dishes
    let full = merger.items(for: all, without: swaps.replaces) + hand.unread
    let hasOff = full.contains { item in item.sources.contains { isOff(item.id, $0.meal) } }
    let wanted =
      hasOff
      ? merger.items(for: all) { swaps.replaces($0, for: $1) || isOff($0, $1) } : full
    let byID = Dictionary(wanted.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var list = GroceryList(id: id)
    list.replaced = replaced
    list.swapped = swaps.lines
    var home = PantryTaking(pantry, isUsual: isUsual, measures)
    for item in full {
      let own = marks(item.id)
      let listed = self.listed(
        item, as: hand.unread.contains { $0.id == item.id } ? item : byID[item.id], marks: own,
        home: &home, hand: hand)
      if own.isRemoved { list.removed.append(listed) } else { list.items.append(listed) }
    }
    return list
  }

  /// The items that some dishes need, with their substitutes.
  public func items(
    for dishes: [DishToBuy], on list: GroceryListID, _ shopping: Shopping
  ) -> [ListItem] {
    let swaps = swapped(dishes, shopping, list).swaps
    return merger.items(for: dishes + swaps.dishes, without: swaps.replaces)
  }

  /// The substitutes for items of some dishes, and the items that they replace.
  ///
  /// The replaced items are without the shares that were switched off.
  private func swapped(
    _ dishes: [DishToBuy], _ shopping: Shopping, _ list: GroceryListID
  ) -> (swaps: SwappedDishes, replaced: [ListedItem]) {
    let known = shopping.substitutes(on: list)
    guard !known.isEmpty else { return (SwappedDishes(), []) }
    var replaced: [ListedItem] = []
    for var item in merger.items(for: dishes) where known[item.id] != nil {
      let marks = shopping.marks(of: item.id, on: list)
      let off = item.sources.map(\.meal).filter { marks.sourcesOff.contains($0.id) }
      item.sources.removeAll { off.contains($0.meal) }
      guard !item.sources.isEmpty else { continue }
      replaced.append(ListedItem(item, marks: marks, sourcesOff: off))
    }
    let swaps = SwappedDishes(replaced.map(\.item), measures: measures) { known[$0] }
    return (swaps, replaced)
  }

  private func listed(
    _ full: ListItem, as wanted: ListItem?, marks: ItemMarks, home: inout PantryTaking,
    hand: HandDishes
  ) -> ListedItem {
    var item = wanted ?? full
    if wanted == nil {
      item.sources = []
      (item.amounts, item.uses) = ([], [])
    }
    let kept = Set(item.sources.map(\.meal))
    var off: [MealSource] = []
    for source in full.sources where !kept.contains(source.meal) && !off.contains(source.meal) {
      off.append(source.meal)
    }
    var hands: [ManualItemID] = []
    for source in full.sources {
      guard let id = hand.ids[source.meal.id], !hands.contains(id) else { continue }
      hands.append(id)
    }
    // A removed or switched-off item uses no stock that another item needs.
    guard !marks.isRemoved, wanted != nil else {
      return ListedItem(item, marks: marks, sourcesOff: off, handItems: hands)
    }
    // Whoever adds an item by hand wants it, also if it is usually at home.
    let taking = home.taking(item, isWanted: marks.isWanted || !hands.isEmpty)
    return ListedItem(
      item, needed: taking.needed, uses: taking.uses, taken: taking.taken, marks: marks,
      sourcesOff: off,
      handItems: hands)
  }
}

/// The items that were added by hand, as dishes of one line each.
struct HandDishes {
  var dishes: [DishToBuy] = []
  /// The items that are not understood, kept as typed.
  var unread: [ListItem] = []
  /// The ids of the hand-added items, by the ids of their sources.
  var ids: [String: ManualItemID] = [:]

  init(_ items: [ManualItem], _ read: (String) -> CookedLine?) {
    for item in items {
      let meal = MealSource(
        id: MealSource.id(of: item.id), recipe: item.recipe?.id,
        title: item.recipe?.title ?? item.text)
      ids[meal.id] = item.id
      if var line = read(item.text), line.food != nil {
        line.text = item.text
        line.isAskedFor = true
        dishes.append(DishToBuy(meal, lines: [line]))
      } else {
        unread.append(
          ListItem(
            id: ListItemID(rawValue: meal.id), name: item.text, food: nil,
            sources: [ItemSource(meal: meal, line: 0, text: item.text)]))
      }
    }
  }
}
