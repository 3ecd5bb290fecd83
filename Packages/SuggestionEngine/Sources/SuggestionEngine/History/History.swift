#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The history of meals: a fold over history events in the order they were recorded.
///
/// An event may arrive twice, late or with a time in the future. The same opinion at the same
/// instant is recorded once. An opinion that arrives late does not replace a later one, and the
/// latest time of a showing is kept.
public struct History: Hashable, Sendable {
  /// One recorded event with its time.
  public struct Entry: Hashable, Sendable {
    /// The event.
    public var event: HistoryEvent
    /// The time when it happened.
    public var date: Date

    /// Makes an entry; a history applies its event and date with ``History/apply(_:at:)``.
    public init(event: HistoryEvent, date: Date) {
      self.event = event
      self.date = date
    }
  }

  /// One time when a meal was shown, opened or cooked.
  struct Showing: Hashable, Sendable {
    var meal: MealID
    var date: Date
  }

  /// All events since the last reset, in the order they were recorded.
  public private(set) var entries = Entries()

  /// All showings, sorted by time; those at the same time in the order they were recorded.
  private(set) var showings = SharedChunkList<Showing>()

  /// The positions in `entries` of all events with an opinion of a meal, sorted by time.
  private(set) var opinionPlaces = SharedChunkList<Int32>()

  /// The meals that were probably eaten, in the order they were recorded.
  private(set) var taken = TakenMeals()

  /// The meals that an eater dislikes.
  private(set) var disliked: Set<MealID> = []

  private var records = MealRecords()

  /// Some earlier states of this history.
  var past = Past()

  /// Makes an empty history.
  public init() {}

  /// All events with an opinion of a meal, sorted by time, so that the order of arrival has no
  /// effect on taste.
  var opinions: LazyMapCollection<SharedChunkList<Int32>, Entry> {
    opinionPlaces.lazy.map { [entries] in entries[Int($0)] }
  }

  /// The record of a meal; an empty record if it has no events.
  public subscript(meal: MealID) -> Record { records[meal] }

  /// All meals with an event, in no particular order.
  public var meals: some Collection<MealID> { records.meals }

  /// The meals shown last, latest first.
  public func lastShown(_ count: Int) -> [MealID] {
    var meals: [MealID] = []
    for entry in entries.reversed() where entry.event.kind == .suggested {
      if meals.count == count { break }
      if let meal = entry.event.meal { meals.append(meal) }
    }
    return meals
  }

  /// Applies the next event; ignores ratings outside 1 to 5 and events that lack their meal.
  public mutating func apply(_ event: HistoryEvent, at date: Date) {
    if event.kind == .reset { self = History() }
    guard event.kind != .reset, event.isComplete, let named = event.meal else { return }
    let meal = records.known(named)
    var event = event
    event.meal = meal
    let entry = Entry(event: event, date: date)
    if event.kind != .suggested, !insert(opinion: entry) { return }
    records[meal].take(event, at: date, order: entries.count)
    if event.kind.isShowing { insert(Showing(meal: meal, date: date)) }
    taken.take(event.kind, meal, at: date)
    if self[meal].isDisliked { disliked.insert(meal) } else { disliked.remove(meal) }
    entries.append(entry)
    if entries.count % Past.step == 0 { past.keep(self) }
  }

  /// Records a meal that is planned or was refused during planning.
  ///
  /// It is treated as shown, and also as eaten if it is planned. It has no effect on taste.
  mutating func plan(_ meal: MealID, at date: Date, isEaten: Bool) {
    records[meal].take(HistoryEvent(.suggested, meal), at: date, order: showings.count)
    insert(Showing(meal: meal, date: date))
    if isEaten { taken.plan(meal, at: date) }
  }

  /// The history as if these meals were eaten at their dates.
  ///
  /// They affect repeats and variety, but not taste.
  public func planning(_ meals: [(meal: MealID, date: Date)]) -> History {
    var planned = self
    for (meal, date) in meals { planned.plan(meal, at: date, isEaten: true) }
    return planned
  }

  /// The showings since a moment, including those in the future.
  func showings(since date: Date) -> Slice<SharedChunkList<Showing>> {
    showings[showings.partition { $0.date >= date }...]
  }

  private mutating func insert(_ showing: Showing) {
    showings.insert(showing, at: showings.partition { $0.date > showing.date })
  }

  /// Inserts an opinion, which is the next entry, at its place; returns false if it is already
  /// known.
  private mutating func insert(opinion: Entry) -> Bool {
    let place = opinionPlaces.partition { opinion.precedes(entries[Int($0)]) }
    for other in opinionPlaces[..<place].reversed() {
      let known = entries[Int(other)]
      if known.date != opinion.date { break }
      if known == opinion { return false }
    }
    opinionPlaces.insert(Int32(entries.count), at: place)
    return true
  }
}

extension History.Entry {
  /// Whether it comes before another entry by time; entries of the same instant are ordered by
  /// content.
  fileprivate func precedes(_ other: Self) -> Bool {
    date == other.date ? key < other.key : date < other.date
  }

  private var key: String {
    "\(event.meal?.rawValue ?? "") \(event.kind.rawValue) \(event.stars ?? 0) \(event.person ?? "")"
      + (event.isFirstImpression == true ? " first" : "")
  }
}
