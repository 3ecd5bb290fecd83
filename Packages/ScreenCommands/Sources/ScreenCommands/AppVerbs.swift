import AppShell
import CommandKit
import DesignSystem
import Layout
import PrintedText
import Renderers

/// The app itself as commands: the call without a command, and `serve`.
public struct AppVerbs: Sendable {
  /// What an app is opened for.
  public enum Purpose: Sendable {
    /// To be drawn once.
    case drawing
    /// To be lived in at a terminal.
    case living
    /// To be served to browsers.
    case serving
  }

  /// Does something with an opened app.
  public typealias Work = @Sendable (OpenedApp) async throws(CommandError) -> Reply
  /// Opens the app for a call, does the work with it, and may add to the reply.
  public typealias Open =
    @Sendable (Invocation, Purpose, Work) async throws(CommandError) -> Reply

  private let shells: AppShells
  private let flags: [Flag]
  private let open: Open

  /// Makes the commands; what `open` throws becomes `CommandError.init(_:)`.
  ///
  /// - Parameter flags: what the call without a command and `serve` take; `open` reads them.
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

  /// The app at a terminal, else its first screen drawn once.
  public func home(_ summary: String) -> CommandForm {
    CommandForm("", flags: flags + [Self.appearance], summary) {
      (invocation) async throws(CommandError) in
      let style: InterfaceStyle? = try invocation.choice(Self.appearance, "appearance")
      guard let stay = shells.stay else {
        let columns = invocation.context.columns
        return try await open(invocation, .drawing) { app async throws(CommandError) in
          let screen = try await app.settledScreen(style)
          return Reply(document: drawing(of: layOut(screen.element), columns: columns))
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
    "--port", "N", "where it listens, 1 to 65535; the next free one if not given")
  private static let route = Flag("--at", "SCREEN", "where it begins, such as 'recipe?id=tacos'")

  /// `serve`: the app in a browser.
  public var serve: CommandForm {
    CommandForm(
      "serve", flags: [Self.port, Self.route] + flags,
      "the app in a browser on this machine, until Ctrl-C", run: serve)
  }

  private func serve(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let say = invocation.context.say
    var options = ServeOptions { say(PlainText.cleaned($0)) }
    options.port = try invocation.number(Self.port, in: 1...65_535).map(UInt16.init)
    options.route = invocation.arguments.value(Self.route)
    return try await open(invocation, .serving) { [options] app async throws(CommandError) in
      if let route = options.route { try app.check(route) }
      guard let serve = shells.serve else {
        throw .failed("this program serves no browser; call it without a command at a terminal")
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
