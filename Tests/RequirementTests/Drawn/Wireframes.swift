/// The requirements of the wireframes, and those that no frame can show.
enum Wireframes {
  /// How many requirements each area has, numbered from one.
  static let areas: [(area: String, count: Int)] = [
    ("W-DEV", 6), ("W-HOME", 49), ("W-FAV", 17), ("W-SET", 17), ("W-REC", 24), ("W-PAY", 16),
    ("W-LOAD", 11), ("W-ERR", 13), ("W-DARK", 13), ("W-COMP", 15), ("W-A11Y", 15), ("W-PHIL", 1),
  ]

  static let all: [String] = areas.flatMap { area, count in
    (1...count).map { id(area, $0) }
  }

  /// Requirements that are no frame, with the reason and with what holds them instead.
  static let elsewhere: [(area: String, numbers: [Int], reason: String)] = [
    ("W-DEV", [1, 2], "names: of the product, and of a canvas of Layout"),
    ("W-DEV", [5], "a token: the spacing scale, in the tests of DesignSystem"),
    ("W-HOME", [6], "an order: VoiceOver order, in HomeScreenTests"),
    ("W-HOME", [8, 14, 17, 20, 24, 30, 32, 33], "words and actions, in HomeScreenTests"),
    ("W-HOME", [9, 15, 18, 21, 25, 41, 43], "type: style, weight and lines, in HomeScreenTests"),
    ("W-HOME", [13], "no second title in the picture (C-L22)"),
    ("W-HOME", [35, 36, 37, 39], "surfaces: colour, radius and shadow, in the outlines"),
    ("W-FAV", [10, 11], "words, in FavoritesScreenTests"),
    ("W-SET", [5], "type and case, in SettingsScreenTests"),
    ("W-SET", [6], "an order: the groups, in SettingsScreenTests"),
    ("W-REC", [4, 16, 17, 18, 19, 20], "words, in RecipeDetailScreenTests"),
    ("W-REC", [8, 14], "type, in RecipeDetailScreenTests"),
    ("W-PAY", [2, 3], "one proposition and a way out, in PremiumScreenTests"),
    ("W-PAY", [11], "type, in PremiumScreenTests"),
    ("W-LOAD", [7], "a state: the controls are disabled, in HomeStateTests"),
    ("W-LOAD", [8, 9, 10, 11], "times of the transition, in HomeStateTests"),
    ("W-ERR", [3, 4], "words, in HomeStateTests"),
    ("W-ERR", [7], "a state: the controls act on the last meal, in HomeStateTests"),
    ("W-DARK", [2], "words and a glyph, in HomeScreenTests"),
    ("W-DARK", [1, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13], "colours, in the tests of DesignSystem"),
    ("W-COMP", [3, 6, 7, 8, 9, 10], "type and colour, in the tests of DesignSystem"),
    ("W-A11Y", [1, 2, 3, 4, 5, 6, 7], "labels, values and hints, in HomeScreenTests"),
    ("W-A11Y", [8, 9, 11], "larger text, in LargeTextSnapshotTests and the audits"),
    ("W-A11Y", [12, 13, 14, 15], "contrast and focus, in the audits"),
    ("W-PHIL", [1], "one primary action, in ScreenCatalogTests"),
  ]

  static func id(_ area: String, _ number: Int) -> String {
    "\(area)-\(number < 10 ? "0" : "")\(number)"
  }
}
