import AccountData
import AccountLooks
import AccountProfile
import AccountScreens
import AppRecord
import AppShell
import AppTesting
import DesignSystem
import Journal
import LooksScreens
import Preferences
import PremiumGate
import ScreenParts
import Synchronization
import Testing

/// A page with a way to each page that every app can have.
private struct DoorsFeature: Feature {
  enum Action: Sendable { case opened(Route) }

  let id: FeatureID = "doors"
  let routes = [RouteDefinition(RouteForm("doors"), .root)]
  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("doors.account"), .opened(Route(AccountRoutes.account))),
    .on(ActionForm("doors.data"), .opened(Route(DataRoutes.privacy))),
    .on(ActionForm("doors.looks"), .opened(Route(LooksRoutes.appearance))),
  ]

  func initialState() {}

  func reduce(
    _ action: Action, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {
    switch action {
    case .opened(let route): [.show(route)]
    }
  }

  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    DoorsScreen(tabBar: context.tabBar)
  }

  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("doors"), .home, "Doors")
    return offers
  }
}

private struct DoorsScreen: Screen {
  let id: ScreenID = "doors"
  let state: StateID = "default"
  let title = "Doors"
  var tabBar: TabBar?
  var primaryAction: ElementID? { nil }

  var element: Element {
    ScreenRoot("doors") {
      PageContent("doors.content") {
        ActionButton("doors.account", .secondary, "Account", action: ControlAction("doors.account"))
        ActionButton("doors.data", .secondary, "Data", action: ControlAction("doors.data"))
        ActionButton("doors.looks", .secondary, "Looks", action: ControlAction("doors.looks"))
      }
      tabBar
    }.element
  }
}

/// What was exported, by the name of the file.
private final class Exports: Sendable {
  private let all = Mutex<[String: String]>([:])

  subscript(name: String) -> String? { all.withLock { $0[name] } }

  func put(_ document: String, _ name: String) { all.withLock { $0[name] = document } }
}

/// A program that no package knows has an account, one's own data and looks like any other.
@Suite struct PantryAccountTests {
  private let record: AppStores
  private let exports = Exports()

  init() throws { record = AppStores(journal: try .inMemory(), offer: .pantry) }

  private func guest() async throws -> AppGuest {
    try await AppGuest(
      using: [
        DoorsFeature(), ProfileClients(record: record, copy: .pantry).feature,
        YourDataClients(
          record: record,
          exports: ExportDestination { [exports] document, name in
            exports.put(document, name)
            return name
          }, fileName: "Pantry.json", copy: .pantry
        ).feature,
        LooksClients(record: record, copy: .pantry).feature,
      ], in: TestWorld())
  }

  @Test func `a user signs in with a name and signs out`() async throws {
    let guest = try await guest()
    try await guest.tap("doors.account", "settings.signIn", "account.enterName=Ana")
    #expect(try await guest.sees("Ana"))
    #expect(try await record.account.state()?.isSignedIn == true)
    try await guest.tap("account.signOut")
    #expect(try await record.account.state()?.isSignedIn == false)
    #expect(try await guest.can("settings.signIn"))
  }

  @Test func `a theme holds on every screen, and is kept`() async throws {
    let guest = try await guest()
    try await guest.tap("doors.looks", "settings.appearance=dark", "settings.contrast=on")
    let looks = try await guest.app.showing().looks
    #expect(looks == LooksOffer(scheme: .dark, contrast: .increased))
    #expect(try await record.store(of: .preferences).state().appearance == .dark)
  }

  @Test func `the app describes its data, exports it under its own name and deletes it`()
    async throws
  {
    let guest = try await guest()
    try await guest.tap("doors.looks", "settings.appearance=dark", "navigation.dismiss")
    try await guest.tap("doors.data")
    #expect(try await guest.sees("On your shelf."))
    #expect(try await guest.sees("Your diets, allergies and other settings"))
    #expect(try await guest.sees("The name you signed in with"))
    try await guest.tap("data.export")
    #expect(exports["Pantry.json"]?.contains("appearance") == true)
    try await guest.tap("data.delete", "data.confirmDelete")
    #expect(try await record.store(of: .preferences).state().appearance == .system)
    #expect(try await guest.app.showing().looks == LooksOffer())
  }
}
