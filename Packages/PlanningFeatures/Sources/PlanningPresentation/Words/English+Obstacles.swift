import DesignSystem

extension CopyTable {
  /// The words for what stands between a person and a recipe, and for planning it nevertheless.
  static let obstaclesEnglish: [CopyKey: CopyEntry] = [
    "serving.time": "{day}, {slot}",
    "serving.dated-day": "{weekday} {day}",
    "serving.eaters": "For {names}.",
    "serving.accepted": "{limits} You chose to plan it anyway.",
    "planner.planned-for": "Planned for {time}. Tap to undo.",
    "planner.planned-for.presses": "Planned for {time}. Press to undo.",

    "obstacle.line": "{names}: {what}.",
    "obstacle.you": "You",
    "obstacle.with-causes": "{what} · {causes}",
    "obstacle.kind": "{what}; the {kind} kind would do",
    "obstacle.diet": "not {diet}",
    "obstacle.contains": "contains {food}",
    "obstacle.possible": "may be made with {food}",
    "obstacle.traces": "may hold traces of {food}",
    "obstacle.unknown": "not known: {names}",

    "picker.add.some": "Plan for {names}",
    "picker.add.some.label": "Plan {title} for {names}",
    "picker.add.anyway": "Plan Anyway",
    "picker.add.anyway.label": "Plan {title} anyway",
    "picker.add.anyway.hint": "Asks first",
    "picker.held.names": "They are not for {names}.",
    "picker.held.show": "Show Them",
    "picker.held.hide": "Hide Them",
    "picker.settle": "Name Unknown Foods",
    "picker.settle.hint": "Lists what is unknown in your recipes",
    "picker.changed": "What is in this recipe has changed. Read it again, then choose.",

    "not-for-all.title": "Plan {title} anyway?",
    "not-for-all.message": "It is not for everyone at the table. {limits}",
    "not-for-all.cancel": "Cancel",
  ]
}
