import AppShell
import DesignSystem
import EaterRecord
import Layout
import MealAdvisorFeatures
import Renderers

/// The call without a command: the app itself at a terminal, else Home drawn once.
enum HomeVerb {
  static let form = CommandForm(
    "", flags: [simulation], "the app at a terminal; elsewhere Home, drawn once", run: run)

  private static let simulation = Flag(
    "--simulate", "NAME",
    "suggestions from far away: "
      + SimulatedConnection.allCases.map(\.rawValue).joined(separator: ", "))

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let connection: SimulatedConnection? = try invocation.choice(simulation, "simulation")
    return try await Session.run(invocation) { session async throws(CommandError) in
      if let stay = session.context.stay { return try await live(session, connection, stay) }
      let service = session.context.service
      let unreadable = service.unreadableLimits(of: try await session.read())
      guard unreadable.isEmpty else { throw .unreadableLimits(unreadable) }
      let screen = try await home(session, connection)
      try session.checkFaults([.reading])
      let context = invocation.context
      return Reply(document: drawing(of: layOut(screen.element), columns: context.columns))
    }
  }

  /// The app until somebody closes it.
  private static func live(
    _ session: Session, _ connection: SimulatedConnection?,
    _ stay: @Sendable (AppRuntime) async -> String?
  ) async throws(CommandError) -> Reply {
    let stage = session.stage(in: session.context.environment)
    let app = try await stage.app(over: connection)
    // What another window or command stores is seen here too.
    let others = Task {
      for await change in stage.storedChanges() { await app.dataChanged(change) }
    }
    var reply = Reply(lines: [])
    reply.failure = await stay(app)
    others.cancel()
    return reply
  }

  private static func home(
    _ session: Session, _ connection: SimulatedConnection?
  ) async throws(CommandError) -> any Screen {
    var environment = session.context.environment
    environment.sleep = { _ in }
    let app = try await session.stage(in: environment).app(over: connection)
    await app.settle()
    do throws(AppShellError) { return try await app.screen() } catch { throw .screens }
  }
}
