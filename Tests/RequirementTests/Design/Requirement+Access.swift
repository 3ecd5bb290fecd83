import DesignSystem
import Testing

extension Requirement {
  /// D-A11Y, D-DARK, D-NAV and D-ERR.
  static let access = accessible + darkness + navigation + errors

  private static let accessible = [
    Requirement(
      "D-A11Y-03 S-A11Y-03", "a picture alone is described, one in a card is not read",
      .provedBy(
        "RecipeDetailScreenTests", "the picture says what it shows, else the name of the dish"),
      .provedBy("HomeScreenTests", "VoiceOver reads Home from the greeting to the tabs")),
    Requirement("D-A11Y-04 D-QA-07", "whatever can be used has a name") {
      Audits.expectNothing(by: "missing-label", "duplicated-label")
    },
    Requirement("D-A11Y-05", "nothing is said by a colour alone") {
      Audits.expectNothing(by: "colour-only")
    },
    Requirement("D-A11Y-06", "who sees fewer colours still tells what means what") {
      Audits.expectNothing(by: "colour-meaning")
      #expect(ColorVision.allCases == [.protanopia, .deuteranopia, .tritanopia])
    },
    Requirement("D-A11Y-08", "every action can be reached by what is read") {
      Audits.expectNothing(by: "unreachable-action")
      for name in Shown.names {
        for room in [LayoutSpec.Room.narrow, .wide] {
          let root = Shown.screen(name).element.shown(in: room)
          let read = Set(root.readingOrder.flatMap(\.actions).map(\.description))
          #expect(Set(root.actions.map(\.description)).isSubset(of: read), "\(name) \(room)")
        }
      }
    },
    Requirement(
      "D-A11Y-09 D-A11Y-10 D-SPACE-11 S-A11Y-05",
      "targets are large, apart, and no gesture is the only way"
    ) {
      Audits.expectNothing(by: "target-size", "target-gap", "gesture-only")
    },
  ]

  private static let darkness = [
    Requirement(
      "D-DARK-01 D-COLOR-21 P-ARCH-05",
      "every state of every screen and component is recorded, light and dark",
      .provedBy(
        "ScreenSnapshotTests", "each screen in each state is as recorded",
        "each dark screen differs from the light one as recorded, and in nothing else")),
    Requirement(
      "D-DARK-02", "a photo may have another one for the dark",
      .provedBy("MealImageTests", "a dark variant is another file with a name, or none")),
    Requirement(
      "D-DARK-03", "the brand's colours are lighter in the dark",
      .provedBy(
        "ColorTokenTests", "every colour is adjusted to the dark but those that fit both",
        "a standard colour is the one of the table")),
    Requirement(
      "D-DARK-05", "pages are truly black in the dark",
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
  ]

  private static let navigation = [
    Requirement(
      "D-NAV-01 S-NAV-01", "three tabs with words, symbols and the orange",
      .provedBy("PremiumScreenTests", "the Favorites tab is marked Premium until it opens"),
      .provedBy("IconTokenTests", "an icon is the symbol of its meaning"),
      .provedBy("ComponentTokenTests", "the tab bar is as described")),
    Requirement("D-NAV-02", "pages lead back, tabs have large titles, the rest lies in the bar") {
      let page = Shown.screen("cooking-time.default").element
      #expect(page.actions.contains { $0.id == "navigation.dismiss" })
      #expect(Shown.text("settings.bar.title", on: "settings.default").style == .largeTitle)
      let bar = Shown.element("favorites.bar", on: "favorites.five")
      #expect(bar.actions.map(\.id) == ["favorites.edit"])
    },
    Requirement(
      "D-NAV-03", "Settings is a tab, as drawn",
      .provedBy(
        "NavigationTests", "each tab keeps its place, and choosing it again leads to its beginning"),
      .provedBy("ScreenCatalogTests", "covers and sheets hide the tabs, everything else shows them")
    ),
    Requirement(
      "D-NAV-04 S-NAV-07", "from Home the recipe covers the whole screen and slides up",
      .provedBy(
        "NavigationTests", "short tasks lie over the screen without tabs, and go back to it"),
      Check {
        let open = Shown.element("home.card.meal", on: "home.suggestion").action
        #expect(open?.id == "recipe.open" && open?.motion == .sheet)
      }),
  ]

  private static let errors = [
    Requirement(
      "D-ERR-01", "the short message has its own words",
      .provedBy("HomeStateTests", "a failed refresh over a shown meal is a toast")),
    Requirement(
      "D-ERR-02", "and a white triangle",
      .icon("home.toast", on: "home.toast", .warning, color: .onToast),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table"),
      .provedBy("IconTokenTests", "an icon is the symbol of its meaning")),
    Requirement(
      "D-ERR-03", "it is 15 points, medium and white",
      .type("home.toast", on: "home.toast", .subheadline, .medium, color: .onToast),
      .provedBy("TypeTokenTests", "a style looks as drawn"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
    Requirement(
      "D-ERR-04", "it is red, rounded, and stands 16 points above the tabs",
      .provedBy("ColorTokenTests", "a standard colour is the one of the table"),
      .provedBy("SpaceTokenTests", "there are three radii"),
      Check {
        let toast = Shown.element("home.toast", on: "home.toast")
        #expect(toast.surface.fill == .toastFill && toast.surface.radius == .medium)
        #expect(toast.layout.padding == EdgeSpacing(horizontal: .m, vertical: .sPlus))
        let frame = try #require(Shown.placed("home.toast").frame("home.toast"))
        #expect(frame.x == 16 && frame.maxX == 374 && frame.maxY == 761 - 16)
      }),
    Requirement(
      "D-ERR-05", "the alert is plain: what is wrong, Try Again, Cancel",
      .provedBy("PremiumScreenTests", "the alert and the full screen read as written")),
    Requirement(
      "D-ERR-06", "a choice that is asked for is missed in the words of the drawings",
      .provedBy(
        "DietChipsTests", "without a choice the exact sentence stands below, as symbol and words"),
      .provedBy("TypeTokenTests", "a style looks as drawn"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
  ]
}
