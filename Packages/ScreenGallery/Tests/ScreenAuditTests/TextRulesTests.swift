import DesignSystem
import Testing

@testable import ScreenAudit

// W-A11Y-11, C-T07, C-T11, D-TYPE-26
@Suite struct TextRulesTests {
  static let long = "Slow-roasted vegetables with chickpeas, preserved lemon, olives and herbs"

  private func card(_ action: ControlAction?, _ accessibility: Accessibility) -> Card {
    Card("card", .favorite, accessibility: accessibility, action: action) {
      TextBlock("words", Self.long, lineLimit: 1)
    }
  }

  @Test func `words that are cut are lost`() throws {
    let sample = Sample { TextBlock("words", Self.long, lineLimit: 1) }
    let problem = try #require(sample.problems(by: TruncationRule()).first)
    #expect(problem.element == "words" && problem.required == .text(Self.long))
    #expect(problem.measured.description.hasSuffix("…"))
  }

  @Test func `words that wrap are not`() {
    #expect(Sample { TextBlock("words", Self.long) }.found(by: TruncationRule()).isEmpty)
    let limited = Sample { TextBlock("words", Self.long, lineLimit: 1) }
    #expect(limited.found(by: TruncationRule(), size: .ax1).isEmpty)
  }

  @Test func `a card may cut what it opens, what it says, or what waits`() {
    let opens = Sample { card(.use, Accessibility("Stew", traits: .button)) }
    let says = Sample { card(nil, Accessibility(Self.long)) }
    let waits = Sample { card(nil, Accessibility("Stew", traits: .disabled)) }
    for sample in [opens, says, waits] {
      #expect(sample.found(by: TruncationRule()).isEmpty)
    }
    let neither = Sample { card(nil, Accessibility("Stew")) }
    #expect(neither.found(by: TruncationRule()) == ["words"])
  }

  @Test func `so may the part of a card that is pressed, and no other group of words`() {
    func face(_ action: ControlAction?) -> Stack {
      Stack(
        "face", LayoutSpec(.vertical, width: .fill),
        accessibility: Accessibility("Stew", traits: .button), action: action
      ) { TextBlock("words", Self.long, lineLimit: 1) }
    }
    let inCard = Sample { Card("card", .secondary) { face(.use) } }
    #expect(inCard.found(by: TruncationRule()).isEmpty)
    #expect(Sample { face(.use) }.found(by: TruncationRule()) == ["words"])
    let idle = Sample { Card("card", .secondary) { face(nil) } }
    #expect(idle.found(by: TruncationRule()) == ["words"])
  }

  @Test func `a button may not cut its words though it says them`() {
    let button = Element(
      "button", .secondaryButton, layout: LayoutSpec(width: .fixed(80), minHeight: 44),
      accessibility: Accessibility(Self.long), action: .use,
      children: [TextBlock("words", Self.long, lineLimit: 1).element])
    #expect(Sample { button }.found(by: TruncationRule()) == ["words"])
  }

  @Test func `words that leave what holds them are clipped`() {
    let low = Element(
      "low", .stack, layout: LayoutSpec(width: .fill, height: .fixed(30)),
      children: [TextBlock("words", Self.long).element])
    #expect(Sample { low }.found(by: TextClippedRule()) == ["words"])
    #expect(Sample { TextBlock("words", Self.long) }.found(by: TextClippedRule()).isEmpty)
  }

  @Test func `scrolling content may be longer than the screen`() {
    let lines = (0..<60).map { TextBlock(ElementID("line.\($0)"), "Line") }
    #expect(Sample { lines }.found(by: TextClippedRule()).isEmpty)
  }

  @Test func `the rule reports an element wider than the screen`() {
    let sample = Sample {
      Stack("line", LayoutSpec(.horizontal, spacing: .m)) {
        (0..<12).map { IconButton(ElementID("b.\($0)"), .add, label: "\($0)", action: .use) }
      }
    }
    #expect(sample.found(by: TextClippedRule()).contains("b.11.icon"))
  }

  @Test func `words on words overlap, words on a picture do not`() {
    let words = Sample {
      Stack("over", LayoutSpec(.overlay, width: .fill)) {
        TextBlock("below", "Below")
        TextBlock("above", "Above")
      }
    }
    #expect(words.found(by: OverlapRule()) == ["above"])
    let image = MealImage(.plate(Plate(.bowl, colors: [], seed: 1)))
    let picture = Sample {
      Stack("over", LayoutSpec(.overlay, width: .fill)) {
        Picture("picture", image, height: 200)
        TextBlock("name", "Stew")
      }
    }
    #expect(picture.found(by: OverlapRule()).isEmpty)
  }

  // C-T09
  @Test(arguments: ContentSize.allCases)
  func `a bar has room for its title at every size`(size: ContentSize) {
    var sample = Sample { TextBlock("words", "Words") }
    sample.title = "Cooking Time Available"
    #expect(sample.found(by: OverlapRule(), size: size).isEmpty)
  }
}
