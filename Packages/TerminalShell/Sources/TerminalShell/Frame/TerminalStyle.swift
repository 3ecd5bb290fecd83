import AppShell
import Renderers

/// What a terminal can show, read from its environment variables.
public struct TerminalStyle: Hashable, Sendable {
  /// Whether the terminal understands no control sequence, so that everything is printed in order.
  public var isDumb: Bool
  /// Whether colour is welcome (no-color.org: any `NO_COLOR` that is not empty says no).
  public var usesColor: Bool
  /// Whether the terminal shows more than ASCII.
  public var usesUnicode: Bool

  /// Makes a style.
  public init(isDumb: Bool = false, usesColor: Bool = true, usesUnicode: Bool = true) {
    self.isDumb = isDumb
    self.usesColor = usesColor
    self.usesUnicode = usesUnicode
  }

  /// Reads `TERM`, `NO_COLOR` and, in their order, `LC_ALL`, `LC_CTYPE` and `LANG`.
  public init(variables: [String: String]) {
    let term = variables["TERM"] ?? ""
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { variables[$0] }
      .first { !$0.isEmpty } ?? ""
    let charset = locale.lowercased().filter { $0 != "-" }
    isDumb = term.isEmpty || term == "dumb"
    usesColor = (variables["NO_COLOR"] ?? "").isEmpty
    usesUnicode = charset.contains("utf8") || charset.isEmpty
  }

  /// What drawings are made of.
  var glyphs: GlyphStyle { usesUnicode ? .drawn : .ascii }
}

extension AppEnvironment {
  /// The environment for a terminal: where everything is printed in order, nothing moves, and waits
  /// of less than a second, which only show movement, are over at once.
  public func moving(on style: TerminalStyle) -> AppEnvironment {
    guard style.isDumb else { return self }
    var environment = self
    let sleep = sleep
    environment.sleep = { seconds in if seconds >= 1 { try await sleep(seconds) } }
    return environment
  }
}
