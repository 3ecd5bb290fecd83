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
      _ role: ColorRole, light: String, dark: String, elevated: String? = nil, source: String
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
      .systemBackground, light: "#FFFFFF", dark: "#000000", elevated: "#1C1C1E",
      source: "D-COLOR-03 D-DARK-05 W-DARK-03 W-DARK-09 C-K09 C-K10"),
    Row(
      .secondarySystemBackground, light: "#F2F2F7", dark: "#1C1C1E", elevated: "#2C2C2E",
      source: "D-COLOR-04 D-CARD-05 C-K09 G-02"),
    Row(
      .systemGroupedBackground, light: "#F2F2F7", dark: "#000000", elevated: "#1C1C1E",
      source: "D-COLOR-05"),
    Row(
      .secondarySystemGroupedBackground, light: "#FFFFFF", dark: "#1C1C1E", elevated: "#2C2C2E",
      source: "C-K16"),
    Row(.label, light: "#000000", dark: "#FFFFFF", source: "D-COLOR-06 W-DARK-04"),
    Row(
      .secondaryLabel, light: "#3C3C43 @ 0.60", dark: "#EBEBF5 @ 0.60",
      source: "D-COLOR-07 W-DARK-05 W-DARK-06"),
    Row(.tertiaryLabel, light: "#3C3C43 @ 0.30", dark: "#EBEBF5 @ 0.30", source: "D-COLOR-08"),
    Row(.quaternaryLabel, light: "#3C3C43 @ 0.18", dark: "#EBEBF5 @ 0.16", source: "D-COLOR-09"),
    Row(
      .separator, light: "#3C3C43 @ 0.29", dark: "#545458 @ 0.60", source: "D-COLOR-10 W-DARK-10"),
    Row(.shimmer, light: "#E5E5EA", dark: "#2C2C2E", source: "D-REF-02 W-LOAD-02 C-K11"),
    Row(.placeholderFill, light: "#F2F2F7", dark: "#1C1C1E", source: "D-IMG-08 C-K11"),
    Row(
      .primaryFill, light: "#FF6B35", dark: "#FF7A47",
      source: "D-COLOR-01 D-COLOR-12 W-DARK-07 W-DARK-11"),
    Row(.onPrimary, light: "#FFFFFF", dark: "#FFFFFF", source: "D-BTN-01 W-COMP-01"),
    Row(
      .primaryText, light: "#FF6B35", dark: "#FF7A47",
      source: "D-COLOR-01 D-COLOR-14 D-COLOR-15 C-K02"),
    Row(.accentGreen, light: "#34C759", dark: "#30D158", source: "D-COLOR-02 D-COLOR-13 C-K12"),
    Row(.unselectedTab, light: "#8E8E93", dark: "#8E8E93", source: "W-DARK-10 C-K07"),
    Row(.errorText, light: "#FF3B30", dark: "#FF453A", source: "D-COLOR-16 D-REF-02"),
    Row(.warningGlyph, light: "#FFCC00", dark: "#FFD60A", source: "D-COLOR-17"),
    Row(.link, light: "#007AFF", dark: "#0A84FF", source: "D-COLOR-19"),
    Row(
      .toastFill, light: "#FF3B30 @ 0.90", dark: "#FF453A @ 0.90", source: "D-REF-02 D-ERR-04 C-K05"
    ),
    Row(.onToast, light: "#FFFFFF", dark: "#FFFFFF", source: "D-ERR-02 D-ERR-03"),
    Row(.chosen, light: "#C63500", dark: "#FF7A47", source: "C-K01, C-K02"),
    Row(.scrim, light: "#000000 @ 0.40", dark: "#000000 @ 0.40", source: "C-N01"),
  ]

  // C-K01…C-K08
  static let increased: [Row] = [
    Row(.systemBackground, light: "#FFFFFF", dark: "#000000", elevated: "#242426", source: "C-K08"),
    Row(
      .secondarySystemBackground, light: "#EBEBF0", dark: "#242426", elevated: "#2C2C2E",
      source: "C-K08"),
    Row(
      .systemGroupedBackground, light: "#EBEBF0", dark: "#000000", elevated: "#242426",
      source: "C-K08"),
    Row(
      .secondarySystemGroupedBackground, light: "#FFFFFF", dark: "#242426", elevated: "#2C2C2E",
      source: "C-K16"),
    Row(.label, light: "#000000", dark: "#FFFFFF", source: "D-COLOR-06"),
    Row(.secondaryLabel, light: "#3C3C43 @ 0.80", dark: "#EBEBF5 @ 0.68", source: "C-K03"),
    Row(.tertiaryLabel, light: "#3C3C43 @ 0.75", dark: "#EBEBF5 @ 0.60", source: "C-K04"),
    Row(.quaternaryLabel, light: "#3C3C43 @ 0.75", dark: "#EBEBF5 @ 0.60", source: "C-K04"),
    Row(.separator, light: "#3C3C43 @ 0.29", dark: "#545458 @ 0.60", source: "D-COLOR-10"),
    Row(.shimmer, light: "#D8D8DC", dark: "#363638", source: "C-K11"),
    Row(.placeholderFill, light: "#EBEBF0", dark: "#242426", source: "C-K11"),
    Row(.primaryFill, light: "#C63500", dark: "#C63500", source: "C-K01"),
    Row(.onPrimary, light: "#FFFFFF", dark: "#FFFFFF", source: "C-K01"),
    Row(.primaryText, light: "#C63500", dark: "#FF7A47", source: "C-K02"),
    Row(.accentGreen, light: "#1F7A36", dark: "#30D158", source: "C-K06"),
    Row(.unselectedTab, light: "#636366", dark: "#AEAEB2", source: "C-K07"),
    Row(.errorText, light: "#D70015", dark: "#FF6961", source: "C-K05"),
    Row(.warningGlyph, light: "#9A5600", dark: "#FFD426", source: "C-K06"),
    Row(.link, light: "#0040DD", dark: "#409CFF", source: "C-K06"),
    Row(.toastFill, light: "#D70015", dark: "#D70015", source: "C-K05"),
    Row(.onToast, light: "#FFFFFF", dark: "#FFFFFF", source: "C-K05"),
    Row(.chosen, light: "#C63500", dark: "#FF7A47", source: "C-K01, C-K02"),
    Row(.scrim, light: "#000000 @ 0.40", dark: "#000000 @ 0.40", source: "C-N01"),
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

  // D-COLOR-18, D-COLOR-15, D-COLOR-19, D-REF-02, C-K15
  @Test func `aliases say one thing by two names`() {
    #expect(ColorRole.success == .accentGreen)
    #expect(ColorRole.information == .link)
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
