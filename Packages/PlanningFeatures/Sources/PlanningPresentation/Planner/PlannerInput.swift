import DesignSystem
import MealModels

/// The input of the weekly planner.
public struct PlannerInput: Equatable, Sendable {
  /// A day with its entries.
  public struct Day: Equatable, Sendable, Identifiable {
    /// The day, as days since 1 January 1970.
    public var id: Int
    /// The parts of the day that are shown, in order; a part without a meal can be filled.
    public var slots: [MealSlot]
    /// The planned entries, in order.
    public var entries: [Entry]

    /// Makes a day; by default breakfast, lunch and dinner are shown.
    public init(
      _ number: Int, slots: [MealSlot] = [.breakfast, .lunch, .dinner], entries: [Entry] = []
    ) {
      id = number
      self.slots = slots
      self.entries = entries
    }
  }

  /// The state of requests for prices and stock.
  public enum Connection: Hashable, Sendable {
    /// Prices and stock can be requested.
    case online
    /// A request for prices and stock is running.
    case refreshing
    /// There is no network.
    case offline
  }

  /// The first day of the week, as days since 1 January 1970; by default a Monday.
  public var firstDay: Int
  /// The days in order; nil until they are read.
  public var days: [Day]?
  /// The store; nil if none is chosen.
  public var store: ChosenStore?
  /// The state of requests for prices and stock.
  public var connection: Connection
  /// Whether the planner is choosing meals for the week now.
  public var isFilling: Bool
  /// Whether there are edits that were made offline and not sent yet.
  public var isPending: Bool
  /// The seconds since the week was last synced, or its prices requested if nobody shares it; nil
  /// if never.
  public var syncedSecondsAgo: Int?
  /// Whether other devices share the week, so that there is something to sync with.
  public var isShared = true
  /// Whether the week can be changed; reading and sharing are always allowed.
  public var isAllowed: Bool
  /// Whether the plan could not be read.
  public var isUnreadable: Bool
  /// The present day, as days since 1 January 1970; nil for a week as drawn, without a today.
  public var today: Int?
  /// Whether the days of this week that are over are shown.
  public var showsEarlier = false
  /// Whether it is the first screen of a tab, without a way back.
  public var isRoot = false
  /// The number of open conflicts between devices.
  public var questionCount = 0
  /// The cost of the week; nil if no price is known.
  public var cost: PlannerCost?
  /// The cost of the list with the meals chosen so far, while the week is filled; nil if unknown.
  public var estimate: Money?
  /// The nutrition of one serving of each planned meal, known or not.
  public var servings: [NutritionFacts] = []
  /// The meal that is being cooked; nil for none.
  public var cookingNow: CookingNow?
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default online, allowed, and not read yet.
  public init(
    firstDay: Int, days: [Day]? = nil, store: ChosenStore? = nil,
    connection: Connection = .online, isFilling: Bool = false, isPending: Bool = false,
    syncedSecondsAgo: Int? = nil, isAllowed: Bool = true, isUnreadable: Bool = false,
    toast: Notice? = nil
  ) {
    self.firstDay = firstDay
    self.days = days
    self.store = store
    self.connection = connection
    self.isFilling = isFilling
    self.isPending = isPending
    self.syncedSecondsAgo = syncedSecondsAgo
    self.isAllowed = isAllowed
    self.isUnreadable = isUnreadable
    self.toast = toast
  }

  /// All entries of the week, in order.
  var entries: [Entry] { (days ?? []).flatMap(\.entries) }

  /// Whether the whole week is over.
  var isPast: Bool { today.map { firstDay + 7 <= $0 } ?? false }

  /// Whether today is in the week, as far as known.
  var isPresent: Bool { today.map { (firstDay..<(firstDay + 7)).contains($0) } ?? true }
}
