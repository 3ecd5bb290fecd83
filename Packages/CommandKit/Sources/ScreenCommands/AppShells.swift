import AppShell

/// The ways in which a program lets the user work with an app, besides drawing it.
public struct AppShells: Sendable {
  /// Runs the launched app at a terminal until the user closes it.
  ///
  /// The function returns an error message if it failed. The property is nil if there is no
  /// terminal.
  public var stay: (@Sendable (AppRuntime) async -> String?)?
  /// Serves the app in a browser until it should end.
  ///
  /// The function returns an error message if it failed. The property is nil if the program cannot
  /// serve.
  public var serve: (@Sendable (Stage, ServeOptions) async -> String?)?

  /// Makes shells; by default apps are only drawn.
  public init(
    stay: (@Sendable (AppRuntime) async -> String?)? = nil,
    serve: (@Sendable (Stage, ServeOptions) async -> String?)? = nil
  ) {
    self.stay = stay
    self.serve = serve
  }
}
