import MealModels

/// A shopping list: what the plan and people want, less what is at home, with what is known of it.
public struct GroceryList: Hashable, Sendable, Identifiable {
  /// Its id.
  public let id: GroceryListID
  /// The items to buy, in the order in which they are first needed; ticked ones stay among them.
  public var items: [ListedItem]
  /// The items that somebody took off, which can be put back.
  public var removed: [ListedItem]
  /// The items for which something else is bought; what stands in for them is among ``items``.
  public var replaced: [ListedItem]
  /// The lines of recipes that read otherwise because something stands in.
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

  /// The item of an id: on the list, taken off, or one that something stands in for.
  ///
  /// Where a food is on the list and also replaced for some meals, this is the one on the list.
  public subscript(id: ListItemID) -> ListedItem? { everything.first { $0.id == id } }

  /// What the recipe of a meal says in the place of some of its lines, by their positions.
  ///
  /// Where a line wants more than what is replaced, as salt and butter, it stays and comes first.
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

  /// The same list with what is known of its items by shopping that shapes it alike.
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

  /// The items that are still to be bought: not ticked, and not all at home.
  public var open: [ListedItem] {
    items.filter { (!$0.marks.isTicked || !$0.missing.isEmpty) && !$0.isAtHome && !$0.isOff }
  }

  /// Every item whose name has some words, for a question such as why "olive oil".
  public func items(named words: String) -> [ListedItem] {
    let wanted = FoodName.words(of: words).map { FoodName.singular($0) }
    guard !wanted.isEmpty else { return [] }
    return everything.filter { item in
      let name = FoodName.words(of: item.item.name).map { FoodName.singular($0) }
      return wanted.allSatisfy { name.contains($0) } || item.id.rawValue == words
    }
  }
}

/// An item as it stands on a list.
public struct ListedItem: Hashable, Sendable, Identifiable {
  /// What the plan and people want of it.
  public var item: ListItem
  /// What is to be bought, once what is at home is taken away.
  public var needed: [ListAmount]
  /// What packages have to cover of it, beside ``needed``.
  public var uses: [ListAmount]
  /// What of it is taken from the pantry.
  public var taken: [PantryTake]
  /// What somebody said about it.
  public var marks: ItemMarks
  /// The meals whose share is left out, to be switched on again.
  public var sourcesOff: [MealSource]
  /// The ids of what was added by hand and is in it.
  public var handItems: [HandItemID]

  /// Makes an item.
  public init(
    _ item: ListItem, needed: [ListAmount]? = nil, uses: [ListAmount]? = nil,
    taken: [PantryTake] = [],
    marks: ItemMarks = ItemMarks(), sourcesOff: [MealSource] = [], handItems: [HandItemID] = []
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

  /// Whether the pantry has all of it, as of a staple.
  public var isAtHome: Bool {
    taken.contains { $0.isStaple } || !taken.isEmpty && needed.isEmpty
  }

  /// Whether every share of it was switched off.
  public var isOff: Bool { item.sources.isEmpty && !sourcesOff.isEmpty }

  /// What is wanted beyond what was ticked, because the plan wants more since; none while it is not
  /// ticked.
  public var missing: [ListAmount] {
    guard var had = marks.ticked, !had.isEmpty else { return [] }
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

  /// The item as it is still to be bought: of a ticked one what is missing, with the size of its cans.
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

  /// The share of an amount that counts as nothing where it was compared by an estimate.
  private static let roundedAway = Fraction(1, over: 50) ?? .zero

  /// What a tick of now covers: what is needed, and of what is all at home nothing more than that.
  public var tick: [ListAmount] {
    needed.isEmpty ? item.amounts.map { $0.mapped { _ in .zero } } : needed
  }

  /// What it stands in for: "milk" of soy milk; empty for what the recipes themselves want.
  public var insteadOf: [String] {
    var names: [String] = []
    for name in item.sources.compactMap(\.meal.insteadOf) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}
