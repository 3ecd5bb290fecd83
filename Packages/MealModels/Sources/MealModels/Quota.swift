/// How often an eater wants a group of proteins in any seven days.
public struct Quota: Hashable, Sendable, Codable {
  /// Which side of the number is fine.
  public enum Bound: String, CaseIterable, Hashable, Sendable, Codable {
    /// This often or more.
    case atLeast = "at-least"
    /// This often or less.
    case atMost = "at-most"
  }

  /// What is counted, by the protein that a meal has most of.
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
}
