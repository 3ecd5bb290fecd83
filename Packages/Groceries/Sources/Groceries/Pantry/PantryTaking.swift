import MealModels

/// What an item takes from the pantry.
public struct PantryTake: Hashable, Sendable {
  /// What it is taken from; nil for a staple, of which there is always enough.
  public var item: PantryItemID?
  /// What it is called there.
  public var name: String
  /// How much, in the unit of the list's need; nil for a staple.
  public var amount: ListAmount?
  /// Which counting it is taken from.
  public var count: Int

  /// Makes one.
  public init(item: PantryItemID? = nil, name: String, amount: ListAmount? = nil, count: Int) {
    self.item = item
    self.name = name
    self.amount = amount
    self.count = count
  }

  /// Whether it is a staple.
  public var isStaple: Bool { item == nil }
}

/// Takes what a list needs from the pantry, what should be used first first, and nothing twice.
struct PantryTaking {
  private let staples: Set<FoodID>
  private let measures: (FoodID) -> FoodMeasures?
  private var stock: [Pantry.Stock]
  private var places: [String: [Int]] = [:]

  init(_ pantry: Pantry, _ measures: @escaping (FoodID) -> FoodMeasures?) {
    staples = pantry.staples
    self.measures = measures
    stock = pantry.stock
    for (index, one) in stock.enumerated() {
      guard let food = one.item.food else { continue }
      places[Self.key(food, one.item.form), default: []].append(index)
    }
  }

  private static func key(_ food: FoodID, _ form: ShopForm) -> String {
    "\(food)/\(form.rawValue)"
  }

  /// What is left to buy of an item.
  struct Rest {
    /// As a list says it.
    var needed: [ListAmount]
    /// As packages have to cover it.
    var uses: [ListAmount]
    /// What is taken from home.
    var taken: [PantryTake] = []
  }

  /// What is to be bought of an item, and what is taken; what cannot be compared is bought.
  mutating func taking(_ item: ListItem) -> Rest {
    var rest = Rest(needed: item.amounts, uses: item.uses)
    guard let food = item.food else { return rest }
    if staples.contains(food) {
      rest.taken = [PantryTake(name: item.name, count: 0)]
      return rest
    }
    guard let indices = places[Self.key(food, item.form)] else { return rest }
    let conversion = AmountConversion(measures(food) ?? FoodMeasures())
    (rest.needed, rest.uses) = ([], [])
    for (amount, use) in zip(item.amounts, item.uses) {
      let left = take(use, from: indices, conversion, &rest.taken)
      guard left.high > .zero else { continue }
      rest.uses.append(left)
      let share = left.high / use.high
      rest.needed.append(
        amount == use ? left : left == use ? amount : amount.mapped { $0 * share })
    }
    return rest
  }

  private mutating func take(
    _ need: ListAmount, from indices: [Int], _ conversion: AmountConversion,
    _ taken: inout [PantryTake]
  ) -> ListAmount {
    var need = need
    for index in indices where need.high > .zero {
      guard let there = stock[index].item.amount,
        let held = conversion.quantity(of: there, in: need)?.lowerBound, held > .zero
      else { continue }
      let part = min(held, need.high)
      taken.append(
        PantryTake(
          item: stock[index].id, name: stock[index].item.name,
          amount: ListAmount(.exactly(part), need.unit, word: need.word),
          count: stock[index].count))
      let share = part / held
      stock[index].item.amount = there.mapped { $0.subtracting($0 * share) }
      need = need.mapped { $0.subtracting(part) }
    }
    return need
  }
}
