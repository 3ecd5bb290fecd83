import DesignSystem
import Testing

@testable import ScreenAudit

// D-SPACE-09, D-SPACE-11, C-L17, C-L21, C-L07
@Suite struct TargetRulesTests {
  private func box(_ id: ElementID, _ width: Double, _ height: Double) -> Element {
    Element(
      id, .iconButton, layout: LayoutSpec(width: .fixed(width), height: .fixed(height)),
      accessibility: Accessibility("Box"), action: .use,
      children: [TextBlock(id.child("x"), "x").element])
  }

  @Test func `a target of less than 44 points is too small in either direction`() throws {
    let sample = Sample {
      box("low", 60, 40)
      box("narrow", 30, 60)
      box("right", 44, 44)
    }
    #expect(sample.found(by: TargetSizeRule()) == ["low", "narrow"])
    #expect(sample.problems(by: TargetSizeRule()).map(\.measured) == [.number(40), .number(30)])
  }

  @Test func `a text button may be small when touches beside it count`() {
    let sample = Sample { ActionButton("later", .text, "Maybe Later", action: .use) }
    #expect(sample.found(by: TargetSizeRule()).isEmpty)
  }

  @Test(arguments: [(Spacing.none, false), (.s, true), (.m, true)])
  func `buttons side by side keep a distance`(spacing: Spacing, isRight: Bool) {
    let sample = Sample {
      Stack("line", LayoutSpec(.horizontal, spacing: spacing, width: .fill)) {
        ActionButton("one", .secondary, "One", action: .use)
        ActionButton("two", .secondary, "Two", action: .other)
      }
    }
    #expect(sample.found(by: TargetGapRule()) == (isRight ? [] : ["two"]))
  }

  @Test(arguments: [(Spacing.m, false), (.mPlus, true)])
  func `the touch area of a text button counts`(spacing: Spacing, isRight: Bool) {
    let sample = Sample {
      Stack("column", LayoutSpec(.vertical, spacing: spacing, width: .fill)) {
        ActionButton("one", .primary, "One", action: .use)
        ActionButton("later", .text, "Later", action: .other)
      }
    }
    #expect(sample.found(by: TargetGapRule()) == (isRight ? [] : ["later"]))
  }

  @Test func `rows and segments touch by nature`() {
    let rows = ["one", "two"].map { ListRow(ElementID($0), $0, action: .use) }
    let segments = ["a", "b"].map { SegmentedControl.Segment($0, $0, action: .use) }
    let sample = Sample {
      ListSection("list") { rows }
      SegmentedControl("choice", label: "Choice", segments: segments, selected: "a")
    }
    #expect(sample.found(by: TargetGapRule()).isEmpty)
  }

  @Test func `rows of two lists are no neighbours by nature`() {
    let sample = Sample {
      Stack("lists", LayoutSpec(.vertical, width: .fill)) {
        ListSection("first") { ListRow("one", "One", action: .use) }
        ListSection("second") { ListRow("two", "Two", action: .other) }
      }
    }
    #expect(sample.found(by: TargetGapRule()) == ["two"])
  }

  @Test(arguments: [(8.0, true), (12, true), (20, true), (35, true), (48, true), (10, false)])
  func `an empty element is as long as the scale has it`(points: Double, isRight: Bool) {
    let gap = Element("gap", .spacer, layout: LayoutSpec(height: .fixed(points)))
    #expect(Sample { gap }.found(by: SpacingScaleRule()) == (isRight ? [] : ["gap"]))
  }

  @Test func `every spacing token is on the scale`() {
    #expect(Spacing.allCases.allSatisfy { SpacingScaleRule.isOnScale($0.points) })
  }

  @Test func `the height of something that is seen is no gap`() {
    let bar = Skeleton("bar", height: 22)
    #expect(Sample { bar }.found(by: SpacingScaleRule()).isEmpty)
  }
}
