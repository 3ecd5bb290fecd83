import AppShell
import DesignSystem
import Renderers

/// What a terminal can show, read from its environment variables.
public struct TerminalStyle: Hashable, Sendable {
  /// Whether the terminal understands no control sequence, so that everything is printed in order.
  public var isDumb: Bool
  /// Which colours it shows.
  public var colors: ColorDepth
  /// Whether the terminal shows more than ASCII.
  public var usesUnicode: Bool
  /// Whether its ground is light or dark; nil where it does not say.
  public var interfaceStyle: InterfaceStyle?

  /// Makes a style, of a terminal that does not say whether it is light or dark.
  public init(
    isDumb: Bool = false, colors: ColorDepth = .indexed, usesUnicode: Bool = true
  ) {
    self.isDumb = isDumb
    self.colors = colors
    self.usesUnicode = usesUnicode
  }

  /// Reads `TERM`, `COLORTERM`, `NO_COLOR`, `COLORFGBG` and, in their order, `LC_ALL`, `LC_CTYPE`
  /// and `LANG`.
  public init(variables: [String: String]) {
    let term = variables["TERM"] ?? ""
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { variables[$0] }
      .first { !$0.isEmpty } ?? ""
    let charset = locale.lowercased().filter { $0 != "-" }
    isDumb = term.isEmpty || term == "dumb"
    colors = ColorDepth(variables)
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

  /// What pictures are made of: colours in half blocks, else characters, and where everything is
  /// printed in order their descriptions.
  var ink: WindowPictures.Ink {
    if isDumb { return .words }
    guard colors != .none, usesUnicode else { return .characters(ground: ground) }
    return .pixels
  }

  /// Light or dark; a terminal that does not say is taken for a dark one, as most are.
  var ground: InterfaceStyle { interfaceStyle ?? .dark }
}

extension AppEnvironment {
  /// The environment for a terminal, light or dark as that says it is: where everything is printed
  /// in order, nothing moves, and waits of less than a second, which only show movement, are over at
  /// once.
  ///
  /// Its words speak of keys.
  public func shown(on style: TerminalStyle) -> AppEnvironment {
    var environment = self
    environment.hand = .presses
    environment.interfaceStyle = style.interfaceStyle ?? interfaceStyle
    guard style.isDumb else { return environment }
    let sleep = sleep
    environment.sleep = { seconds in
      if seconds >= MotionDuration.patience.seconds { try await sleep(seconds) }
    }
    return environment
  }
}
