/// The role of a colour; the colour itself depends on appearance and elevation.
public enum ColorRole: String, CaseIterable, Sendable {
  /// The page and primary cards.
  case systemBackground
  /// Secondary cards and badges.
  case secondarySystemBackground
  /// The page behind a grouped list.
  case systemGroupedBackground
  /// The group of a grouped list.
  case secondarySystemGroupedBackground
  /// Primary text.
  case label
  /// Secondary text.
  case secondaryLabel
  /// Tertiary text.
  case tertiaryLabel
  /// Placeholders in input fields, never information.
  case quaternaryLabel
  /// Divider lines; decorative.
  case separator
  /// The moving bars of a skeleton; decorative.
  case shimmer
  /// The background of a missing picture; decorative.
  case placeholderFill
  /// The fill of a primary button.
  case primaryFill
  /// Text and spinners on the primary fill.
  case onPrimary
  /// Brand-coloured text, strokes, tints and icons.
  case primaryText
  /// Favourites and success; at standard contrast only for glyphs.
  case accentGreen
  /// Labels of tabs that are not selected.
  case unselectedTab
  /// Inline errors and destructive text.
  case errorText
  /// Warning glyphs.
  case warningGlyph
  /// Links.
  case link
  /// The fill of an error toast.
  case toastFill
  /// Text and icon on a toast.
  case onToast
  /// A choice: a switch that is on, a ticked box, the mark of a chosen row, the fill of a chosen
  /// chip.
  ///
  /// It is the brand's colour, dark enough that all readers see it (5.37 to 1 on white).
  case chosen
  /// The dimming behind a sheet or an alert; decorative.
  case scrim

  /// Success states; the same colour as favourites (C-K15).
  public static let success: ColorRole = .accentGreen

  /// Glyphs of additional information; the same colour as links (D-COLOR-19).
  public static let information: ColorRole = .link

  /// The track of a switch that is off.
  public static let switchOff: ColorRole = .unselectedTab

  /// The mark on a chosen element.
  public static let onChosen: ColorRole = .systemBackground

  /// Spinners and progress bars; the brand colour of text and tints (C-K02).
  public static let progressTint: ColorRole = .primaryText

  /// The background of an error message, the same as that of a toast.
  public static let errorBackground: ColorRole = .toastFill

  /// The token's name, such as `color.primaryText`.
  public var tokenName: String { "color.\(rawValue)" }
}
