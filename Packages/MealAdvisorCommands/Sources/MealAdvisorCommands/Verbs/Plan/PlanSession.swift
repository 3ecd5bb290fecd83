import AppShell
import CommandKit
import EaterRecord
import Journal
import MealModels
import MealPlan
import PrintedText
import SuggestionEngine

/// The plan of a data folder, with all that a command needs to read, hold and change it.
struct PlanSession: Sendable {
  let session: Session
  let stored: StoredState
  let service: SuggestionService
  let moment: LocalMoment
  let targets: PlanTargets

  static let week = Flag("--week", "DATE", "a day of the week that is meant; else this week")

  init(
    _ session: Session, _ invocation: Invocation, service: SuggestionService? = nil,
    at moment: LocalMoment? = nil
  ) async throws(CommandError) {
    self.session = session
    let moment = moment ?? session.advisor.environment.moment
    self.moment = moment
    stored = try await session.read()
    if let service {
      self.service = service
    } else {
      self.service = try await session.service(invocation)
    }
    var week: Int?
    if let text = invocation.arguments.value(Self.week) {
      guard let date = CalendarDay(text) else {
        throw .wrong(
          "\(Self.week.name) is a date such as '\(CalendarDay(moment.dayNumber).text)', "
            + "not \(PlainText.quoted(text))")
      }
      week = date.number
    }
    targets = PlanTargets(plan: stored.plan, today: moment.dayNumber, week: week)
  }

  /// Gives an id that no entry ever had.
  var newID: () -> PlannedMealID {
    let makeID = session.advisor.environment.makeID
    return { PlannedMealID(rawValue: makeID()) }
  }

  /// What the plan is held against.
  var facts: PlanFacts { service.planFacts(stored.preferences(at: session.now)) }

  /// Stores events as one change.
  func record(_ events: [PlanEvent]) async throws(CommandError) {
    guard !events.isEmpty else { return }
    let now = session.now
    try await session.storing { stores async throws(JournalError) in
      _ = try await stores.plan.record(events, at: now)
    }
  }

  /// Events of a change, whose error is that of the call.
  func events(
    _ change: (Plan) throws(PlanError) -> [PlanEvent]
  ) throws(CommandError) -> [PlanEvent] {
    do throws(PlanError) { return try change(stored.plan) } catch {
      throw .wrong(error.description)
    }
  }
}
