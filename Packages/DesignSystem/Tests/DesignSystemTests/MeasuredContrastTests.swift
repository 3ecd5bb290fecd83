import Testing

@testable import DesignSystem

/// The tables of measured contrast, recomputed to the two decimals that they give.
@Suite struct MeasuredContrastTests {
  /// A pair with its ratios in light, in dark, and in dark on a raised surface.
  struct Pair: Sendable {
    var front: ColorRole
    var back: ColorRole
    /// The ratio that its use needs; nil for decoration.
    var need: Double?
    var light: Double?
    var dark: Double?
    var elevated: Double?
    /// The requirements that it comes from.
    var source: String

    init(
      _ front: ColorRole, _ back: ColorRole, _ need: Double?, _ light: Double?, _ dark: Double?,
      _ elevated: Double?, _ source: String
    ) {
      self.front = front
      self.back = back
      self.need = need
      self.light = light
      self.dark = dark
      self.elevated = elevated
      self.source = source
    }

    /// Whether it reaches what it needs wherever it was measured.
    var passes: Bool {
      [light, dark, elevated].compactMap(\.self).allSatisfy { $0 >= need ?? 0 }
    }
  }

  // Standard contrast, as drawn.
  static let standard: [Pair] = [
    Pair(.onPrimary, .primaryFill, 4.5, 2.84, 2.58, nil, "D-BTN-01 C-K01"),
    Pair(.primaryText, .systemBackground, 4.5, 2.84, 8.13, 6.58, "D-BTN-04 C-K02"),
    Pair(.primaryText, .systemBackground, 3, 2.84, 8.13, 6.58, "W-COMP-02 C-K02"),
    Pair(.primaryText, .secondarySystemBackground, 4.5, 2.54, 6.58, nil, "D-BTN-05 C-K02"),
    Pair(.primaryText, .placeholderFill, 3, 2.54, 6.58, nil, "D-IMG-08 D-IMG-10 C-K02"),
    Pair(.label, .systemBackground, 4.5, 21, 21, 17.01, "D-COLOR-06"),
    Pair(.label, .secondarySystemBackground, 4.5, 18.82, 17.01, nil, "D-COLOR-06"),
    Pair(.label, .systemBackground, 4.5, nil, 21, nil, "W-DARK-01"),
    Pair(.secondaryLabel, .systemBackground, 4.5, 3.44, 6.36, 5.95, "D-COLOR-07 C-K03"),
    Pair(.secondaryLabel, .secondarySystemBackground, 4.5, 3.30, 5.95, nil, "G-02 C-K03"),
    Pair(.secondaryLabel, .systemBackground, 3, 3.44, 6.36, nil, "D-EMPTY-01"),
    Pair(.tertiaryLabel, .systemBackground, 4.5, 1.73, 2.23, 2.47, "D-COLOR-08 C-K04"),
    Pair(.quaternaryLabel, .systemBackground, 4.5, 1.36, 1.37, 1.56, "D-COLOR-09 C-K04"),
    Pair(.unselectedTab, .systemBackground, 4.5, 3.26, 6.44, nil, "D-TYPE-23 C-K07"),
    Pair(.accentGreen, .systemBackground, 3, 2.22, 10.39, 8.42, "D-COLOR-13 C-K06"),
    Pair(.errorText, .systemBackground, 4.5, 3.55, 6.16, 4.99, "D-ERR-06 C-K05"),
    Pair(.errorText, .systemBackground, 3, 3.55, 6.16, 4.99, "D-ERR-06"),
    Pair(.onToast, .toastFill, 3, 3.26, 4.13, 4.00, "D-ERR-02"),
    Pair(.onToast, .toastFill, 4.5, 3.26, 4.13, 4.00, "D-ERR-03 C-K05"),
    Pair(.warningGlyph, .systemBackground, 3, 1.51, 14.88, 12.05, "D-COLOR-17 C-K06"),
    Pair(.link, .systemBackground, 4.5, 4.02, 5.76, 4.66, "D-COLOR-19 C-K06"),
    Pair(.separator, .systemBackground, nil, 1.68, 1.65, nil, "D-COLOR-10"),
    Pair(.shimmer, .systemBackground, nil, 1.26, 1.51, nil, "D-REF-02 C-K11"),
    Pair(.placeholderFill, .systemBackground, nil, 1.12, 1.23, nil, "D-IMG-08 C-K11"),
  ]

  @Test(arguments: standard) func `the standard palette measures as drawn`(pair: Pair) {
    for (scheme, elevation, wanted) in [
      (InterfaceStyle.light, Elevation.base, pair.light), (.dark, .base, pair.dark),
      (.dark, .elevated, pair.elevated),
    ] {
      guard let wanted else { continue }
      #expect(hundredths(ratio(pair.front, pair.back, scheme, elevation)) == hundredths(wanted))
    }
  }

  // C-K01: what the standard palette waives, and nothing else.
  @Test func `fifteen of twenty-one judged pairs fail somewhere in the standard palette`() {
    let judged = Self.standard.filter { $0.need != nil }
    #expect(judged.count == 21)
    #expect(judged.count { !$0.passes } == 15)
  }

  /// A foreground of the increased palette with its ratios on three grounds of each scheme.
  struct Row: Sendable {
    var front: ColorRole
    var light: [Double]
    var dark: [Double]
    var source: String

    init(_ front: ColorRole, _ light: [Double], _ dark: [Double], _ source: String) {
      self.front = front
      self.light = light
      self.dark = dark
      self.source = source
    }
  }

  // Increased contrast; light on #FFFFFF, #F2F2F7, #EBEBF0, dark on #000000, #1C1C1E, #242426.
  static let increased: [Row] = [
    Row(.primaryText, [5.37, 4.81, 4.52], [8.13, 6.58, 6.00], "C-K01 C-K02"),
    Row(.secondaryLabel, [5.97, 5.56, 5.33], [8.02, 7.24, 6.79], "C-K03"),
    Row(.tertiaryLabel, [5.16, 4.85, 4.67], [6.36, 5.95, 5.64], "C-K04"),
    Row(.quaternaryLabel, [5.16, 4.85, 4.67], [6.36, 5.95, 5.64], "C-K04"),
    Row(.unselectedTab, [5.99, 5.37, 5.04], [9.50, 7.69, 7.01], "C-K07"),
    Row(.accentGreen, [5.39, 4.83, 4.54], [10.39, 8.42, 7.66], "C-K06"),
    Row(.errorText, [5.38, 4.83, 4.53], [7.45, 6.03, 5.49], "C-K05"),
    Row(.link, [7.56, 6.78, 6.36], [7.42, 6.01, 5.47], "C-K06"),
    Row(.warningGlyph, [5.67, 5.08, 4.77], [14.70, 11.91, 10.84], "C-K06"),
  ]

  @Test(arguments: increased) func `the increased palette measures as chosen`(row: Row) {
    for (scheme, grounds, wanted) in [
      (InterfaceStyle.light, [0xFFFFFF, 0xF2F2F7, 0xEBEBF0] as [UInt32], row.light),
      (.dark, [0x000000, 0x1C1C1E, 0x242426], row.dark),
    ] {
      let front = row.front.resolved(in: Appearance(scheme, contrast: .increased))
      let ratios = grounds.map { hundredths(front.contrastRatio(on: RGBA($0))) }
      #expect(ratios == wanted.map(hundredths), "\(row.source)")
    }
  }

  // C-K01, C-K05: white on the fills of buttons and toasts; the edge of a button's fill.
  @Test(arguments: InterfaceStyle.allCases)
  func `white on the increased fills reads well`(scheme: InterfaceStyle) {
    let looks = Appearance(scheme, contrast: .increased)
    let fill = ColorRole.primaryFill.resolved(in: looks)
    let toast = ColorRole.toastFill.resolved(in: looks)
    #expect(hundredths(ColorRole.onPrimary.resolved(in: looks).contrastRatio(on: fill)) == 537)
    #expect(hundredths(ColorRole.onToast.resolved(in: looks).contrastRatio(on: toast)) == 538)
    let edges = [0x000000, 0x1C1C1E, 0x242426].map { fill.contrastRatio(on: RGBA($0)) }
    #expect(edges.map(hundredths) == [391, 317, 289])
  }

  private func ratio(
    _ front: ColorRole, _ back: ColorRole, _ scheme: InterfaceStyle, _ elevation: Elevation
  ) -> Double {
    let looks = Appearance(scheme)
    let page = ColorRole.systemBackground.resolved(in: looks, elevation: elevation)
    let text = front.resolved(in: looks, elevation: elevation)
    let ground = back.resolved(in: looks, elevation: elevation)
    guard ground.alpha < 1 else { return text.contrastRatio(on: ground) }
    return text.contrastRatio(on: ground, over: page)
  }

  private func hundredths(_ number: Double) -> Int { Int((number * 100).rounded()) }
}
