import DesignSystem
import Testing

@testable import ScreenAudit

// D-QA-07, C-A05, C-K06, C-K14
@Suite struct SpeechRulesTests {
  @Test func `every element that is read has a name`() {
    let sample = Sample {
      IconButton("silent", .share, label: " ", action: .use)
      TextBlock("empty", "")
      Glyph("decoration", .check)
    }
    #expect(sample.found(by: MissingLabelRule()) == ["silent", "empty"])
  }

  @Test func `controls that read the same do the same`() {
    let sample = Sample {
      ActionButton("one", .secondary, "Open", action: .use)
      ActionButton("same", .secondary, "Open", action: .use)
      ActionButton("other", .secondary, "Open", action: .other)
      ActionButton("resting", .secondary, "Open", action: .other, phase: .disabled)
      ListRow("value", "Open", value: "Now", action: .other)
    }
    #expect(sample.found(by: DuplicatedLabelRule()) == ["other"])
  }

  @Test func `cards of one grid may have one name`() {
    let cards = [ControlAction.use, .other].enumerated().map { index, action in
      Card(
        ElementID("card.\(index)"), .favorite,
        accessibility: Accessibility("Stew", traits: .button),
        action: action
      ) { TextBlock(ElementID("card.\(index).title"), "Stew") }
    }
    let sample = Sample { CardGrid("grid") { cards } }
    #expect(sample.found(by: DuplicatedLabelRule()).isEmpty)
  }

  @Test func `a custom action of what is read has a name`() {
    let named = ListRow("named", "Eggs", customActions: [CustomAction("Remove", .use)])
    let nameless = ListRow("nameless", "Milk", customActions: [CustomAction("", .use)])
    let sample = Sample { ListSection("list") { [named, nameless] } }
    #expect(sample.found(by: GestureOnlyRule()) == ["nameless"])
  }

  @Test func `a sheet that a drag closes also has a control that closes it`() {
    var sample = Sample { TextBlock("words", "Words") }
    let drag = CustomAction("Close", .use)
    sample.overlays = [
      Sheet("sheet", label: "Sheet", dismiss: drag) { TextBlock("in", "In") }.element
    ]
    #expect(Set(sample.found(by: GestureOnlyRule())) == ["sheet"])
    sample.overlays = [
      Sheet("sheet", label: "Sheet", dismiss: drag) {
        ActionButton("close", .text, "Close", action: .use)
      }.element
    ]
    #expect(sample.found(by: GestureOnlyRule()).isEmpty)
  }

  @Test func `a panel without any control is a trap`() {
    var sample = Sample { TextBlock("words", "Words") }
    sample.overlays = [Sheet("sheet", label: "Sheet") { TextBlock("in", "In") }.element]
    #expect(sample.found(by: GestureOnlyRule()) == ["sheet"])
  }

  @Test func `a screen has a heading`() {
    #expect(Sample { TextBlock("a", "A") }.found(by: HeadingMissingRule()).isEmpty)
    var untitled = Sample { TextBlock("a", "A") }
    untitled.title = ""
    #expect(untitled.found(by: HeadingMissingRule()) == ["sample"])
    untitled.parts = [TextBlock("a", "A", isHeader: true).element]
    #expect(untitled.found(by: HeadingMissingRule()).isEmpty)
  }

  @Test func `a switch that is on is read so`() {
    let rows = ListSection("list") {
      ListRow("right", "Vegan", accessory: .toggle(isOn: true), action: .use)
    }
    #expect(Sample { rows }.found(by: ColorOnlyRule()).isEmpty)
    let silent = Element(
      "silent", .row, accessibility: Accessibility("Vegan", traits: .button), action: .use,
      children: [
        Element("silent.box", .checkbox, content: .checkbox(isOn: true), accessibility: .hidden)
      ])
    #expect(Sample { silent }.found(by: ColorOnlyRule()) == ["silent.box"])
  }

  @Test func `a chosen chip differs in more than its colour`() {
    let chips = [true, false].map {
      Chip(ElementID("chip.\($0)"), "Thai", isSelected: $0, action: .use)
    }
    #expect(Sample { chips }.found(by: ColorOnlyRule()).isEmpty)
    let bare = [ColorRole.primaryFill, .secondarySystemBackground].map { fill in
      Element(
        ElementID(fill.rawValue), .chip, surface: Surface(fill: fill),
        accessibility: Accessibility("Thai", traits: .button), action: .use)
    }
    #expect(Sample { bare }.found(by: ColorOnlyRule()) == ["secondarySystemBackground"])
  }

  @Test func `a symbol of a status has words beside it`() {
    let beside = InlineError("error", "Choose one")
    #expect(Sample { beside }.found(by: ColorOnlyRule()).isEmpty)
    let alone = Stack("stack", LayoutSpec(.horizontal)) {
      Glyph("warning", .warning, color: .warningGlyph)
    }
    #expect(Sample { alone }.found(by: ColorOnlyRule()) == ["warning"])
  }
}
