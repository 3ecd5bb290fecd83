#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// What happened to meals so far: a fold over history events in the order they were recorded.
///
/// An event may come twice, late or with a time in the future. The same opinion at the same instant
/// counts once, an opinion that arrives late does not replace a later one, and no event makes a meal
/// look longer gone than another event says.
public struct History: Hashable, Sendable {
  /// One recorded event with its time.
  public struct Entry: Hashable, Sendable {
    /// What happened.
    public var event: HistoryEvent
    /// When.
    public var date: Date
  }

  /// One time that a meal was on screen, opened or cooked.
  struct Showing: Hashable, Sendable {
    var meal: MealID
    var date: Date
  }

  /// Every event since the last reset, in the order recorded.
  public private(set) var entries: [Entry] = []

  /// Every showing, by time; equal times in the order recorded.
  private(set) var showings: [Showing] = []

  /// Every event that says what somebody thinks of a meal, by time, so that events that arrive in
  /// another order teach the same.
  private(set) var opinions: [Entry] = []

  /// What was probably eaten, in the order recorded.
  private(set) var taken = TakenMeals()

  /// The meals that are not for this eater.
  private(set) var disliked: Set<MealID> = []

  private var records: [MealID: Record] = [:]

  /// Nothing happened yet.
  public init() {}

  /// What is known of a meal; an empty record if nothing.
  public subscript(meal: MealID) -> Record { records[meal] ?? Record() }

  /// The meals shown last, latest first.
  public func lastShown(_ count: Int) -> [MealID] {
    var meals: [MealID] = []
    for entry in entries.reversed() where entry.event.kind == .suggested {
      if meals.count == count { break }
      if let meal = entry.event.meal { meals.append(meal) }
    }
    return meals
  }

  /// Takes in the next event; ratings outside 1 to 5 and events without their meal are ignored.
  public mutating func apply(_ event: HistoryEvent, at date: Date) {
    if event.kind == .reset { self = History() }
    guard event.kind != .reset, event.isComplete, let meal = event.meal,
      records[meal, default: Record()].take(event, at: date, order: entries.count)
    else { return }
    if event.kind.isShowing { insert(Showing(meal: meal, date: date)) }
    if event.kind != .suggested { insert(opinion: Entry(event: event, date: date)) }
    taken.take(event.kind, meal, at: date)
    if self[meal].isDisliked { disliked.insert(meal) } else { disliked.remove(meal) }
    entries.append(Entry(event: event, date: date))
  }

  /// Takes in a meal that is planned or was refused while planning: it counts as shown, and as eaten
  /// if it is planned, and says nothing about taste.
  mutating func plan(_ meal: MealID, at date: Date, isEaten: Bool) {
    let order = showings.count
    _ = records[meal, default: Record()].take(
      HistoryEvent(.suggested, meal), at: date, order: order)
    insert(Showing(meal: meal, date: date))
    if isEaten { taken.plan(meal, at: date) }
  }

  /// The showings since a moment, also those that lie in the future.
  func showings(since date: Date) -> ArraySlice<Showing> {
    showings[showings.partition { $0.date >= date }...]
  }

  private mutating func insert(_ showing: Showing) {
    if showings.last.map({ $0.date <= showing.date }) ?? true { return showings.append(showing) }
    showings.insert(showing, at: showings.partition { $0.date > showing.date })
  }

  private mutating func insert(opinion: Entry) {
    if opinions.last.map({ !opinion.precedes($0) }) ?? true { return opinions.append(opinion) }
    opinions.insert(opinion, at: opinions.partition { opinion.precedes($0) })
  }
}

extension History.Entry {
  /// Whether it comes before another by time; those of one instant go by what they say.
  fileprivate func precedes(_ other: Self) -> Bool {
    date == other.date ? key < other.key : date < other.date
  }

  private var key: String {
    "\(event.meal?.rawValue ?? "") \(event.kind.rawValue) \(event.stars ?? 0)"
  }
}

extension Array {
  /// The first position from which on a condition holds, where it holds for all later ones too.
  fileprivate func partition(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
