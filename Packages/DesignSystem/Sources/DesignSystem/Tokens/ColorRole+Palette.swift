extension ColorRole {
  /// The colour in an appearance, on the page or on a raised surface.
  ///
  /// System roles have the documented values of iOS 13 to 18, whose opacities are 255ths. The brand
  /// roles and the increased variants are our own table.
  public func resolved(in appearance: Appearance, elevation: Elevation = .base) -> RGBA {
    let swatch = appearance.contrast == .standard ? standard : increased
    switch (appearance.scheme, elevation) {
    case (.light, _): return swatch.light
    case (.dark, .base): return swatch.dark
    case (.dark, .elevated): return swatch.darkElevated
    }
  }

  private var standard: Swatch {
    switch self {
    case .systemBackground: Swatch(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
    case .secondarySystemBackground: Swatch(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
    case .systemGroupedBackground: Swatch(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
    case .secondarySystemGroupedBackground: Swatch(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
    case .label: Swatch(0x000000, 0xFFFFFF)
    case .secondaryLabel: Swatch(0x3C3C43, 0xEBEBF5, of255: 153, 153)
    case .tertiaryLabel: Swatch(0x3C3C43, 0xEBEBF5, of255: 76, 76)
    case .quaternaryLabel: Swatch(0x3C3C43, 0xEBEBF5, of255: 45, 40)
    case .separator: Swatch(0x3C3C43, 0x545458, of255: 73, 153)
    case .shimmer: Swatch(0xE5E5EA, 0x2C2C2E)
    case .placeholderFill: Swatch(0xF2F2F7, 0x1C1C1E)
    case .primaryFill, .primaryText: Swatch(0xFF6B35, 0xFF7A47)
    case .onPrimary, .onToast: Swatch(0xFFFFFF, 0xFFFFFF)
    case .accentGreen: Swatch(0x34C759, 0x30D158)
    case .unselectedTab: Swatch(0x8E8E93, 0x8E8E93)
    case .errorText: Swatch(0xFF3B30, 0xFF453A)
    case .warningGlyph: Swatch(0xFFCC00, 0xFFD60A)
    case .link: Swatch(0x007AFF, 0x0A84FF)
    case .toastFill:
      Swatch(0xFF3B30, 0xFF453A, alpha: Opacity.toast.value, Opacity.toast.value)
    case .chosen: Swatch(0xC63500, 0xFF7A47)
    case .scrim: Swatch(0x000000, 0x000000, alpha: Opacity.scrim.value, Opacity.scrim.value)
    }
  }

  private var increased: Swatch {
    switch self {
    case .secondarySystemBackground: Swatch(0xEBEBF0, 0x242426, elevated: 0x2C2C2E)
    case .systemBackground: Swatch(0xFFFFFF, 0x000000, elevated: 0x242426)
    case .systemGroupedBackground: Swatch(0xEBEBF0, 0x000000, elevated: 0x242426)
    case .secondarySystemGroupedBackground: Swatch(0xFFFFFF, 0x242426, elevated: 0x2C2C2E)
    case .secondaryLabel: Swatch(0x3C3C43, 0xEBEBF5, of255: 204, 173)
    case .tertiaryLabel, .quaternaryLabel: Swatch(0x3C3C43, 0xEBEBF5, alpha: 0.75, 0.60)
    case .shimmer: Swatch(0xD8D8DC, 0x363638)
    case .placeholderFill: Swatch(0xEBEBF0, 0x242426)
    case .primaryFill: Swatch(0xC63500, 0xC63500)
    case .primaryText: Swatch(0xC63500, 0xFF7A47)
    case .accentGreen: Swatch(0x1F7A36, 0x30D158)
    case .unselectedTab: Swatch(0x636366, 0xAEAEB2)
    case .errorText: Swatch(0xD70015, 0xFF6961)
    case .warningGlyph: Swatch(0x9A5600, 0xFFD426)
    case .link: Swatch(0x0040DD, 0x409CFF)
    case .toastFill: Swatch(0xD70015, 0xD70015)
    case .label, .separator, .onPrimary, .onToast, .chosen, .scrim: standard
    }
  }
}

/// One row of the palette: light, dark, and dark on a raised surface.
private struct Swatch {
  let light: RGBA
  let dark: RGBA
  let darkElevated: RGBA

  init(_ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil) {
    self.light = RGBA(light)
    self.dark = RGBA(dark)
    darkElevated = RGBA(elevated ?? dark)
  }

  init(_ light: UInt32, _ dark: UInt32, of255 lightAlpha: Double, _ darkAlpha: Double) {
    self.init(light, dark, alpha: lightAlpha / 255, darkAlpha / 255)
  }

  init(_ light: UInt32, _ dark: UInt32, alpha lightAlpha: Double, _ darkAlpha: Double) {
    self.light = RGBA(light, alpha: lightAlpha)
    self.dark = RGBA(dark, alpha: darkAlpha)
    darkElevated = self.dark
  }
}
