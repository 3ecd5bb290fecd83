import DesignSystem
import MealModels
import ScreenParts

extension CookingScreen {
  static func state(_ index: Int, _ last: Int, _ input: CookingInput) -> StateID {
    let own = input.timers.filter { $0.place.meal == input.meal.id }
    if own.contains(where: \.isOver) { return "timer-finished" }
    if !own.isEmpty { return "timer-running" }
    return index == last ? "last" : (index == 0 ? "first" : "middle")
  }

  static func bar(_ copy: Copy) -> NavigationBar {
    NavigationBar("cooking.bar", title: "") {
      ActionButton(
        "cooking.back", .text, copy("cooking.back"), icon: .back,
        action: ControlAction(NavigationAction.dismiss))
    }
  }

  static func servings(_ input: CookingInput, _ copy: Copy) -> TextBlock? {
    let written = input.meal.recipe.servings
    guard input.servings != written else { return nil }
    let words = [input.servings, written].map { copy("meal.servings", count: $0) }
    return TextBlock(
      "cooking.servings", copy("cooking.servings", ["servings": words[0], "written": words[1]]),
      style: .footnote, color: .secondaryLabel)
  }

  static func finish(_ meal: Meal, _ copy: Copy) -> ActionButton {
    ActionButton(
      "cooking.finish", .primary, copy("cooking.finish"), hint: copy("cooking.finish.hint"),
      action: ControlAction(CookingAction.finish, meal.id))
  }

  static func buttons(
    _ timers: [(TimerPlace, CookingTimer)], _ copy: Copy
  ) -> [ActionButton] {
    timers.map { place, timer in
      let words = ["name": copy.name(of: timer), "time": copy.duration(timer.seconds)]
      return ActionButton(
        ElementID("cooking.timer").child(place.index), .secondary,
        copy("cooking.timer.start", words), icon: .timer,
        label: copy("cooking.timer.start.label", words),
        action: ControlAction(CookingAction.startTimer, place))
    }
  }

  /// The note that says for each time range whether its timer rings at the start or the end.
  static func note(_ timers: [CookingTimer], _ copy: Copy) -> TextBlock? {
    var notes: [String] = []
    for timer in timers {
      guard let upTo = timer.upTo else { continue }
      let note = copy(
        "cooking.timer.range",
        ["low": copy.duration(timer.seconds), "high": copy.duration(upTo)])
      if !notes.contains(note) { notes.append(note) }
    }
    guard !notes.isEmpty else { return nil }
    return TextBlock(
      "cooking.timer.note", notes.joined(separator: " "), style: .footnote,
      color: .secondaryLabel)
  }
}

extension Copy {
  /// The name of a timer; if the food is turned, with the side.
  public func name(of timer: CookingTimer) -> String {
    guard let side = timer.side else { return timer.name }
    return self("cooking.timer.side", ["name": timer.name, "side": String(side)])
  }
}
