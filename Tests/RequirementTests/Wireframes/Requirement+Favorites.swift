import DesignSystem
import MealModels
import ScreenParts
import Testing

extension Requirement {
  /// W-FAV: the grid, and what is there without it.
  static let favorites = drawn(DrawnNumber.favorites) + favoritesGrid + favoritesWithout

  private static let favoritesGrid = [
    Requirement("W-FAV-01", "two columns, and one where text is very large") {
      let grid = Shown.element("favorites.grid", on: "favorites.five")
      #expect(grid.layout.flow == .grid(columns: 2))
      #expect(grid.layout.stacksAtAccessibilitySizes)
    },
    Requirement(
      "W-FAV-05", "the title is Favorites, large and in the middle",
      .says("Favorites", "favorites.bar.title", on: "favorites.five"),
      .type("favorites.bar.title", on: "favorites.five", .largeTitle, .bold),
      Check {
        let title = Shown.frame("favorites.bar.title", on: "favorites.five")
        #expect(title.x + title.width / 2 == 195)
      }),
    Requirement(
      "W-FAV-07", "a saved meal's title is one line of 20 points",
      .type(
        "favorites.meal.creamy-tuscan-chicken.title", on: "favorites.five", .subheadline,
        .medium, lines: 1),
      .equal([TypeStyle.subheadline.metrics.lineHeight], [20])),
    Requirement("W-FAV-08 W-FAV-11", "a saved meal has minutes and difficulty, no cuisine") {
      let id: ElementID = "favorites.meal.creamy-tuscan-chicken.meta"
      let meta = Shown.element(id, on: "favorites.five")
      #expect(meta.visibleText == "25 min Easy")
      #expect(meta.all.compactMap(\.icon?.role) == [.time, .difficulty])
    },
    Requirement("W-FAV-10", "the five samples with their minutes and difficulty, in order") {
      let grid = Shown.element("favorites.grid", on: "favorites.five")
      #expect(
        grid.children.dropLast().map(\.visibleText) == [
          "Creamy Tuscan Chicken 25 min Easy", "Spicy Beef Tacos 15 min Medium",
          "Greek Quinoa Salad 10 min Easy", "Thai Green Curry 30 min Hard",
          "Lemon Herb Salmon 20 min Medium",
        ])
    },
    Requirement(
      "W-FAV-12", "after the last meal a tile with a plus leads to more of them",
      .says("Add More Meals", "favorites.add", on: "favorites.five"),
      .icon("favorites.add", on: "favorites.five", .add),
      .leads("tab.select?id=favorites", "favorites.discover", to: "home.suggestion", premium: true)),
    Requirement(
      "W-FAV-13", "Favorites is the chosen tab, and both others can be chosen",
      .speaks("tabs.favorites", on: "favorites.five", traits: .selected),
      .fires("tab.select?id=home", "tabs.home", on: "favorites.five"),
      .fires("tab.select?id=settings", "tabs.settings", on: "favorites.five")),
  ]

  private static let favoritesWithout = [
    Requirement(
      "W-FAV-14", "nothing saved shows fork and knife",
      .icon("favorites.empty", on: "favorites.none", .meal, style: .stateIcon),
      .equal([TypeStyle.stateIcon.metrics.pointSize], [48])),
    Requirement(
      "W-FAV-15", "nothing saved is said in 20 points, bold",
      .says("No favorites yet", "favorites.empty.headline", on: "favorites.none"),
      .type("favorites.empty.headline", on: "favorites.none", .title3, .bold)),
    Requirement(
      "W-FAV-16", "what to do about it, in 16 points and secondary",
      .says(
        "Start exploring meal suggestions to save your favorite recipes", "favorites.empty.body",
        on: "favorites.none"),
      .type("favorites.empty.body", on: "favorites.none", .callout, color: .secondaryLabel)),
    Requirement(
      "W-FAV-17", "the button discovers meals",
      .says("Discover Meals", "favorites.discover", on: "favorites.none"),
      .fires("favorites.discover", "favorites.discover", on: "favorites.none")),
  ]
}
