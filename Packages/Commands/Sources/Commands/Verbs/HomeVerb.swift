import AppShell
import DesignSystem
import Layout
import MealAdvisorFeatures
import Renderers
import SuggestionEngine

/// The call without a command: Home, drawn once.
enum HomeVerb {
  static let form = CommandForm("", "Home with a suggestion, drawn once", run: run)

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      let service = session.context.service
      let unreadable = service.unreadableLimits(of: try await session.read())
      guard unreadable.isEmpty else { throw .unreadableLimits(unreadable) }
      let screen = try await home(session)
      try session.checkFaults()
      let context = invocation.context
      return Reply(document: drawing(of: layOut(screen.element), columns: context.columns))
    }
  }

  private static func home(_ session: Session) async throws(CommandError) -> any Screen {
    var environment = session.context.environment
    environment.sleep = { _ in }
    let clients = MealAdvisorClients(
      service: session.context.service, stores: session.stores,
      subscriptions: session.subscriptions)
    do throws(AppShellError) {
      let app = try AppRuntime(
        features: MealAdvisor.features(clients), environment: environment)
      await app.launch()
      await app.settle()
      return try await app.screen()
    } catch {
      throw .screens
    }
  }
}
