/// How often an eater wants a group of proteins in any seven days.
public struct Quota: Hashable, Sendable, Codable {
  /// Which side of the number is fine.
  public enum Bound: String, CaseIterable, Hashable, Sendable, Codable {
    /// This often or more.
    case atLeast = "at-least"
    /// This often or less.
    case atMost = "at-most"
  }

  /// What is counted: by the protein that a meal has most of, and of a quota of no meals at all by
  /// everything that is in it.
  public var group: ProteinGroup

  /// Which side of the number is fine.
  public var bound: Bound

  /// The number of meals in seven days, 0 to 21.
  public var meals: Int

  /// Makes a quota.
  public init(_ group: ProteinGroup, _ bound: Bound, _ meals: Int) {
    self.group = group
    self.bound = bound
    self.meals = min(max(0, meals), 21)
  }

  /// Whether the group is not wanted at all, so that a meal counts by everything that is in it: the pork
  /// in a dish of tofu, the eggs in a soup.
  public var isNone: Bool { bound == .atMost && meals == 0 }

  /// Whether a meal counts.
  ///
  /// - Parameters:
  ///   - protein: the protein that it has most of.
  ///   - classes: the kinds of food in it.
  public func counts(_ protein: ProteinSource, with classes: FoodClasses) -> Bool {
    protein.group == group || (isNone && !classes.isDisjoint(with: group.classes))
  }
}

extension ProteinGroup {
  /// The kinds of food by which a meal holds some of the group; none for plants, which every meal holds.
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
