import DesignSystem
import Layout
import Testing

extension Requirement {
  /// D-SPACE: the scale, margins and targets.
  static let space = spaceScale + margins

  private static let spaceScale = [
    Requirement("D-SPACE-01", "gaps are multiples of 8, or one of three named exceptions") {
      Audits.expectNothing(by: "spacing-scale")
      let others = Spacing.allCases.map(\.points).filter {
        $0.truncatingRemainder(dividingBy: 8) != 0
      }
      #expect(Set(others) == [12, 20, 35])
    },
    Requirement("D-SPACE-02", "cards: 16", .equal([Spacing.cardSpacing.points], [16])),
    Requirement("D-SPACE-03", "sections: 24", .equal([Spacing.sectionSpacing.points], [24])),
    Requirement("D-SPACE-04", "edges: 16", .equal([Spacing.screenMargin.points], [16])),
    Requirement("D-SPACE-05", "inside of cards: 16", .equal([Spacing.cardPadding.points], [16])),
    Requirement("D-SPACE-06", "buttons: 16 beside the words and 12 above, 8 in the row of three") {
      let padding = ActionButton(
        "b", .primary, "Go", action: ControlAction("page.tap")
      ).element.layout.padding
      #expect([padding.leading.points, padding.top.points] == [16, 12])
      let row = Shown.element("home.save", on: "home.suggestion").layout.padding
      #expect(row.leading.points == 8)
    },
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
    Requirement("D-SPACE-09", "a target is 44 by 44 points at least") {
      Audits.expectNothing(by: "target-size")
      #expect(ComponentSize.touchTarget.points == 44)
    },
    Requirement("D-SPACE-10", "a main button reaches the 48 points that are recommended") {
      #expect(ComponentSize.recommendedTouchTarget.points == 48)
      for name in Shown.names {
        let placed = Shown.placed(name)
        for part in placed.elements where part.element.role == .primaryButton {
          #expect(part.frame.height >= 48 && part.frame.width >= 48, "\(name) \(part.id)")
        }
      }
    },
    Requirement("D-SPACE-11", "targets that stand alone are 8 points apart") {
      Audits.expectNothing(by: "target-gap")
    },
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
    Requirement("D-SPACE-14", "24 points between the card and what can be done with it") {
      let placed = Shown.placed("home.suggestion")
      let card = try #require(placed.frame("home.card"))
      #expect(placed.frame("home.primary")?.y == card.maxY + 24)
      let discover = Shown.placed("favorites.none")
      let body = try #require(discover.frame("favorites.empty.body"))
      #expect(discover.frame("favorites.discover")?.y == body.maxY + 24)
    },
  ]
}
