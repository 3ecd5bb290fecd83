import DesignSystem
import MealModels
import ScreenParts

/// A meal that is being cooked, as other screens may show it.
public struct OnTheStove: Equatable, Sendable {
  /// The meal.
  public var meal: MealID
  /// Its name.
  public var title: String
  /// The step that its cook is at, from zero.
  public var step: Int
  /// How many steps there are.
  public var stepCount: Int
  /// For how many it is cooked; nil where nobody said so.
  public var servings: Int?
  /// Every timer at the stove.
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

  /// What it is, whose time is up and how many timers run; what is left is told at the stove.
  func banner(_ id: ElementID, _ copy: Copy) -> Banner {
    Banner(
      id, icon: .timer, sentences(copy).joined(separator: " "),
      dismiss: CustomAction(
        copy("cooking.discard"), ControlAction(CookingAction.discard, meal))
    ) {
      ActionButton(
        id.child("resume"), .text, copy("cooking.resume"),
        action: ControlAction(CookingAction.resume, meal, motion: .push))
    }
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
