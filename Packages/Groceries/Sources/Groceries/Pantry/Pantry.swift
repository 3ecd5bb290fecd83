import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is at home: a fold over pantry events.
///
/// Events about different fields may come in any order; of one field the later one holds. What a meal
/// used belongs to one counting, so that counting anew makes it moot whatever came first.
public struct Pantry: Hashable, Sendable {
  /// The foods that are always at home.
  public private(set) var staples: Set<FoodID> = []
  private var items: [PantryItemID: PantryItem] = [:]
  private var arrivals: [PantryItemID: Date] = [:]
  private var counts: [PantryItemID: Counting] = [:]
  private var useBys: [PantryItemID: Int?] = [:]
  private var removed: Set<PantryItemID> = []
  fileprivate var uses: [PantryItemID: [String: PantryUse]] = [:]

  private struct Counting: Hashable {
    var amount: ListAmount?
    var count: Int
    var date: Date?
  }

  /// Nothing is at home.
  public init() {}

  /// Something at home, as it is now.
  public struct Stock: Hashable, Sendable, Identifiable {
    /// What it is; its amount is what is left.
    public var item: PantryItem
    /// Which counting its amount is from.
    public var count: Int
    /// When it came home or was counted last; nil where nobody knows.
    public var since: Date?

    /// Makes one.
    public init(item: PantryItem, count: Int, since: Date? = nil) {
      self.item = item
      self.count = count
      self.since = since
    }

    /// Its id.
    public var id: PantryItemID { item.id }
  }

  /// What is there and not used up, by the day until which it keeps.
  public var stock: [Stock] {
    items.keys.compactMap { self[$0] }.filter { $0.item.amount.map { $0.high > .zero } ?? true }
      .sorted { ($0.item.useBy ?? .max, $0.id) < ($1.item.useBy ?? .max, $1.id) }
  }

  /// One thing as it is now; nil where it never came or is gone.
  public subscript(id: PantryItemID) -> Stock? {
    guard var item = items[id], !removed.contains(id) else { return nil }
    if let useBy = useBys[id] { item.useBy = useBy }
    let counted = counts[id]
    let count = counted?.count ?? 0
    if let counted { item.amount = counted.amount }
    let used = (uses[id] ?? [:]).values.filter { $0.count == count }
    item.amount = item.amount.map { left($0, without: used.map(\.amount)) }
    let since = counted.map(\.date) ?? arrivals[id]
    return Stock(item: item, count: count, since: since)
  }

  /// Whether something with this id ever came home.
  func knows(_ id: PantryItemID) -> Bool { items[id] != nil }

  /// What has to be used by a day or earlier, the soonest first: a planner and suggestions ask.
  public func expiring(by day: Int) -> [Stock] {
    stock.filter { ($0.item.useBy ?? .max) <= day }
  }

  /// The foods that are at home: in stock or always.
  public var foods: Set<FoodID> { staples.union(stock.compactMap(\.item.food)) }

  private func left(_ amount: ListAmount, without used: [ListAmount]) -> ListAmount {
    used.reduce(amount) { left, use in
      guard let taken = AmountConversion().quantity(of: use, in: left)?.upperBound else {
        return left
      }
      return left.mapped { $0.subtracting(taken) }
    }
  }

  /// Takes in the next change.
  ///
  /// - Parameter date: when it was said; without it nobody knows since when things are there.
  public mutating func apply(_ event: PantryEvent, at date: Date? = nil) {
    switch event {
    case .stocked(let item):
      items[item.id] = item
      arrivals[item.id] = date
    case .changed(let id, .counted(let amount, let count)):
      counts[id] = Counting(amount: amount, count: count, date: date)
    case .changed(let id, .useBy(let day)): useBys[id] = .some(day)
    case .changed(let id, .isRemoved(let isRemoved)):
      if isRemoved { removed.insert(id) } else { removed.remove(id) }
    case .used(let use): uses[use.item, default: [:]][use.meal] = use
    case .staple(let food, let isStaple):
      if isStaple { staples.insert(food) } else { staples.remove(food) }
    }
  }
}

extension EventStream where State == Pantry, Content == PantryEvent {
  /// The stream of what is at home in a journal.
  public static let pantry = EventStream(
    name: "pantry", initialState: Pantry(), subject: { $0.subject },
    apply: { pantry, event, context in pantry.apply(event, at: context.time) }
  ).shared(rival: \.rival) { event, _ in event.meaning }
}

extension Pantry {
  /// What is at home, as if a meal had not been cooked.
  func withoutUses(by meal: String) -> Pantry {
    var other = self
    for item in other.uses.keys { other.uses[item]?[meal] = nil }
    return other
  }

  /// What a meal used of something.
  func uses(of id: PantryItemID, by meal: String) -> PantryUse? { uses[id]?[meal] }
}
