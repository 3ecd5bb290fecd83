import EaterCommands
import CommandKit
import EaterRecord
import MealAnswers
import MealModels
import MealPlan
import PrintedText
import SuggestionEngine
import SuggestionWords

/// The answer of `plan` for some days, with all faults; a broken limit is always a separate
/// sentence.
package struct PlanAnswer: Sendable {
  private let session: PlanSession
  private let days: Range<Int>
  /// The plan with the state of its entries.
  private let plan: Plan
  /// The reasons of entries that were just proposed; other entries are explained from the present
  /// history.
  private let reasons: [PlannedMealID: [String]]
  /// The problems of a proposal.
  private let problems: [String]
  private let budget: PlanDocument.Budget?

  package init(
    _ session: PlanSession, days: Range<Int>, plan: Plan? = nil,
    reasons: [PlannedMealID: [String]] = [:], problems: [String] = [],
    budget: PlanDocument.Budget? = nil
  ) {
    self.session = session
    self.days = days
    let plan = session.service.titled(
      plan ?? session.stored.plan(of: days, at: session.moment), on: days)
    self.plan = plan
    self.reasons = reasons
    self.problems = problems
    self.budget =
      budget ?? plan.settings.weeklyBudget.map { PlanDocument.Budget(weekly: $0, cost: nil) }
  }

  /// The reply as text or JSON, as the call requests.
  package func reply(_ invocation: Invocation, heading: [String] = []) -> Reply {
    let explains = invocation.arguments.has(PlanSession.explain)
    let document = document(explains: explains || invocation.wantsJSON)
    return invocation.reply(document.json, heading + [title, ""] + lines(of: document, explains))
  }

  private func document(explains: Bool) -> PlanDocument {
    let table = session.stored.preferences(at: session.session.now).household.map(\.name)
    return PlanDocument(
      plan, of: days, budget: budget, problems: faults + problems, table: table
    ) { meal in
      var entry = served(meal)
      if explains { entry.reasons = reasons[meal.id] ?? explanation(of: meal.id) }
      return entry
    }
  }

  /// The document of an entry, with what its eaters must know, and the sides for them.
  ///
  /// A limit that nobody accepted is among the problems of the plan.
  private func served(_ meal: PlannedMeal) -> PlanDocument.Entry {
    let warning = PlanWords(session, plan).warning(on: meal, withBroken: false)
    let warnings = [warning].compactMap(\.self)
    guard let recipe = meal.content.recipe, meal.state != .skipped else {
      return PlanDocument.Entry(meal, warnings: warnings)
    }
    let (service, copy) = (session.service, session.session.advisor.copy)
    let preferences = session.stored.preferences(at: session.session.now)
    let sides = SidesText(
      of: service.currentID(of: recipe), for: service.limits(of: preferences, eating: meal.eaters),
      chosen: service.chosenSides(in: preferences), service, copy)
    return PlanDocument.Entry(
      meal,
      sides: sides.served.map { PlanDocument.Side($0.id, title: $0.recipe.title) },
      without: sides.missing, warnings: warnings)
  }

  /// Each day with its preparation in the evening, then the problems.
  private func lines(of document: PlanDocument, _ explains: Bool) -> [String] {
    let days = document.days.flatMap { day in
      PlanDocument(week: document.week, days: [day]).lines + evening(of: day.number)
        + (explains ? whys(of: day) : []) + [""]
    }
    let problems = document.problems.flatMap { WrappedText.lines("! " + $0, hanging: 2) }
    let standing = BudgetStanding(document.budget?.cost, of: document.budget?.weekly)
    return days + (standing.map { ["Budget: \($0.text).", ""] } ?? []) + problems
  }

  private func whys(of day: PlanDocument.Day) -> [String] {
    day.slots.flatMap(\.entries).filter { !$0.reasons.isEmpty }.flatMap { entry in
      WrappedText.lines(
        "\(entry.meal.content.title): \(entry.reasons.joined(separator: " · "))", indent: 13,
        hanging: 2)
    }
  }

  private var title: String {
    let copy = session.session.advisor.copy
    return days.count == 1 ? copy.day(days.lowerBound) : copy.dates(days)
  }

  /// The faults of the entries.
  private var faults: [String] {
    let words = PlanWords(session, plan)
    return plan.faults(of: days, against: session.facts).map(words.sentence)
  }

  /// The reasons for which a planned meal would be chosen now.
  private func explanation(of id: PlannedMealID) -> [String] {
    guard let entry = plan[id], let recipe = entry.content.recipe else { return [] }
    let (service, copy) = (session.service, session.session.advisor.copy)
    let moment = entry.slot.moment(secondsFromGMT: session.moment.secondsFromGMT)
    var request = service.requestToExplain(
      session.stored, at: moment, today: session.session.now)
    request.wishes.slot = entry.slot.slot
    guard
      let explanation = service.explain(
        service.currentID(of: recipe), request, session.stored.history)
    else { return [] }
    let names = service.names(of: explanation.reasons.flatMap(\.mentionedFoods))
    return explanation.reasons.map { copy.text(for: $0, foodNames: names) }
  }

  /// The preparation in the evening for the next day.
  ///
  /// An entry's note asks for it, or a long waiting time does, or foods to cook in advance, such as
  /// hard-boiled eggs.
  private func evening(of day: Int) -> [String] {
    plan.entries(of: (day + 1)..<(day + 2)).compactMap { entry in
      guard entry.state == .planned, let recipe = entry.content.recipe else { return nil }
      let summary = session.service.catalog.summary(session.service.currentID(of: recipe))
      let hours = summary?.hoursAhead
      guard hours != nil || entry.note == ProposedEntries.eveningNote else { return nil }
      let title = PlainText.cleaned(entry.content.title)
      let cooked = summary?.cookedBefore.map(\.name) ?? []
      if hours == nil, !cooked.isEmpty {
        let foods = PlainText.cleaned(session.session.advisor.copy.list(cooked))
        return "  Tonight    have \(foods) ready for \(title)"
      }
      return "  Tonight    begin \(title)" + (hours.map { ", which needs \($0) ahead" } ?? "")
    }
  }
}

extension MealSummary {
  /// How long a meal soaks, chills or rises without work, in words.
  ///
  /// Nil for less than three hours, because these need no preparation in the evening.
  fileprivate var hoursAhead: String? {
    let minutes = totalMinutes - handsOnMinutes
    guard minutes >= 180 else { return nil }
    return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
  }
}
