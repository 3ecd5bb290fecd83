import MealModels

/// The step at which to start a side, so that the side and the meal are ready together.
package struct SideStart: Hashable, Sendable {
  /// The side that goes with the meal.
  package var side: Meal
  /// The step before which it starts, from zero.
  package var step: Int

  /// The sides of a meal with their steps, in the order of their starts.
  ///
  /// A side that takes 20 minutes starts at the last step with at least 20 minutes left. A side
  /// that takes as long as the meal starts at the first step.
  package static func starts(of sides: [Meal], with recipe: Recipe) -> [SideStart] {
    let left = recipe.minutesLeft
    return sides.map { side in
      let minutes = Double(side.recipe.times.totalMinutes)
      return SideStart(side: side, step: left.lastIndex { $0 >= minutes } ?? 0)
    }.sorted { ($0.step, -$0.minutes, $0.side.id) < ($1.step, -$1.minutes, $1.side.id) }
  }

  /// The minutes that the side takes.
  var minutes: Int { side.recipe.times.totalMinutes }
}

extension Recipe {
  /// The minutes left before each step begins.
  ///
  /// Each remaining step takes the waits that its text names. The recipe's time beyond all such
  /// waits is divided equally among the steps.
  var minutesLeft: [Double] {
    let named = steps.map { step in
      Double(StepWords(step.text).waits.map(\.timer.seconds).reduce(0, +)) / 60
    }
    let total = Double(times.totalMinutes)
    let waits = named.reduce(0, +)
    // Waits can overlap, so together they take no longer than the meal.
    let scale = waits > total ? total / waits : 1
    let share = max(0, total - waits) / Double(max(1, steps.count))
    return steps.indices.map { step in
      named[step...].reduce(0) { $0 + $1 * scale + share }
    }
  }
}
