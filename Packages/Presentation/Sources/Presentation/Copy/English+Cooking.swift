import DesignSystem

extension CopyTable {
  /// The words of cooking step by step, with its timers.
  static let cookingEnglish: [CopyKey: CopyEntry] = [
    "cooking.servings":
      "You are cooking {servings}. Amounts inside the words of a step are for {written}.",
    "cooking.title": "Cooking",
    "cooking.back": "Recipe",
    "cooking.progress": "Step {step} of {count}",
    "cooking.next": "Next",
    "cooking.next.label": "Next step",
    "cooking.previous": "Previous",
    "cooking.previous.label": "Previous step",
    "cooking.finish": "Done",
    "cooking.finish.hint": "Remembers that you cooked it",
    "cooking.finished": "Enjoy your meal. It is in your history.",
    "cooking.not-remembered":
      "Your place at the stove is not remembered, because it cannot be stored. Cooking goes on.",
    "cooking.unfinished.timer": "{name} ({title}) will not ring: {time} left.",

    "cooking.resume": "Continue Cooking",
    "cooking.resume.text": "{title} is on the stove: step {step} of {count}.",
    "cooking.resume.timers": .plural(one: "A timer runs.", other: "{count} timers run."),
    "cooking.resume.done": "{name}: done {time} ago.",
    "cooking.resume.over": "{name}: time is up.",
    "cooking.discard": "Take {title} off the stove",
    "cooking.discarded": "{title} is off the stove.",

    "cooking.amounts": "For this step",
    "cooking.part": "{amount} ({part})",
    "cooking.part.of": "{food} ({part})",
    "cooking.part.some": "Some of the {amount}",
    "cooking.part.rest": "the rest",
    "cooking.part.1-2": "half",
    "cooking.part.1-3": "a third",
    "cooking.part.2-3": "two thirds",
    "cooking.part.1-4": "a quarter",
    "cooking.part.3-4": "three quarters",

    "cooking.sides": "Serve with",
    "cooking.sides.now": "Start now: {side} ({minutes})",
    "cooking.sides.later": "Start at step {step}: {side} ({minutes})",
    "cooking.sides.hint": "Opens its recipe",

    "cooking.timers": "Timers",
    "cooking.timer.start": "{name}: {time}",
    "cooking.timer.start.label": "Start timer: {name}, {time}",
    "cooking.timer.side": "{name}, side {side}",
    "cooking.timer.range": "The step says {low} to {high}. The timer rings after {low}.",
    "cooking.timer.left": "{time} left",
    "cooking.timer.paused": "Paused, {time} left",
    "cooking.timer.over": "Time is up",
    "cooking.timer.done": "Done {time} ago",
    "cooking.timer.pause": "Pause",
    "cooking.timer.pause.label": "Pause {name}",
    "cooking.timer.continue": "Continue",
    "cooking.timer.continue.label": "Continue {name}",
    "cooking.timer.add": "+1 min",
    "cooking.timer.add.label": "+1 min: {name}",
    "cooking.timer.stop": "Stop",
    "cooking.timer.stop.label": "Stop {name}",
    "cooking.timer.close": "OK",
    "cooking.timer.close.label": "OK: {name}",
    "cooking.timer.call": "{name}: time is up ({title})",
  ]
}
