import DesignSystem
import Testing

@testable import ScreenAudit

// D-A11Y-05, D-A11Y-06, C-K14
@Suite struct ColorMeaningTests {
  private static let rule = ColorMeaningRule()

  /// A dot beside a word, which says all by its colour.
  private static func dot(_ id: ElementID, _ color: ColorRole, _ icon: IconRole = .radioOn) -> Stack
  {
    Stack(id) {
      Glyph(id.child("icon"), icon, color: color)
      TextBlock(id.child("word"), "Milk")
    }
  }

  @Test(arguments: Appearance.all)
  func `green and orange alone are one colour for who sees no green`(looks: Appearance) throws {
    let screen = Sample {
      Self.dot("fresh", .success)
      Self.dot("old", .primaryText)
    }
    let problem = try #require(screen.problems(by: Self.rule, looks).first)
    #expect(problem.element == "old.icon")
    #expect(problem.measured.description.hasPrefix("success and primary, 0.0"))
    #expect(problem.required == .number(ColorMeaningRule.least))
    // Nobody takes green for orange who sees all colours.
    let colors = [ColorRole.success, .primaryText].map { $0.resolved(in: looks) }
    #expect(colors[0].distance(to: colors[1]) > ColorMeaningRule.least)
  }

  @Test func `a symbol or words of its own tell a meaning apart`() {
    let symbols = Sample {
      Self.dot("fresh", .success, .check)
      Self.dot("old", .primaryText)
    }
    #expect(symbols.found(by: Self.rule).isEmpty)
    let words = Sample {
      TextBlock("fresh", "Fresh", color: .success)
      TextBlock("old", "Old", color: .primaryText)
    }
    #expect(words.found(by: Self.rule).isEmpty)
  }

  @Test func `colours that everybody tells apart may stand alone`() {
    let screen = Sample {
      Self.dot("fresh", .success)
      Self.dot("link", .information)
    }
    #expect(screen.found(by: Self.rule).isEmpty)
  }

  @Test func `a choice that only a colour shows is found`() {
    func segment(_ id: ElementID, _ color: ColorRole, isOn: Bool) -> Element {
      Element(
        id, .segment,
        accessibility: Accessibility("Day", traits: isOn ? [.button, .selected] : .button),
        action: .use, children: [TextBlock(id.child("title"), "Day", color: color).element])
    }
    func row(_ chosen: ColorRole, _ other: ColorRole) -> Sample {
      Sample {
        Stack("row") {
          segment("a", chosen, isOn: true); segment("b", other, isOn: false)
        }
      }
    }
    #expect(row(.accentGreen, .primaryText).found(by: Self.rule).contains("a"))
    #expect(row(.label, .label).found(by: Self.rule) == ["a"])
    #expect(row(.primaryText, .unselectedTab).found(by: Self.rule).isEmpty)
  }
}

extension ColorMeaningTests {
  // Each of them beside all others of its kind, with the same words.
  @Test(arguments: Appearance.all)
  func `no component tells two meanings apart by colour alone`(looks: Appearance) {
    let screen = Sample {
      StatusBadge.Status.allCases.map { StatusBadge(ElementID("badge.\($0)"), $0, "Milk") }
      StatusLine.Kind.allCases.map { StatusLine(ElementID("line.\($0)"), $0, "Milk") }
      Toast("toast.error", .error, "Milk")
      Toast("toast.done", .confirmation, "Milk")
      InlineError("error", "Milk")
      ActionButton("keep", .secondary, "Milk", action: .use)
      ActionButton("destroy", .secondary, "Milk", action: .other, isDestructive: true)
      ListRow("row.keep", "Milk", action: .use)
      ListRow("row.destroy", "Milk", action: .other, isDestructive: true)
    }
    let problems = screen.problems(by: Self.rule, looks)
    #expect(problems.isEmpty, "\(problems.map { "\($0.element): \($0.measured)" })")
  }

  @Test(arguments: Appearance.all)
  func `a chosen control shows by more than its colour`(looks: Appearance) {
    let screen = Sample {
      ChipGroup(
        "chips", label: "Diets",
        chips: [
          Chip("on", "Vegan", isSelected: true, action: .use), Chip("off", "Fish", action: .use),
        ])
      SegmentedControl(
        "range", label: "Range",
        segments: [
          .init("week", "Week", action: .use), .init("month", "Month", action: .other),
        ], selected: "week")
      Stack("cards") {
        ChoiceCard("one", "One", isSelected: true, action: .use)
        ChoiceCard("two", "Two", isSelected: false, action: .other)
      }
      TabBar(
        "tabs",
        items: [
          .init("home", .home, "Home", action: .use),
          .init("saved", .favorites, "Favorites", action: .other),
        ], selected: "home")
    }
    let problems = screen.problems(by: Self.rule, looks)
    #expect(problems.isEmpty, "\(problems.map { "\($0.element): \($0.measured)" })")
  }
}
