extension DrawnNumber {
  /// Home: the suggestion, its placeholder, and the failure in its place.
  static let home = suggestion + card + controls + placeholder + failure

  private static let suggestion = [
    DrawnNumber(
      "W-DEV-03 W-HOME-01 C-L01", screen: "home", state: "suggestion", element: "home", x: 0, y: 0,
      width: 390, height: 844),
    DrawnNumber(
      "W-DEV-04 W-HOME-07", screen: "home", state: "suggestion", element: "home.content", y: 47,
      height: 714),
    DrawnNumber(
      "W-HOME-10 W-DEV-06 W-COMP-11", screen: "home", state: "suggestion", element: "home.greeting",
      x: 16, y: 47, width: 358, height: 32),
    DrawnNumber(
      "W-HOME-11 W-HOME-05 W-COMP-13", screen: "home", state: "suggestion",
      element: "home.card.image", below: ("home.greeting", 16)),
    DrawnNumber(
      "W-HOME-12 S-HOME-04 C-L04", screen: "home", state: "suggestion", element: "home.card.image",
      x: 16, y: 95, width: 358, height: 200),
    DrawnNumber(
      "W-HOME-31 C-L02", screen: "home", state: "suggestion", element: "tabs", x: 0, y: 761,
      width: 390, height: 83),
    DrawnNumber(
      "W-HOME-31", screen: "home", state: "suggestion", element: "home.space",
      below: ("home.secondary", 0)),
  ]

  private static let card = [
    DrawnNumber(
      "W-HOME-02 W-HOME-03 W-HOME-34 W-COMP-04 C-L05", screen: "home", state: "suggestion",
      element: "home.card", x: 16, width: 358, height: 400),
    DrawnNumber(
      "W-HOME-16", screen: "home", state: "suggestion", element: "home.card.title", height: 28),
    DrawnNumber(
      "W-HOME-38 W-COMP-15 C-L08", screen: "home", state: "suggestion", element: "home.card.title",
      below: ("home.card.image", 12)),
    DrawnNumber(
      "W-HOME-44 W-COMP-12 C-L04", screen: "home", state: "suggestion", element: "home.card.title",
      x: 32),
    DrawnNumber(
      "W-HOME-19 W-HOME-40", screen: "home", state: "suggestion", element: "home.card.badges",
      x: 32, height: 24, below: ("home.card.title", 8)),
    DrawnNumber(
      "W-HOME-42", screen: "home", state: "suggestion", element: "home.card.badges.difficulty",
      height: 24, beside: ("home.card.badges.time", 12)),
    DrawnNumber(
      "W-HOME-42", screen: "home", state: "suggestion", element: "home.card.badges.cuisine",
      height: 24, beside: ("home.card.badges.difficulty", 12)),
    DrawnNumber(
      "W-HOME-22 W-HOME-40 C-T04", screen: "home", state: "suggestion",
      element: "home.card.description", x: 32, minHeight: 40, below: ("home.card.badges", 8)),
  ]

  private static let controls = [
    DrawnNumber(
      "W-HOME-04 W-HOME-26 W-HOME-45 W-COMP-01 S-HOME-08", screen: "home", state: "suggestion",
      element: "home.primary", x: 16, width: 358, height: 50),
    DrawnNumber(
      "W-HOME-23 W-COMP-14 D-SPACE-14 C-L11", screen: "home", state: "suggestion",
      element: "home.primary", below: ("home.card", 24)),
    DrawnNumber(
      "W-HOME-27", screen: "home", state: "suggestion", element: "home.secondary",
      below: ("home.primary", 16)),
    DrawnNumber(
      "W-HOME-28 W-HOME-29 W-HOME-47 W-COMP-02 C-L10", screen: "home", state: "suggestion",
      element: "home.seeRecipe", x: 16, width: 108.67, height: 44),
    DrawnNumber(
      "W-HOME-46 W-HOME-48", screen: "home", state: "suggestion", element: "home.save",
      width: 108.67, height: 44, beside: ("home.seeRecipe", 16)),
    DrawnNumber(
      "W-HOME-46 W-HOME-49", screen: "home", state: "suggestion", element: "home.order",
      width: 108.67, height: 44, beside: ("home.save", 16)),
    DrawnNumber(
      "W-DARK-08", screen: "home", state: "suggestion", element: "home.secondary", height: 44),
    DrawnNumber(
      "W-A11Y-10", screen: "home", state: "suggestion", element: "home.seeRecipe", touch: 44),
  ]

  private static let placeholder = [
    DrawnNumber(
      "W-LOAD-01", screen: "home", state: "loading-new", element: "home.greeting", y: 47, height: 32
    ),
    DrawnNumber(
      "W-LOAD-02", screen: "home", state: "loading-new", element: "home.card.image.bar", x: 16,
      y: 95, width: 358, height: 200),
    DrawnNumber(
      "W-LOAD-03 C-L18", screen: "home", state: "loading-new", element: "home.card.title.bar",
      width: 200, height: 22),
    DrawnNumber(
      "W-LOAD-03 C-L18", screen: "home", state: "loading-new", element: "home.card.title",
      height: 28),
    DrawnNumber(
      "W-LOAD-04", screen: "home", state: "loading-new", element: "home.card.badges.time.bar",
      height: 16),
    DrawnNumber(
      "W-LOAD-04", screen: "home", state: "loading-new", element: "home.card.badges.difficulty.bar",
      height: 16),
    DrawnNumber(
      "W-LOAD-04", screen: "home", state: "loading-new", element: "home.card.badges.cuisine.bar",
      height: 16),
    DrawnNumber(
      "W-LOAD-04 C-L18", screen: "home", state: "loading-new", element: "home.card.badges",
      height: 24),
    DrawnNumber(
      "W-LOAD-05", screen: "home", state: "loading-new", element: "home.card.description.1.bar",
      width: 300, height: 16),
    DrawnNumber(
      "W-LOAD-05", screen: "home", state: "loading-new", element: "home.card.description.2.bar",
      width: 250, height: 16),
    DrawnNumber(
      "W-LOAD-05 C-L18", screen: "home", state: "loading-new", element: "home.card.description",
      height: 40),
    DrawnNumber(
      "W-LOAD-06", screen: "home", state: "loading-new", element: "home.primary", width: 358,
      height: 50),
  ]

  private static let failure = [
    DrawnNumber(
      "W-ERR-01", screen: "home", state: "error-cached", element: "home.greeting", y: 47, height: 32
    ),
    DrawnNumber(
      "W-ERR-02", screen: "home", state: "error-cached", element: "home.error", x: 16, y: 95,
      width: 358, height: 200),
    DrawnNumber(
      "W-ERR-05", screen: "home", state: "error-cached", element: "home.error.last", height: 16),
    DrawnNumber(
      "W-ERR-06", screen: "home", state: "error-cached", element: "home.primary", width: 358,
      height: 50),
  ]
}
