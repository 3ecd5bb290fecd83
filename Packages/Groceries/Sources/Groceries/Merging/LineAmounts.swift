import MealModels

/// The amounts of a line as a shop would count them.
enum LineAmounts {
  /// Each total that the line asks for, in equal ways to say it; two where amounts are added that
  /// measure differently.
  static func totals(of line: CookedLine) -> [[ListAmount]] {
    guard let first = line.amounts.first else { return [] }
    guard let amount = self.amount(first) else { return [] }
    var ways = [amount]
    for other in line.amounts.dropFirst() {
      guard let next = self.amount(other) else { continue }
      switch other.relation {
      case .each:
        ways.append(
          ListAmount(
            amount.quantity.multiplied(by: next.quantity), next.unit,
            word: next.word))
      case .same, .first: ways.append(next)
      case .added, .instead: continue
      }
    }
    let added = line.amounts.filter { $0.relation == .added }.compactMap { self.amount($0) }
    return joined(ways, added)
  }

  /// Adds what measures alike; the rest stays a total of its own.
  private static func joined(_ ways: [ListAmount], _ added: [ListAmount]) -> [[ListAmount]] {
    guard !added.isEmpty else { return [ways] }
    let alike = added.filter { $0.measured == ways[0].measured }
    let others = added.filter { $0.measured != ways[0].measured }
    guard !alike.isEmpty, let sum = ListAmount.sum([ways[0]] + alike) else {
      return [ways] + others.map { [$0] }
    }
    return [[sum]] + others.map { [$0] }
  }

  /// One amount; one handful where the line says no number.
  private static func amount(_ amount: CookedAmount) -> ListAmount? {
    if amount.quantity == nil, amount.unit == nil, amount.word == nil { return nil }
    let quantity = amount.quantity ?? .exactly(.one)
    if let unit = amount.unit {
      return ListAmount(quantity, unit == .piece ? nil : unit)
    }
    guard let word = amount.word else { return ListAmount(quantity) }
    if let size = lengths[word] {
      return ListAmount(quantity * size, .knob)
    }
    let words = word.split(separator: " ").map { FoodName.singular(String($0)) }
    guard let last = words.last else { return ListAmount(quantity) }
    if sizes.contains(last) { return ListAmount(quantity) }
    if let unit = units[last] ?? MeasureUnit(named: last) {
      return ListAmount(quantity, unit == .piece ? nil : unit)
    }
    return ListAmount(quantity, nil, word: last)
  }

  /// Words that count whole things and are no container.
  private static let sizes: Set<String> = [
    "ear", "cob", "whole", "small", "medium", "large", "fruit", "piece", "half", "heart", "ball",
  ]

  /// Lengths of ginger and turmeric in thumbs, each an inch: 20 g.
  private static let lengths: [String: Fraction] = {
    let inch = Fraction.one
    let centimetre = Fraction(2, over: 5) ?? .one
    return [
      "inch": inch, "inches": inch, "in": inch, "cm": centimetre, "centimetre": centimetre,
      "centimeter": centimetre, "thumb": inch, "thumbs": inch,
    ]
  }()

  /// Other words for units of recipes.
  private static let units: [String: MeasureUnit] = [
    "rib": .stalk, "bulb": .head, "strip": .slice, "sachet": .packet, "envelope": .packet,
    "pack": .packet, "pouch": .packet, "tin": .can, "branch": .sprig, "stem": .stalk,
    "crown": .head, "spear": .stalk, "thumb": .knob,
  ]
}

extension Quantity {
  /// Each end times the same end of another.
  func multiplied(by other: Quantity) -> Quantity {
    Quantity(from: lowerBound * other.lowerBound, to: upperBound * other.upperBound)
  }
}
