import DesignSystem
import MealModels
import Preferences
import ScreenParts

extension Companion {
  /// Makes a companion from an eater at the table.
  public init(_ eater: Eater) {
    self.init(eater.name, restrictionCount: eater.restrictionCount)
  }

  /// Makes a companion whose limits and unwanted foods are named.
  ///
  /// - Parameter foodNames: the names of foods by id.
  public init(_ eater: Eater, _ copy: Copy, foodNames: ([FoodID]) -> [FoodID: String]) {
    self.init(eater)
    let foods = foodNames(Array(eater.allergyFoods.union(eater.dislikes)))
    func names(_ ids: Set<FoodID>) -> [String] {
      ids.sorted().map { copy.inlineName(of: $0, from: foods) }
    }
    let diets = eater.diets.subtracting([.everything]).map(copy.inlineName(of:)).sorted()
    let allergens = AllergenSet(eater.allergens).allergens
      .filter { !$0.isTreeNutKind || !eater.allergens.contains(.treeNut) }
    limits = diets + allergens.map(copy.inlineName(of:)) + names(eater.allergyFoods)
    // A food that somebody typed comes before the dishes with it, whose names have more words.
    leavesOut = eater.dislikes.sorted().map { copy.inlinePlural(of: $0, from: foods) }
      .enumerated().sorted { first, second in
        (first.element.split(separator: " ").count, first.offset)
          < (second.element.split(separator: " ").count, second.offset)
      }
      .map(\.element)
  }
}

extension Copy {
  /// The limits and unwanted foods of a person, such as "Vegan, peanuts" and "Leaves out celery".
  ///
  /// It is empty for a person whose limits were only counted.
  public func summary(of eater: Companion) -> String {
    let limits = eater.limits.joined(separator: ", ")
    let wishes =
      eater.leavesOut.isEmpty
      ? "" : self("household.leaves-out", ["names": list(eater.leavesOut)])
    let parts = [limits.prefix(1).uppercased() + limits.dropFirst(), wishes]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension ListRow {
  /// A row of a person, with the limits in words under the name, or with their number.
  public static func person(
    _ id: ElementID, _ eater: Companion, opening page: SettingsPageID, _ copy: Copy
  ) -> ListRow {
    let summary = copy.summary(of: eater)
    return ListRow(
      id, icon: .account, copy.eater(named: eater.name), subtitle: summary.isEmpty ? nil : summary,
      value: summary.isEmpty
        ? eater.restrictionCount == 0
          ? copy("household.no-limits") : copy.restrictions(eater.restrictionCount) : "",
      accessory: .disclosure, spokenValue: summary.isEmpty ? nil : summary,
      action: SettingsAction.opening(page, eater: eater.name))
  }
}
