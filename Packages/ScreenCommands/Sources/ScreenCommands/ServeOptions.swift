import AppShell

/// How the app is to be served in a browser.
public struct ServeOptions: Sendable {
  /// The port that it must listen at, 1 to 65535; nil when any that is free will do.
  public var port: UInt16?
  /// Where it begins, such as `recipe?id=tacos`; nil for the first tab.
  public var route: String?
  /// What is set around it at first.
  public var settings: StageSettings
  /// Shows a line to whoever started the program, at once; its controls are taken out.
  public var say: @Sendable (_ line: String) -> Void

  /// Makes options.
  public init(
    port: UInt16? = nil, route: String? = nil, settings: StageSettings = [:],
    say: @escaping @Sendable (_ line: String) -> Void
  ) {
    self.port = port
    self.route = route
    self.settings = settings
    self.say = say
  }
}
