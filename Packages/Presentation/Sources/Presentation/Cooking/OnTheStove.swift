import DesignSystem
import MealModels
import PlanningPresentation
import ScreenParts

/// A meal that is being cooked, for display on other screens.
public struct OnTheStove: Equatable, Sendable {
  /// The meal.
  public var meal: MealID
  /// Its name.
  public var title: String
  /// The current step, from zero.
  public var step: Int
  /// The number of steps.
  public var stepCount: Int
  /// The number of servings; nil if unknown.
  public var servings: Int?
  /// All timers of the stove.
  public var timers: [RunningTimer] = []

  /// Makes a meal that is being cooked.
  public init(_ recipe: Recipe, step: Int, servings: Int? = nil, timers: [RunningTimer] = []) {
    meal = recipe.id
    title = recipe.title
    stepCount = recipe.steps.count
    self.step = min(max(0, step), max(0, stepCount - 1))
    self.servings = servings
    self.timers = timers
  }

  /// A banner with the dish, the timer that ended and the number of running timers.
  ///
  /// The cooking screen shows the remaining times.
  func banner(_ id: ElementID, _ copy: Copy) -> Banner {
    Banner(id, icon: .timer, sentences(copy).joined(separator: " "), dismiss: discard(copy)) {
      let resume = resume(copy)
      ActionButton(id.child("resume"), .text, resume.label, action: resume.action)
    }
  }

  /// The same meal as the planner shows it.
  public func cookingNow(_ copy: Copy) -> CookingNow {
    CookingNow(
      sentences(copy).joined(separator: " "), resume: resume(copy), discard: discard(copy))
  }

  private func resume(_ copy: Copy) -> CustomAction {
    CustomAction(
      copy("cooking.resume"), ControlAction(CookingAction.resume, meal, motion: .push))
  }

  private func discard(_ copy: Copy) -> CustomAction {
    CustomAction(copy("cooking.discard"), ControlAction(CookingAction.discard, meal))
  }

  private func sentences(_ copy: Copy) -> [String] {
    let place = copy(
      "cooking.resume.text",
      ["title": title, "step": String(step + 1), "count": String(stepCount)])
    let ended = timers.compactMap { timer -> String? in
      guard case .over(let since) = timer.phase else { return nil }
      guard since >= 60 else { return copy("cooking.resume.over", ["name": timer.name]) }
      let time = copy.duration(since / 60 * 60)
      return copy("cooking.resume.done", ["name": timer.name, "time": time])
    }
    let running = timers.count { $0.phase == .running }
    let others = running > 0 ? [copy("cooking.resume.timers", count: running)] : []
    return [place] + ended + others
  }
}
