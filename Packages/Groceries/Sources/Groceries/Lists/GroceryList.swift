import MealModels

/// A shopping list: the items that the plan and people want, minus the stock at home, with their
/// marks.
public struct GroceryList: Hashable, Sendable, Identifiable {
  /// Its id.
  public let id: GroceryListID
  /// The items to buy, including ticked ones, in the order in which they are first needed.
  public var items: [ListedItem]
  /// The items that a person removed and can put back.
  public var removed: [ListedItem]
  /// The items that are replaced; their substitutes are among ``items``.
  public var replaced: [ListedItem]
  /// The recipe lines that substitutes change.
  public var swapped: [SwappedLine] = []

  /// Makes a list.
  public init(
    id: GroceryListID, items: [ListedItem] = [], removed: [ListedItem] = [],
    replaced: [ListedItem] = []
  ) {
    self.id = id
    self.items = items
    self.removed = removed
    self.replaced = replaced
  }

  /// The item with an id, which is on the list, removed, or replaced.
  ///
  /// If a food is on the list and also replaced for some meals, this is the item on the list.
  public subscript(id: ListItemID) -> ListedItem? {
    items.first { $0.id == id } ?? removed.first { $0.id == id } ?? replaced.first { $0.id == id }
  }

  /// The replacement texts for some lines of a meal's recipe, by their positions.
  ///
  /// A line that also needs other foods than the replaced one, such as salt and butter, stays and
  /// comes first.
  public func readings(of meal: String, lines: [String]) -> [Int: [String]] {
    let bought = Set(
      (items + removed).flatMap(\.item.sources)
        .filter { $0.meal.id == meal && $0.meal.insteadOf == nil }.map(\.line))
    var readings: [Int: [String]] = [:]
    for swap in swapped where swap.meal == meal && lines.indices.contains(swap.line) {
      let kept = bought.contains(swap.line) ? [lines[swap.line]] : []
      readings[swap.line, default: kept] += swap.reads
    }
    return readings
  }

  private var everything: [ListedItem] { items + removed + replaced }

  /// The list with the marks from another state of shopping that gives the same items.
  public func marked(by shopping: Shopping) -> GroceryList {
    func mark(_ items: inout [ListedItem]) {
      for index in items.indices {
        let marks = shopping.marks(of: items[index].id, on: id)
        if marks != items[index].marks { items[index].marks = marks }
      }
    }
    var list = self
    mark(&list.items)
    mark(&list.removed)
    mark(&list.replaced)
    return list
  }

  /// The items that are still to be bought: neither ticked nor completely at home.
  public var open: [ListedItem] {
    items.filter { (!$0.marks.isTicked || !$0.missing.isEmpty) && !$0.isAtHome && !$0.isOff }
  }

  /// Every item whose name contains some words, for a question such as why "olive oil" is needed.
  public func items(named words: String) -> [ListedItem] {
    let wanted = FoodName.words(of: words).map { FoodName.singular($0) }
    guard !wanted.isEmpty else { return [] }
    return everything.filter { item in
      let name = FoodName.words(of: item.item.name).map { FoodName.singular($0) }
      return wanted.allSatisfy { name.contains($0) } || item.id.rawValue == words
    }
  }
}

/// An item on a list.
public struct ListedItem: Hashable, Sendable, Identifiable {
  /// The item that the plan and people want.
  public var item: ListItem
  /// The amounts to buy, after the stock at home is subtracted.
  public var needed: [ListAmount]
  /// The amounts that packages have to cover; they may differ from ``needed``.
  public var uses: [ListAmount]
  /// The amounts taken from the pantry.
  public var taken: [PantryTake]
  /// The marks that people set on the item.
  public var marks: ItemMarks
  /// The meals whose share is switched off, and can be switched on again.
  public var sourcesOff: [MealSource]
  /// The ids of the hand-added items that are part of the item, each once.
  public var handItems: [ManualItemID]

  /// Makes an item.
  public init(
    _ item: ListItem, needed: [ListAmount]? = nil, uses: [ListAmount]? = nil,
    taken: [PantryTake] = [],
    marks: ItemMarks = ItemMarks(), sourcesOff: [MealSource] = [], handItems: [ManualItemID] = []
  ) {
    self.item = item
    self.needed = needed ?? item.amounts
    self.uses = uses ?? needed ?? item.uses
    self.taken = taken
    self.marks = marks
    self.sourcesOff = sourcesOff
    self.handItems = handItems
  }

  /// Its id.
  public var id: ListItemID { item.id }

  /// Whether the item is completely at home; a staple always is.
  public var isAtHome: Bool {
    taken.contains { $0.isStaple } || !taken.isEmpty && needed.isEmpty
  }

  /// Whether people added the item by hand and no meal needs it.
  ///
  /// A meal whose share is switched off may still be cooked with the item, so it counts as one that
  /// needs it.
  public var isByHand: Bool {
    let hand = Set(handItems.map(MealSource.id))
    return !hand.isEmpty && sourcesOff.isEmpty
      && item.sources.allSatisfy { hand.contains($0.meal.id) }
  }

  /// Whether all shares of the item are switched off.
  public var isOff: Bool { item.sources.isEmpty && !sourcesOff.isEmpty }

  /// The amounts added to the plan since the tick; empty if the item is not ticked.
  ///
  /// A tick without an amount, such as for a pinch of salt, covers no amount that is needed later.
  public var missing: [ListAmount] {
    guard var had = marks.ticked else { return [] }
    let conversion = AmountConversion(item.measures)
    return needed.compactMap { amount in
      var left = amount.high
      var isEstimate = false
      for place in had.indices where left > .zero {
        guard let held = conversion.quantity(of: had[place], in: amount)?.upperBound, held > .zero
        else { continue }
        let part = min(held, left)
        let share = part / held
        had[place] = had[place].mapped { $0.subtracting($0 * share) }
        left = left.subtracting(part)
        isEstimate = isEstimate || !AmountConversion.isExact(had[place], amount)
      }
      guard left > (isEstimate ? amount.high * Self.roundedAway : .zero) else { return nil }
      return amount.mapped { _ in left }
    }
  }

  /// The part of the item still to buy; for a ticked item, these are the missing amounts.
  public var stillToBuy: ListedItem {
    guard marks.isTicked else { return self }
    var item = self
    item.needed = missing
    item.uses = item.needed.map { part in
      let place = needed.firstIndex { ($0.unit, $0.word) == (part.unit, part.word) }
      guard let place, uses.indices.contains(place), needed[place].high > .zero else { return part }
      let share = part.high / needed[place].high
      return uses[place].mapped { $0 * share }
    }
    return item
  }

  /// The fraction of an amount below which a difference is ignored if it was estimated.
  private static let roundedAway = Fraction(1, over: 50) ?? .zero

  /// The amounts that a tick would cover now: the needed amounts, or zero if the item is completely
  /// at home.
  public var tick: [ListAmount] {
    needed.isEmpty ? item.amounts.map { $0.mapped { _ in .zero } } : needed
  }

  /// The foods that the item replaces, such as "milk" for soy milk; empty for an item of a recipe.
  public var insteadOf: [String] {
    var names: [String] = []
    for name in item.sources.compactMap(\.meal.insteadOf) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}
