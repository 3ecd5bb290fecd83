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

    /// Makes an entry; a history takes in its event and date with ``History/apply(_:at:)``.
    public init(event: HistoryEvent, date: Date) {
      self.event = event
      self.date = date
    }
  }

  /// One time that a meal was on screen, opened or cooked.
  struct Showing: Hashable, Sendable {
    var meal: MealID
    var date: Date
  }

  /// Every event since the last reset, in the order recorded.
  public private(set) var entries = Entries()

  /// Every showing, by time; equal times in the order recorded.
  private(set) var showings = Chunks<Showing>()

  /// The places in `entries` of every event that says what somebody thinks of a meal, by time.
  private(set) var opinionPlaces = Chunks<Int32>()

  /// What was probably eaten, in the order recorded.
  private(set) var taken = TakenMeals()

  /// The meals that are not for somebody.
  private(set) var disliked: Set<MealID> = []

  private var records = MealRecords()

  /// Some of the moments on the way here.
  var past = Past()

  /// Nothing happened yet.
  public init() {}

  /// Every event that says what somebody thinks of a meal, by time, so that events that arrive in
  /// another order teach the same.
  var opinions: LazyMapCollection<Chunks<Int32>, Entry> {
    opinionPlaces.lazy.map { [entries] in entries[Int($0)] }
  }

  /// What is known of a meal; an empty record if nothing.
  public subscript(meal: MealID) -> Record { records[meal] }

  /// Every meal that something happened to, in no order.
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

  /// Takes in the next event; ratings outside 1 to 5 and events without their meal are ignored.
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

  /// Takes in a meal that is planned or was refused while planning: it counts as shown, and as eaten
  /// if it is planned, and says nothing about taste.
  mutating func plan(_ meal: MealID, at date: Date, isEaten: Bool) {
    records[meal].take(HistoryEvent(.suggested, meal), at: date, order: showings.count)
    insert(Showing(meal: meal, date: date))
    if isEaten { taken.plan(meal, at: date) }
  }

  /// The history as if these meals were eaten at their dates: they count against repeats and for
  /// variety, and say nothing about taste.
  public func planning(_ meals: [(meal: MealID, date: Date)]) -> History {
    var planned = self
    for (meal, date) in meals { planned.plan(meal, at: date, isEaten: true) }
    return planned
  }

  /// The showings since a moment, also those that lie in the future.
  func showings(since date: Date) -> Slice<Chunks<Showing>> {
    showings[showings.partition { $0.date >= date }...]
  }

  private mutating func insert(_ showing: Showing) {
    showings.insert(showing, at: showings.partition { $0.date > showing.date })
  }

  /// Takes in at its place an opinion that is the next entry, or returns false if it is known already.
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
  /// Whether it comes before another by time; those of one instant go by what they say.
  fileprivate func precedes(_ other: Self) -> Bool {
    date == other.date ? key < other.key : date < other.date
  }

  private var key: String {
    "\(event.meal?.rawValue ?? "") \(event.kind.rawValue) \(event.stars ?? 0) \(event.person ?? "")"
      + (event.isFirstImpression == true ? " first" : "")
  }
}
