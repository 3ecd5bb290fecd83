import AppShell
import MealAdvisorFeatures
import PrintedText

/// `serve`: the app in a browser.
enum ServeVerb {
  static let form = CommandForm(
    "serve", flags: [port, route], "the app in a browser on this machine, until Ctrl-C", run: run)

  private static let port = Flag(
    "--port", "N", "where it listens, 1 to 65535; the next free one if not given")
  private static let route = Flag("--at", "SCREEN", "where it begins, such as 'recipe?id=tacos'")

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let say = invocation.context.say
    var options = ServeOptions { say(PlainText.cleaned($0)) }
    options.port = try invocation.number(port, in: 1...65_535).map(UInt16.init)
    options.route = invocation.arguments.value(route)
    return try await Session.run(invocation) { [options] session async throws(CommandError) in
      if let route = options.route { try check(route, MealAdvisor.features(session.clients)) }
      guard let serve = session.context.serve else { throw .cannotServe }
      let context = session.context
      // The app shows no meal then, and is where they can be set anew.
      let unreadable = context.service.unreadableLimits(of: try await session.read())
      if !unreadable.isEmpty {
        options.say("warning: " + Wording.text(unreadable: unreadable, program: context.program))
      }
      var reply = Reply(lines: [])
      reply.failure = await serve(session.stage(in: context.environment), options)
      return reply
    }
  }

  private static func check(
    _ text: String, _ features: [any Feature]
  ) throws(CommandError) {
    let paths = features.flatMap(\.routes).map(\.path)
    let path = (try? Route(parsing: text))?.path ?? text
    guard paths.contains(path) else { throw .unknown("screen", path, among: paths) }
  }
}
