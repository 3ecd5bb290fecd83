import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import Synchronization
import Testing

@testable import MealAdvisorFeatures

// S-INT-05
@Suite struct CalendarTests {
  /// What a calendar was told.
  private final class Diary: Sendable {
    private let entries = Mutex<[CookingAppointment]>([])
    var all: [CookingAppointment] { entries.withLock { $0 } }
    func add(_ appointment: CookingAppointment) { entries.withLock { $0.append(appointment) } }
  }

  private func visitor(_ calendar: CalendarPort?) async throws -> Visitor {
    let stores = Stores(journal: try .inMemory(), premium: .mealAdvisor)
    var clients = MealAdvisorClients(
      service: SuggestionService.bundled(), stores: stores,
      subscriptions: .local(stores) { TestWorld.evening })
    clients.calendar = calendar
    let app = try MealAdvisor.app(clients, in: .fixed)
    await app.launch()
    await app.settle()
    let visitor = Visitor(app: app, stores: stores)
    try await visitor.tap("home.seeRecipe")
    return visitor
  }

  @Test func `the first time is asked for, the second is not, and it can be taken back`()
    async throws
  {
    let diary = Diary()
    let visitor = try await visitor(
      CalendarPort { appointment, _ in
        diary.add(appointment)
        return "Diary"
      })
    let meal = try #require(try await visitor.stores.read().history.lastShown(1).first)
    let add = "calendar.add?id=\(meal)"
    try await visitor.tap(add)
    #expect(try await visitor.screen.id == "calendar-question" && diary.all.isEmpty)
    try await visitor.tap("navigation.dismiss")
    #expect(diary.all.isEmpty)
    try await visitor.tap(add, "calendar.confirm?id=\(meal)")
    #expect(try await visitor.screen.id == "recipe-detail")
    try await visitor.tap(add)
    #expect(diary.all.map(\.meal) == [meal, meal])
    #expect(try await visitor.stores.consents.state().given == ["calendar"])
    try await visitor.tap("navigation.dismiss")
    try await visitor.open("privacy-policy")
    try await visitor.tap("data.consent=off?id=calendar")
    try await visitor.follow("app://recipe?id=\(meal)")
    try await visitor.tap(add)
    #expect(try await visitor.screen.id == "calendar-question")
  }

  @Test func `a calendar that takes nothing says so`() async throws {
    let visitor = try await visitor(CalendarPort { _, _ in throw CalendarError.notAllowed })
    let meal = try #require(try await visitor.stores.read().history.lastShown(1).first)
    try await visitor.tap("calendar.add?id=\(meal)", "calendar.confirm?id=\(meal)")
    #expect(try await visitor.sees("The cooking time could not be added to a calendar."))
  }

  @Test func `without a calendar nothing is offered`() async throws {
    let visitor = try await visitor(nil)
    let meal = try #require(try await visitor.stores.read().history.lastShown(1).first)
    #expect(try await !visitor.can("calendar.add?id=\(meal)"))
  }

  @Test func `a file takes the name of the meal and is a calendar`() async throws {
    let written = Mutex<[String: String]>([:])
    let port = CalendarPort.files(
      through: ExportDestination { document, name in
        written.withLock { $0[name] = document }
        return "Files"
      })
    let visitor = try await visitor(port)
    let meal = try #require(try await visitor.stores.read().history.lastShown(1).first)
    try await visitor.tap("calendar.add?id=\(meal)", "calendar.confirm?id=\(meal)")
    let text = try #require(written.withLock { $0["\(meal).ics"] })
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n") && text.contains("\r\nUID:id-"))
  }
}
