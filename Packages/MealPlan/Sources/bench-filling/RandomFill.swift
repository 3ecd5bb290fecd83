import MealCatalog
import MealModels
import MealPlan
import SeededRandom
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A random household with a week to fill, determined by a seed.
///
/// It has meals of the bundled catalogue, limits, history, quotas, budget, costs and stock at home.
struct RandomFill {
  let engine: MealSuggester
  let meals: [MealSummary]
  var request: FillRequest
  let history: History

  static let monday = LocalMoment("2026-05-10T18:00") ?? LocalMoment(date: .distantPast)

  /// - Parameters:
  ///   - count: the number of meals of the catalogue to choose from.
  ///   - isEasy: whether there are no limits and no bounds.
  init(seed: Int, meals count: Int, isEasy: Bool = false) {
    var random = SeededGenerator(seed: seed, 1)
    let meals = Array(Catalog.bundled.summaries.shuffled(using: &random).prefix(count))
    self.init(seed: seed, of: meals, isEasy: isEasy)
  }

  /// - Parameter meals: the meals to choose from.
  init(seed: Int, of meals: [MealSummary], isEasy: Bool) {
    var random = SeededGenerator(seed: seed)
    self.meals = meals
    engine = MealSuggester(pool: MealPool(meals, sides: Catalog.bundled.sides))
    history = Self.history(random.pick([0, 40, 200, 500]), of: meals, &random)
    var each = SuggestionRequest(
      moment: Self.monday, limits: isEasy ? .none : Self.limits(&random), seed: random.next(),
      quotas: isEasy ? [] : Self.quotas(&random), region: random.pick(EaterRegion.allCases))
    if random.happens(0.3) { each.wishes.month = 5 }
    if random.happens(0.15) { each.wishes.forChildrenIn = each.region }
    let people = 1 + Int(random.next() % 4)
    var settings = PlanSettings(leftoverLunches: Int(random.next() % 4))
    if random.happens(0.3) { settings.busyEvenings = [1, 3] }
    let foods = Set(meals.flatMap(\.traits.mainFoods)).sorted()
    var expiring: [FoodID: Int] = [:]
    for _ in 0..<Int(random.next() % 5) {
      expiring[random.pick(foods)] = Self.monday.dayNumber + 1 + Int(random.next() % 7)
    }
    each.wishes.atHome = Set((0..<Int(random.next() % 6)).map { _ in random.pick(foods) })
    let first = Self.monday.dayNumber + 1
    let slots = (first..<first + 7).flatMap { day in
      PlanSlot.usual.map { PlanSlot(day: day, slot: $0) }
    }
    var costs: CostEstimator?
    if random.happens(0.6) {
      let prices = Dictionary(
        uniqueKeysWithValues: meals.map { ($0.id, 120 + Int(random.next() % 700)) })
      costs = CostEstimator { meal, servings in
        prices[meal].map { Money(hundredths: $0 * servings) }
      }
      settings.weeklyBudget = Money(
        hundredths: Int(random.number(in: 180...480) * 21) * people)
    }
    request = FillRequest(
      each: each, slots: slots, settings: settings, people: people, expiring: expiring,
      costs: costs)
  }

  private static func limits(_ random: inout SeededGenerator) -> EaterLimits {
    let diets: [DietSet] = [[], [], [], .vegetarian, .vegan, .pescatarian, .glutenFree]
    let allergens: [AllergenSet] = [
      [], [], AllergenSet([.peanut]), AllergenSet([.milk]), AllergenSet([.fish]),
      AllergenSet([.egg]), AllergenSet([.treeNut]),
    ]
    return EaterLimits(diets: random.pick(diets), allergens: random.pick(allergens))
  }

  private static func quotas(_ random: inout SeededGenerator) -> [Quota] {
    var quotas: [Quota] = []
    if random.happens(0.4) { quotas.append(Quota(.fish, .atLeast, 1 + Int(random.next() % 3))) }
    if random.happens(0.4) { quotas.append(Quota(.redMeat, .atMost, Int(random.next() % 4))) }
    if random.happens(0.3) { quotas.append(Quota(.plant, .atLeast, 2 + Int(random.next() % 5))) }
    return quotas
  }

  /// Three meals a day before the start, each shown and then accepted, skipped or rated.
  static func history(
    _ count: Int, of meals: [MealSummary], _ random: inout SeededGenerator
  ) -> History {
    var history = History()
    for number in 0..<count / 2 {
      let meal = random.pick(meals).id
      let date = monday.date - Double(count / 2 - number) * 8 * 3600
      history.apply(HistoryEvent(.suggested, meal), at: date)
      let kinds: [HistoryEvent.Kind] = [.accepted, .skipped, .cooked, .rated]
      let kind = random.pick(kinds)
      let stars = kind == .rated ? random.pick(1...5) : nil
      history.apply(HistoryEvent(kind, meal, stars: stars), at: date + 60)
    }
    return history
  }
}

extension SeededGenerator {
  /// A random element of some choices, all equally likely.
  mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element {
    let offset = Int.random(in: 0..<choices.count, using: &self)
    return choices[choices.index(choices.startIndex, offsetBy: offset)]
  }
}
