import AppTesting
import DesignSystem
import MealModels
import Presentation
import ScreenParts
import Testing

extension Requirement {
  /// D-A11Y, D-DARK, D-NAV and D-ERR.
  static let access = accessible + darkness + navigation + errors

  private static let accessible = [
    Requirement(
      "D-A11Y-01 D-A11Y-02", "the main button speaks in the words of the drawings",
      .speaks(
        "home.primary", on: "home.suggestion", label: "Get new meal suggestion",
        hint: "Generates a different meal recommendation")),
    Requirement("D-A11Y-03", "a picture that stands alone says what is on it") {
      let hero = Shown.element("recipe.hero", on: "recipe-detail.default")
      #expect(hero.accessibility.traits.contains(.image))
      #expect(hero.accessibility.label.split(separator: " ").count > 4)
    },
    Requirement("D-A11Y-04", "whatever can be used has a name") {
      Audits.expectNothing(by: "missing-label")
    },
    Requirement("D-A11Y-05", "nothing is said by a colour alone") {
      Audits.expectNothing(by: "colour-only")
    },
    Requirement("D-A11Y-06", "who sees fewer colours still tells what means what") {
      Audits.expectNothing(by: "colour-meaning")
      #expect(ColorVision.allCases == [.protanopia, .deuteranopia, .tritanopia])
    },
    Requirement("D-A11Y-07", "contrast is 4.5 to 1, for large text and symbols 3 to 1") {
      Audits.expectNothing(by: "contrast-text", "contrast-glyph")
    },
    Requirement("D-A11Y-08", "every action can be reached by what is read") {
      Audits.expectNothing(by: "unreachable-action")
      for name in Shown.names {
        let root = Shown.screen(name).element
        let read = Set(root.readingOrder.flatMap(\.actions).map(\.description))
        #expect(Set(root.actions.map(\.description)).isSubset(of: read), "\(name)")
      }
    },
    Requirement("D-A11Y-09", "no gesture is the only way") {
      Audits.expectNothing(by: "gesture-only")
    },
    Requirement("D-A11Y-10", "targets are large enough and far enough apart") {
      Audits.expectNothing(by: "target-size", "target-gap")
    },
  ]

  private static let darkness = [
    Requirement("D-DARK-01", "every state is recorded light and dark") {
      let names = try Sources.names(in: Snapshots.screens)
      let states = Set(names.map { $0.replacing(/\.(light|dark)\.txt$/, with: "") })
      #expect(states.count > 100)
      #expect(states.allSatisfy { names.contains("\($0).light.txt") })
      #expect(states.allSatisfy { names.contains("\($0).dark.txt") })
    },
    Requirement("D-DARK-02", "a photo may have another one for the dark") {
      var photo = PhotoAsset(
        name: "a.webp", format: "webp", pixelWidth: 1920, pixelHeight: 1080, byteCount: 1)
      #expect(photo.darkName == nil)
      photo.darkName = "a-dark.webp"
      #expect(photo.findings(for: .hero).isEmpty)
      photo.darkName = photo.name
      #expect(!photo.findings(for: .hero).isEmpty)
    },
    Requirement("D-DARK-03", "the brand's colours are lighter in the dark") {
      for role in [ColorRole.primaryFill, .accentGreen] {
        let both = InterfaceStyle.allCases.map { role.resolved(in: Appearance($0)) }
        #expect(both[1].relativeLuminance > both[0].relativeLuminance, "\(role)")
      }
    },
    Requirement("D-DARK-04", "shadows are fainter in the dark") {
      for shadow in Shadow.allCases {
        #expect(shadow.opacity(in: .dark) < shadow.opacity(in: .light), "\(shadow)")
      }
    },
    Requirement(
      "D-DARK-05", "pages are truly black in the dark",
      .color(.systemBackground, light: 0xFFFFFF, dark: 0x000000)),
  ]

  private static let navigation = [
    Requirement("D-NAV-01", "three tabs with words, symbols and the orange") {
      let tabs = Shown.element("tabs", on: "home.suggestion")
      #expect(tabs.children.map(\.visibleText) == ["Home", "Favorites", "Settings"])
      #expect(
        tabs.all.compactMap(\.icon?.role.symbolName) == [
          "house.fill", "heart.fill", "gearshape.fill",
        ])
      #expect(tabs.children.first?.all.compactMap(\.icon?.color) == [.primaryText])
    },
    Requirement("D-NAV-02", "pages lead back, tabs have large titles, the rest lies in the bar") {
      let page = Shown.screen("cooking-time.default").element
      #expect(page.actions.contains { $0.id == "navigation.dismiss" })
      #expect(Shown.text("settings.bar.title", on: "settings.default").style == .largeTitle)
      let bar = Shown.element("favorites.bar", on: "favorites.five")
      #expect(bar.actions.map(\.id) == ["favorites.edit"])
    },
    Requirement(
      "D-NAV-03", "Settings is a tab, as drawn",
      .leads("tab.select?id=settings", to: "settings.default"),
      Check {
        let visitor = try await Visitor()
        try await visitor.tap("tab.select?id=settings")
        #expect(await visitor.app.navigation.overlays.isEmpty)
      }),
    Requirement("D-NAV-04", "a recipe covers the whole screen") {
      let visitor = try await Visitor()
      try await visitor.tap("recipe.open?id=\(try await visitor.meal.id)")
      #expect(await visitor.app.navigation.overlays.map(\.style) == [.cover])
    },
  ]

  private static let errors = [
    Requirement(
      "D-ERR-01", "the short message has its own words",
      .says("Unable to load suggestion. Please try again.", "home.toast", on: "home.toast")),
    Requirement(
      "D-ERR-02", "and a white triangle",
      .icon("home.toast", on: "home.toast", .warning, color: .onToast),
      .color(.onToast, light: 0xFFFFFF, dark: 0xFFFFFF)),
    Requirement(
      "D-ERR-03", "it is 15 points, medium and white",
      .type("home.toast", on: "home.toast", .subheadline, .medium, color: .onToast)),
    Requirement("D-ERR-04", "it is red, rounded, and stands 16 points above the tabs") {
      let toast = Shown.element("home.toast", on: "home.toast")
      #expect(toast.surface.fill == .toastFill && toast.surface.radius?.points == 12)
      #expect(toast.layout.padding == EdgeSpacing(horizontal: .m, vertical: .sPlus))
      #expect(ColorRole.toastFill.resolved(in: Appearance()) == RGBA(0xFF3B30, alpha: 0.9))
      let frame = try #require(Shown.placed("home.toast").frame("home.toast"))
      #expect(frame.x == 16 && frame.maxX == 374 && frame.maxY == 761 - 16)
    },
    Requirement(
      "D-ERR-05", "the alert is plain: what is wrong, Try Again, Cancel",
      .says(
        "Connection Error Please check your internet connection and try again. Try Again Cancel",
        "connection-error.dialog", on: "connection-error.default"),
      .fires("home.retry", "connection-error.dialog.retry", on: "connection-error.default"),
      .fires("navigation.dismiss", "connection-error.dialog.cancel", on: "connection-error.default")
    ),
    Requirement("D-ERR-06", "a choice that is asked for is missed in the words of the drawings") {
      let chips = DietChips("diets", chosen: [], wasAsked: true, copy: .english) {
        ControlAction(ActionForm("page.diet", about: .id(Diet.self)), $0)
      }
      let error = try #require(chips.element.find("diets.error"))
      #expect(error.visibleText == "Please select at least one dietary preference")
      let words = error.all.compactMap(\.ownText)
      #expect(words.map(\.style.metrics.pointSize) == [14] && words.map(\.color) == [.errorText])
      let icons = error.all.compactMap(\.icon)
      #expect(icons.map(\.role) == [.warning] && icons.map(\.color) == [.errorText])
      #expect(icons.map(\.style) == [.caption])
    },
  ]
}
