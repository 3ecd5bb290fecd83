import DesignSystem
import MealModels

/// Which timer of all: that of a step of a meal, by its place among the times of that step.
public struct TimerPlace: Hashable, Sendable, Comparable {
  /// The meal.
  public var meal: MealID
  /// The step, from zero.
  public var step: Int
  /// The place among the timers of the step, from zero.
  public var index: Int

  /// Makes a place.
  public init(_ meal: MealID, step: Int, _ index: Int) {
    self.meal = meal
    self.step = step
    self.index = index
  }

  /// Makes the place of a timer of a meal by its key; nil for what is no key.
  public init?(_ meal: MealID, key: String) {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let step = parts[0], let index = parts[1], step >= 0, index >= 0 else {
      return nil
    }
    self.init(meal, step: step, index)
  }

  /// Its key among the timers of the meal, such as `2.0`.
  public var key: String { "\(step).\(index)" }

  /// How actions name it.
  static let form = ArgumentForm<TimerPlace>(
    print: { [ActionParameter("id", $0.meal.rawValue), ActionParameter("timer", $0.key)] },
    read: { parameters in
      guard let meal = parameters.first("id"), let key = parameters.first("timer") else {
        return nil
      }
      return TimerPlace(MealID(rawValue: meal), key: key)
    })

  /// In the order of the steps; those of one meal together.
  public static func < (lhs: TimerPlace, rhs: TimerPlace) -> Bool {
    (lhs.meal, lhs.step, lhs.index) < (rhs.meal, rhs.step, rhs.index)
  }
}
