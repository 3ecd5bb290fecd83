import MealModels

/// The amounts of a line, in the units in which a shop sells.
enum LineAmounts {
  /// The totals of a line, each as equal amounts.
  ///
  /// There are several totals if added amounts have different measures.
  static func totals(of line: CookedLine) -> [[ListAmount]] {
    let groups = rejoined(line.amounts).reduce(into: [[CookedAmount]]()) { groups, amount in
      if amount.relation == .added || groups.isEmpty {
        groups.append([amount])
      } else {
        groups[groups.count - 1].append(amount)
      }
    }
    guard let first = groups.first.map({ ways($0, in: line) }), !first.isEmpty else { return [] }
    return joined(first, groups.dropFirst().map { ways($0, in: line) }.filter { !$0.isEmpty })
  }

  /// One amount and what the line says of it, as equal amounts; empty if there is none to buy.
  private static func ways(_ said: [CookedAmount], in line: CookedLine) -> [ListAmount] {
    guard let first = said.first, let amount = self.amount(first, in: line) else { return [] }
    var ways = [amount]
    for other in said.dropFirst() {
      guard let next = self.amount(other, in: line) else { continue }
      if next.unit == .knob {
        if other.relation == .each, let food = line.food, roots.contains(food) {
          ways[0] = ListAmount(amount.quantity.multiplied(by: next.quantity), .knob)
        }
        continue
      }
      switch other.relation {
      case .each where next.unit == .packet && amount.unit == nil:
        // "1 6-pack" means six.
        ways[0] = ListAmount(amount.quantity.multiplied(by: next.quantity))
      case .each where next.isPoured:
        ways.append(ListAmount(amount.quantity.multiplied(by: next.quantity), next.unit))
      case .same where other.quantity == nil:
        // "400g can" means one can, and the can comes first.
        if next.isContainer { ways.insert(next, at: 0) }
      case .same, .first: ways.append(next)
      case .added, .instead, .each: continue
      }
    }
    // A stated weight comes before the number of pieces, which may not be whole ones.
    if first.unit == .piece, let weight = ways.firstIndex(where: { $0.measured == .mass }) {
      ways.swapAt(0, weight)
    }
    return ways
  }

  /// Roots whose length recipes state.
  private static let roots: Set<FoodID> = ["ginger", "fresh-turmeric", "galangal", "horseradish"]

  /// Whether a word describes the size of pieces, and not a container.
  static func isSize(_ word: String) -> Bool { sizes.contains(FoodName.singular(word)) }

  /// Whether a word is a length in which recipes measure roots.
  static func isLength(_ word: String) -> Bool { lengths[word] != nil }

  /// Whether the line has a number of cans.
  static func isInCans(_ line: CookedLine) -> Bool {
    line.amounts.contains { amount in
      amount.unit == .can
        || amount.word.map { $0.hasSuffix("can") || $0.hasSuffix("cans") } ?? false
    }
  }

  /// Joins a number and its unit that other words separate: "2 fat garlic cloves", "cloves 3".
  private static func rejoined(_ amounts: [CookedAmount]) -> [CookedAmount] {
    guard amounts.count > 1, amounts[1].relation == .same else { return amounts }
    var first = amounts[0]
    let second = amounts[1]
    let isBare = first.unit == nil && first.word.map(isSize) ?? true
    if first.quantity != nil, isBare, second.quantity == nil, let unit = second.unit, unit != .can {
      (first.unit, first.word) = (unit, nil)
    } else if first.quantity == nil, second.quantity != nil, second.unit == nil, second.word == nil
    {
      first.quantity = second.quantity
    } else {
      return amounts
    }
    return [first] + amounts.dropFirst(2)
  }

  /// Adds amounts with the same measure; the others stay separate totals.
  ///
  /// The size of packages is added up too if each of them has one.
  private static func joined(
    _ ways: [ListAmount], _ added: [[ListAmount]]
  ) -> [[ListAmount]] {
    let alike = added.filter { $0[0].measured == ways[0].measured }
    let others = added.filter { $0[0].measured != ways[0].measured }
    guard !alike.isEmpty, let sum = ListAmount.sum([ways[0]] + alike.map { $0[0] }) else {
      return [ways] + added
    }
    let sizes = ways.dropFirst().compactMap { way -> ListAmount? in
      let same = alike.compactMap { $0.dropFirst().first { $0.measured == way.measured } }
      return same.count == alike.count ? ListAmount.sum([way] + same) : nil
    }
    return [[sum] + sizes] + others
  }

  /// One amount; one handful if the line has no number.
  private static func amount(_ amount: CookedAmount, in line: CookedLine) -> ListAmount? {
    if amount.quantity == nil, amount.unit == nil, amount.word == nil { return nil }
    let isFew = amount.quantity == nil && line.text.contains("few ")
    let quantity = amount.quantity ?? .exactly(isFew ? Fraction(3) : .one)
    if let unit = amount.unit {
      return ListAmount(quantity, unit == .piece ? nil : unit)
    }
    guard let word = amount.word else { return ListAmount(quantity) }
    if let size = lengths[word] {
      return ListAmount(quantity * size, .knob)
    }
    let words = word.split(separator: " ").map { FoodName.singular(String($0)) }
    guard let last = words.last else { return ListAmount(quantity) }
    let isSaid = amount.quantity != nil && amount.quantity != .exactly(.one)
    if !isSaid, splashes.contains(last), !line.text.contains(where: \.isNumber) { return nil }
    if sizes.contains(last) { return ListAmount(quantity) }
    if let unit = units[last] ?? MeasureUnit(named: last) {
      return ListAmount(quantity, unit == .piece ? nil : unit)
    }
    return ListAmount(quantity, nil, word: last)
  }

  /// Words after which the number is one of whole pieces, and not of containers.
  private static let sizes: Set<String> = [
    "ear", "cob", "whole", "small", "medium", "large", "fruit", "piece", "half", "heart", "ball",
    "fat", "big", "thick", "thin", "plump", "good", "generous",
  ]

  /// Words for an amount that the cook decides.
  private static let splashes: Set<String> = [
    "splash", "drizzle", "glug", "squeeze", "sprinkle", "sprinkling", "little", "grind", "grating",
    "dusting", "touch", "few",
  ]

  /// Lengths in which recipes measure roots, as thumbs: an inch is a thumb of 20 g.
  private static let lengths: [String: Fraction] = {
    let inch = Fraction.one
    let centimetre = Fraction(2, over: 5) ?? .one
    return [
      "inch": inch, "inches": inch, "in": inch, "cm": centimetre, "centimetre": centimetre,
      "centimeter": centimetre, "thumb": inch, "thumbs": inch,
    ]
  }()

  /// Other words that recipes use for known units.
  static let units: [String: MeasureUnit] = [
    "rib": .stalk, "bulb": .head, "strip": .slice, "sachet": .packet, "envelope": .packet,
    "pack": .packet, "pouch": .packet, "tin": .can, "branch": .sprig, "stem": .stalk,
    "crown": .head, "spear": .stalk, "thumb": .knob,
  ]
}

extension Quantity {
  /// The product of two quantities, the lower ends and the upper ends multiplied separately.
  func multiplied(by other: Quantity) -> Quantity {
    Quantity(from: lowerBound * other.lowerBound, to: upperBound * other.upperBound)
  }
}
