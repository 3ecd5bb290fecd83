import MealModels

/// An amount of a list item that is taken from the pantry and not bought.
public struct PantryTake: Hashable, Sendable {
  /// The pantry item that gives it; nil for a staple, of which there is always enough.
  public var item: PantryItemID?
  /// The name of the item in the pantry.
  public var name: String
  /// The amount, in the unit of the list item; nil for a staple.
  public var amount: ListAmount?
  /// The serial number of the count from which the amount is taken.
  public var count: Int

  /// Makes a taken amount.
  public init(item: PantryItemID? = nil, name: String, amount: ListAmount? = nil, count: Int) {
    self.item = item
    self.name = name
    self.amount = amount
    self.count = count
  }

  /// Whether the food is a staple.
  public var isStaple: Bool { item == nil }
}

/// Takes the needs of a list from the pantry, the stock with the earliest last day first.
///
/// Each amount at home is used only once.
struct PantryTaking {
  private let staples: Set<FoodID>
  private let notStaples: Set<FoodID>
  private let isUsual: (ListItem) -> Bool
  private let measures: (FoodID) -> FoodMeasures?
  private var stock: [Pantry.Stock]
  private var places: [String: [Int]] = [:]

  /// - Parameter isUsual: whether a kitchen usually has an item, such as salt; a person may say
  ///   otherwise.
  init(
    _ pantry: Pantry, isUsual: @escaping (ListItem) -> Bool = { _ in false },
    _ measures: @escaping (FoodID) -> FoodMeasures?
  ) {
    (staples, notStaples, self.isUsual) = (pantry.staples, pantry.notStaples, isUsual)
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

  /// The amounts of an item that are left to buy.
  struct Rest {
    /// The amounts to buy, in the units of the list.
    var needed: [ListAmount]
    /// The amounts that packages have to cover.
    var uses: [ListAmount]
    /// The amounts taken from home.
    var taken: [PantryTake] = []
  }

  /// The amounts of an item to buy and to take from home.
  ///
  /// An amount that cannot be compared with the stock is bought.
  ///
  /// - Parameter isWanted: whether a staple is bought all the same.
  mutating func taking(_ item: ListItem, isWanted: Bool = false) -> Rest {
    var rest = Rest(needed: item.amounts, uses: item.uses)
    guard let food = item.food else { return rest }
    if !isWanted, staples.contains(food) || !notStaples.contains(food) && isUsual(item) {
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
