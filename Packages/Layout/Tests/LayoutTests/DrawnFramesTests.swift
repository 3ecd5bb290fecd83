import DesignSystem
import Testing

@testable import Layout

@Suite struct DrawnFramesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(requirement) \(id)" }
    var requirement: String
    var screen: Element
    var id: ElementID
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
  }

  static let favorites = Drawings.favorites(["Creamy Tuscan Chicken", "Spicy Beef Tacos"])

  static let drawn: [Row] = [
    Row(requirement: "W-HOME-10", screen: Drawings.home(), id: "home.greeting", y: 47, height: 32),
    Row(
      requirement: "W-HOME-12 C-L04", screen: Drawings.home(), id: "home.card.image", x: 16,
      y: 95, width: 358, height: 200),
    Row(requirement: "W-HOME-16", screen: Drawings.home(), id: "home.card.title", height: 28),
    Row(requirement: "W-HOME-19", screen: Drawings.home(), id: "home.card.badges", height: 24),
    Row(
      requirement: "W-HOME-26", screen: Drawings.home(), id: "home.primary", x: 16, width: 358,
      height: 50),
    Row(
      requirement: "W-HOME-29 C-L10", screen: Drawings.home(), id: "home.secondary.See Recipe",
      x: 16, width: 108.67, height: 44),
    Row(
      requirement: "W-HOME-46", screen: Drawings.home(), id: "home.secondary.Save", x: 140.67,
      width: 108.67),
    Row(
      requirement: "W-HOME-31 C-L02", screen: Drawings.home(), id: "tabs", x: 0, y: 761,
      width: 390, height: 83),
    Row(requirement: "W-FAV-05", screen: favorites, id: "favorites.bar", y: 47, height: 44),
    Row(
      requirement: "W-FAV-02 W-FAV-03", screen: favorites, id: "favorites.0", x: 16, width: 171,
      height: 200),
    Row(requirement: "W-FAV-04", screen: favorites, id: "favorites.1", x: 203, width: 171),
    Row(
      requirement: "W-FAV-06", screen: favorites, id: "favorites.0.image", width: 171,
      height: 140),
    Row(requirement: "W-FAV-07", screen: favorites, id: "favorites.0.title", height: 20),
    Row(requirement: "W-FAV-08", screen: favorites, id: "favorites.0.meta", height: 16),
    Row(requirement: "W-FAV-09", screen: favorites, id: "favorites.add", y: 307, height: 200),
    Row(requirement: "W-SET-04", screen: Drawings.settings, id: "settings.bar", height: 44),
    Row(
      requirement: "W-SET-01", screen: Drawings.settings, id: "settings.preferences.header",
      y: 91, height: 28),
    Row(
      requirement: "W-SET-02", screen: Drawings.settings, id: "settings.diets", y: 119,
      height: 44),
    Row(
      requirement: "W-SET-16", screen: Drawings.settings, id: "settings.preferences.group",
      width: 358, height: 132),
    Row(requirement: "W-SET-03", screen: Drawings.settings, id: "settings.account", y: 286),
    Row(
      requirement: "W-REC-05 C-L15", screen: Drawings.recipe, id: "recipe.hero", x: 0, y: 91,
      width: 390, height: 250),
    Row(
      requirement: "W-REC-23", screen: Drawings.recipe, id: "recipe.start", width: 358,
      height: 50),
    Row(
      requirement: "W-REC-24", screen: Drawings.recipe, id: "recipe.content", y: 91, height: 719),
    Row(
      requirement: "W-PAY-01", screen: Drawings.paywall, id: "paywall.sheet", y: 344,
      height: 500),
    Row(requirement: "W-PAY-04", screen: Drawings.paywall, id: "paywall.sheet.handle", height: 20),
    Row(requirement: "W-PAY-05", screen: Drawings.paywall, id: "paywall.start", x: 24, width: 342),
    Row(requirement: "W-PAY-06", screen: Drawings.paywall, id: "paywall.icon", height: 48),
    Row(requirement: "W-PAY-16", screen: Drawings.paywall, id: "paywall.later", height: 22),
  ]

  @Test(arguments: drawn) func `a drawn number holds as a frame`(row: Row) throws {
    let frame = try #require(layOut(row.screen).frame(row.id))
    let pairs = [
      (frame.x, row.x), (frame.y, row.y), (frame.width, row.width), (frame.height, row.height),
    ]
    for (actual, drawn) in pairs {
      guard let drawn else { continue }
      #expect(abs(actual - drawn) < 0.01, "\(row.requirement) \(row.id)")
    }
  }

  // C-T07
  @Test func `a favorites title stays on one line`() throws {
    let long = layOut(Drawings.favorites(["Slow-Roasted Harissa Cauliflower With Tahini"]))
    let title = try #require(long["favorites.0.title"])
    #expect(title.lines.count == 1 && title.isTruncated)
    #expect(title.lines.first?.hasSuffix("…") == true)
  }

  // C-L17, W-A11Y-10
  @Test func `a small text button is touched in 44 points`() throws {
    let later = try #require(layOut(Drawings.paywall)["paywall.later"])
    #expect(later.touchFrame.height == 44)
    #expect(later.touchFrame.y == later.frame.y - 11)
  }

  // C-L01: widths derive from the canvas.
  @Test(arguments: [(Canvas.island, 361.0), (.small, 343), (.large, 398)])
  func `the hero is as wide as the canvas without margins`(canvas: Canvas, width: Double) {
    let frame = layOut(Drawings.home(), on: canvas).frame("home.card.image")
    #expect(frame?.width == width)
  }

  @Test func `the slack of Home lies above the tab bar`() throws {
    // C-L03
    let placed = layOut(Drawings.home())
    let space = try #require(placed.frame("home.space"))
    #expect(space.maxY == 761)
    #expect(space.height > 100)
  }

  @Test func `a toast floats one margin above the tab bar`() throws {
    // D-ERR-04
    let toast = Toast("toast", .error, "Unable to load suggestion. Please try again.").element
    let frame = try #require(layOut(Drawings.home(extra: [toast])).frame("toast"))
    #expect(frame.x == 16 && frame.width == 358)
    #expect(frame.maxY == 745)
  }
}
