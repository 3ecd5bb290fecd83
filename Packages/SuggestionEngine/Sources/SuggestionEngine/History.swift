#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// What happened to meals so far: a fold over history events in the order they were recorded.
public struct History: Hashable, Sendable {
  /// One recorded event with its time.
  public struct Entry: Hashable, Sendable {
    /// What happened.
    public var event: HistoryEvent
    /// When.
    public var date: Date
  }

  /// What is known of one meal.
  public struct Record: Hashable, Sendable {
    /// When it was last shown or cooked, and how many events came before that.
    public var lastShown: (date: Date, order: Int)? { shown.map { ($0.date, $0.order) } }
    /// Whether an eater said it is not for them.
    public var isDisliked = false
    /// The latest rating, 1 to 5 stars.
    public var stars: Int?
    /// How often it was cooked.
    public var timesCooked = 0

    struct Shown: Hashable, Sendable {
      var date: Date
      var order: Int
    }

    var shown: Shown?

    /// Keeps the later date, so that a clock set back does not make a meal look long gone.
    mutating func wasShown(at date: Date, order: Int) {
      shown = Shown(date: max(date, shown?.date ?? date), order: order)
    }
  }

  /// Every event since the last reset, oldest first.
  public private(set) var entries: [Entry] = []

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
    if event.kind == .reset {
      self = History()
      return
    }
    guard let meal = event.meal else { return }
    var record = self[meal]
    switch event.kind {
    case .suggested, .accepted:
      record.wasShown(at: date, order: entries.count)
    case .cooked:
      record.wasShown(at: date, order: entries.count)
      record.timesCooked += 1
    case .disliked:
      record.isDisliked = true
    case .rated:
      guard let stars = event.stars, (1...5).contains(stars) else { return }
      record.stars = stars
      record.isDisliked = false
    case .skipped, .reset:
      break
    }
    records[meal] = record
    entries.append(Entry(event: event, date: date))
  }
}
