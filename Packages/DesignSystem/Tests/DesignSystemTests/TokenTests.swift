import Testing

@testable import DesignSystem

@Suite struct TokenTests {
  // D-SPACE-01, D-QA-03, C-L07
  @Test(arguments: Spacing.allCases) func `every spacing is on the scale`(spacing: Spacing) {
    let isOnGrid = spacing.points.truncatingRemainder(dividingBy: 8) == 0
    #expect(isOnGrid || [12, 20, 35].contains(spacing.points))
  }

  // D-QA-04, C-L20
  @Test func `there are three radii`() {
    #expect(Radius.allCases.map(\.points) == [8, 12, 16])
  }

  // D-TYPE-13, C-T08
  @Test func `there are eleven styles and exactly four derived ones`() {
    let derived = TypeStyle.allCases.filter(\.isDerived)
    #expect(derived == [.paywallHeadline, .badge, .inlineError, .stateIcon])
    #expect(TypeStyle.allCases.count - derived.count == 11)
  }

  // D-TYPE-02…12, W-PAY-07, D-ERR-06, D-EMPTY-01: point size and line height at L.
  @Test(arguments: [
    (TypeStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
    (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
    (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13),
    (.paywallHeadline, 24, 30), (.badge, 14, 19), (.inlineError, 14, 19), (.stateIcon, 48, 57),
  ])
  func `a style has its drawn size`(style: TypeStyle, points: Double, line: Double) {
    #expect(style.metrics == TypeMetrics(pointSize: points, lineHeight: line))
  }

  // D-TYPE-24, C-T10
  @Test(arguments: TypeStyle.allCases)
  func `a style never shrinks as the text size grows`(style: TypeStyle) {
    let sizes = ContentSize.allCases.map { style.scaled(for: $0) }
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(smaller.pointSize <= larger.pointSize)
      #expect(smaller.lineHeight <= larger.lineHeight || style == .subheadline)
    }
    #expect(sizes[11].pointSize > sizes[3].pointSize)
  }

  // C-T02
  @Test(arguments: TypeStyle.allCases)
  func `display is for twenty-two points and up`(style: TypeStyle) {
    #expect((style.family == .display) == (style.metrics.pointSize >= 22))
  }

  @Test func `body follows the published table`() {
    let points = ContentSize.allCases.map { TypeStyle.body.scaled(for: $0).pointSize }
    #expect(points == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  // C-K13, W-DARK-13
  @Test func `shadows are half as strong in the dark`() {
    #expect(Shadow.allCases.map { $0.opacity(in: .light) } == [0.1, 0.08, 0.05])
    #expect(Shadow.allCases.map { $0.opacity(in: .dark) } == [0.05, 0.04, 0.025])
  }

  // D-REF-01, D-ANIM-08, C-M04
  @Test(arguments: Motion.allCases)
  func `reduced motion never slides or scales`(motion: Motion) {
    guard let reduced = motion.reduced else { return }
    #expect(reduced.effect == .opacity)
  }

  // D-ICON-05…14
  @Test(arguments: [
    (IconRole.home, "house.fill"), (.favorites, "heart.fill"), (.settings, "gearshape.fill"),
    (.refresh, "arrow.clockwise"), (.saved, "bookmark.fill"), (.share, "square.and.arrow.up"),
    (.close, "xmark"), (.forward, "chevron.right"), (.add, "plus"), (.remove, "minus"),
    (.warning, "exclamationmark.triangle.fill"), (.meal, "fork.knife"),
  ])
  func `an icon has its symbol`(icon: IconRole, symbol: String) {
    #expect(icon.symbolName == symbol)
    #expect(icon.asciiGlyph.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
  }
}
