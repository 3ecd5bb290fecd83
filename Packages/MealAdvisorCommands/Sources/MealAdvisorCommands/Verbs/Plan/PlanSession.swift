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
  var newID: @Sendable () -> PlannedMealID {
    let makeID = session.advisor.environment.makeID
    return { PlannedMealID(rawValue: makeID()) }
  }

  /// What the plan is held against.
  var facts: PlanFacts { service.planFacts(stored, at: session.now) }

  /// A plan whose entries of some days have the titles of their recipes as those are now, whatever a file
  /// or an older version of a recipe called them.
  func titled(_ plan: Plan, on days: Range<Int>) -> Plan {
    plan.applying(
      plan.entries(of: days).compactMap { entry in
        let content = titled(entry.content, in: plan)
        return content == entry.content ? nil : .changed(entry.id, .content(content))
      })
  }

  /// What is eaten under the title of its recipe; as it is where nobody knows that.
  func titled(_ content: PlannedMeal.Content, in plan: Plan) -> PlannedMeal.Content {
    switch content {
    case .recipe(let id, let title):
      return .recipe(
        id, title: service.catalog.summary(service.currentID(of: id))?.title ?? title)
    case .leftovers(let source, let title):
      guard let recipe = (plan[source] ?? plan.removed(source))?.content.recipe else {
        return content
      }
      return .leftovers(
        of: source,
        title: service.catalog.summary(service.currentID(of: recipe))?.title ?? title)
    case .text: return content
    }
  }

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
