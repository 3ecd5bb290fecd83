import DesignSystem
import MealModels
import ScreenParts

extension CookingScreen {
  static func state(_ index: Int, _ last: Int, _ timer: RunningTimer?) -> StateID {
    if let timer { return timer.isOver ? "timer-finished" : "timer-running" }
    return index == last ? "last" : (index == 0 ? "first" : "middle")
  }

  static func bar(_ copy: Copy) -> NavigationBar {
    NavigationBar("cooking.bar", title: "") {
      ActionButton(
        "cooking.back", .text, copy("cooking.back"), icon: .back,
        action: ControlAction(NavigationAction.dismiss))
    }
  }

  static func servings(_ count: Int?, _ recipe: Recipe, _ copy: Copy) -> TextBlock? {
    guard let count, count != recipe.servings else { return nil }
    let words = [count, recipe.servings].map { copy("meal.servings", count: $0) }
    return TextBlock(
      "cooking.servings", copy("cooking.servings", ["servings": words[0], "written": words[1]]),
      style: .footnote, color: .secondaryLabel)
  }

  static func next(_ copy: Copy) -> ActionButton {
    ActionButton(
      "cooking.next", .primary, copy("cooking.next"),
      action: ControlAction(CookingAction.next, motion: .push))
  }

  static func finish(_ meal: Meal, _ copy: Copy) -> ActionButton {
    ActionButton(
      "cooking.finish", .primary, copy("cooking.finish"), hint: copy("cooking.finish.hint"),
      action: ControlAction(CookingAction.finish, meal.id))
  }

  static func previous(_ copy: Copy) -> ActionButton {
    ActionButton(
      "cooking.previous", .secondary, copy("cooking.previous"),
      action: ControlAction(CookingAction.previous))
  }

  static func buttons(_ timers: [CookingTimer], _ copy: Copy) -> [ActionButton] {
    timers.map { timer in
      ActionButton(
        ElementID("cooking.timer").child(timer.seconds), .secondary,
        copy("cooking.timer.start", ["time": copy.duration(timer.seconds)]),
        action: ControlAction(CookingAction.startTimer, timer.seconds))
    }
  }

  /// Says of each range at which end its timer rings.
  static func note(_ timers: [CookingTimer], _ copy: Copy) -> TextBlock? {
    let notes = timers.compactMap { timer in
      timer.upTo.map { upTo in
        copy(
          "cooking.timer.range",
          ["low": copy.duration(timer.seconds), "high": copy.duration(upTo)])
      }
    }
    guard !notes.isEmpty else { return nil }
    return TextBlock(
      "cooking.timer.note", notes.joined(separator: " "), style: .footnote,
      color: .secondaryLabel)
  }
}
