import DesignSystem
import Layout
import Testing

extension Requirement {
  /// W-A11Y and W-PHIL: what is said, larger text, contrast.
  static let accessibility = spoken + largerText + contrast

  private static let spoken = [
    Requirement(
      "W-A11Y-01", "the card says which meal it suggests",
      .speaks(
        "home.card.meal", on: "home.suggestion", label: "Meal suggestion: Creamy Tuscan Chicken")),
    Requirement("W-A11Y-02", "and how long and how difficult it is, before anything else") {
      let card = Shown.element("home.card.meal", on: "home.suggestion")
      #expect(card.accessibility.value.hasPrefix("25 minutes, Easy difficulty"))
    },
    Requirement(
      "W-A11Y-03", "and what two taps do",
      .speaks("home.card.meal", on: "home.suggestion", hint: "Double tap to get recipe details")),
    Requirement(
      "W-A11Y-04 W-A11Y-05", "the main button says what it gets",
      .speaks(
        "home.primary", on: "home.suggestion", label: "Get new meal suggestion",
        hint: "Generates a different meal recommendation")),
    Requirement(
      "W-A11Y-06", "saving says where to",
      .speaks("home.save", on: "home.suggestion", label: "Save to favorites")),
    Requirement("W-A11Y-07", "and that it needs premium, as long as it does") {
      let free = Shown.element("home.save", on: "home.suggestion").accessibility.hint
      let entitled = Shown.element("home.save", on: "home.suggestion-saved").accessibility
      #expect(free == "Requires premium subscription")
      #expect(entitled.hint != free)
    },
  ]

  private static let largerText = [
    Requirement("W-A11Y-08", "every style is larger at the largest size than at the smallest") {
      for style in TypeStyle.allCases {
        let sizes = ContentSize.allCases.map { style.scaled(for: $0).pointSize }
        #expect(sizes == sizes.sorted() && sizes[0] < sizes[11], "\(style)")
      }
    },
    Requirement("W-A11Y-09", "what is side by side stands below each other in large text") {
      for size in ContentSize.allCases where size.isAccessibilitySize {
        let placed = Shown.placed("home.suggestion", contentSize: size)
        let recipe = try #require(placed.frame("home.seeRecipe"))
        let save = try #require(placed.frame("home.save"))
        #expect(save.y >= recipe.maxY && save.x == recipe.x, "\(size)")
      }
    },
    Requirement("W-A11Y-10", "what is touched stays 44 points high and wide at every size") {
      Audits.expectNothing(by: "target-size")
      #expect(ComponentSize.touchTarget.points == 44)
    },
    Requirement("W-A11Y-11", "at the largest sizes no word is cut away, and nothing overlaps") {
      Audits.expectNothing(by: "truncation", "text-clipped", "overlap")
    },
  ]

  private static let contrast = [
    Requirement("W-A11Y-12 W-A11Y-13", "text is told from its ground: 4.5 to 1, large text 3") {
      Audits.expectNothing(by: "contrast-text")
      #expect(!Audits.findings("contrast-text").isEmpty, "the drawn orange is below, and allowed")
    },
    Requirement("W-A11Y-14", "whatever can be used looks it: filled, outlined, coloured or a row") {
      let plain: Set<ElementRole> = [.text, .stack, .icon, .badge, .spacer, .separator]
      for name in Shown.names {
        let all = Shown.screen(name).element.all
        // Where a card has further controls, the rest of it is one that looks like the card.
        let cards = all.filter { card in
          card.role == .card && card.children.dropFirst().contains { !$0.actions.isEmpty }
        }
        let faces = cards.compactMap(\.children.first?.id)
        for control in all where control.action != nil && !faces.contains(control.id) {
          #expect(!plain.contains(control.role), "\(name) \(control.id)")
        }
      }
    },
    Requirement(
      "W-A11Y-15", "what has the focus is outlined by 3 points of the label's colour",
      .styled(":focus-visible { outline: 3px solid var(--label);"),
      Check {
        for appearance in Appearance.all {
          let ground = ColorRole.systemBackground.resolved(in: appearance)
          #expect(ColorRole.label.resolved(in: appearance).contrastRatio(on: ground) > 7)
        }
      }),
    Requirement("W-PHIL-01", "a screen emphasises one action at most") {
      for name in Shown.names {
        let screen = Shown.screen(name)
        let emphasised = screen.element.all.filter { $0.role == .primaryButton }.map(\.id)
        #expect(emphasised == [screen.primaryAction].compactMap(\.self), "\(name)")
      }
    },
  ]
}
