extension Requirement {
  /// Every row, in the order of the specification.
  static let all: [Requirement] =
    wireframes + design + structure + architecture + ownRecipes + importing + planner
    + plannerActs + picker + shopping + shoppingActs + connections + assistant
    + sharing + firstWeek

  private static let wireframes =
    device + homeDrawn + homeWords + homeLooks + favorites + settings + recipe + paywall
    + loading + failures + dark + components + accessibility

  private static let design =
    philosophy + colors + type + images + icons + parts + space + motion + access + quality

  private static let structure =
    invisible + homeFlow + places + movement + premium + states + performance + trust

  private static let firstWeek =
    weekPlanned + weekBought + weekRecipes + weekPlaces + weekLooks

  /// The drawn numbers as rows.
  static func drawn(_ numbers: [DrawnNumber]) -> [Requirement] {
    numbers.map { number in
      Requirement(
        number.ids.joined(separator: " "), "\(number.screen).\(number.state) \(number.element)",
        .drawn(number))
    }
  }
}
