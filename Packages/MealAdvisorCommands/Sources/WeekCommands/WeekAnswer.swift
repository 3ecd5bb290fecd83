import EaterCommands
import CommandKit
import DesignSystem
import EaterRecord
import MealAnswers
import MealModels
import MealPlan
import Preferences
import Presentation
import PrintedText
import ScreenParts
import SuggestionEngine
import SuggestionWords

/// The answer of `week`, as a table for people and as JSON.
struct WeekAnswer: Sendable {
  let outline: WeekOutline
  let plan: FilledPlan
  /// The request for each single meal.
  let each: SuggestionRequest
  let program: String
  let service: SuggestionService
  let copy: Copy

  /// The document that `--json` prints.
  var json: JSON {
    [
      "from": .string(outline.start.text),
      "seed": .unsigned(outline.seed),
      "slots": .array(rows.map(json)),
      "repeated": .strings(repeatedSlots.map(\.text)),
      "missedQuotas": .strings(missedQuotas.map(\.typed)),
      "deadEnd": .optional(deadEnd),
    ]
  }

  /// The plan, day by day.
  var lines: [String] {
    if let deadEnd { return WrappedText.lines(deadEnd) }
    let rows = rows
    let width = rows.map { CharacterWidth.columns(PlainText.cleaned($0.title)) }.max() ?? 0
    let days = Dictionary(grouping: rows) { $0.proposal.slot.day }.sorted { $0.key < $1.key }
    let table = days.flatMap { day, rows in
      [copy.day(day)] + rows.flatMap { lines(of: $0, titleWidth: width) }
    }
    return [heading, ""] + table + [""] + missedQuotaLines + hints
  }

  private var heading: String {
    let meals = plan.meals.count == 1 ? "1 meal" : "\(plan.meals.count) meals"
    return "\(meals) from \(copy.day(outline.start.dayNumber)), seed \(outline.seed)"
  }

  /// The quotas that the plan breaks.
  private var missedQuotas: [Quota] {
    plan.problems.compactMap { if case .missedQuota(let quota, _) = $0 { quota } else { nil } }
  }

  /// The slots for which only a repeated meal was left.
  private var repeatedSlots: [PlanSlot] {
    plan.problems.compactMap { if case .repeated(let slot, _) = $0 { slot } else { nil } }
  }

  /// The lines about broken quotas; empty if there are none.
  private var missedQuotaLines: [String] {
    guard !missedQuotas.isEmpty else { return [] }
    let quotas = missedQuotas.map(\.typed).joined(separator: ", ")
    return WrappedText.lines(copy("week.missed-quotas", ["quotas": quotas])) + [""]
  }

  private var hints: [String] {
    let example = rows.first.map { "such as --lock \($0.number)=\($0.meal.id)" } ?? ""
    return WrappedText.lines(
      "Keep a meal with --lock SLOT=ID, \(example); ask for another with --reroll SLOT, or for "
        + "another plan with --seed N. 'SLOT' is a number above, or such as "
        + "'\(outline.slots.all[0].names[1])'. A lock leaves the other meals as they are. "
        + "'\(program) plan fill --keep' with the same flags plans it.")
  }
}

// MARK: - Rows

extension WeekAnswer {
  /// One planned meal.
  private struct Row {
    var number: Int
    var proposal: FilledPlan.Proposal
    var meal: Meal
    var title: String
    /// The meaning of the title, if there is no room for it beside the title.
    var gloss: String?

    /// The most columns of a title; the others contain the number, the part of the day and the
    /// minutes.
    static let mostColumns = 54
  }

  private var rows: [Row] {
    plan.proposals.compactMap { proposal in
      guard case .meal(let id) = proposal.content, let meal = service.catalog.meal(id),
        let place = outline.slots.all.firstIndex(of: proposal.slot)
      else { return nil }
      let title = copy.title(meal.recipe.title, gloss: meal.recipe.gloss)
      let fits = CharacterWidth.columns(PlainText.cleaned(title)) <= Row.mostColumns
      return Row(
        number: place + 1, proposal: proposal, meal: meal,
        title: fits ? title : meal.recipe.title, gloss: fits ? nil : meal.recipe.gloss)
    }
  }

  private func json(_ row: Row) -> JSON {
    let proposal = row.proposal
    let served = SuggestedMeal(
      meal: row.meal,
      suggestion: Suggestion(
        mealID: row.meal.id, sides: proposal.sides, reasons: proposal.reasons,
        relaxations: proposal.relaxations, terms: proposal.terms))
    let moment = row.proposal.slot.moment(secondsFromGMT: outline.start.secondsFromGMT)
    let place: JSON = ["slot": .string(row.proposal.slot.text), "at": .string(moment.text)]
    return place.adding(SuggestionJSON(service, copy).object(served, each))
      .adding(["locked": .bool(row.proposal.isLocked)])
  }

  /// The meal with its time, and on the next line its id, which other commands and `--lock` accept.
  private func lines(of row: Row, titleWidth: Int) -> [String] {
    let title = PlainText.cleaned(row.title)
    let minutes = row.meal.recipe.times.statedMinutes.map(copy.minutes) ?? ""
    let start = [
      Self.padded("\(row.number)", to: 4, atEnd: false),
      Self.padded(copy.name(of: row.proposal.slot.slot), to: 9),
      Self.padded(title, to: titleWidth), Self.padded(minutes, to: 7, atEnd: false),
    ].joined(separator: "  ")
    let notes = notes(of: row)
    let gloss = [row.gloss].compactMap(\.self).map(PlainText.cleaned)
    let below = gloss + ["(\(row.meal.id)) \(notes[0])"] + notes.dropFirst() + ahead(of: row.meal)
    let sides = MealText(
      row.meal, copy, sides: SidesText(of: row.meal.id, each, service, copy))
    return [start] + below.flatMap { WrappedText.lines($0, indent: 17, hanging: 2) }
      + sides.beside(indent: 17)
  }

  /// The notes of a meal: that it is locked, else that it is a repeat or its first reason, with its
  /// relaxed wishes.
  private func notes(of row: Row) -> [String] {
    guard !row.proposal.isLocked else { return ["Locked"] }
    let proposal = row.proposal
    guard !repeatedSlots.contains(proposal.slot) else {
      return ["A repeat: nothing else fits"] + changes(proposal)
    }
    let reasons = proposal.reasons.prefix(1)
    let reason = copy.line(
      of: Array(reasons), foodNames: service.names(of: reasons.flatMap(\.mentionedFoods)))
    return [reason] + changes(proposal)
  }

  /// When to start a meal that soaks, rests or chills for long, because its minutes alone would
  /// look like work.
  private func ahead(of meal: Meal) -> [String] {
    let (total, atWork) = (meal.summary.totalMinutes, meal.summary.handsOnMinutes)
    guard total - atWork >= 60 else { return [] }
    let work = copy.minutes(atWork)
    return ["Begin \(copy.minutes(total)) before the meal; \(work) are work, the rest is waiting"]
  }

  private func changes(_ proposal: FilledPlan.Proposal) -> [String] {
    let titles = proposal.relaxations.map { copy.title(of: $0.change) }
    return titles.isEmpty ? [] : ["Changed: \(titles.joined(separator: ", "))"]
  }

  private static func padded(_ text: String, to width: Int, atEnd: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - CharacterWidth.columns(text)))
    return atEnd ? text + space : space + text
  }

  private var deadEnd: String? {
    plan.deadEnd.map { copy.text(for: $0, foodNames: service.names(of: $0.mentionedFoods)) }
  }
}
