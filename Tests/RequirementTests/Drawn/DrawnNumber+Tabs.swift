extension DrawnNumber {
  /// Favorites and its messages.
  static let favorites = grid + noFavorites + upgrade

  private static let grid = [
    DrawnNumber(
      "W-FAV-05 C-T09", screen: "favorites", state: "five", element: "favorites.bar", x: 0, y: 47,
      width: 390, height: 44),
    DrawnNumber(
      "W-FAV-02 W-FAV-03 W-COMP-05 C-L12", screen: "favorites", state: "five",
      element: "favorites.meal.creamy-tuscan-chicken", x: 16, y: 107, width: 171, height: 200),
    DrawnNumber(
      "W-FAV-01 W-FAV-04 C-L13", screen: "favorites", state: "five",
      element: "favorites.meal.spicy-beef-tacos", x: 203, y: 107, width: 171, height: 200,
      beside: ("favorites.meal.creamy-tuscan-chicken", 16)),
    DrawnNumber(
      "W-FAV-04 W-FAV-09", screen: "favorites", state: "five",
      element: "favorites.meal.greek-quinoa-salad", x: 16,
      below: ("favorites.meal.creamy-tuscan-chicken", 16)),
    DrawnNumber(
      "W-FAV-06 S-FAV-04", screen: "favorites", state: "five",
      element: "favorites.meal.creamy-tuscan-chicken.image", x: 16, y: 107, width: 171, height: 140),
    DrawnNumber(
      "W-FAV-07 C-L12", screen: "favorites", state: "five",
      element: "favorites.meal.creamy-tuscan-chicken.title", height: 20,
      below: ("favorites.meal.creamy-tuscan-chicken.image", 8)),
    DrawnNumber(
      "W-FAV-08 C-L12", screen: "favorites", state: "five",
      element: "favorites.meal.creamy-tuscan-chicken.meta", height: 16,
      below: ("favorites.meal.creamy-tuscan-chicken.title", 4)),
    DrawnNumber(
      "W-FAV-12", screen: "favorites", state: "five", element: "favorites.add", x: 203, y: 539,
      width: 171, height: 200),
    DrawnNumber(
      "W-FAV-13", screen: "favorites", state: "five", element: "tabs", y: 761, height: 83),
  ]

  private static let noFavorites = [
    DrawnNumber(
      "W-FAV-14", screen: "favorites", state: "none", element: "favorites.empty.icon", minHeight: 48
    ),
    DrawnNumber(
      "W-FAV-15", screen: "favorites", state: "none", element: "favorites.empty.headline",
      minHeight: 24),
    DrawnNumber(
      "W-FAV-16", screen: "favorites", state: "none", element: "favorites.empty.body", minHeight: 40
    ),
    DrawnNumber(
      "W-FAV-17", screen: "favorites", state: "none", element: "favorites.discover", x: 16,
      width: 358, height: 50, below: ("favorites.empty.body", 24)),
  ]

  private static let upgrade = [
    DrawnNumber(
      "W-ERR-08", screen: "favorites", state: "premium-required", element: "favorites.bar", y: 47,
      height: 44),
    DrawnNumber(
      "W-ERR-09", screen: "favorites", state: "premium-required", element: "favorites.premium.icon",
      minHeight: 48),
    DrawnNumber(
      "W-ERR-10", screen: "favorites", state: "premium-required",
      element: "favorites.premium.headline", minHeight: 24),
    DrawnNumber(
      "W-ERR-11", screen: "favorites", state: "premium-required", element: "favorites.premium.body",
      minHeight: 40),
    DrawnNumber(
      "W-ERR-12", screen: "favorites", state: "premium-required", element: "favorites.upgrade",
      width: 358, height: 50, below: ("favorites.premium.body", 24)),
    DrawnNumber(
      "W-ERR-13 C-L17", screen: "favorites", state: "premium-required", element: "favorites.later",
      minHeight: 20, touch: 44),
  ]

  /// Settings as drawn: three groups of rows.
  static let settings =
    [
      DrawnNumber(
        "W-SET-04", screen: "settings", state: "default", element: "settings.bar", x: 0, y: 47,
        width: 390, height: 44),
      DrawnNumber(
        "W-SET-01", screen: "settings", state: "default", element: "settings.preferences.header",
        y: 91, height: 28),
      DrawnNumber(
        "W-SET-15", screen: "settings", state: "default", element: "settings.preferences.group",
        x: 16, y: 119, width: 358, height: 132),
      DrawnNumber(
        "W-SET-03 C-L11", screen: "settings", state: "default", element: "settings.account",
        below: ("settings.preferences", 35)),
      DrawnNumber(
        "W-SET-01", screen: "settings", state: "default", element: "settings.account.header",
        height: 28),
      DrawnNumber(
        "W-SET-15", screen: "settings", state: "default", element: "settings.account.group",
        height: 88),
      DrawnNumber(
        "W-SET-03 C-L11", screen: "settings", state: "default", element: "settings.about",
        below: ("settings.account", 35)),
      DrawnNumber(
        "W-SET-01", screen: "settings", state: "default", element: "settings.about.header",
        height: 28),
      DrawnNumber(
        "W-SET-15", screen: "settings", state: "default", element: "settings.about.group",
        height: 132),
      DrawnNumber(
        "W-SET-17", screen: "settings", state: "default", element: "tabs", y: 761, height: 83),
    ] + rows

  private static let rows = [
    ("W-SET-07", "diets"), ("W-SET-08", "time"), ("W-SET-09", "cuisines"), ("W-SET-10", "signIn"),
    ("W-SET-11", "premium"), ("W-SET-12", "privacy"), ("W-SET-13", "terms"),
    ("W-SET-14", "version"),
  ].map { id, row in
    DrawnNumber(
      "W-SET-02 W-SET-16 \(id)", screen: "settings", state: "default",
      element: .init("settings.\(row)"), x: 16, width: 358, height: 44)
  }
}
