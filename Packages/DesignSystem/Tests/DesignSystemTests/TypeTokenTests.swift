import Testing

@testable import DesignSystem

// D-TYPE, W-COMP-06…10
@Suite struct TypeTokenTests {
  // D-TYPE-13, D-QA-02, C-T08
  @Test func `there are eleven styles and exactly four derived ones`() {
    let derived = TypeStyle.allCases.filter(\.isDerived)
    #expect(derived == [.paywallHeadline, .badge, .inlineError, .stateIcon])
    #expect(TypeStyle.allCases.count - derived.count == 11)
    #expect(derived.map(\.scalesWith) == [.title2, .footnote, .footnote, .largeTitle])
  }

  struct Drawn: Sendable {
    var style: TypeStyle
    var points: Double
    var weight: FontWeight
    var family: FontFamily
    var source: String

    init(
      _ style: TypeStyle, points: Double, weight: FontWeight, family: FontFamily, source: String
    ) {
      self.style = style
      self.points = points
      self.weight = weight
      self.family = family
      self.source = source
    }
  }

  // Size, weight and face at the default text size.
  static let drawn: [Drawn] = [
    Drawn(
      .largeTitle, points: 34, weight: .bold, family: .display,
      source: "D-TYPE-02 D-TYPE-18 W-COMP-06 C-T09"),
    Drawn(
      .title, points: 28, weight: .bold, family: .display,
      source: "D-TYPE-03 D-TYPE-19 W-COMP-07 W-REC-06 C-T06"),
    Drawn(
      .title2, points: 22, weight: .bold, family: .display,
      source: "D-TYPE-04 D-TYPE-14 W-COMP-08 C-T01 C-T02"),
    Drawn(.title3, points: 20, weight: .bold, family: .text, source: "D-TYPE-05 C-T06 C-T02"),
    Drawn(
      .headline, points: 17, weight: .semibold, family: .text, source: "D-TYPE-06 D-TYPE-20 C-T07"),
    Drawn(.body, points: 17, weight: .regular, family: .text, source: "D-TYPE-07 W-COMP-09 C-T05"),
    Drawn(
      .callout, points: 16, weight: .regular, family: .text,
      source: "D-TYPE-08 D-TYPE-15 C-T04 C-T05"),
    Drawn(
      .subheadline, points: 15, weight: .medium, family: .text,
      source: "D-TYPE-09 D-ERR-03 C-T07 C-T10"),
    Drawn(
      .footnote, points: 13, weight: .regular, family: .text,
      source: "D-TYPE-10 D-TYPE-17 W-SET-05 C-T03"),
    Drawn(
      .caption, points: 12, weight: .medium, family: .text,
      source: "D-TYPE-11 D-TYPE-16 W-COMP-10 C-T03"),
    Drawn(.caption2, points: 11, weight: .medium, family: .text, source: "D-TYPE-12 D-TYPE-23"),
    Drawn(.paywallHeadline, points: 24, weight: .bold, family: .display, source: "W-PAY-07 C-T08"),
    Drawn(
      .badge, points: 14, weight: .medium, family: .text, source: "W-HOME-18 W-REC-08 C-T03 C-T08"),
    Drawn(
      .inlineError, points: 14, weight: .regular, family: .text, source: "D-ERR-06 C-T08 C-T10"),
    Drawn(
      .stateIcon, points: 48, weight: .medium, family: .display, source: "D-EMPTY-01 C-T08 C-I03"),
  ]

  @Test(arguments: drawn) func `a style looks as drawn`(row: Drawn) {
    #expect(row.style.metrics.pointSize == row.points, "\(row.source)")
    #expect(row.style.defaultWeight == row.weight, "\(row.source)")
    #expect(row.style.family == row.family, "\(row.source)")
  }

  @Test func `every style is drawn somewhere`() {
    #expect(Self.drawn.map(\.style) == TypeStyle.allCases)
  }

  // D-TYPE-01: the one font, with the two faces it has.
  @Test func `there is one font with two optical families`() {
    #expect(FontFamily.allCases == [.display, .text])
  }

  // D-TYPE-24, C-T10
  @Test(arguments: TypeStyle.allCases)
  func `a style never shrinks as the text size grows`(style: TypeStyle) {
    let sizes = ContentSize.allCases.map { style.scaled(for: $0) }
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(smaller.pointSize <= larger.pointSize)
      #expect(smaller.lineHeight <= larger.lineHeight)
    }
    #expect(sizes[11].pointSize > sizes[3].pointSize)
  }

  // D-TYPE-27
  @Test(arguments: TypeStyle.allCases, ContentSize.allCases)
  func `lines are taller than their text, and grow with it`(style: TypeStyle, size: ContentSize) {
    let metrics = style.scaled(for: size)
    let ratio = metrics.lineHeight / metrics.pointSize
    #expect((1.16...1.39).contains(ratio))
  }

  // D-TYPE-25
  @Test func `five of the twelve text sizes are accessibility sizes`() {
    #expect(ContentSize.allCases.filter(\.isAccessibilitySize) == [.ax1, .ax2, .ax3, .ax4, .ax5])
    #expect(ContentSize.allCases.map(\.rank) == Array(0..<12))
  }

  // Addresses, token files, snapshots and the command line have these names.
  @Test func `a text size is written as it always was`() {
    let names = ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    #expect(ContentSize.allCases.map(\.rawValue) == names)
    #expect(ContentSize.allCases.map { "\($0)" } == names)
  }

  // The tracking values of SF Pro, in points, as published beside the thousandths.
  @Test(arguments: [
    (6, 0.24), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
    (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (24, 0.07),
    (28, 0.38), (34, 0.40), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.30),
    (60, 0.26), (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0), (96, 0),
  ])
  func `characters stand as far apart as published`(points: Double, tracking: Double) {
    let metrics = TypeMetrics(pointSize: points, lineHeight: points)
    // The two published columns are rounded each for itself, and differ by this much.
    #expect(abs(metrics.tracking - tracking) <= 0.001 * points + 0.001)
  }
}
