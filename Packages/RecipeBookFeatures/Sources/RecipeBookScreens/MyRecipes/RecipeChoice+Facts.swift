#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecipeChoice {
  /// The facts that a choice asks about a recipe; what is unknown is nil.
  public struct Facts: Sendable {
    /// The minutes that it takes.
    public var minutes: Int?
    /// Its stars.
    public var stars: Int?
    /// When it was added.
    public var added: Date?
    /// When it was last cooked.
    public var lastCooked: Date?
    /// Its tags.
    public var tags: [String]

    /// Makes the facts of a recipe.
    public init(
      minutes: Int?, stars: Int?, added: Date? = nil, lastCooked: Date?, tags: [String]
    ) {
      self.minutes = minutes
      self.stars = stars
      self.added = added
      self.lastCooked = lastCooked
      self.tags = tags
    }
  }

  /// The recipes that meet every condition, in the order; equal ones stay in the given order.
  ///
  /// An unknown fact comes last, and never meets a condition about it.
  public func applied<Item>(to recipes: [Item], facts: (Item) -> Facts) -> [Item] {
    guard order != .name || conditionCount > 0 else { return recipes }
    let fitting = recipes.map { ($0, facts($0)) }.filter { fits($0.1) }
    guard order != .name else { return fitting.map(\.0) }
    return fitting.enumerated().sorted {
      (rank($0.element.1), $0.offset) < (rank($1.element.1), $1.offset)
    }.map(\.element.0)
  }

  private func fits(_ facts: Facts) -> Bool {
    if let minutes, facts.minutes.map({ $0 <= minutes }) != true { return false }
    if let stars, facts.stars.map({ $0 >= stars }) != true { return false }
    if let tag, !facts.tags.contains(tag) { return false }
    return !isNeverCooked || facts.lastCooked == nil
  }

  private func rank(_ facts: Facts) -> Double {
    func latest(_ date: Date?) -> Double { date.map { -$0.timeIntervalSince1970 } ?? .infinity }
    return switch order {
    case .name: 0
    case .newest: latest(facts.added)
    case .stars: -Double(facts.stars ?? 0)
    case .time: facts.minutes.map(Double.init) ?? .infinity
    case .cooked: latest(facts.lastCooked)
    }
  }
}
