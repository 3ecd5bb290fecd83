import Testing

@testable import DesignSystem

@Suite struct ContrastTests {
  struct Pair: Sendable {
    var front: ColorRole
    var back: ColorRole
    var light: Double
    var dark: Double
    var elevated: Double?
  }

  // The measured table rounds composited channels, hence the tolerance of 0.02.
  // The table of measured contrast, standard palette; D-COLOR-01…10, D-COLOR-23, C-K01…C-K07.
  static let measured: [Pair] = [
    Pair(front: .onPrimary, back: .primaryFill, light: 2.84, dark: 2.58),
    Pair(front: .primaryText, back: .systemBackground, light: 2.84, dark: 8.13, elevated: 6.58),
    Pair(front: .primaryText, back: .secondarySystemBackground, light: 2.54, dark: 6.58),
    Pair(front: .primaryText, back: .placeholderFill, light: 2.54, dark: 6.58),
    Pair(front: .label, back: .systemBackground, light: 21, dark: 21, elevated: 17.01),
    Pair(front: .label, back: .secondarySystemBackground, light: 18.82, dark: 17.01),
    Pair(front: .secondaryLabel, back: .systemBackground, light: 3.44, dark: 6.36, elevated: 5.95),
    Pair(front: .secondaryLabel, back: .secondarySystemBackground, light: 3.30, dark: 5.95),
    Pair(front: .tertiaryLabel, back: .systemBackground, light: 1.73, dark: 2.23, elevated: 2.47),
    Pair(front: .quaternaryLabel, back: .systemBackground, light: 1.36, dark: 1.37, elevated: 1.56),
    Pair(front: .unselectedTab, back: .systemBackground, light: 3.26, dark: 6.44),
    Pair(front: .accentGreen, back: .systemBackground, light: 2.22, dark: 10.39, elevated: 8.42),
    Pair(front: .errorText, back: .systemBackground, light: 3.55, dark: 6.16, elevated: 4.99),
    Pair(front: .warningGlyph, back: .systemBackground, light: 1.51, dark: 14.88, elevated: 12.05),
    Pair(front: .link, back: .systemBackground, light: 4.02, dark: 5.76, elevated: 4.66),
    Pair(front: .separator, back: .systemBackground, light: 1.68, dark: 1.65),
    Pair(front: .shimmer, back: .systemBackground, light: 1.26, dark: 1.51),
    Pair(front: .placeholderFill, back: .systemBackground, light: 1.12, dark: 1.23),
  ]

  @Test(arguments: measured) func `the standard palette has the measured ratios`(pair: Pair) {
    #expect(abs(ratio(pair, .light) - pair.light) < 0.021)
    #expect(abs(ratio(pair, .dark) - pair.dark) < 0.021)
    if let elevated = pair.elevated {
      #expect(abs(ratio(pair, .dark, elevation: .elevated) - elevated) < 0.021)
    }
  }

  // C-K01…C-K08: text pairs that must hold in the increased palette, on every ground.
  @Test(arguments: Appearance.all.filter { $0.contrast == .increased }, Elevation.allCases)
  func `the increased palette reaches four and a half to one`(
    appearance: Appearance, elevation: Elevation
  ) {
    let grounds: [ColorRole] = [
      .systemBackground, .secondarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground,
    ]
    let texts: [ColorRole] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .primaryText, .accentGreen,
      .unselectedTab, .errorText, .link, .warningGlyph,
    ]
    for ground in grounds {
      let back = ground.resolved(in: appearance, elevation: elevation)
      for text in texts {
        let front = text.resolved(in: appearance, elevation: elevation)
        #expect(front.contrastRatio(on: back) >= 4.5, "\(text) on \(ground)")
      }
    }
    for (text, fill) in [(ColorRole.onPrimary, ColorRole.primaryFill), (.onToast, .toastFill)] {
      let back = fill.resolved(in: appearance)
      #expect(text.resolved(in: appearance).contrastRatio(on: back) >= 4.5)
    }
  }

  @Test func `a translucent toast is measured over the page behind it`() {
    let light = Appearance()
    let fill = ColorRole.toastFill.resolved(in: light)
    let page = ColorRole.systemBackground.resolved(in: light)
    let text = ColorRole.onToast.resolved(in: light)
    #expect(abs(text.contrastRatio(on: fill.over(page)) - 3.26) < 0.02)
  }

  @Test func `always accessible overrides what was asked for`() {
    #expect(ContrastPolicy.default == .followSystem)
    #expect(ContrastPolicy.followSystem.contrast(requested: .standard) == .standard)
    #expect(ContrastPolicy.alwaysAccessible.contrast(requested: .standard) == .increased)
  }

  private func ratio(
    _ pair: Pair, _ scheme: ColorScheme, elevation: Elevation = .base
  ) -> Double {
    let appearance = Appearance(scheme)
    return pair.front.resolved(in: appearance, elevation: elevation)
      .contrastRatio(on: pair.back.resolved(in: appearance, elevation: elevation))
  }
}
