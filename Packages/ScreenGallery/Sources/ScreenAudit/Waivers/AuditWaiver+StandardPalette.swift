import DesignSystem

extension AuditWaiver {
  /// The fifteen rows of the measured table that fail at standard contrast, in its order.
  ///
  /// The table was measured on the design drawings before the app was built. No other pair in the
  /// drawings has too little contrast.
  public static let standardPalette: [AuditWaiver] = [
    // The fill is the same at every level.
    AuditWaiver(
      .onPrimary, on: .primaryFill, as: .text,
      ratios: Ratios(light: 2.84, dark: 2.58, darkElevated: 2.58),
      for: "primary buttons"),
    AuditWaiver(
      .primaryText, on: .systemBackground, as: .text, ratios: Ratios(light: 2.84),
      for: "secondary and text buttons, the selected tab"),
    AuditWaiver(
      .primaryText, on: .systemBackground, as: .glyph, .control, ratios: Ratios(light: 2.84),
      for: "outlines of buttons, tab symbols, progress tint"),
    AuditWaiver(
      .primaryText, on: .secondarySystemBackground, .systemGroupedBackground, as: .text,
      ratios: Ratios(light: 2.54),
      for: "text buttons on secondary cards or the grouped page"),
    AuditWaiver(
      .primaryText, on: .placeholderFill, as: .glyph, ratios: Ratios(light: 2.54),
      for: "the symbol of a missing picture"),
    AuditWaiver(
      .secondaryLabel, on: .systemBackground, as: .text, ratios: Ratios(light: 3.44),
      for: "descriptions, subtitles, bodies of empty states"),
    AuditWaiver(
      .secondaryLabel, on: .secondarySystemBackground, .systemGroupedBackground, as: .text,
      ratios: Ratios(light: 3.30),
      for: "badges, secondary cards, headers on the grouped page"),
    AuditWaiver(
      .tertiaryLabel, on: .systemBackground, as: .text,
      ratios: Ratios(light: 1.73, dark: 2.23, darkElevated: 2.47),
      for: "the body of the empty Home"),
    AuditWaiver(
      .quaternaryLabel, on: .systemBackground, as: .text,
      ratios: Ratios(light: 1.36, dark: 1.37, darkElevated: 1.56),
      for: "placeholders"),
    AuditWaiver(
      .unselectedTab, on: .systemBackground, as: .text, ratios: Ratios(light: 3.26),
      for: "tabs not selected"),
    AuditWaiver(
      .accentGreen, on: .systemBackground, as: .glyph, ratios: Ratios(light: 2.22),
      for: "saved hearts, check marks"),
    AuditWaiver(
      .errorText, on: .systemBackground, as: .text, ratios: Ratios(light: 3.55),
      for: "inline errors, what destroys"),
    // The table does not state which page is behind the toast. The contrast on the grouped page is
    // a little higher.
    AuditWaiver(
      .onToast, on: .toastFill, over: .systemBackground, .systemGroupedBackground, as: .text,
      ratios: Ratios(light: 3.26, dark: 4.13, darkElevated: 4.00),
      for: "toasts of errors"),
    AuditWaiver(
      .warningGlyph, on: .systemBackground, as: .glyph, ratios: Ratios(light: 1.51),
      for: "warnings"),
    AuditWaiver(
      .link, on: .systemBackground, as: .text, ratios: Ratios(light: 4.02),
      for: "links"),
  ]
}
