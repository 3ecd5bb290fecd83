import DesignSystem

extension ColorRole {
  /// The purpose of the colour, in a sentence for designers.
  var purpose: String {
    switch self {
    case .systemBackground: "Pages and primary cards."
    case .secondarySystemBackground: "Secondary cards and badges."
    case .systemGroupedBackground: "Pages behind grouped lists."
    case .secondarySystemGroupedBackground: "The groups of a grouped list."
    case .label: "Primary text."
    case .secondaryLabel: "Secondary text."
    case .tertiaryLabel: "Tertiary text."
    case .quaternaryLabel: "Placeholders of input fields, never information."
    case .separator: "Divider lines; decorative."
    case .shimmer: "The bars of a skeleton; decorative."
    case .placeholderFill: "The ground of a missing picture; decorative."
    case .primaryFill: "The fill of a primary button."
    case .onPrimary: "Text and spinners on the primary fill."
    case .primaryText: "Brand-coloured text, outlines, tints and icons."
    case .accentGreen: "Favourites and success; at standard contrast for glyphs only."
    case .unselectedTab: "Tabs that are not selected."
    case .errorText: "Errors beside a field, and text of what destroys."
    case .warningGlyph: "Warning glyphs, always beside text."
    case .link: "Links."
    case .toastFill: "The fill of an error toast."
    case .onToast: "Text and icon on a toast."
    case .chosen: "Ticked boxes, marks of chosen rows, fills of chosen chips."
    case .scrim: "The dimming behind a sheet or an alert; decorative."
    }
  }
}
