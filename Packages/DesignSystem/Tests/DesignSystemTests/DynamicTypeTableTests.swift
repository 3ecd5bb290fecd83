import Testing

@testable import DesignSystem

/// The whole published table of iOS text sizes: point size and leading of each style.
///
/// Source: Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
@Suite struct DynamicTypeTableTests {
  struct Row: Sendable {
    var size: ContentSize
    var published: [(Double, Double)]

    init(_ size: ContentSize, _ published: (Double, Double)...) {
      self.size = size
      self.published = published
    }
  }

  static let styles: [TypeStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption, .caption2,
  ]

  static let table: [Row] = [
    Row(
      .xs, (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16),
      (12, 16), (11, 13), (11, 13)),
    Row(
      .s, (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18),
      (12, 16), (11, 13), (11, 13)),
    Row(
      .m, (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19),
      (12, 16), (11, 13), (11, 13)),
    Row(
      .l, (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20),
      (13, 18), (12, 16), (11, 13)),
    Row(
      .xl, (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22),
      (15, 20), (14, 19), (13, 18)),
    Row(
      .xxl, (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24),
      (17, 22), (16, 21), (15, 20)),
    Row(
      .xxxl, (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28),
      (19, 24), (18, 23), (17, 22)),
    Row(
      .ax1, (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31),
      (23, 29), (22, 28), (20, 25)),
    Row(
      .ax2, (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37),
      (27, 33), (26, 32), (24, 30)),
    Row(
      .ax3, (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43),
      (33, 40), (32, 39), (29, 35)),
    Row(
      .ax4, (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50),
      (38, 46), (37, 44), (34, 41)),
    Row(
      .ax5, (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58),
      (44, 52), (43, 51), (40, 48)),
  ]

  // D-TYPE-24, W-A11Y-08
  @Test(arguments: table) func `the eleven styles follow the published table`(row: Row) {
    for (style, (points, leading)) in zip(Self.styles, row.published) {
      let wanted = TypeMetrics(pointSize: points, lineHeight: leading)
      #expect(style.scaled(for: row.size) == wanted, "\(style) at \(row.size)")
    }
  }

  @Test func `the table is whole`() {
    #expect(Self.table.map(\.size) == ContentSize.allCases)
    #expect(Self.table.allSatisfy { $0.published.count == Self.styles.count })
    #expect(Self.styles == TypeStyle.allCases.filter { !$0.isDerived })
  }

  // C-T08: derived styles keep their share of the style that they scale with.
  @Test(arguments: TypeStyle.allCases.filter(\.isDerived), ContentSize.allCases)
  func `a derived style keeps its share of its base`(style: TypeStyle, size: ContentSize) {
    let share = style.metrics.pointSize / style.scalesWith.metrics.pointSize
    let exact = share * style.scalesWith.scaled(for: size).pointSize
    #expect(abs(style.scaled(for: size).pointSize - exact) <= 0.5)
  }
}
