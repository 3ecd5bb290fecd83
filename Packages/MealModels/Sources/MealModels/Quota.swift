/// How often an eater wants a group of proteins in any seven days.
public struct Quota: Hashable, Sendable, Codable {
  /// The allowed side of the number.
  public enum Bound: String, CaseIterable, Hashable, Sendable, Codable {
    /// This often or more.
    case atLeast = "at-least"
    /// This often or less.
    case atMost = "at-most"
  }

  /// The counted group.
  ///
  /// A meal belongs to it by its main protein, and for a quota of zero by everything in it.
  public var group: ProteinGroup

  /// The allowed side of the number.
  public var bound: Bound

  /// The number of meals in seven days, 0 to 21.
  public var meals: Int

  /// Makes a quota.
  public init(_ group: ProteinGroup, _ bound: Bound, _ meals: Int) {
    self.group = group
    self.bound = bound
    self.meals = min(max(0, meals), 21)
  }

  /// Whether the eater does not want the group at all.
  ///
  /// Then everything in a meal is counted: the pork in a dish of tofu, the eggs in a soup.
  public var isNone: Bool { bound == .atMost && meals == 0 }

  /// Whether the quota counts a meal.
  ///
  /// - Parameters:
  ///   - protein: the source of most of the meal's protein.
  ///   - classes: the kinds of food in the meal.
  public func counts(_ protein: ProteinSource, with classes: FoodClasses) -> Bool {
    protein.group == group || (isNone && !classes.isDisjoint(with: group.classes))
  }
}

extension ProteinGroup {
  /// The kinds of food of the group; empty for plants, which every meal contains.
  public var classes: FoodClasses {
    switch self {
    case .redMeat: [.meat, .pork]
    case .poultry: .poultry
    case .fish: [.fish, .shellfish, .scalelessFish]
    case .egg: .egg
    case .dairy: .dairy
    case .plant: []
    }
  }
}
