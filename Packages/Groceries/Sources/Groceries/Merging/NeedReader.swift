import MealModels

/// Reads the purchase that a line needs.
struct NeedReader: Sendable {
  let book: FoodBook
  let names: NameMemory
  let purchases: PurchaseForms
  let shops: ShopForms

  /// The needs of a line; empty for lines without a food.
  ///
  /// A recipe needs no water and no seasoning to taste; a person who asks for them does.
  func needs(of line: CookedLine) -> [Need] {
    let words = NamedLine(line)
    guard !words.name.isEmpty else { return [] }
    if words.has([.and, .plus]) || line.text.utf8.contains(UInt8(ascii: ",")),
      let split = SeveralFoods.lines(line, self) ?? EqualAmounts.lines(line, words, self)
    {
      // A part is never split again.
      return split.flatMap { part -> [Need] in
        var part = part
        part.isAskedFor = line.isAskedFor
        let words = NamedLine(part)
        return words.name.isEmpty ? [] : needs(ofOne: part, words)
      }
    }
    return needs(ofOne: line, words)
  }

  /// The needs of a line about one food.
  private func needs(ofOne line: CookedLine, _ words: NamedLine) -> [Need] {
    if let dried = FoodOfLine.dried(line, words, names) {
      return needs(ofOne: dried, NamedLine(dried))
    }
    let read = FoodOfLine(line, words, reader: self)
    let totals = LineAmounts.totals(of: read.line)
    if totals.isEmpty, !line.isAskedFor, let food = read.food, Self.seasonings.contains(food) {
      return []
    }
    if words.has(.cube), let cubes = StockCubes.need(read, words, reader: self) { return [cubes] }
    let wanted =
      totals.isEmpty
      ? [[]] : totals.map { ways in inPieces(Self.withBottle(ways, read.food), of: read) }
    return wanted.flatMap { bought($0, read, words) }
  }

  /// The foods that are not bought if a recipe only says "to taste".
  private static let seasonings: Set<FoodID> = [
    "salt", "kosher-salt", "flaky-salt", "black-pepper", "white-pepper", "salt-and-pepper",
  ]

  /// Equal amounts, with a bottle or a glass of wine as a volume.
  ///
  /// A bottle holds 750 ml, a standard of fill of 27 CFR 4.72. A glass holds 150 ml: five fluid
  /// ounces, the standard drink of the Dietary Guidelines for Americans.
  private static func withBottle(_ ways: [ListAmount], _ food: FoodID?) -> [ListAmount] {
    guard let first = ways.first, let size = vessels[first.word ?? ""], ways.count == 1,
      food?.rawValue.hasSuffix("wine") ?? false
    else { return ways }
    return ways + [ListAmount(first.quantity * Fraction(size), .millilitre)]
  }

  /// Equal amounts, in which pieces of a large food are not whole ones: "8 pieces of chicken" are
  /// not eight chickens.
  private func inPieces(_ ways: [ListAmount], of read: FoodOfLine) -> [ListAmount] {
    guard let food = read.food, read.line.amounts.contains(where: { $0.unit == .piece }),
      book[food]?.measures.weights[.piece] ?? .infinity > Self.largestPiece
    else { return ways }
    return ways.map { $0.measured == .count(nil) ? ListAmount($0.quantity, word: "piece") : $0 }
  }

  /// The weight in grams above which a "piece" of a food is only a part of it.
  private static let largestPiece = 400.0

  private static let vessels = ["bottle": 750, "glass": 150]

  /// Follows the rules from the cooked food to the bought one.
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
      case .never: return read.line.isAskedFor ? [finished(need, food, words)] : []
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

  /// The name of a food, in the plural if the given words end in a plural.
  func label(of food: FoodID, beside words: String) -> String {
    guard let name = book[food]?.name else { return words }
    let last = words.split(separator: " ").last.map { String($0).lowercased() } ?? ""
    return FoodName.singular(last) == last ? name : EnglishNoun.plural(of: name)
  }

  /// The whole pieces from which the amounts of a part are taken.
  private func pieces(_ need: Need, _ food: FoodID, grams: Double) -> [ListAmount] {
    if let count = need.amounts.first(where: { $0.measured == .count(nil) }) { return [count] }
    let weighing = Weighing(book[food]?.measures ?? FoodMeasures(), size: need.size)
    guard let first = need.amounts.lazy.compactMap({ weighing.grams($0) }).first else { return [] }
    return [ListAmount(first.mapped { $0.times(1 / grams) })]
  }

  /// Sets the identity of the item, and its shopper's name.
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

  /// The raw amount from which this cooked amount is made.
  fileprivate func divided(volume: Double, mass: Double) -> ListAmount {
    let factor = measured == .volume ? volume : mass
    let parts = Fraction(rounding: factor, toParts: 100) ?? .one
    let raw = mapped { $0 / parts }
    return isMetricOrOunce
      ? raw.mapped { Fraction(rounding: $0.doubleValue, toParts: 2) ?? $0 } : raw
  }

  /// Whether the unit is metric or ounces, which scales and jugs do not show in thirds.
  private var isMetricOrOunce: Bool {
    unit == .ounce || unit == .gram || unit == .millilitre
  }
}
