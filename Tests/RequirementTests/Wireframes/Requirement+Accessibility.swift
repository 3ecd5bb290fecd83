import DesignSystem
import Layout
import Testing

extension Requirement {
  /// W-A11Y and W-PHIL: what is said, larger text, contrast.
  static let accessibility = spoken + largerText + contrast

  private static let spoken = [
    Requirement(
      "W-A11Y-01 W-A11Y-02 W-A11Y-03",
      "the card says which meal it suggests, how long and difficult it is, and what two taps do",
      .provedBy("HomeScreenTests", "the card is read as one element in the drawn words")),
    Requirement(
      "W-A11Y-04 W-A11Y-05 D-A11Y-01 D-A11Y-02 S-A11Y-01 S-A11Y-02",
      "the main button speaks in the words of the drawings",
      .provedBy("HomeScreenTests", "the card is read as one element in the drawn words")),
    Requirement(
      "W-A11Y-06 W-A11Y-07", "saving says where to, and that it needs premium, as long as it does",
      .provedBy("HomeScreenTests", "Save says what it does and whether premium is needed")),
  ]

  private static let largerText = [
    Requirement(
      "W-A11Y-08 D-TYPE-24", "every style follows the text size",
      .provedBy("DynamicTypeTableTests", "the eleven styles follow the published table"),
      .provedBy("TypeTokenTests", "a style never shrinks as the text size grows")),
    Requirement("W-A11Y-09", "what is side by side stands below each other in large text") {
      for size in ContentSize.allCases where size.isAccessibilitySize {
        let placed = Shown.placed("home.suggestion", contentSize: size)
        let recipe = try #require(placed.frame("home.seeRecipe"))
        let save = try #require(placed.frame("home.save"))
        #expect(save.y >= recipe.maxY && save.x == recipe.x, "\(size)")
      }
    },
    Requirement(
      "W-A11Y-10 D-BTN-03 D-SPACE-09 D-QA-08",
      "what is touched stays 44 points high and wide at every size",
      Check { Audits.expectNothing(by: "target-size") },
      .provedBy("SpaceTokenTests", "a named size is as drawn"),
      .provedBy("ComponentTokenTests", "a button is as described")),
    Requirement(
      "W-A11Y-11 D-TYPE-26 D-QA-09 S-A11Y-04",
      "at no size is a word cut away, and nothing overlaps or can be missed"
    ) {
      Audits.expectNothing(by: "truncation", "text-clipped", "overlap", "target-size")
    },
  ]

  private static let contrast = [
    Requirement(
      "W-A11Y-12 W-A11Y-13 D-COLOR-23 D-A11Y-07 D-QA-10",
      "contrast is 4.5 to 1, for large text and symbols 3; the drawn orange is allowed by name"
    ) {
      Audits.expectNothing(by: "contrast-text", "contrast-glyph", "contrast-control")
      let found = Audits.findings("contrast-text", "contrast-glyph", "contrast-control")
      #expect(!found.isEmpty && found.allSatisfy { $0.waiver?.reason.isEmpty == false })
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
    Requirement(
      "W-PHIL-01 S-PHIL-01 S-METRIC-12", "a screen has one main action, or none, and says which",
      .provedBy(
        "ScreenCatalogTests",
        "each state has a way on and at most one primary button, which it names")),
  ]
}
