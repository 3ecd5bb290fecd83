/// The areas of the specification, as far as MealAdvisor is asked, and of the use of RecipeApp.
enum Areas {
  /// How many requirements each area has, numbered from one.
  static let counts: [(area: String, count: Int)] = wireframes + design + structure + project + use

  private static let wireframes = [
    ("W-DEV", 6), ("W-HOME", 49), ("W-FAV", 17), ("W-SET", 17), ("W-REC", 24), ("W-PAY", 16),
    ("W-LOAD", 11), ("W-ERR", 13), ("W-DARK", 13), ("W-COMP", 15), ("W-A11Y", 15), ("W-PHIL", 1),
  ]

  private static let design = [
    ("D-PHIL", 9), ("D-COLOR", 23), ("D-TYPE", 27), ("D-IMG", 10), ("D-ICON", 14), ("D-CARD", 5),
    ("D-BTN", 5), ("D-LOAD", 2), ("D-EMPTY", 4), ("D-SPACE", 14), ("D-ANIM", 9), ("D-A11Y", 10),
    ("D-DARK", 5), ("D-NAV", 4), ("D-HAPT", 3), ("D-ERR", 6), ("D-QA", 12), ("D-REF", 3),
  ]

  private static let structure = [
    ("S-PHIL", 5), ("S-ARCH", 2), ("S-HOME", 17), ("S-NAV", 9), ("S-FAV", 8), ("S-SET", 5),
    ("S-REC", 8), ("S-ANIM", 11), ("S-PREM", 15), ("S-STATE", 8), ("S-ERR", 8), ("S-PERF", 10),
    ("S-PRIV", 6), ("S-QA", 6), ("S-A11Y", 5), ("S-INT", 6), ("S-METRIC", 12),
  ]

  private static let project = [("P-ARCH", 6)]

  /// What a first week with RecipeApp found, in the order in which it was told.
  private static let use = [("U-WEEK", 45)]

  /// What of other apps is in MealAdvisor too: recipes of one's own, and what is drawn of the planner,
  /// the picker, the grocery list, the cart, the connections, and what an assistant
  /// is told.
  private static let further = [
    "N-SET-13", "N-SET-14", "N-SET-15", "N-AUX-17", "N-AUX-18", "N-AUX-19", "N-AUX-20",
    "R-IMP-01", "R-IMP-02", "R-IMP-03", "R-IMP-04", "R-IMP-05",
    "R-PLAN-01", "R-PLAN-02", "R-PLAN-03", "R-PLAN-04", "R-PLAN-05", "R-PLAN-06", "R-PLAN-07",
    "R-PLAN-08", "R-PLAN-09", "R-PLAN-10", "R-PLAN-11", "R-PLAN-12", "R-PLAN-13", "R-PLAN-14",
    "R-PLAN-15", "R-PLAN-16", "R-PLAN-17", "R-PLAN-18",
    "R-GROC-01", "R-GROC-02", "R-GROC-03", "R-GROC-04", "R-GROC-05", "R-GROC-06", "R-GROC-07",
    "R-GROC-08", "R-GROC-09", "R-GROC-10", "R-GROC-11", "R-GROC-12", "R-GROC-13", "R-GROC-14",
    "R-GROC-15",
    "R-CRED-09", "R-CRED-10", "R-CRED-11",
    "R-CART-01", "R-CART-02", "R-CART-03", "R-CART-04", "R-CART-05", "R-CART-06", "R-CART-07",
    "R-CART-08", "R-CART-09", "R-CART-10", "R-CART-11", "R-CART-12", "R-CART-13", "R-CART-14",
    "R-PICK-01", "R-PICK-02", "R-PICK-03", "R-PICK-04", "R-PICK-05", "R-PICK-06", "R-PICK-07",
    "R-CRED-01", "R-CRED-02", "R-CRED-03", "R-CRED-04", "R-CRED-05", "R-CRED-06", "R-CRED-07",
    "R-OFF-01", "R-OFF-02", "R-OFF-03", "R-OFF-04", "R-OFF-05", "R-OFF-06", "R-OFF-07",
  ]

  /// The ids of all requirements, by area and number.
  static let ids: [String] =
    counts.flatMap { area, count in
      (1...count).map { "\(area)-\($0 < 10 ? "0" : "")\($0)" }
    } + further
}
