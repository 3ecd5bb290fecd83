import MealModels

/// Says what a line wants bought.
struct NeedReader: Sendable {
  let book: FoodBook
  let names: NameMemory
  let purchases: PurchaseForms
  let shops: ShopForms

  /// What the line wants; nothing for water, for seasoning to taste, and for lines without a food.
  func needs(of line: CookedLine) -> [Need] {
    let words = NamedLine(line)
    guard !words.name.isEmpty else { return [] }
    if words.has([.and, .plus]) || line.text.utf8.contains(UInt8(ascii: ",")),
      let split = SeveralFoods.lines(line, self) ?? EachOf.lines(line, words, names)
    {
      // A part is never split again.
      return split.flatMap { part -> [Need] in
        let words = NamedLine(part)
        return words.name.isEmpty ? [] : needs(ofOne: part, words)
      }
    }
    return needs(ofOne: line, words)
  }

  /// What a line about one food wants.
  private func needs(ofOne line: CookedLine, _ words: NamedLine) -> [Need] {
    if let dried = FoodOfLine.dried(line, words, names) {
      return needs(ofOne: dried, NamedLine(dried))
    }
    let read = FoodOfLine(line, words, reader: self)
    let totals = LineAmounts.totals(of: read.line)
    if totals.isEmpty, let food = read.food, Self.seasonings.contains(food) { return [] }
    if words.has(.cube), let cubes = StockCubes.need(read, words, reader: self) { return [cubes] }
    let wanted =
      totals.isEmpty
      ? [[]] : totals.map { ways in inPieces(Self.withBottle(ways, read.food), of: read) }
    return wanted.flatMap { bought($0, read, words) }
  }

  /// What is never bought because a recipe says "to taste".
  private static let seasonings: Set<FoodID> = [
    "salt", "kosher-salt", "flaky-salt", "black-pepper", "white-pepper", "salt-and-pepper",
  ]

  /// A bottle of wine holds 750 ml, a standard of fill of 27 CFR 4.72, and a glass of it 150 ml: five
  /// fluid ounces, the standard drink of the Dietary Guidelines for Americans.
  private static func withBottle(_ ways: [ListAmount], _ food: FoodID?) -> [ListAmount] {
    guard let first = ways.first, let size = vessels[first.word ?? ""], ways.count == 1,
      food?.rawValue.hasSuffix("wine") ?? false
    else { return ways }
    return ways + [ListAmount(first.quantity * Fraction(size), .millilitre)]
  }

  /// Lists pieces of a large food as pieces: "8 pieces of chicken" are not eight chickens.
  private func inPieces(_ ways: [ListAmount], of read: FoodOfLine) -> [ListAmount] {
    guard let food = read.food, read.line.amounts.contains(where: { $0.unit == .piece }),
      book[food]?.measures.weights[.piece] ?? .infinity > Self.largestPiece
    else { return ways }
    return ways.map { $0.measured == .count(nil) ? ListAmount($0.quantity, word: "piece") : $0 }
  }

  /// Where a whole food weighs more, in grams, a piece is only a part of it.
  private static let largestPiece = 400.0

  private static let vessels = ["bottle": 750, "glass": 150]

  /// Follows the rules from what is cooked to what is bought.
  private func bought(_ amounts: [ListAmount], _ read: FoodOfLine, _ words: NamedLine) -> [Need] {
    var need = Need(
      key: ItemKey(), label: read.label, amounts: amounts, size: read.size,
      isOptional: read.line.isOptional, asked: amounts)
    guard var food = read.food else {
      need.key.words = FoodName.key(of: read.words)
      return [need]
    }
    if let zests = ZestAndJuice.needs(of: food, need, words, reader: self) { return zests }
    var steps = 0
    while let rule = purchases.rules[food], steps < 4 {
      steps += 1
      switch rule {
      case .never: return []
      case .same(let other):
        need.steps.append(.madeOf(other, rule: "the same in a shop"))
        food = other
      case .yield(let other, let volume, let mass):
        guard need.amounts.allSatisfy({ $0.isPoured }) else { return [finished(need, food, words)] }
        need.amounts = need.amounts.map { $0.divided(volume: volume, mass: mass) }
        need.steps.append(.madeOf(other, rule: "grows when it is cooked"))
        food = other
      case .part(let other, let part, let grams):
        let said = WrittenPieces.count(of: other, in: read.line.text)
        guard said != nil || ZestAndJuice.isSqueezed(food, need, words) else {
          return [finished(need, food, words)]
        }
        need.amounts = WrittenPieces.joined(said, pieces(need, food, grams: grams))
        need.part = part
        need.steps.append(.madeOf(other, rule: part))
        food = other
      }
      need.label = label(of: food, beside: need.label)
    }
    return [finished(need, food, words)]
  }

  /// The name of a food in the number in which a line names what is cooked from it.
  func label(of food: FoodID, beside words: String) -> String {
    guard let name = book[food]?.name else { return words }
    let last = words.split(separator: " ").last.map { String($0).lowercased() } ?? ""
    return FoodName.singular(last) == last ? name : EnglishNoun.plural(of: name)
  }

  /// Amounts of a part as pieces of the whole.
  private func pieces(_ need: Need, _ food: FoodID, grams: Double) -> [ListAmount] {
    if let count = need.amounts.first(where: { $0.measured == .count(nil) }) { return [count] }
    let weighing = Weighing(book[food]?.measures ?? FoodMeasures(), size: need.size)
    guard let first = need.amounts.lazy.compactMap({ weighing.grams($0) }).first else { return [] }
    return [ListAmount(first.mapped { $0.times(1 / grams) })]
  }

  /// Sets what tells the item apart, and how a shopper calls it.
  func finished(_ need: Need, _ food: FoodID, _ words: NamedLine) -> Need {
    var need = need
    let habit = shops.habits[food]
    need.key.food = food
    need.key.form = FormOfLine.form(food, habit, words)
    need.key.kind = FormOfLine.kind(habit, words)
    need.label = FormOfLine.label(need.label, need.key, habit)
    need.eaten = EatenShare(food, in: book, purchases).ofContainers(
      need.amounts, isDrainedWeight: ContainerRemark.saysDrainedWeight(words.text),
      isOpen: words.hasOpenSize)
    return need
  }
}

extension ListAmount {
  /// Whether it is a volume or a weight.
  var isPoured: Bool { measured == .volume || measured == .mass }

  /// What becomes this amount when it is cooked.
  fileprivate func divided(volume: Double, mass: Double) -> ListAmount {
    let factor = measured == .volume ? volume : mass
    let parts = Fraction(rounding: factor, toParts: 100) ?? .one
    let raw = mapped { $0 / parts }
    return isMetricOrOunce
      ? raw.mapped { Fraction(rounding: $0.doubleValue, toParts: 2) ?? $0 } : raw
  }

  /// Whether scales and jugs show it, so that thirds of it say nothing.
  private var isMetricOrOunce: Bool {
    unit == .ounce || unit == .gram || unit == .millilitre
  }
}
