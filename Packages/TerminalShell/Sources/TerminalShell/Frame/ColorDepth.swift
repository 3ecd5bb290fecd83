/// The colours that a terminal shows.
public enum ColorDepth: String, CaseIterable, Sendable {
  /// No colours, because the terminal has none or the user wants none.
  case none
  /// The 256 colours of a fixed table.
  case indexed
  /// Any 24-bit colour.
  case direct

  /// Reads `NO_COLOR`, `COLORTERM` and `TERM`.
  ///
  /// Any `NO_COLOR` that is not empty turns colours off (no-color.org); `COLORTERM` may be
  /// `truecolor` or `24bit`. Terminals whose names are known to mean 24-bit colours need no
  /// `COLORTERM`.
  init(_ variables: [String: String]) {
    let term = variables["TERM"] ?? ""
    let isWelcome = (variables["NO_COLOR"] ?? "").isEmpty
    let isPlain =
      ["vt100", "vt102", "vt220"].contains(term) || term.hasSuffix("-m") || term.hasSuffix("-mono")
    guard isWelcome, !isPlain else {
      self = .none
      return
    }
    let isDirect =
      ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "") || term.hasSuffix("-direct")
      || Self.namesOfDirect.contains { term.hasPrefix($0) }
    self = isDirect ? .direct : .indexed
  }

  private static let namesOfDirect = [
    "alacritty", "foot", "wezterm", "xterm-ghostty", "xterm-kitty",
  ]
}
