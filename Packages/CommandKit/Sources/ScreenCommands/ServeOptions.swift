import AppShell

/// The options for serving an app in a browser.
public struct ServeOptions: Sendable {
  /// The port to listen on, 1 to 65535; nil for any free one.
  public var port: UInt16?
  /// The first route, such as `recipe?id=tacos`; nil for the first tab.
  public var route: String?
  /// The first settings of the stage.
  public var settings: StageSettings
  /// Whether a phone with a switchboard is shown, instead of the app alone.
  public var isStaged = false
  /// Prints a line for the user of the program, at once and without control characters.
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
