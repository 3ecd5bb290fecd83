import MealModels

/// When to start what goes with a meal, so that both are ready together.
struct SideStart: Hashable, Sendable {
  /// What goes with the meal.
  var side: Meal
  /// The step before which it starts, from zero.
  var step: Int

  /// The sides of a meal with their steps, the first to start first.
  ///
  /// A side that takes 20 minutes starts at the last step before which at least 20 minutes are left;
  /// one that takes as long as the meal, at the first.
  static func starts(of sides: [Meal], with recipe: Recipe) -> [SideStart] {
    let left = recipe.minutesLeft
    return sides.map { side in
      let minutes = Double(side.recipe.times.totalMinutes)
      return SideStart(side: side, step: left.lastIndex { $0 >= minutes } ?? 0)
    }.sorted { ($0.step, -$0.minutes, $0.side.id) < ($1.step, -$1.minutes, $1.side.id) }
  }

  /// How long the side takes, in minutes.
  var minutes: Int { side.recipe.times.totalMinutes }
}

extension Recipe {
  /// How many minutes are left before each step begins: the waits that the steps from there on name,
  /// and of the time that no step names the same share for each.
  var minutesLeft: [Double] {
    let named = steps.map { step in
      Double(StepWords(step.text).waits.map(\.timer.seconds).reduce(0, +)) / 60
    }
    let total = Double(times.totalMinutes)
    let waits = named.reduce(0, +)
    // Waits that run beside each other take no longer than the meal.
    let scale = waits > total ? total / waits : 1
    let share = max(0, total - waits) / Double(max(1, steps.count))
    return steps.indices.map { step in
      named[step...].reduce(0) { $0 + $1 * scale + share }
    }
  }
}
