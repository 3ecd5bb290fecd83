import CommandKit
import EaterRecord
import MealModels
import MealPlan
import PrintedText
import SuggestionEngine
import SuggestionWords

/// What `plan` says of some days: who reads it sees what is wrong first to last, and nothing of a
/// limit that is broken in small print.
struct PlanAnswer: Sendable {
  private let session: PlanSession
  private let days: Range<Int>
  /// The plan with what became of it.
  private let plan: Plan
  /// Why entries were proposed just now; what is not among them is explained as it stands.
  private let reasons: [PlannedMealID: [String]]
  /// What stood in the way of a proposal, and what it costs.
  private let problems: [String]
  private let budget: PlanDocument.Budget?

  init(
    _ session: PlanSession, days: Range<Int>, plan: Plan? = nil,
    reasons: [PlannedMealID: [String]] = [:], problems: [String] = [],
    budget: PlanDocument.Budget? = nil
  ) {
    self.session = session
    self.days = days
    let plan = session.titled(
      plan ?? session.stored.plan(of: days, at: session.moment), on: days)
    self.plan = plan
    self.reasons = reasons
    self.problems = problems
    self.budget =
      budget ?? plan.settings.weeklyBudget.map { PlanDocument.Budget(weekly: $0, cost: nil) }
  }

  /// The answer as the call wants it.
  func reply(_ invocation: Invocation, heading: [String] = []) -> Reply {
    let explains = invocation.arguments.has(PlanVerb.explain)
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

  /// An entry with what goes with it for who eats it.
  private func served(_ meal: PlannedMeal) -> PlanDocument.Entry {
    guard let recipe = meal.content.recipe, meal.state != .skipped else {
      return PlanDocument.Entry(meal)
    }
    let (service, copy) = (session.service, session.session.advisor.copy)
    let preferences = session.stored.preferences(at: session.session.now)
    let sides = SidesText(
      of: service.currentID(of: recipe), for: service.limits(of: preferences, eating: meal.eaters),
      chosen: service.chosenSides(in: preferences), service, copy)
    return PlanDocument.Entry(
      meal,
      sides: sides.served.map { PlanDocument.Side($0.id, title: $0.recipe.title) },
      without: sides.missing)
  }

  /// Each day with what is to be begun in its evening, then what is wrong.
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
    let last = days.upperBound - 1
    guard last > days.lowerBound else { return copy.day(days.lowerBound) }
    return "\(copy.day(days.lowerBound)) to \(copy.day(last))"
  }

  /// What is wrong with what stands there.
  private var faults: [String] {
    let words = PlanWords(session, plan)
    return plan.faults(of: days, against: session.facts).map(words.sentence)
  }

  /// Why a meal that stands on the plan would be chosen there again.
  private func explanation(of id: PlannedMealID) -> [String] {
    guard let entry = plan[id], let recipe = entry.content.recipe else { return [] }
    let (service, copy) = (session.service, session.session.advisor.copy)
    let moment = entry.slot.moment(secondsFromGMT: session.moment.secondsFromGMT)
    var request = service.request(
      session.stored, at: moment, count: 1, seed: 0, today: session.session.now)
    request.wishes.slot = entry.slot.slot
    guard
      let explanation = service.explain(
        service.currentID(of: recipe), request, session.stored.history)
    else { return [] }
    let names = service.names(of: explanation.reasons.flatMap(\.mentionedFoods))
    return explanation.reasons.map { copy.text(for: $0, foodNames: names) }
  }

  /// What to begin with in the evening for the day after: what its note says so of, and what waits for
  /// hours; of what only needs something cooked before, such as hard-boiled eggs, that alone.
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
  /// How long a meal soaks, chills or rises beyond the work in it, in words; nil for less than three
  /// hours, for which nobody begins the evening before.
  fileprivate var hoursAhead: String? {
    let minutes = totalMinutes - handsOnMinutes
    guard minutes >= 180 else { return nil }
    return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
  }
}
