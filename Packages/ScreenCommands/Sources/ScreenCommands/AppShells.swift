import AppShell

/// What a program has to let people use an app, beside drawing it.
public struct AppShells: Sendable {
  /// Lets somebody live in the launched app until they close it, and answers with what went wrong
  /// if anything did; nil where nobody sits at a terminal.
  public var stay: (@Sendable (AppRuntime) async -> String?)?
  /// Serves the app in a browser until it is ended, and answers with what went wrong if anything
  /// did; nil where nothing can be served.
  public var serve: (@Sendable (Stage, ServeOptions) async -> String?)?

  /// Makes shells; without any, apps are only drawn.
  public init(
    stay: (@Sendable (AppRuntime) async -> String?)? = nil,
    serve: (@Sendable (Stage, ServeOptions) async -> String?)? = nil
  ) {
    self.stay = stay
    self.serve = serve
  }
}
