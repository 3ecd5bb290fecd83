import DesignSystem
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
      .provedBy(
        "FavoritesScreenTests",
        "the drawn meals stand in order, then the tile that leads to more"),
      Check {
        let title = Shown.frame("favorites.bar.title", on: "favorites.five")
        #expect(title.x + title.width / 2 == 195)
      }),
    Requirement(
      "W-FAV-07", "a saved meal's title is one line of 20 points",
      .provedBy("FavoritesScreenTests", "a card adds up to 200 points")),
    Requirement("W-FAV-08 W-FAV-11", "a saved meal has minutes and difficulty, no cuisine") {
      let id: ElementID = "favorites.meal.creamy-tuscan-chicken.meta"
      let meta = Shown.element(id, on: "favorites.five")
      #expect(meta.visibleText == "25 min Easy")
      #expect(meta.all.compactMap(\.icon?.role) == [.time, .difficulty])
    },
    Requirement(
      "W-FAV-10", "the five samples with their minutes and difficulty, in order",
      .provedBy(
        "FavoritesScreenTests", "the drawn meals stand in order, then the tile that leads to more")),
    Requirement(
      "W-FAV-12", "after the last meal a tile with a plus leads to more of them",
      .icon("favorites.add", on: "favorites.five", .add),
      .provedBy(
        "FavoritesScreenTests", "the drawn meals stand in order, then the tile that leads to more")),
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
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-FAV-15", "nothing saved is said in 20 points, bold",
      .provedBy("FavoritesScreenTests", "no favorites yet leads to meals"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-FAV-16", "what to do about it, in 16 points and secondary",
      .provedBy("FavoritesScreenTests", "no favorites yet leads to meals"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-FAV-17", "the button discovers meals",
      .provedBy("FavoritesScreenTests", "no favorites yet leads to meals")),
  ]
}
