import EaterCommands
import CommandKit
import EaterRecord
import Journal
import MealModels
import MealPlan
import PrintedText
import SuggestionEngine

/// The plan of a data folder, with everything that a command needs to read, check and change it.
package struct PlanSession: Sendable {
  package let session: Session
  package let stored: StoredState
  package let service: SuggestionService
  package let moment: LocalMoment
  package let targets: PlanTargets

  package static let week = Flag(
    "--week", "DATE", "any day of the week that you mean; this week without it")
  package static let explain = Flag("--explain", nil, "why each meal is there")

  package init(
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

  /// Makes the id of a new entry.
  package var newID: @Sendable () -> PlannedMealID {
    let makeID = session.advisor.environment.makeID
    return { PlannedMealID(rawValue: makeID()) }
  }

  /// The facts against which the plan is checked.
  package var facts: PlanFacts { service.planFacts(stored, at: session.now) }

  /// Stores events as one change.
  package func record(_ events: [PlanEvent]) async throws(CommandError) {
    guard !events.isEmpty else { return }
    let now = session.now
    try await session.storing { stores async throws(JournalError) in
      _ = try await stores.plan.record(events, at: now)
    }
  }

  /// The events of a change; an error of the change becomes the error of the call.
  package func events(
    _ change: (Plan) throws(PlanError) -> [PlanEvent]
  ) throws(CommandError) -> [PlanEvent] {
    do throws(PlanError) { return try change(stored.plan) } catch {
      throw .wrong(error.description)
    }
  }
}
