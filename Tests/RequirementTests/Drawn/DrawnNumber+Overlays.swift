extension DrawnNumber {
  /// Recipe Detail, whose drawn heights are minimums (C-L16).
  static let recipe = recipeTop + recipeLists + recipeEnd

  private static let recipeTop = [
    DrawnNumber(
      "W-REC-01 W-REC-24", screen: "recipe-detail", state: "default", element: "recipe.bar", x: 0,
      y: 47, width: 390, height: 44),
    DrawnNumber(
      "W-REC-02 W-REC-24 C-L16", screen: "recipe-detail", state: "default",
      element: "recipe.content", x: 0, y: 91, width: 390, height: 719),
    DrawnNumber(
      "W-REC-03 W-REC-05 S-REC-02 C-L15", screen: "recipe-detail", state: "default",
      element: "recipe.hero", x: 0, y: 91, width: 390, height: 250),
    DrawnNumber(
      "W-REC-06", screen: "recipe-detail", state: "default", element: "recipe.title", x: 16, y: 341,
      minHeight: 32),
    DrawnNumber(
      "W-REC-07", screen: "recipe-detail", state: "default", element: "recipe.badges", minHeight: 24
    ),
    DrawnNumber(
      "W-REC-07", screen: "recipe-detail", state: "default", element: "recipe.badges.servings",
      height: 24),
    DrawnNumber(
      "W-REC-09 W-REC-10", screen: "recipe-detail", state: "default", element: "recipe.description",
      minHeight: 60, below: ("recipe.badges", 16)),
  ]

  private static let recipeLists =
    [
      DrawnNumber(
        "W-REC-11 W-REC-12", screen: "recipe-detail", state: "default",
        element: "recipe.ingredients.header", minHeight: 24, below: ("recipe.description", 24)),
      DrawnNumber(
        "W-REC-11 W-REC-15", screen: "recipe-detail", state: "default",
        element: "recipe.instructions.header", minHeight: 24, below: ("recipe.ingredients", 24)),
    ]
    + (0..<8).map { index in
      DrawnNumber(
        "W-REC-13", screen: "recipe-detail", state: "default",
        element: .init("recipe.ingredients.\(index)"), minHeight: 20)
    }
    + (0..<5).map { index in
      DrawnNumber(
        "W-REC-21", screen: "recipe-detail", state: "default",
        element: .init("recipe.instructions.\(index)"), minHeight: 40)
    }

  private static let recipeEnd = [
    DrawnNumber(
      "W-REC-22 W-REC-23", screen: "recipe-detail", state: "default",
      element: "recipe.startCooking", x: 16, width: 358, height: 50,
      below: ("recipe.instructions", 32)),
    DrawnNumber(
      "W-REC-22", screen: "recipe-detail", state: "default", element: "recipe.gap.end", height: 32,
      below: ("recipe.startCooking", 0)),
  ]

  /// The paywall: a sheet with the drawn rows (C-L17).
  static let paywall =
    [
      DrawnNumber(
        "W-PAY-01 C-L17", screen: "paywall", state: "default", element: "paywall.sheet", x: 0,
        width: 390, minHeight: 500),
      DrawnNumber(
        "W-PAY-04", screen: "paywall", state: "default", element: "paywall.sheet.handle", height: 20
      ),
      DrawnNumber(
        "W-PAY-05", screen: "paywall", state: "default", element: "paywall.content", x: 24,
        width: 342),
      DrawnNumber(
        "W-PAY-06", screen: "paywall", state: "default", element: "paywall.icon", minHeight: 48),
      DrawnNumber(
        "W-PAY-07 C-T08", screen: "paywall", state: "default", element: "paywall.headline",
        minHeight: 32),
      DrawnNumber(
        "W-PAY-08", screen: "paywall", state: "default", element: "paywall.subtitle", minHeight: 40),
      DrawnNumber(
        "W-PAY-09", screen: "paywall", state: "default", element: "paywall.features", height: 120,
        below: ("paywall.subtitle", 24)),
      DrawnNumber(
        "W-PAY-12 W-PAY-13", screen: "paywall", state: "default", element: "paywall.purchase",
        x: 24, width: 342, height: 50, below: ("paywall.features", 32)),
      DrawnNumber(
        "W-PAY-14", screen: "paywall", state: "default", element: "paywall.reassurance",
        minHeight: 16),
      DrawnNumber(
        "W-PAY-15 W-PAY-16 C-L17", screen: "paywall", state: "default",
        element: "paywall.maybeLater", minHeight: 20, touch: 44, below: ("paywall.reassurance", 24)),
    ]
    + ["saved-meals", "filters", "planning", "shopping", "nutrition"].map { promise in
      DrawnNumber(
        "W-PAY-10", screen: "paywall", state: "default",
        element: .init("paywall.feature.\(promise)"), height: 24)
    }
}
