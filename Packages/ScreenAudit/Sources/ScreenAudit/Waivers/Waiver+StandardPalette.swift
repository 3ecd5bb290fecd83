import DesignSystem

extension Waiver {
  /// The fifteen rows of the measured table that fail at standard contrast, in its order.
  ///
  /// The table was measured on what the drawings ask for before anything was built; nothing else
  /// is drawn too faint.
  public static let standardPalette: [Waiver] = [
    // The fill is the same at every level.
    Waiver(
      .onPrimary, on: .primaryFill, as: .text,
      ratios: Ratios(light: 2.84, dark: 2.58, darkElevated: 2.58),
      for: "primary buttons"),
    Waiver(
      .primaryText, on: .systemBackground, as: .text, ratios: Ratios(light: 2.84),
      for: "secondary and text buttons, the selected tab"),
    Waiver(
      .primaryText, on: .systemBackground, as: .glyph, .control, ratios: Ratios(light: 2.84),
      for: "outlines of buttons, tab symbols, progress tint"),
    Waiver(
      .primaryText, on: .secondarySystemBackground, .systemGroupedBackground, as: .text,
      ratios: Ratios(light: 2.54),
      for: "text buttons on secondary cards or the grouped page"),
    Waiver(
      .primaryText, on: .placeholderFill, as: .glyph, ratios: Ratios(light: 2.54),
      for: "the symbol of a missing picture"),
    Waiver(
      .secondaryLabel, on: .systemBackground, as: .text, ratios: Ratios(light: 3.44),
      for: "descriptions, subtitles, bodies of empty states"),
    Waiver(
      .secondaryLabel, on: .secondarySystemBackground, .systemGroupedBackground, as: .text,
      ratios: Ratios(light: 3.30),
      for: "badges, secondary cards, headers on the grouped page"),
    Waiver(
      .tertiaryLabel, on: .systemBackground, as: .text,
      ratios: Ratios(light: 1.73, dark: 2.23, darkElevated: 2.47),
      for: "the body of the empty Home"),
    Waiver(
      .quaternaryLabel, on: .systemBackground, as: .text,
      ratios: Ratios(light: 1.36, dark: 1.37, darkElevated: 1.56),
      for: "placeholders"),
    Waiver(
      .unselectedTab, on: .systemBackground, as: .text, ratios: Ratios(light: 3.26),
      for: "tabs not selected"),
    Waiver(
      .accentGreen, on: .systemBackground, as: .glyph, ratios: Ratios(light: 2.22),
      for: "saved hearts, check marks"),
    Waiver(
      .errorText, on: .systemBackground, as: .text, ratios: Ratios(light: 3.55),
      for: "inline errors, what destroys"),
    // The row names no page below the toast; on the grouped one it stands out a little more.
    Waiver(
      .onToast, on: .toastFill, over: .systemBackground, .systemGroupedBackground, as: .text,
      ratios: Ratios(light: 3.26, dark: 4.13, darkElevated: 4.00),
      for: "toasts of errors"),
    Waiver(
      .warningGlyph, on: .systemBackground, as: .glyph, ratios: Ratios(light: 1.51),
      for: "warnings"),
    Waiver(
      .link, on: .systemBackground, as: .text, ratios: Ratios(light: 4.02),
      for: "links"),
  ]
}
