import DesignSystem

extension Waiver {
  /// Every pair of the standard palette that is drawn as it is and stands out too little.
  public static let standardPalette: [Waiver] = measuredTable + added

  /// The pairs of the measured table, in its order.
  public static let measuredTable: [Waiver] = [
    // The fill is the same at every level.
    drawn(
      .onPrimary, on: .primaryFill, .text, light: 2.84, dark: 2.58, raised: 2.58,
      "primary buttons, chosen chips"),
    drawn(
      .primaryText, on: .systemBackground, .text, light: 2.84,
      "secondary and text buttons, the selected tab"),
    drawn(
      .primaryText, on: .systemBackground, .glyph, light: 2.84, "tab symbols, progress tint"),
    drawn(.primaryText, on: .systemBackground, .control, light: 2.84, "outlines of buttons"),
    drawn(
      .primaryText, on: .secondarySystemBackground, .text, light: 2.54,
      "text buttons on secondary cards"),
    drawn(
      .primaryText, on: .systemGroupedBackground, .text, light: 2.54,
      "text buttons on the grouped page"),
    drawn(
      .primaryText, on: .placeholderFill, .glyph, light: 2.54, "the symbol of a missing picture"),
    drawn(
      .secondaryLabel, on: .systemBackground, .text, light: 3.44,
      "descriptions, subtitles, bodies of empty states"),
    drawn(
      .secondaryLabel, on: .secondarySystemBackground, .text, light: 3.30,
      "badges, secondary cards"),
    drawn(
      .secondaryLabel, on: .systemGroupedBackground, .text, light: 3.30,
      "headers and footers of the grouped page"),
    drawn(
      .tertiaryLabel, on: .systemBackground, .text, light: 1.73, dark: 2.23, raised: 2.47,
      "the body of the empty Home"),
    drawn(
      .quaternaryLabel, on: .systemBackground, .text, light: 1.36, dark: 1.37, raised: 1.56,
      "placeholders"),
    drawn(.unselectedTab, on: .systemBackground, .text, light: 3.26, "tabs not selected"),
    drawn(.accentGreen, on: .systemBackground, .glyph, light: 2.22, "saved hearts, check marks"),
    drawn(
      .errorText, on: .systemBackground, .text, light: 3.55, "inline errors, what destroys"),
    drawn(
      .onToast, on: .toastFill, over: .systemBackground, .text, light: 3.26, dark: 4.13,
      raised: 4.00, "toasts of errors"),
    drawn(.warningGlyph, on: .systemBackground, .glyph, light: 1.51, "warnings"),
    drawn(.link, on: .systemBackground, .text, light: 4.02, "links"),
  ]

  /// A row of the tables.
  static func drawn(
    _ foreground: ColorRole, on background: ColorRole, over underlay: ColorRole? = nil,
    _ use: ColorUse, light: Double? = nil, dark: Double? = nil, raised: Double? = nil,
    _ reason: String
  ) -> Waiver {
    Waiver(
      foreground, on: background, over: underlay, as: use,
      Ratios(light: light, dark: dark, darkElevated: raised), .measuredTable, reason)
  }
}
