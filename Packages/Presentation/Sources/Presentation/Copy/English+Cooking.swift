import DesignSystem

extension CopyTable {
  /// The words of cooking step by step, with its timers.
  static let cookingEnglish: [CopyKey: CopyEntry] = [
    "cooking.servings":
      "You are cooking {servings}. Amounts inside the steps are for {written}.",
    "cooking.title": "Cooking",
    "cooking.back": "Recipe",
    "cooking.progress": "Step {step} of {count}",
    "cooking.next": "Next Step",
    "cooking.previous": "Previous Step",
    "cooking.finish": "Done",
    "cooking.finish.hint": "Remembers that you cooked it",
    "cooking.finished": "Enjoy your meal. It is in your history.",
    "cooking.unfinished": "{title} is being cooked: step {step} of {count}.",
    "cooking.unfinished.timer": "A timer for {title} has {time} left.",

    "cooking.timer.label": "Timer",
    "cooking.timer.start": "Start Timer: {time}",
    "cooking.timer.range": "The step says {low} to {high}. The timer rings after {low}.",
    "cooking.timer.left": "{time} left",
    "cooking.timer.stop": "Stop Timer",
    "cooking.timer.over": "Time is up: {time}",
    "cooking.timer.close": "OK",
    "cooking.timer.call": "{title}: time is up ({time})",
  ]
}
