import AppShell
import DesignSystem
import Renderers

/// What a terminal can show, read from its environment variables.
public struct TerminalStyle: Hashable, Sendable {
  /// Whether the terminal understands no control sequence, so that everything is printed in order.
  public var isDumb: Bool
  /// Whether colour is welcome (no-color.org: any `NO_COLOR` that is not empty says no).
  public var usesColor: Bool
  /// Whether the terminal shows more than ASCII.
  public var usesUnicode: Bool
  /// Whether its ground is light or dark; nil where it does not say.
  public var interfaceStyle: InterfaceStyle?

  /// Makes a style, of a terminal that does not say whether it is light or dark.
  public init(isDumb: Bool = false, usesColor: Bool = true, usesUnicode: Bool = true) {
    self.isDumb = isDumb
    self.usesColor = usesColor
    self.usesUnicode = usesUnicode
  }

  /// Reads `TERM`, `NO_COLOR`, `COLORFGBG` and, in their order, `LC_ALL`, `LC_CTYPE` and `LANG`.
  public init(variables: [String: String]) {
    let term = variables["TERM"] ?? ""
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { variables[$0] }
      .first { !$0.isEmpty } ?? ""
    let charset = locale.lowercased().filter { $0 != "-" }
    isDumb = term.isEmpty || term == "dumb"
    usesColor = (variables["NO_COLOR"] ?? "").isEmpty
    usesUnicode = charset.contains("utf8") || charset.isEmpty
    interfaceStyle = Self.ground(variables["COLORFGBG"] ?? "")
  }

  /// Light or dark by the number of the ground's colour, which stands last, as in `15;0`; seven and
  /// what is above eight is light.
  private static func ground(_ colors: String) -> InterfaceStyle? {
    guard let number = colors.split(separator: ";").last.flatMap({ Int($0) }),
      (0...15).contains(number)
    else { return nil }
    return number == 7 || number > 8 ? .light : .dark
  }

  /// What drawings are made of.
  var glyphs: GlyphStyle { usesUnicode ? .drawn : .ascii }
}

extension AppEnvironment {
  /// The environment for a terminal, light or dark as that says it is: where everything is printed
  /// in order, nothing moves, and waits of less than a second, which only show movement, are over at
  /// once.
  public func shown(on style: TerminalStyle) -> AppEnvironment {
    var environment = self
    environment.interfaceStyle = style.interfaceStyle ?? interfaceStyle
    guard style.isDumb else { return environment }
    let sleep = sleep
    environment.sleep = { seconds in
      if seconds >= MotionDuration.patience.seconds { try await sleep(seconds) }
    }
    return environment
  }
}
