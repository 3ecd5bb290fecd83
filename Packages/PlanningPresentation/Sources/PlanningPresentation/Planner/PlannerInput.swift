import DesignSystem
import MealModels

/// What the weekly planner is made from.
public struct PlannerInput: Equatable, Sendable {
  /// A day with what is planned for it.
  public struct Day: Equatable, Sendable, Identifiable {
    /// The day, as days since 1 January 1970.
    public var id: Int
    /// The parts of the day that are shown, in order; a part without a meal can be filled.
    public var slots: [MealSlot]
    /// What is planned, in order.
    public var entries: [Entry]

    /// Makes a day; breakfast, lunch and dinner are shown unless given.
    public init(
      _ number: Int, slots: [MealSlot] = [.breakfast, .lunch, .dinner], entries: [Entry] = []
    ) {
      id = number
      self.slots = slots
      self.entries = entries
    }
  }

  /// How far the week is sent and fetched.
  public enum Connection: Hashable, Sendable {
    /// It can be asked for.
    case online
    /// It is being asked for.
    case refreshing
    /// There is no network.
    case offline
  }

  /// The first day of the week, as days since 1 January 1970; a Monday unless the eater chose another.
  public var firstDay: Int
  /// The days in order; nil while they are not read yet.
  public var days: [Day]?
  /// The store; nil where none is chosen.
  public var store: ChosenStore?
  /// Whether prices and stock can be asked for.
  public var connection: Connection
  /// Whether the planner is choosing meals for the week now.
  public var isFilling: Bool
  /// Whether there are edits that were made offline and not sent yet.
  public var isDraft: Bool
  /// How many seconds ago the week was sent and fetched; nil for never.
  public var syncedSecondsAgo: Int?
  /// Whether the week can be changed; reading and sharing it always can be.
  public var isAllowed: Bool
  /// Whether the plan could not be read.
  public var isUnreadable: Bool
  /// Whether it is the first screen of a tab, so that there is nothing to go back to.
  public var isRoot = false
  /// How many things several devices changed, about which nobody decided yet.
  public var questionCount = 0
  /// A short message.
  public var toast: Notice?

  /// Makes an input; online, allowed, and not read yet unless given.
  public init(
    firstDay: Int, days: [Day]? = nil, store: ChosenStore? = nil,
    connection: Connection = .online, isFilling: Bool = false, isDraft: Bool = false,
    syncedSecondsAgo: Int? = nil, isAllowed: Bool = true, isUnreadable: Bool = false,
    toast: Notice? = nil
  ) {
    self.firstDay = firstDay
    self.days = days
    self.store = store
    self.connection = connection
    self.isFilling = isFilling
    self.isDraft = isDraft
    self.syncedSecondsAgo = syncedSecondsAgo
    self.isAllowed = isAllowed
    self.isUnreadable = isUnreadable
    self.toast = toast
  }

  /// Everything planned in the week, in order.
  var entries: [Entry] { (days ?? []).flatMap(\.entries) }
}
