import AppShell
import CommandKit
import DesignSystem
import Layout
import PrintedText
import Renderers

/// The commands that open the app: the call without a command, and `serve`.
public struct AppVerbs: Sendable {
  /// The purpose of opening an app.
  public enum Purpose: Sendable {
    /// The command draws the app once.
    case drawing
    /// The user works with the app at a terminal.
    case living
    /// The command serves the app to browsers.
    case serving
  }

  /// Works with an opened app.
  public typealias Work = @Sendable (OpenedApp) async throws(CommandError) -> Reply
  /// Opens the app for a call, runs the work, and may add to the reply.
  public typealias Open =
    @Sendable (Invocation, Purpose, Work) async throws(CommandError) -> Reply

  private let shells: AppShells
  private let flags: [Flag]
  private let open: Open

  /// Makes the commands; errors of `open` become `CommandError.init(_:)`.
  ///
  /// - Parameter flags: the flags of `serve` and of the call without a command, which `open` reads.
  public init(
    in shells: AppShells, flags: [Flag] = [],
    open: @escaping @Sendable (Invocation, Purpose, Work) async throws -> Reply
  ) {
    self.shells = shells
    self.flags = flags
    self.open = { invocation, purpose, work async throws(CommandError) in
      do { return try await open(invocation, purpose, work) } catch { throw CommandError(error) }
    }
  }

  private static let appearance = Flag(
    "--appearance", "NAME", "light or dark, as the terminal is")

  /// Runs the app at a terminal; without a terminal, draws its first screen once.
  public func home(_ summary: String) -> CommandForm {
    CommandForm("", flags: flags + [Self.appearance], summary) {
      (invocation) async throws(CommandError) in
      let style: InterfaceStyle? = try invocation.choice(Self.appearance, "appearance")
      guard let stay = shells.stay else {
        let columns = invocation.context.columns
        return try await open(invocation, .drawing) { app async throws(CommandError) in
          let screen = try await app.settledScreen(style)
          return Reply(document: layOut(screen.element).drawing(columns: columns))
        }
      }
      return try await open(invocation, .living) { app async throws(CommandError) in
        var reply = Reply(lines: [])
        reply.failure = try await app.living(style, stay)
        return reply
      }
    }
  }

  // MARK: - Serving

  private static let port = Flag(
    "--port", "N", "the port to use, 1 to 65535; the next free one without it")
  private static let route = Flag("--at", "SCREEN", "the first screen, such as 'recipe?id=tacos'")

  private static let staged = Flag(
    "--stage", nil, "show a phone, and a switchboard beside it")

  /// `serve`: serves the app to a browser.
  public var serve: CommandForm {
    CommandForm(
      "serve", flags: [Self.port, Self.route, Self.staged] + flags,
      "open the app in a browser, until Ctrl-C", run: serve)
  }

  private func serve(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let say = invocation.context.say
    var options = ServeOptions { say(PlainText.cleaned($0)) }
    options.port = try invocation.number(Self.port, in: 1...65_535).map(UInt16.init)
    options.route = invocation.arguments.value(Self.route)
    options.isStaged = invocation.arguments.has(Self.staged)
    return try await open(invocation, .serving) { [options] app async throws(CommandError) in
      if let route = options.route { try app.check(route) }
      guard let serve = shells.serve else {
        throw .failed(
          "this program cannot serve a browser; call it without a command in a terminal")
      }
      var options = options
      options.settings = app.settings
      for warning in try await app.warnings() { options.say("warning: \(warning)") }
      var reply = Reply(lines: [])
      reply.failure = await serve(app.stage, options)
      return reply
    }
  }
}
