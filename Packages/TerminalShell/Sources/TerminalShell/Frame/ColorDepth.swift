/// How many colours a terminal shows.
public enum ColorDepth: String, CaseIterable, Sendable {
  /// None, or none that are welcome.
  case none
  /// The 256 of a fixed table.
  case indexed
  /// Any of 24 bits.
  case direct

  /// Reads `NO_COLOR`, `COLORTERM` and `TERM`.
  ///
  /// Any `NO_COLOR` that is not empty says no (no-color.org); `COLORTERM` says `truecolor` or
  /// `24bit`. Terminals that are known for 24 bits by their name need not say it.
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
