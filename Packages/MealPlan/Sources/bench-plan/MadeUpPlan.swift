import MealModels
import MealPlan
import SeededRandom

/// A household's plan events over some years: three meals a day, each changed a few times.
struct MadeUpPlan {
  private var random: SeededGenerator
  private let titles: [String]

  init(seed: UInt64, titles: [String] = MadeUpPlan.plainTitles) {
    random = SeededGenerator(seed: seed)
    self.titles = titles
  }

  /// Titles that are typical of recipes.
  static let plainTitles = [
    "Sheet-pan salmon + veggies", "Tomato soup + grilled cheese", "Pasta with roasted broccoli",
    "Greek yogurt bowl", "Overnight oats", "Thai green curry with jasmine rice", "Lentil dal",
    "Crème fraîche potatoes", "Chicken tacos", "Mushroom risotto",
  ]

  /// Entries from a day on, three a day, then changes up to a total number of events.
  ///
  /// The changes are near the last added entries, as when a week is planned.
  mutating func events(entries: Int, events: Int, from day: Int) -> [PlanEvent] {
    var result: [PlanEvent] = []
    var meals: [PlannedMeal] = []
    for number in 0..<entries {
      let slot = PlanSlot(day: day + number / 3, slot: PlanSlot.usual[number % 3])
      meals.append(meal(slot, after: meals))
      result.append(.added(meals[number]))
      let due = (number + 1) * events / entries
      while result.count < due {
        let chosen = meals[Int.random(in: max(0, number - 20)...number, using: &random)]
        result.append(.changed(chosen.id, change(of: chosen, after: meals)))
      }
    }
    return result
  }

  private mutating func id() -> PlannedMealID {
    let halves = [random.next(), random.next()].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return PlannedMealID(rawValue: halves.joined(separator: "-"))
  }

  private mutating func meal(_ slot: PlanSlot, after earlier: [PlannedMeal]) -> PlannedMeal {
    PlannedMeal(
      id: id(), slot: slot, content: content(after: earlier),
      servings: Bool.random(using: &random) ? Int.random(in: 1...8, using: &random) : nil)
  }

  private mutating func content(after earlier: [PlannedMeal]) -> PlannedMeal.Content {
    let title = titles[Int.random(in: titles.indices, using: &random)]
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .text(title)
    case 1:
      guard let source = earlier.suffix(6).first else { return .text(title) }
      return .leftovers(of: source.id, title: source.content.title)
    default: return .recipe(RecipeID(slug: title), title: title)
    }
  }

  private mutating func change(
    of meal: PlannedMeal, after earlier: [PlannedMeal]
  ) -> PlanChange {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2: .state([.cooked, .skipped].randomElement(using: &random) ?? .cooked)
    case 3, 4: .content(content(after: earlier.filter { $0.slot < meal.slot }))
    case 5: .servings(Int.random(in: 1...8, using: &random))
    case 6:
      .slot(PlanSlot(day: meal.slot.day + 1, slot: .dinner), position: 1)
    case 7: .note(titles[Int.random(in: titles.indices, using: &random)])
    case 8: .eaters(["Ann", "Bob"])
    case 9: .isLocked(Bool.random(using: &random))
    case 10: .accepted(["Ann: nuts"])
    default: .isRemoved(Bool.random(using: &random))
    }
  }
}
