import MealModels
import Testing

@testable import FoodFacts

/// How the energy of the table's foods agrees with what they are made of.
@Suite struct EnergyTests {
  /// Foods of 30 kcal and more in 100 g.
  private static let foods = FoodTable.bundled.foods.filter { ($0.facts[.energy] ?? 0) >= 30 }

  @Test func `energy agrees with 4-4-9-7 and fibre at 2 for 95 of 100 foods`() {
    let agreeing = Self.foods.filter { Self.isNear($0, Self.energy($0, fibre: 2)) }
    #expect(Self.foods.count > 8000)
    #expect(Double(agreeing.count) >= 0.95 * Double(Self.foods.count))
  }

  @Test func `every other food is explained`() {
    for food in Self.foods where !Self.isNear(food, Self.energy(food, fibre: 2)) {
      #expect(Self.reason(food) != nil, "\(food.id) \(food.description)")
    }
  }

  @Test func `no explanation is left without a food`() {
    let others = Self.foods.filter { !Self.isNear($0, Self.energy($0, fibre: 2)) }
    let reasons = Set(others.compactMap(Self.reason))
    #expect(reasons == Set(Reason.allCases))
    let known = Set(others.map(\.id))
    for id in Self.listed.keys { #expect(known.contains(id), "\(id)") }
  }

  /// Why the energy of a food is not 4-4-9-7 with fibre at 2.
  private enum Reason: CaseIterable {
    /// The table worked it out with the food's own factors (Handbook 74).
    case ownFactors
    /// The table counted fibre as none or as other carbohydrate, or in between.
    case fibre
    /// The table gives 0.01 g of protein in bread: it was lost.
    case lostProtein
    /// A maker's label: calories to the next 10 and grams to the next whole one in a serving.
    case label
    /// Acetic acid and phospholipids, which are neither carbohydrate nor common fat.
    case acidOrLecithin
    /// Sugar alcohols and acids, which give less than sugar.
    case sugarAlcohol
    /// Worked out from a recipe or with factors that the table does not print.
    case otherFactors
    /// Energy, fat and carbohydrate of the source contradict each other.
    case contradiction
  }

  private static func reason(_ food: TableFood) -> Reason? {
    if let factors = food.energyFactors, isNear(food, energy(food, factors)) { return .ownFactors }
    if isNear(food, nearest(food)) { return .fibre }
    if food.facts[.protein] == 0.01, food.category == "Baked Products" { return .lostProtein }
    return listed[food.id] ?? (isLabel(food) ? .label : nil)
  }

  private static let listed: [TableRowID: Reason] = [
    "02069": .acidOrLecithin, "04531": .acidOrLecithin,
    "14409": .sugarAlcohol, "19916": .sugarAlcohol, "43060": .sugarAlcohol,
    "06977": .otherFactors, "11384": .otherFactors, "14406": .otherFactors,
    "43483": .otherFactors,
    "02075": .contradiction, "06236": .contradiction, "21348": .contradiction,
    "42179": .contradiction,
  ]

  private static func isNear(_ food: TableFood, _ energy: Double) -> Bool {
    let stated = food.facts[.energy] ?? 0
    return abs(energy - stated) <= 0.1 * stated
  }

  /// Kilocalories in 100 g with so many in a gram of fibre; what was not measured counts as none.
  private static func energy(_ food: TableFood, fibre factor: Double) -> Double {
    let facts = food.facts
    let carbohydrate = facts[.carbohydrate] ?? 0
    let fibre = min(facts[.fibre] ?? 0, carbohydrate)
    return 4 * (facts[.protein] ?? 0) + 9 * (facts[.fat] ?? 0) + 4 * (carbohydrate - fibre)
      + factor * fibre + 7 * (facts[.alcohol] ?? 0)
  }

  private static func energy(_ food: TableFood, _ factors: EnergyFactors) -> Double {
    let facts = food.facts
    return factors.protein * (facts[.protein] ?? 0) + factors.fat * (facts[.fat] ?? 0)
      + factors.carbohydrate * (facts[.carbohydrate] ?? 0) + 7 * (facts[.alcohol] ?? 0)
  }

  /// The energy with fibre counted from none to 4 that is nearest to the stated one.
  private static func nearest(_ food: TableFood) -> Double {
    min(max(food.facts[.energy] ?? 0, energy(food, fibre: 0)), energy(food, fibre: 4))
  }

  /// Whether a brand's food is off by no more than the rounding of a label: 5 kcal, and half a gram
  /// of protein, fat and carbohydrate in a serving (21 CFR 101.9(c)).
  private static func isLabel(_ food: TableFood) -> Bool {
    guard let serving = food.measures.first?.grams else { return false }
    let isBrand = food.description.split { !$0.isLetter }.contains { word in
      word.count >= 4 && word.allSatisfy(\.isUppercase)
    }
    let difference = abs(nearest(food) - (food.facts[.energy] ?? 0)) * serving / 100
    return isBrand && difference <= 5 + 0.5 * (4 + 9 + 4)
  }
}
