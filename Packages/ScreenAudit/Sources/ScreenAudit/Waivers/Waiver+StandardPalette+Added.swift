import DesignSystem

extension Waiver {
  /// Pairs of the same colours in places that the measured table does not name.
  public static let added: [Waiver] = [
    pair(
      .onPrimary, on: .primaryFill, .glyph, light: 2.84, dark: 2.58, raised: 2.58,
      "symbols on primary buttons and chosen chips"),
    pair(
      .primaryText, on: .secondarySystemBackground, .glyph, light: 2.54,
      "symbols on secondary cards and messages"),
    pair(
      .primaryText, on: .systemGroupedBackground, .glyph, light: 2.54,
      "the way back on the grouped page"),
    pair(
      .primaryText, on: .secondarySystemGroupedBackground, .text, light: 2.84,
      "text buttons in notices on the grouped page"),
    pair(
      .primaryText, on: .secondarySystemGroupedBackground, .glyph, light: 2.84,
      "symbols and check marks of rows"),
    pair(
      .primaryFill, on: .secondarySystemGroupedBackground, .control, light: 2.84,
      "switches and ticked boxes of rows"),
    pair(
      .secondaryLabel, on: .secondarySystemGroupedBackground, .text, light: 3.44,
      "values of rows"),
    pair(
      .tertiaryLabel, on: .secondarySystemGroupedBackground, .glyph, light: 1.73, dark: 2.47,
      "arrows of rows"),
    pair(
      .errorText, on: .secondarySystemGroupedBackground, .text, light: 3.55,
      "rows that destroy something"),
    pair(
      .quaternaryLabel, on: .secondarySystemBackground, .text, light: 1.35, dark: 1.56,
      raised: 1.58,
      "placeholders in fields"),
    pair(
      .errorText, on: .secondarySystemBackground, .text, light: 3.18,
      "what destroys, on secondary cards"),
    pair(
      .primaryText, on: .secondarySystemBackground, .control, light: 2.54,
      "outlines of buttons on secondary cards"),
    pair(
      .onToast, on: .toastFill, over: .systemGroupedBackground, .text, light: 3.30, dark: 4.12,
      "toasts of errors over the grouped page"),
    pair(
      .primaryFill, on: .systemBackground, .control, light: 2.84, "ticked boxes on the page"),
    pair(
      .primaryFill, on: .secondarySystemBackground, .control, light: 2.54,
      "ticked boxes on secondary cards"),
    pair(
      .primaryFill, on: .systemBackground, .glyph, light: 2.84, "bars, charts and rings"),
  ]

  private static func pair(
    _ foreground: ColorRole, on background: ColorRole, over underlay: ColorRole? = nil,
    _ use: ColorUse, light: Double? = nil, dark: Double? = nil, raised: Double? = nil,
    _ reason: String
  ) -> Waiver {
    Waiver(
      foreground, on: background, over: underlay, as: use,
      Ratios(light: light, dark: dark, darkElevated: raised), .added, reason)
  }
}
