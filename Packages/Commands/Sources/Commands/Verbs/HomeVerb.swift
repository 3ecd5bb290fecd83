import AppShell
import DesignSystem
import Layout
import MealAdvisorFeatures
import Renderers
import SuggestionEngine

/// The call without a command: Home, drawn once.
enum HomeVerb {
  static let form = CommandForm(
    "", flags: [Simulation.flag], "Home with a suggestion, drawn once", run: run)

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let simulation: Simulation? = try invocation.choice(Simulation.flag, "simulation")
    return try await Session.run(invocation) { session async throws(CommandError) in
      let service = session.context.service
      let unreadable = service.unreadableLimits(of: try await session.read())
      guard unreadable.isEmpty else { throw .unreadableLimits(unreadable) }
      let screen = try await home(session, simulation)
      try session.checkFaults()
      let context = invocation.context
      return Reply(document: drawing(of: layOut(screen.element), columns: context.columns))
    }
  }

  private static func home(
    _ session: Session, _ simulation: Simulation?
  ) async throws(CommandError) -> any Screen {
    var environment = session.context.environment
    environment.sleep = { _ in }
    var service = session.context.service
    let network = simulation?.apply(to: &environment, &service)
    let clients = MealAdvisorClients(
      service: service, stores: session.stores,
      subscriptions: session.subscriptions)
    do throws(AppShellError) {
      let app = try AppRuntime(
        features: MealAdvisor.features(clients), environment: environment)
      network?.wait(by: await app.environment.sleep)
      await app.launch()
      await app.settle()
      return try await app.screen()
    } catch {
      throw .screens
    }
  }
}
