import DesignSystem

extension Waiver {
  /// Pairs of the same colours in places that the measured table does not name.
  public static let added: [Waiver] = [
    drawn(
      .onPrimary, on: .primaryFill, .glyph, light: 2.84, dark: 2.58, raised: 2.58,
      "symbols on primary buttons and chosen chips"),
    drawn(
      .primaryText, on: .secondarySystemBackground, .glyph, light: 2.54,
      "symbols on secondary cards and messages"),
    drawn(
      .primaryText, on: .systemGroupedBackground, .glyph, light: 2.54,
      "the way back on the grouped page"),
    drawn(
      .primaryText, on: .secondarySystemGroupedBackground, .text, light: 2.84,
      "text buttons in notices on the grouped page"),
    drawn(
      .primaryText, on: .secondarySystemGroupedBackground, .glyph, light: 2.84,
      "symbols and check marks of rows"),
    drawn(
      .primaryFill, on: .secondarySystemGroupedBackground, .control, light: 2.84,
      "switches and ticked boxes of rows"),
    drawn(
      .secondaryLabel, on: .secondarySystemGroupedBackground, .text, light: 3.44,
      "values of rows"),
    drawn(
      .tertiaryLabel, on: .secondarySystemGroupedBackground, .glyph, light: 1.73, dark: 2.47,
      "arrows of rows"),
    drawn(
      .errorText, on: .secondarySystemGroupedBackground, .text, light: 3.55,
      "rows that destroy something"),
    drawn(
      .quaternaryLabel, on: .secondarySystemBackground, .text, light: 1.35, dark: 1.56,
      raised: 1.58,
      "placeholders in fields"),
    drawn(
      .errorText, on: .secondarySystemBackground, .text, light: 3.18,
      "what destroys, on secondary cards"),
    drawn(
      .primaryText, on: .secondarySystemBackground, .control, light: 2.54,
      "outlines of buttons on secondary cards"),
    drawn(
      .onToast, on: .toastFill, over: .systemGroupedBackground, .text, light: 3.30, dark: 4.12,
      "toasts of errors over the grouped page"),
    drawn(
      .primaryFill, on: .systemBackground, .control, light: 2.84, "ticked boxes on the page"),
    drawn(
      .primaryFill, on: .secondarySystemBackground, .control, light: 2.54,
      "ticked boxes on secondary cards"),
    drawn(
      .primaryFill, on: .systemBackground, .glyph, light: 2.84, "bars, charts and rings"),
  ].map { row in
    var row = row
    row.origin = .added
    return row
  }
}
