import MealModels
import SeededRandom

@testable import MealPlan

/// Random values of a plan, odd ones among them.
struct RandomPlan {
  var random: SeededGenerator

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  mutating func id() -> PlannedMealID { PlannedMealID(rawValue: "entry-\(number(1...6))") }

  mutating func slot() -> PlanSlot { .on(number(-3...3), pick(PlanSlot.order)) }

  mutating func text() -> String {
    pick([
      "Soup", "Crème \"brûlée\"", "a\\b\nc", "日本 🍜", "semi; colon, comma", "\u{1}\u{8}\u{2028}x",
      "</script>", "e\u{301}", " blank ends ",
    ])
  }

  mutating func content() -> PlannedMeal.Content {
    switch number(0...2) {
    case 0: .recipe(RecipeID(rawValue: text()), title: text())
    case 1: .leftovers(of: id(), title: text())
    default: .text(text())
    }
  }

  mutating func meal(_ id: PlannedMealID) -> PlannedMeal {
    var meal = PlannedMeal(id: id, slot: slot(), content: content())
    for field in Self.fields where number(0...2) == 0 { meal.apply(change(of: field)) }
    return meal
  }

  mutating func change() -> PlanChange { change(of: pick(Self.fields)) }

  /// The fields of which the last change alone counts.
  private static let fields = PlanField.allCases.filter { $0 != .cooked }

  mutating func change(of field: PlanField) -> PlanChange {
    switch field {
    case .slot: .slot(slot(), position: pick([0, 1, 0.5, -2, 1.0 / 3]))
    case .content: .content(content())
    case .servings: .servings(pick([nil, 1, 4, 100]))
    case .eaters: .eaters(pick([[], ["Ann"], ["Ann", text()]]))
    case .guests: .guests(pick([0, 1, 50]))
    case .note: .note(pick(["", text()]))
    case .state: .state(pick(PlannedMeal.State.allCases))
    case .cooked: .cooked(nil)
    case .isLocked: .isLocked(Bool.random(using: &random))
    case .accepted: .accepted(pick([[], ["nuts"], ["nuts", text()]]))
    case .refused: .refused(pick([[], ["soup"], ["soup", "stew"]]))
    case .isRemoved: .isRemoved(Bool.random(using: &random))
    }
  }

  mutating func setting() -> PlanSetting {
    switch number(0...4) {
    case 0: .firstWeekday(number(1...7))
    case 1:
      .minutes(
        PlanTime(weekday: number(1...7), slot: pick(PlanSlot.order)), pick([nil, 1, 25, 1440]))
    case 2: .evening(weekday: number(1...7), isBusy: Bool.random(using: &random))
    case 3: .leftoverLunches(number(0...7))
    default: .weeklyBudget(pick([nil, Money(hundredths: number(1...99_999), .eur)]))
    }
  }

  mutating func event() -> PlanEvent {
    switch number(0...9) {
    case 0, 1: .added(meal(id()))
    case 2: .set(setting())
    default: .changed(id(), change())
    }
  }
}
