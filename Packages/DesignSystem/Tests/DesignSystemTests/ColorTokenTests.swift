import Testing

@testable import DesignSystem

// D-COLOR, W-DARK, D-DARK, D-REF-02
@Suite struct ColorTokenTests {
  struct Row: Sendable {
    var role: ColorRole
    var light: String
    var dark: String
    var elevated: String
    var source: String

    init(
      _ role: ColorRole, _ light: String, _ dark: String, elevated: String? = nil,
      _ source: String
    ) {
      self.role = role
      self.light = light
      self.dark = dark
      self.elevated = elevated ?? dark
      self.source = source
    }
  }

  static let standard: [Row] = [
    Row(
      .systemBackground, "#FFFFFF", "#000000", elevated: "#1C1C1E",
      "D-COLOR-03 D-DARK-05 W-DARK-03 W-DARK-09 C-K09 C-K10"),
    Row(
      .secondarySystemBackground, "#F2F2F7", "#1C1C1E", elevated: "#2C2C2E",
      "D-COLOR-04 D-CARD-05 C-K09 G-02"),
    Row(.systemGroupedBackground, "#F2F2F7", "#000000", elevated: "#1C1C1E", "D-COLOR-05"),
    Row(.secondarySystemGroupedBackground, "#FFFFFF", "#1C1C1E", elevated: "#2C2C2E", "C-K16"),
    Row(.label, "#000000", "#FFFFFF", "D-COLOR-06 W-DARK-04"),
    Row(.secondaryLabel, "#3C3C43 @ 0.60", "#EBEBF5 @ 0.60", "D-COLOR-07 W-DARK-05 W-DARK-06"),
    Row(.tertiaryLabel, "#3C3C43 @ 0.30", "#EBEBF5 @ 0.30", "D-COLOR-08"),
    Row(.quaternaryLabel, "#3C3C43 @ 0.18", "#EBEBF5 @ 0.16", "D-COLOR-09"),
    Row(.separator, "#3C3C43 @ 0.29", "#545458 @ 0.60", "D-COLOR-10 W-DARK-10"),
    Row(.shimmer, "#E5E5EA", "#2C2C2E", "D-REF-02 W-LOAD-02 C-K11"),
    Row(.placeholderFill, "#F2F2F7", "#1C1C1E", "D-IMG-08 C-K11"),
    Row(.primaryFill, "#FF6B35", "#FF7A47", "D-COLOR-01 D-COLOR-12 W-DARK-07 W-DARK-11"),
    Row(.onPrimary, "#FFFFFF", "#FFFFFF", "D-BTN-01 W-COMP-01"),
    Row(.primaryText, "#FF6B35", "#FF7A47", "D-COLOR-01 D-COLOR-14 D-COLOR-15 C-K02"),
    Row(.accentGreen, "#34C759", "#30D158", "D-COLOR-02 D-COLOR-13 C-K12"),
    Row(.unselectedTab, "#8E8E93", "#8E8E93", "W-DARK-10 C-K07"),
    Row(.errorText, "#FF3B30", "#FF453A", "D-COLOR-16 D-REF-02"),
    Row(.warningGlyph, "#FFCC00", "#FFD60A", "D-COLOR-17"),
    Row(.link, "#007AFF", "#0A84FF", "D-COLOR-19"),
    Row(.toastFill, "#FF3B30 @ 0.90", "#FF453A @ 0.90", "D-REF-02 D-ERR-04 C-K05"),
    Row(.onToast, "#FFFFFF", "#FFFFFF", "D-ERR-02 D-ERR-03"),
    Row(.scrim, "#000000 @ 0.40", "#000000 @ 0.40", "C-N01"),
  ]

  // C-K01…C-K08
  static let increased: [Row] = [
    Row(.systemBackground, "#FFFFFF", "#000000", elevated: "#242426", "C-K08"),
    Row(.secondarySystemBackground, "#EBEBF0", "#242426", elevated: "#2C2C2E", "C-K08"),
    Row(.systemGroupedBackground, "#EBEBF0", "#000000", elevated: "#242426", "C-K08"),
    Row(.secondarySystemGroupedBackground, "#FFFFFF", "#242426", elevated: "#2C2C2E", "C-K16"),
    Row(.label, "#000000", "#FFFFFF", "D-COLOR-06"),
    Row(.secondaryLabel, "#3C3C43 @ 0.80", "#EBEBF5 @ 0.68", "C-K03"),
    Row(.tertiaryLabel, "#3C3C43 @ 0.75", "#EBEBF5 @ 0.60", "C-K04"),
    Row(.quaternaryLabel, "#3C3C43 @ 0.75", "#EBEBF5 @ 0.60", "C-K04"),
    Row(.separator, "#3C3C43 @ 0.29", "#545458 @ 0.60", "D-COLOR-10"),
    Row(.shimmer, "#D8D8DC", "#363638", "C-K11"),
    Row(.placeholderFill, "#EBEBF0", "#242426", "C-K11"),
    Row(.primaryFill, "#C63500", "#C63500", "C-K01"),
    Row(.onPrimary, "#FFFFFF", "#FFFFFF", "C-K01"),
    Row(.primaryText, "#C63500", "#FF7A47", "C-K02"),
    Row(.accentGreen, "#1F7A36", "#30D158", "C-K06"),
    Row(.unselectedTab, "#636366", "#AEAEB2", "C-K07"),
    Row(.errorText, "#D70015", "#FF6961", "C-K05"),
    Row(.warningGlyph, "#9A5600", "#FFD426", "C-K06"),
    Row(.link, "#0040DD", "#409CFF", "C-K06"),
    Row(.toastFill, "#D70015", "#D70015", "C-K05"),
    Row(.onToast, "#FFFFFF", "#FFFFFF", "C-K05"),
    Row(.scrim, "#000000 @ 0.40", "#000000 @ 0.40", "C-N01"),
  ]

  @Test(arguments: standard) func `a standard colour is the one of the table`(row: Row) {
    expect(row, .standard)
  }

  @Test(arguments: increased) func `an increased colour is the one of the table`(row: Row) {
    expect(row, .increased)
  }

  // D-COLOR-11, D-QA-01: a role and its number for each, no number without a role.
  @Test func `every role is in both tables`() {
    #expect(Set(Self.standard.map(\.role)) == Set(ColorRole.allCases))
    #expect(Set(Self.increased.map(\.role)) == Set(ColorRole.allCases))
    #expect(Self.standard.count == ColorRole.allCases.count)
    #expect(Self.increased.count == ColorRole.allCases.count)
  }

  // D-COLOR-18, D-COLOR-15, D-REF-02, C-K15
  @Test func `aliases say one thing by two names`() {
    #expect(ColorRole.success == .accentGreen)
    #expect(ColorRole.progressTint == .primaryText)
    #expect(ColorRole.errorBackground == .toastFill)
  }

  // D-COLOR-20, D-COLOR-22, D-DARK-03, W-DARK-12: what is the same in both is so on purpose.
  @Test func `every colour is adjusted to the dark but those that fit both`() {
    let same = ColorRole.allCases.filter {
      $0.resolved(in: Appearance(.light)) == $0.resolved(in: Appearance(.dark))
    }
    #expect(same == [.onPrimary, .unselectedTab, .onToast, .scrim])
  }

  // C-K10: only grounds know elevation, and only in the dark.
  @Test(arguments: Appearance.all) func `elevation changes dark grounds alone`(looks: Appearance) {
    let changed = ColorRole.allCases.filter {
      $0.resolved(in: looks, elevation: .base) != $0.resolved(in: looks, elevation: .elevated)
    }
    let grounds: [ColorRole] = [
      .systemBackground, .secondarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground,
    ]
    #expect(changed == (looks.scheme == .dark ? grounds : []))
  }

  private func expect(_ row: Row, _ contrast: Contrast) {
    let dark = Appearance(.dark, contrast: contrast)
    let light = Appearance(.light, contrast: contrast)
    #expect(row.role.resolved(in: light).hex == row.light, "\(row.source)")
    #expect(row.role.resolved(in: dark).hex == row.dark, "\(row.source)")
    #expect(row.role.resolved(in: dark, elevation: .elevated).hex == row.elevated, "\(row.source)")
  }
}
