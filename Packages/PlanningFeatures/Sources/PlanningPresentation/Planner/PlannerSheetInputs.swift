import DesignSystem
import MealModels
import MealPlan

/// The input of the sheet that asks who eats a meal.
public struct PlannerEatersInput: Equatable, Sendable {
  /// A person of the table.
  public struct Person: Equatable, Sendable, Identifiable {
    /// The stored name.
    public var id: String
    /// The shown name.
    public var name: String
    /// Whether the person eats the meal.
    public var isEating: Bool
    /// The limit that the meal breaks for the person, as a sentence; nil for none.
    public var reason: String?

    /// Makes a person.
    public init(_ id: String, _ name: String, isEating: Bool, reason: String? = nil) {
      self.id = id
      self.name = name
      self.isEating = isEating
      self.reason = reason
    }
  }

  /// The name of the dish.
  public var title: String
  /// Everyone at the table.
  public var people: [Person]
  /// The number of guests.
  public var guests: Int
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(_ title: String, people: [Person], guests: Int = 0, toast: Notice? = nil) {
    self.title = title
    self.people = people
    self.guests = guests
    self.toast = toast
  }
}

/// The input of the sheet for a note on a meal, or instead of one.
public struct PlannerNoteInput: Equatable, Sendable {
  /// The name of the dish; nil if the note is planned instead of a meal.
  public var title: String?
  /// The time of the note.
  public var place: PlannerPlace
  /// The words.
  public var text: String
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(_ title: String?, at place: PlannerPlace, text: String = "", toast: Notice? = nil) {
    self.title = title
    self.place = place
    self.text = text
    self.toast = toast
  }
}

/// The input of the sheet that plans a meal on several weekdays.
public struct PlannerRepeatInput: Equatable, Sendable {
  /// The name of the dish.
  public var title: String
  /// The chosen weekdays, 1 for Monday to 7 for Sunday.
  public var weekdays: Set<Int>
  /// For how many weeks.
  public var weeks: Int
  /// How many free times it would be planned for.
  public var freeCount: Int
  /// How many of its times have something planned.
  public var takenCount: Int
  /// Whether it is planned there too.
  public var isBeside: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(
    _ title: String, weekdays: Set<Int>, weeks: Int = 1, freeCount: Int = 0, takenCount: Int = 0,
    isBeside: Bool = false, toast: Notice? = nil
  ) {
    self.title = title
    self.weekdays = weekdays
    self.weeks = weeks
    self.freeCount = freeCount
    self.takenCount = takenCount
    self.isBeside = isBeside
    self.toast = toast
  }
}

/// The input of the sheet with last week and the kept weeks.
public struct PlannerWeeksInput: Equatable, Sendable {
  /// A week kept under a name.
  public struct Kept: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: WeekTemplate.ID
    /// Its name.
    public var name: String
    /// How many meals it has.
    public var count: Int

    /// Makes a kept week.
    public init(_ id: WeekTemplate.ID, _ name: String, count: Int) {
      self.id = id
      self.name = name
      self.count = count
    }
  }

  /// The first day of the shown week, as days since 1 January 1970.
  public var firstDay: Int
  /// How many meals the week before has.
  public var lastCount: Int
  /// How many meals the shown week has.
  public var count: Int
  /// The kept weeks, by name.
  public var kept: [Kept]
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(
    firstDay: Int, lastCount: Int, count: Int, kept: [Kept] = [], toast: Notice? = nil
  ) {
    self.firstDay = firstDay
    self.lastCount = lastCount
    self.count = count
    self.kept = kept
    self.toast = toast
  }
}

/// The input of the sheet with the changes that save most.
public struct PlannerSavingsInput: Equatable, Sendable {
  /// A change of one meal.
  public struct Saving: Equatable, Sendable, Identifiable {
    /// The planned meal and the one in its place.
    public var id: PlannerSaving
    /// The time of the meal.
    public var place: PlannerPlace
    /// The name of the planned meal.
    public var old: String
    /// The name of the meal in its place.
    public var new: String
    /// How much less the list costs.
    public var saved: Money

    /// Makes a change.
    public init(
      _ id: PlannerSaving, at place: PlannerPlace, old: String, new: String, saved: Money
    ) {
      self.id = id
      self.place = place
      self.old = old
      self.new = new
      self.saved = saved
    }
  }

  /// By how much the week exceeds the budget; nil if it does not, or there is none.
  public var over: Money?
  /// The budget; nil if there is none.
  public var budget: Money?
  /// The changes; nil while they are looked for.
  public var savings: [Saving]?
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(
    over: Money? = nil, budget: Money? = nil, savings: [Saving]? = nil, toast: Notice? = nil
  ) {
    self.over = over
    self.budget = budget
    self.savings = savings
    self.toast = toast
  }
}

/// The cost of the shown week.
public struct PlannerCost: Equatable, Sendable {
  /// The cost of the packages to buy.
  public var toPay: Money
  /// The cost of what the week uses up of them.
  public var used: Money
  /// How many items have no price.
  public var unpricedCount: Int
  /// The cost with all orders, and the budget; nil without a budget.
  public var sum: BudgetSum?

  /// Makes a cost.
  public init(toPay: Money, used: Money, unpricedCount: Int = 0, sum: BudgetSum? = nil) {
    self.toPay = toPay
    self.used = used
    self.unpricedCount = unpricedCount
    self.sum = sum
  }
}
