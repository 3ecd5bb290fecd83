import MealModels

/// A part of the plan as one document, for files and programs.
///
/// Reading the document gives the same entries.
public struct PlanDocument: Hashable, Sendable {
  /// The first day of the first week, by its number since 1970.
  public var week: Int
  /// The days in their order.
  public var days: [Day]
  /// The cost of the meals and their budget; nil if both are unknown.
  public var budget: Budget?
  /// The problems of the plan, as sentences.
  public var problems: [String]

  /// A day of the document.
  public struct Day: Hashable, Sendable {
    /// Its number since 1970.
    public var number: Int
    /// The parts of the day in their order, with their entries.
    public var slots: [Slot]

    /// Makes a day.
    public init(number: Int, slots: [Slot]) { (self.number, self.slots) = (number, slots) }
  }

  /// A part of a day.
  public struct Slot: Hashable, Sendable {
    /// The part of the day.
    public var slot: MealSlot
    /// The entries planned for it, in order.
    public var entries: [Entry]
    /// The eaters without a plan though others have one, by name; empty if the table is unknown.
    public var unserved: [String]

    /// Makes a part of a day.
    public init(slot: MealSlot, entries: [Entry], unserved: [String] = []) {
      (self.slot, self.entries, self.unserved) = (slot, entries, unserved)
    }
  }

  /// An entry, with its sides and the reasons for it.
  public struct Entry: Hashable, Sendable {
    /// The entry.
    public var meal: PlannedMeal
    /// The reasons why it was proposed, as sentences; empty if a person chose it or they are
    /// unknown.
    public var reasons: [String]
    /// The sides; empty if there are none or they are unknown.
    public var sides: [Side]
    /// The missing sides, as sentences.
    public var without: [String]
    /// The warnings for its eaters, as sentences, such as about a broken limit.
    public var warnings: [String]

    /// Makes an entry.
    public init(
      _ meal: PlannedMeal, reasons: [String] = [], sides: [Side] = [], without: [String] = [],
      warnings: [String] = []
    ) {
      (self.meal, self.reasons, self.warnings) = (meal, reasons, warnings)
      (self.sides, self.without) = (sides, without)
    }
  }

  /// A side dish.
  public struct Side: Hashable, Sendable {
    /// The recipe.
    public var id: RecipeID
    /// The title of the side.
    public var title: String

    /// Makes a side dish.
    public init(_ id: RecipeID, title: String) { (self.id, self.title) = (id, title) }
  }

  /// The cost of a week and its budget.
  public struct Budget: Hashable, Sendable {
    /// The most that it should cost; nil if no budget is set.
    public var weekly: Money?
    /// The cost; nil if it is unknown.
    public var cost: Money?

    /// Makes a budget.
    public init(weekly: Money?, cost: Money?) { (self.weekly, self.cost) = (weekly, cost) }
  }

  /// Makes a document.
  public init(week: Int, days: [Day], budget: Budget? = nil, problems: [String] = []) {
    (self.week, self.days, self.budget, self.problems) = (week, days, budget, problems)
  }
}

extension PlanDocument {
  /// Some days of a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - days: The days, by their numbers since 1970. If there are more than seven, only those with
  ///     entries are listed.
  ///   - budget: The cost of the meals and their budget.
  ///   - problems: The problems, as sentences.
  ///   - table: The names of the people at the table, to list those with nothing planned.
  ///   - entry: Adds the reasons and sides to an entry.
  public init(
    _ plan: Plan, of days: Range<Int>, budget: Budget? = nil, problems: [String] = [],
    table: [String] = [], entry: (PlannedMeal) -> Entry = { Entry($0) }
  ) {
    let meals = Dictionary(grouping: plan.entries(of: days)) { $0.slot.day }
    let listed = days.count > 7 ? meals.keys.sorted() : Array(days)
    self.init(
      week: plan.settings.week(of: listed.first ?? days.lowerBound).lowerBound,
      days: listed.map { day in
        Day(
          number: day,
          slots: Self.slots(meals[day] ?? [], entry) { slot in
            plan.unserved(at: PlanSlot(day: day, slot: slot), among: table)
          })
      }, budget: budget, problems: problems)
  }

  private static func slots(
    _ meals: [PlannedMeal], _ entry: (PlannedMeal) -> Entry, unserved: (MealSlot) -> [String]
  ) -> [Slot] {
    PlanSlot.order.compactMap { slot in
      let entries = meals.filter { $0.slot.slot == slot }.map(entry)
      return entries.isEmpty && !PlanSlot.usual.contains(slot)
        ? nil : Slot(slot: slot, entries: entries, unserved: unserved(slot))
    }
  }
}
