import DesignSystem
import Testing

@testable import ScreenAudit

// W-A11Y-12, W-A11Y-13, C-A06, D-QA-10
@Suite struct ContrastRulesTests {
  @Test func `grey words are too faint at standard contrast only`() throws {
    let sample = Sample { TextBlock("grey", "Grey", color: .secondaryLabel) }
    let problem = try #require(sample.problems(by: ContrastTextRule()).first)
    #expect(problem.measured == .number(3.44) && problem.required == .number(4.5))
    #expect(problem.pair == ColorPair(.secondaryLabel, on: .systemBackground, as: .text))
    #expect(sample.found(by: ContrastTextRule(), .increased).isEmpty)
    #expect(sample.found(by: ContrastTextRule(), Appearance(.dark)).isEmpty)
  }

  @Test(arguments: [
    (TypeStyle.body, ContentSize.l, true), (.body, .xl, false), (.title3, .l, false),
    (.footnote, .xxl, true), (.footnote, .xxxl, false), (.title3, .xs, true),
  ])
  func `words are large from 18 points on at the current size`(
    style: TypeStyle, size: ContentSize, isFaint: Bool
  ) {
    let sample = Sample { TextBlock("grey", "Grey", style: style, color: .secondaryLabel) }
    #expect(sample.found(by: ContrastTextRule(), size: size).isEmpty != isFaint)
  }

  @Test func `bold words of 17 points are no large words`() {
    let sample = Sample { TextBlock("grey", "Grey", weight: .bold, color: .secondaryLabel) }
    #expect(sample.found(by: ContrastTextRule()) == ["grey"])
  }

  @Test func `words on a filled button are measured against its fill`() {
    let sample = Sample { ActionButton("go", .primary, "Go", action: .use) }
    let problem = sample.problems(by: ContrastTextRule()).first
    #expect(problem?.pair == ColorPair(.onPrimary, on: .primaryFill, as: .text))
    #expect(problem?.measured == .number(2.84))
  }

  @Test(arguments: [ActionButton.Phase.disabled, .busy])
  func `the rule ignores disabled controls`(phase: ActionButton.Phase) {
    let sample = Sample {
      ActionButton("go", .primary, "Go", action: .use, phase: phase)
      ActionButton("see", .secondary, "See", icon: .time, action: .use, phase: phase)
    }
    for rule in [ContrastTextRule(), ContrastGlyphRule(), ContrastControlRule()] as [any AuditRule]
    {
      #expect(!sample.found(by: rule).contains { "\($0)".hasPrefix("go") })
      #expect(!sample.found(by: rule).contains { "\($0)".hasPrefix("see") })
    }
  }

  @Test func `the contrast of words on a picture is reported as unknown`() {
    let image = MealImage(.plate(Plate(.bowl, colors: [], seed: 1)))
    let sample = Sample {
      Stack("over", LayoutSpec(.overlay, width: .fill)) {
        Picture("picture", image, height: 200)
        TextBlock("name", "Stew")
      }
    }
    let problem = sample.problems(by: ContrastTextRule()).first
    #expect(problem?.element == "name" && problem?.measured == .text("on a picture"))
  }

  @Test func `a placeholder is measured like words`() {
    let empty = TextEntry("name", label: "Name", placeholder: "Jo", action: .use)
    let full = TextEntry("name", label: "Name", text: "Jo", action: .use)
    #expect(Sample { empty }.found(by: ContrastTextRule()) == ["name.text"])
    #expect(Sample { full }.found(by: ContrastTextRule()).isEmpty)
  }

  @Test func `a symbol needs three to one`() {
    let sample = Sample {
      Glyph("green", .check, color: .accentGreen)
      Glyph("grey", .check, color: .secondaryLabel)
    }
    #expect(sample.found(by: ContrastGlyphRule()).filter { $0 != "back.icon" } == ["green"])
    #expect(sample.found(by: ContrastGlyphRule(), .increased).isEmpty)
  }

  @Test(arguments: [MealImage.Phase.placeholder, .loading(0.4), .failed])
  func `the symbol of a missing picture is a symbol`(phase: MealImage.Phase) {
    let image = MealImage(.plate(Plate(.bowl, colors: [], seed: 1)), phase: phase)
    let sample = Sample { Picture("picture", image, height: 200) }
    #expect(sample.found(by: ContrastGlyphRule()).contains("picture"))
    #expect(sample.found(by: ContrastGlyphRule(), .increased).isEmpty)
  }

  @Test func `the outline of a button is measured, a hairline is not`() {
    let sample = Sample {
      ActionButton("see", .secondary, "See", action: .use)
      Separator("line")
    }
    #expect(sample.found(by: ContrastControlRule()) == ["see"])
    #expect(sample.found(by: ContrastControlRule(), .increased).isEmpty)
  }

  // What is chosen is deep orange, on which its mark stands out as much as text has to.
  @Test(arguments: Appearance.all)
  func `switches and boxes stand out, on or off`(looks: Appearance) {
    let rows = [true, false].flatMap { isOn in
      [
        ListRow(ElementID("box.\(isOn)"), "Vegan", accessory: .checkbox(isOn: isOn), action: .use),
        ListRow(ElementID("switch.\(isOn)"), "Halal", accessory: .toggle(isOn: isOn), action: .use),
      ]
    }
    let sample = Sample(.systemGroupedBackground) { ListSection("list") { rows } }
    #expect(sample.found(by: ContrastControlRule(), looks).isEmpty)
    let (chosen, mark) = (ColorRole.chosen, ColorRole.onChosen)
    for level in Elevation.allCases {
      let fill = chosen.resolved(in: looks, elevation: level)
      #expect(mark.resolved(in: looks, elevation: level).contrastRatio(on: fill) >= 4.5)
    }
  }
}
