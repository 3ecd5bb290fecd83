import Testing

@testable import DesignSystem

// D-QA-10, D-A11Y-07, D-COLOR-23
@Suite struct ContrastTests {
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

  @Test func `always accessible overrides what was asked for`() {
    #expect(ContrastPolicy.default == .followSystem)
    #expect(ContrastPolicy.followSystem.contrast(requested: .standard) == .standard)
    #expect(ContrastPolicy.alwaysAccessible.contrast(requested: .standard) == .increased)
  }

  // The extremes, and two pairs that anybody can look up.
  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.478),
      (0xFF0000, 0xFFFFFF, 3.998),
    ] as [(UInt32, UInt32, Double)])
  func `a ratio is that of the guidelines`(front: UInt32, back: UInt32, ratio: Double) {
    #expect(abs(RGBA(front).contrastRatio(on: RGBA(back)) - ratio) < 0.001)
    #expect(RGBA(front).contrastRatio(on: RGBA(back)) == RGBA(back).contrastRatio(on: RGBA(front)))
  }
}
