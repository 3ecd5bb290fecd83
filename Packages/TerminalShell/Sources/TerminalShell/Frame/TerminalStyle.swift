import AppShell
import DesignSystem
import Renderers

/// A terminal's abilities, read from its environment variables.
public struct TerminalStyle: Hashable, Sendable {
  /// Whether the terminal understands no control sequences, so that all output is printed in
  /// sequence.
  public var isDumb: Bool
  /// The colours that it shows.
  public var colors: ColorDepth
  /// Whether the terminal shows more than ASCII.
  public var usesUnicode: Bool
  /// Whether its background is light or dark; nil if unknown.
  public var interfaceStyle: InterfaceStyle?

  /// Makes a style with an unknown background.
  public init(
    isDumb: Bool = false, colors: ColorDepth = .indexed, usesUnicode: Bool = true
  ) {
    self.isDumb = isDumb
    self.colors = colors
    self.usesUnicode = usesUnicode
  }

  /// Reads `TERM`, `COLORTERM`, `NO_COLOR` and `COLORFGBG`, and in this order `LC_ALL`, `LC_CTYPE`
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

  /// Light or dark, from the number of the background colour, which is the last one, as in `15;0`.
  ///
  /// 7 and numbers above 8 are light.
  private static func ground(_ colors: String) -> InterfaceStyle? {
    guard let number = colors.split(separator: ";").last.flatMap({ Int($0) }),
      (0...15).contains(number)
    else { return nil }
    return number == 7 || number > 8 ? .light : .dark
  }

  /// The style of drawings.
  var glyphs: GlyphStyle { usesUnicode ? .drawn : .ascii }

  /// The style of pictures.
  ///
  /// They are colours in half blocks, or else characters; if all output is printed in sequence,
  /// they are descriptions.
  var ink: WindowPictures.Ink {
    if isDumb { return .words }
    guard colors != .none, usesUnicode else { return .characters(ground: ground) }
    return .pixels
  }

  /// Light or dark; an unknown background is treated as dark, because most are.
  var ground: InterfaceStyle { interfaceStyle ?? .dark }
}

extension AppEnvironment {
  /// The environment for a terminal, with its light or dark background.
  ///
  /// If all output is printed in sequence, there is no motion. Waits of less than a second only
  /// show motion, so they end at once.
  ///
  /// The words of the environment mention keys instead of taps.
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
