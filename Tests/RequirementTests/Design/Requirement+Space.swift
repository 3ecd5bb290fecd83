import DesignSystem
import Layout
import Testing

extension Requirement {
  /// D-SPACE: the scale, margins and targets.
  static let space = spaceScale + margins

  private static let spaceScale = [
    Requirement(
      "D-SPACE-01 D-QA-03", "gaps are multiples of 8, or one of three named exceptions",
      Check { Audits.expectNothing(by: "spacing-scale") },
      .provedBy("SpaceTokenTests", "every gap is on the scale")),
    Requirement(
      "D-SPACE-02 D-SPACE-03 D-SPACE-04 D-SPACE-05",
      "cards, edges and the inside of cards: 16; sections: 24",
      .provedBy("SpaceTokenTests", "a named gap is as long as drawn")),
    Requirement(
      "D-SPACE-06", "buttons: 16 beside the words and 12 above, 8 in the row of three",
      .provedBy("SpaceTokenTests", "a named gap is as long as drawn"),
      .provedBy("ComponentTokenTests", "a primary button is wide enough"),
      .provedBy("HomeScreenTests", "the drawn heights are minimums and the drawn gaps are kept")),
  ]

  private static let margins = [
    Requirement("D-SPACE-07", "padding lies inside what is tapped, margins between") {
      let placed = Shown.placed("home.suggestion")
      let card = try #require(placed.frame("home.card"))
      let title = try #require(placed.frame("home.card.title"))
      let button = try #require(placed.frame("home.primary"))
      #expect(title.x - card.x == Spacing.cardPadding.points)
      #expect(button.y - card.maxY == Spacing.sectionSpacing.points)
    },
    Requirement("D-SPACE-08", "16 points from the edge on pages, 24 on the paywall") {
      for (id, name, margin) in [
        ("home.card", "home.suggestion", 16.0), ("settings.about.group", "settings.default", 16),
        ("favorites.grid", "favorites.five", 16), ("recipe.title", "recipe-detail.default", 16),
        ("paywall.purchase", "paywall.default", 24),
      ] {
        let placed = Shown.placed(name)
        let frame = try #require(placed.frame(ElementID(id)))
        #expect(frame.x == margin && frame.maxX == 390 - margin, "\(id)")
      }
    },
    Requirement(
      "D-SPACE-10", "a main button reaches the 48 points that are recommended",
      .provedBy("SpaceTokenTests", "a named size is as drawn"),
      Check {
        for name in Shown.names {
          let placed = Shown.placed(name)
          for part in placed.elements where part.element.role == .primaryButton {
            #expect(part.frame.height >= 48 && part.frame.width >= 48, "\(name) \(part.id)")
          }
        }
      }),
    Requirement("D-SPACE-12", "12 points below the picture, then title, facts, description") {
      #expect(
        Shown.element("home.card.meal", on: "home.suggestion").layout.spacing == .componentSpacing)
      let text = Shown.element("home.card.text", on: "home.suggestion")
      #expect(
        text.children.prefix(3).map(\.id)
          == ["home.card.title", "home.card.badges", "home.card.description"])
    },
    Requirement("D-SPACE-13", "buttons side by side are 16 points apart") {
      let buttons: Set<ElementRole> = [.primaryButton, .secondaryButton, .textButton]
      var count = 0
      for name in Shown.names {
        for row in Shown.screen(name).element.all where row.layout.flow == .horizontal {
          guard row.children.count(where: { buttons.contains($0.role) }) > 1 else { continue }
          count += 1
          #expect(row.layout.spacing.points == 16, "\(name) \(row.id)")
        }
      }
      #expect(count > 10)
    },
    Requirement(
      "D-SPACE-14", "24 points between the card and what can be done with it",
      .provedBy("HomeScreenTests", "the drawn heights are minimums and the drawn gaps are kept"),
      .provedBy("FavoritesScreenTests", "no favorites yet leads to meals")),
  ]
}
