import AppShell
import DesignSystem
import Layout
import MealAdvisorFeatures
import Renderers
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The call without a command: the app itself at a terminal, else Home drawn once.
enum HomeVerb {
  static let form = CommandForm(
    "", flags: [Simulation.flag], "the app at a terminal; elsewhere Home, drawn once", run: run)

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let simulation: Simulation? = try invocation.choice(Simulation.flag, "simulation")
    return try await Session.run(invocation) { session async throws(CommandError) in
      if let stay = session.context.stay { return try await live(session, simulation, stay) }
      let service = session.context.service
      let unreadable = service.unreadableLimits(of: try await session.read())
      guard unreadable.isEmpty else { throw .unreadableLimits(unreadable) }
      let screen = try await home(session, simulation)
      try session.checkFaults()
      let context = invocation.context
      return Reply(document: drawing(of: layOut(screen.element), columns: context.columns))
    }
  }

  /// The app until somebody closes it.
  private static func live(
    _ session: Session, _ simulation: Simulation?,
    _ stay: @Sendable (AppRuntime) async -> String?
  ) async throws(CommandError) -> Reply {
    let app = try await app(session, session.context.environment, simulation)
    await app.launch()
    let stores = session.stores
    let sleep = session.context.environment.sleep
    // What another window or command stores is seen here too, a second later.
    let others = Task {
      var known: Int?
      repeat { known = await stores.tell(app, newsSince: known) } while (try? await sleep(1)) != nil
    }
    var reply = Reply(lines: [])
    reply.failure = await stay(app)
    others.cancel()
    return reply
  }

  private static func home(
    _ session: Session, _ simulation: Simulation?
  ) async throws(CommandError) -> any Screen {
    var environment = session.context.environment
    environment.sleep = { _ in }
    let app = try await app(session, environment, simulation)
    await app.launch()
    await app.settle()
    do throws(AppShellError) { return try await app.screen() } catch { throw .screens }
  }

  private static func app(
    _ session: Session, _ environment: Environment, _ simulation: Simulation?
  ) async throws(CommandError) -> AppRuntime {
    var environment = environment
    var service = session.context.service
    let network = simulation?.apply(to: &environment, &service)
    let clients = MealAdvisorClients(
      service: service, stores: session.stores, subscriptions: session.subscriptions,
      exports: .files(
        in: FileManager.default.currentDirectoryPath, besides: session.folder,
        through: session.context.exportFile))
    do throws(AppShellError) {
      let app = try AppRuntime(
        features: MealAdvisor.features(clients), environment: environment)
      network?.wait(by: await app.environment.sleep)
      return app
    } catch {
      throw .screens
    }
  }
}
