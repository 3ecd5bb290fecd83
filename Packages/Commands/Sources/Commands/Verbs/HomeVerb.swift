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
  static let form = CommandForm("", "the app at a terminal; elsewhere Home, drawn once", run: run)

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      if let stay = session.context.stay { return try await live(session, stay) }
      let service = session.context.service
      let unreadable = service.unreadableLimits(of: try await session.read())
      guard unreadable.isEmpty else { throw .unreadableLimits(unreadable) }
      let screen = try await home(session)
      try session.checkFaults()
      let context = invocation.context
      return Reply(document: drawing(of: layOut(screen.element), columns: context.columns))
    }
  }

  /// The app until somebody closes it.
  private static func live(
    _ session: Session, _ stay: @Sendable (AppRuntime) async -> String?
  ) async throws(CommandError) -> Reply {
    let app = try app(session, session.context.environment)
    await app.launch()
    var reply = Reply(lines: [])
    reply.failure = await stay(app)
    return reply
  }

  private static func home(_ session: Session) async throws(CommandError) -> any Screen {
    var environment = session.context.environment
    environment.sleep = { _ in }
    let app = try app(session, environment)
    await app.launch()
    await app.settle()
    do throws(AppShellError) { return try await app.screen() } catch { throw .screens }
  }

  private static func app(
    _ session: Session, _ environment: Environment
  ) throws(CommandError) -> AppRuntime {
    let clients = MealAdvisorClients(
      service: session.context.service, stores: session.stores,
      subscriptions: session.subscriptions,
      exports: .files(
        in: FileManager.default.currentDirectoryPath, besides: session.folder,
        through: session.context.exportFile))
    do throws(AppShellError) {
      return try AppRuntime(features: MealAdvisor.features(clients), environment: environment)
    } catch {
      throw .screens
    }
  }
}
