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

    /// Makes a part of a day.
    public init(slot: MealSlot, entries: [Entry]) { (self.slot, self.entries) = (slot, entries) }
  }

  /// An entry, and why it is there.
  public struct Entry: Hashable, Sendable {
    /// The entry.
    public var meal: PlannedMeal
    /// Why it was proposed, as sentences; empty where a person chose it or nobody knows.
    public var reasons: [String]

    /// Makes an entry.
    public init(_ meal: PlannedMeal, reasons: [String] = []) {
      (self.meal, self.reasons) = (meal, reasons)
    }
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
  ///   - reasons: Why an entry was proposed, as sentences.
  public init(
    _ plan: Plan, of days: Range<Int>, budget: Budget? = nil, problems: [String] = [],
    reasons: (PlannedMealID) -> [String] = { _ in [] }
  ) {
    let meals = Dictionary(grouping: plan.entries(of: days)) { $0.slot.day }
    let listed = days.count > 7 ? meals.keys.sorted() : Array(days)
    self.init(
      week: plan.settings.week(of: listed.first ?? days.lowerBound).lowerBound,
      days: listed.map { day in
        Day(number: day, slots: Self.slots(meals[day] ?? [], reasons))
      }, budget: budget, problems: problems)
  }

  private static func slots(
    _ meals: [PlannedMeal], _ reasons: (PlannedMealID) -> [String]
  ) -> [Slot] {
    PlanSlot.order.compactMap { slot in
      let entries = meals.filter { $0.slot.slot == slot }
        .map { Entry($0, reasons: reasons($0.id)) }
      return entries.isEmpty && !PlanSlot.usual.contains(slot)
        ? nil : Slot(slot: slot, entries: entries)
    }
  }
}
