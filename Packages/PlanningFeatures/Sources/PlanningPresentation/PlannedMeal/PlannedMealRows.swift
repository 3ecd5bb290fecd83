import DesignSystem
import ScreenParts

/// The lines and rows of a planned meal's sheet.
struct PlannedMealRows {
  private let input: PlannedMealInput
  private let copy: Copy
  private var entry: PlannerInput.Entry { input.entry }

  init(_ input: PlannedMealInput, _ copy: Copy) {
    self.input = input
    self.copy = copy
  }

  /// The broken limit, another fault, and too few servings.
  var warnings: [StatusLine] {
    let limits = [entry.caution, entry.fault].compactMap(\.self).enumerated().map {
      StatusLine(ElementID("planned-meal.warning").child($0), .warning, $1)
    }
    let gap = entry.gap.map { StatusLine("planned-meal.gap", .information, copy.words(of: $0)) }
    return limits + [gap].compactMap(\.self)
  }

  /// The rows for the needs of the meal, and for those who eat it.
  var details: [ListRow] {
    let minutes = entry.minutes.map {
      ListRow(
        "planned-meal.minutes", icon: .time, copy.minutes($0),
        label: copy.spokenMinutes($0))
    }
    let sides =
      entry.sides.isEmpty
      ? nil
      : ListRow(
        "planned-meal.sides", icon: .meal,
        copy("planned-meal.with-sides", ["sides": copy.list(entry.sides)]))
    let evening = entry.preparation.map {
      ListRow("planned-meal.preparation", icon: .evening, $0)
    }
    let standIns = input.standIns.enumerated().map { index, words in
      ListRow(ElementID("planned-meal.stand-in").child(index), icon: .swap, words)
    }
    let cooked =
      input.cookedLines.isEmpty
      ? nil
      : ListRow(
        "planned-meal.as-cooked", icon: .meal, copy("planned-meal.as-cooked"),
        subtitle: input.cookedLines.joined(separator: " · "))
    return [cooked, minutes, sides, evening].compactMap(\.self) + standIns + people
  }

  private var people: [ListRow] {
    let names = input.eaters.isEmpty ? copy("planned-meal.everyone") : copy.list(input.eaters)
    let eaters = ListRow(
      "planned-meal.eaters", icon: .person, copy("planned-meal.eaters"), value: names,
      accessory: input.isAllowed ? .disclosure : .none,
      action: input.isAllowed
        ? ControlAction(PlannerAction.eaters, entry.id, motion: .sheet) : nil)
    let absences = input.absences.enumerated().map { index, absence in
      ListRow(
        ElementID("planned-meal.absence").child(index), icon: .information,
        absence.reason.map {
          copy("planned-meal.not-eating.because", ["name": absence.name, "what": $0])
        } ?? copy("planned-meal.not-eating", ["name": absence.name]))
    }
    let note = ListRow(
      "planned-meal.note", icon: .edit, copy("planned-meal.note"), subtitle: entry.note,
      value: entry.note == nil ? copy("planned-meal.no-note") : "",
      accessory: input.isAllowed ? .disclosure : .none,
      action: input.isAllowed
        ? ControlAction(PlannerAction.note, entry.id, motion: .sheet) : nil)
    return [eaters] + absences + (input.isAllowed || entry.note != nil ? [note] : [])
  }

  /// The rows of the changes; empty on a read-only plan.
  var changes: [ListRow] {
    guard input.isAllowed else { return [] }
    guard !entry.isSkipped else {
      return [
        ListRow(
          "planned-meal.unskip-day", icon: .undo, copy("planner.unskip-day"),
          action: ControlAction(PlannerAction.unskipDay, input.day))
      ]
    }
    return (input.dish == .recipe ? ofRecipe : []) + ofAll
  }

  private var ofRecipe: [ListRow] {
    let fit = entry.gap.map {
      ListRow(
        "planned-meal.fit", icon: .servings, copy("planner.gap.fit", count: $0.eaten),
        action: ControlAction(PlannerAction.fit, entry.id))
    }
    return [fit].compactMap(\.self) + [
      ListRow(
        "planned-meal.swap", icon: .swap, copy("planner.swap"), accessory: .disclosure,
        action: ControlAction(PlannerAction.swap, entry.id, motion: .push)),
      ListRow(
        "planned-meal.reroll", icon: .refresh, copy("planner.reroll"),
        action: ControlAction(PlannerAction.reroll, entry.id)),
      ListRow(
        "planned-meal.servings", icon: .servings, copy("planner.servings"),
        value: entry.servings.map { copy.region.number(Double($0)) } ?? "",
        accessory: .disclosure,
        spokenValue: entry.servings.map { copy("meal.servings", count: $0) },
        action: ControlAction(PlannerAction.servings, entry.id, motion: .sheet)),
      ListRow(
        "planned-meal.repeat", icon: .duplicate, copy("planner.repeat"), accessory: .disclosure,
        action: ControlAction(PlannerAction.repeatMeal, entry.id, motion: .sheet)),
    ]
  }

  private var ofAll: [ListRow] {
    let swap = ListRow(
      "planned-meal.swap", icon: .swap, copy("planner.swap"), accessory: .disclosure,
      action: ControlAction(PlannerAction.swap, entry.id, motion: .push))
    let cooked = ListRow(
      "planned-meal.cooked",
      icon: entry.isCooked ? .unchecked : .check,
      copy(entry.isCooked ? "planner.mark-not-cooked" : "planner.mark-cooked"),
      action: ControlAction(PlannerAction.cooked, entry.id))
    let leftovers = ListRow(
      "planned-meal.leftovers", icon: .recent, copy("planner.plan-leftovers"),
      action: ControlAction(PlannerAction.leftovers, entry.id))
    let move = ListRow(
      "planned-meal.move", icon: .calendar, copy("planner.move"), accessory: .disclosure,
      action: ControlAction(PlannerAction.move, entry.id, motion: .sheet))
    let remove = ListRow(
      "planned-meal.remove", copy("planner.remove"),
      action: ControlAction(PlannerAction.remove, entry.id), isDestructive: true)
    return (input.dish == .recipe ? [] : [swap])
      + (entry.canBeCooked ? [cooked] : []) + (entry.hasLeftovers ? [leftovers] : [])
      + [move, remove]
  }
}
