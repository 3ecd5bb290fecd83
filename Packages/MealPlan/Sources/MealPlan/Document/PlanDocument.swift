import MealModels

/// A part of the plan as one document, for files and programs: what is written can be read again
/// and gives the same entries.
public struct PlanDocument: Hashable, Sendable {
  /// The first day of the first week, by its number since 1970.
  public var week: Int
  /// The days in their order.
  public var days: [Day]
  /// What the meals cost and should cost; nil where nothing is known.
  public var budget: Budget?
  /// What is wrong with the plan, as sentences.
  public var problems: [String]

  /// A day of the document.
  public struct Day: Hashable, Sendable {
    /// Its number since 1970.
    public var number: Int
    /// The parts of the day in their order, with what is planned for them.
    public var slots: [Slot]

    /// Makes a day.
    public init(number: Int, slots: [Slot]) { (self.number, self.slots) = (number, slots) }
  }

  /// A part of a day.
  public struct Slot: Hashable, Sendable {
    /// Which part.
    public var slot: MealSlot
    /// What is planned for it, in order.
    public var entries: [Entry]
    /// Who has nothing planned though others have, by name; empty where nobody said who is at the table.
    public var unserved: [String]

    /// Makes a part of a day.
    public init(slot: MealSlot, entries: [Entry], unserved: [String] = []) {
      (self.slot, self.entries, self.unserved) = (slot, entries, unserved)
    }
  }

  /// An entry, and why it is there.
  public struct Entry: Hashable, Sendable {
    /// The entry.
    public var meal: PlannedMeal
    /// Why it was proposed, as sentences; empty where a person chose it or nobody knows.
    public var reasons: [String]
    /// What goes with it; empty where nothing does or nobody knows.
    public var sides: [Side]
    /// What should go with it and does not, as sentences.
    public var without: [String]

    /// Makes an entry.
    public init(
      _ meal: PlannedMeal, reasons: [String] = [], sides: [Side] = [], without: [String] = []
    ) {
      (self.meal, self.reasons) = (meal, reasons)
      (self.sides, self.without) = (sides, without)
    }
  }

  /// A side dish.
  public struct Side: Hashable, Sendable {
    /// The recipe.
    public var id: RecipeID
    /// What it is called.
    public var title: String

    /// Makes a side dish.
    public init(_ id: RecipeID, title: String) { (self.id, self.title) = (id, title) }
  }

  /// What a week costs and should cost.
  public struct Budget: Hashable, Sendable {
    /// What it should cost at most; nil where nobody said.
    public var weekly: Money?
    /// What it costs; nil where that is not known.
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
  ///   - days: Which days, by their numbers since 1970. Of more than seven only those that have
  ///     entries are listed.
  ///   - budget: What the meals cost and should cost.
  ///   - problems: What is wrong, as sentences.
  ///   - table: Who is at the table, by name, to tell who has nothing planned.
  ///   - entry: An entry with what else is known of it: why it was proposed, what goes with it.
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
