import MealModels

/// Makes one shopping list from the lines of many dishes.
///
/// Lines are put together by the food that is bought for them, its form and its kind, and never by
/// their words: two onions and a cup of chopped onion are one item, a fresh and a dried herb are
/// two.
///
/// Amounts with the same kind of unit are added exactly. Others are added through the weight of a
/// cup and of a piece. An amount without a known weight stays separate.
public struct ListMerger: Sendable {
  private let book: FoodBook
  private let shops: ShopForms
  private let reader: NeedReader

  /// Makes a merger that knows the foods of a reference.
  public init(
    _ reference: FoodReference, purchases: PurchaseForms = .bundled, shops: ShopForms = .bundled
  ) {
    book = reference.book
    self.shops = shops
    reader = NeedReader(
      book: reference.book, names: NameMemory(reference.namer(reference.book)),
      purchases: purchases, shops: shops)
  }

  /// The items for some dishes, in the order in which they are first needed.
  ///
  /// - Parameter isOff: whether the share of a meal in an item is left out.
  public func items(
    for dishes: [DishToBuy], without isOff: (ListItemID, MealSource) -> Bool = { _, _ in false }
  ) -> [ListItem] {
    var order: [ItemKey] = []
    var groups: [ItemKey: [PlacedNeed]] = [:]
    for dish in dishes {
      for (position, line) in dish.lines.enumerated() {
        for need in reader.needs(of: line) where !isOff(need.key.id, dish.meal) {
          if groups[need.key] == nil { order.append(need.key) }
          groups[need.key, default: []].append(
            PlacedNeed(need: need, meal: dish.meal, line: position, text: line.text))
        }
      }
    }
    return order.compactMap { key in groups[key].map { item(key, $0) } }
  }

  private func item(_ key: ItemKey, _ needs: [PlacedNeed]) -> ListItem {
    let food = key.food.flatMap { book[$0] }
    let measures = food?.measures ?? FoodMeasures()
    let isLoose = key.form == .usual || key.form == .fresh
    let habit = isLoose ? key.food.flatMap { shops.habits[$0] } : nil
    let sum = GroupSum(
      measures: measures, isPoured: key.food.map { MeasuredFood($0).isPoured } ?? false,
      habit: habit
    ).total(of: needs.map(\.need))
    let sources = needs.enumerated().map { index, placed in
      ItemSource(
        meal: placed.meal, line: placed.line, text: placed.text, asked: placed.need.asked,
        bought: sum.shares[index], steps: placed.need.steps + sum.steps[index])
    }
    return ListItem(
      id: key.id, name: name(of: needs, sum.amounts, habit), food: key.food, form: key.form,
      amounts: sum.amounts, uses: sum.uses, measures: measures,
      package: UsualPackage.covering(
        sum.amounts, measures, habit: habit, isFresh: isLoose),
      sources: sources, isOptional: needs.allSatisfy(\.need.isOptional))
  }

  /// The name from the first line, in the plural if several pieces are needed.
  private func name(
    of needs: [PlacedNeed], _ amounts: [ListAmount], _ habit: ShopForms.Habit?
  ) -> String {
    let label = needs[0].need.label
    guard let amount = amounts.first, amount.measured == .count(nil) else { return label }
    let isMany = amount.high > .one
    if let called = habit?.called, called.count == 2 { return called[isMany ? 1 : 0] }
    let words = label.split(separator: " ")
    let head = words.prefix { !Self.joints.contains($0) }
    let rest = words.dropFirst(head.count)
    let noun = head.joined(separator: " ")
    let counted = isMany ? EnglishNoun.plural(of: noun) : EnglishNoun.singular(of: noun)
    return ([counted] + rest.map { String($0) }).joined(separator: " ")
  }

  /// Words that end the noun at the start of a name: "peppers from a jar".
  private static let joints: Set<Substring> = ["from", "in", "of", "with", "on"]
}
