import DesignSystem
import MealModels

/// The place of a timer: the meal, the step, and the index among the timers of that step.
public struct TimerPlace: Hashable, Sendable, Comparable {
  /// The meal.
  public var meal: MealID
  /// The step, from zero.
  public var step: Int
  /// The index among the timers of the step, from zero.
  public var index: Int

  /// Makes a place.
  public init(_ meal: MealID, step: Int, _ index: Int) {
    self.meal = meal
    self.step = step
    self.index = index
  }

  /// Makes the place of a timer of a meal by its key; nil for an invalid key.
  public init?(_ meal: MealID, key: String) {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let step = parts[0], let index = parts[1], step >= 0, index >= 0 else {
      return nil
    }
    self.init(meal, step: step, index)
  }

  /// The key among the timers of the meal, such as `2.0`.
  public var key: String { "\(step).\(index)" }

  /// The form of a place in the arguments of actions.
  static let form = ArgumentForm<TimerPlace>(
    print: { [ActionParameter("id", $0.meal.rawValue), ActionParameter("timer", $0.key)] },
    read: { parameters in
      guard let meal = parameters.first("id"), let key = parameters.first("timer") else {
        return nil
      }
      return TimerPlace(MealID(rawValue: meal), key: key)
    })

  /// Orders places by meal, then by step.
  public static func < (lhs: TimerPlace, rhs: TimerPlace) -> Bool {
    (lhs.meal, lhs.step, lhs.index) < (rhs.meal, rhs.step, rhs.index)
  }
}
