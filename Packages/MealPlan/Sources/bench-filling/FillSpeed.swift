import MealModels
import MealPlan
import SeededRandom
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares the median time of a fill with that of one suggestion over the same meals.
struct FillSpeed {
  private static let runs = 61

  func print() {
    Swift.print("meals  history      one suggestion   21 slots  ratio   one slot  ratio")
    for events in [500, 0] {
      show(meals: 300, RandomFill(seed: 3, meals: 300, isEasy: true), events)
    }
    for events in [500, 0] {
      show(meals: 10_000, ManyMeals.fill(10_000), events)
    }
  }

  private func show(meals: Int, _ fill: RandomFill, _ events: Int) {
    var random = SeededGenerator(seed: 9)
    let history = RandomFill.history(events, of: fill.meals, &random)
    let filler = PlanFiller(fill.engine)
    var times: [(Double, Double, Double)] = []
    for run in 0..<Self.runs {
      var request = fill.request
      request.each.seed = UInt64(run)
      var asked = request.each
      asked.wishes.slot = .dinner
      let suggestion = Self.time { fill.engine.suggest(asked, history: history).suggestions.count }
      let start = processorMicroseconds()
      let plan = filler.fill(request, history: history)
      let whole = processorMicroseconds() - start
      let slot = request.slots[11]
      let one = Self.time {
        filler.reroll([slot], of: plan, request, history: history).proposals.count
      }
      times.append((suggestion, whole, one))
    }
    let suggestion = times.map(\.0).median
    let (whole, one) = (times.map(\.1).median, times.map(\.2).median)
    Swift.print(
      [
        "\(meals)", "\(events) events", Self.text(suggestion), Self.text(whole),
        Self.ratio(times.map { $0.1 / $0.0 }.median), Self.text(one),
        Self.ratio(times.map { $0.2 / $0.0 }.median),
      ].joined(separator: "   "))
  }

  private static func text(_ microseconds: Double) -> String {
    "\((microseconds / 10).rounded() / 100) ms"
  }

  private static func ratio(_ value: Double) -> String { "\((value * 10).rounded() / 10) x" }

  private static func time(_ body: () -> Int) -> Double {
    let start = processorMicroseconds()
    let count = body()
    let time = processorMicroseconds() - start
    precondition(count > 0)
    return time
  }
}

extension [Double] {
  var median: Double { sorted()[count / 2] }
}
