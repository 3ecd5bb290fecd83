import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stock at home, built from pantry events.
///
/// Events about different fields may come in any order. If two events are about one field, the
/// later event wins. A meal's use of an item belongs to the count before it, and is subtracted from
/// that count only.
public struct Pantry: Hashable, Sendable {
  /// The foods that are always at home.
  public private(set) var staples: Set<FoodID> = []
  /// The foods that a person said are not always at home.
  public private(set) var notStaples: Set<FoodID> = []
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

  /// Makes an empty pantry.
  public init() {}

  /// The current state of an item at home.
  public struct Stock: Hashable, Sendable, Identifiable {
    /// The item, with the amount that is still there.
    public var item: PantryItem
    /// The serial number of the count that the amount is based on; 0 if it was never counted.
    public var count: Int
    /// The time when it came home or was last counted; nil if unknown.
    public var since: Date?

    /// Makes the state of an item.
    public init(item: PantryItem, count: Int, since: Date? = nil) {
      self.item = item
      self.count = count
      self.since = since
    }

    /// Its id.
    public var id: PantryItemID { item.id }
  }

  /// The stock that is not used up, sorted by use-by date.
  public var stock: [Stock] {
    items.keys.compactMap { self[$0] }.filter { $0.item.amount.map { $0.high > .zero } ?? true }
      .sorted { ($0.item.useBy ?? .max, $0.id) < ($1.item.useBy ?? .max, $1.id) }
  }

  /// The current state of an item; nil if it never came home or was removed.
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

  /// Whether an item with this id was ever at home.
  func knows(_ id: PantryItemID) -> Bool { items[id] != nil }

  /// The stock to use by a day or earlier, the soonest first.
  ///
  /// The planner and the suggestions use it.
  public func expiring(by day: Int) -> [Stock] {
    stock.filter { ($0.item.useBy ?? .max) <= day }
  }

  /// The foods at home: the stock and the staples.
  public var foods: Set<FoodID> { staples.union(stock.compactMap(\.item.food)) }

  private func left(_ amount: ListAmount, without used: [ListAmount]) -> ListAmount {
    used.reduce(amount) { left, use in
      guard let taken = AmountConversion().quantity(of: use, in: left)?.upperBound else {
        return left
      }
      return left.mapped { $0.subtracting(taken) }
    }
  }

  /// Applies the next change.
  ///
  /// - Parameter date: when the event happened; nil if the time is unknown.
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
      if isStaple {
        staples.insert(food)
        notStaples.remove(food)
      } else {
        staples.remove(food)
        notStaples.insert(food)
      }
    }
  }
}

extension EventStream where State == Pantry, Content == PantryEvent {
  /// The journal's stream of the stock at home.
  public static let pantry = EventStream(
    name: "pantry", initialState: Pantry(), subject: { $0.subject },
    apply: { pantry, event, context in pantry.apply(event, at: context.time) }
  ).shared(rival: \.rival) { event, _ in event.meaning }
}

extension Pantry {
  /// The pantry as if a meal had not been cooked.
  func withoutUses(by meal: String) -> Pantry {
    var other = self
    for item in other.uses.keys { other.uses[item]?[meal] = nil }
    return other
  }

  /// The amount of an item that a meal used.
  func uses(of id: PantryItemID, by meal: String) -> PantryUse? { uses[id]?[meal] }
}
