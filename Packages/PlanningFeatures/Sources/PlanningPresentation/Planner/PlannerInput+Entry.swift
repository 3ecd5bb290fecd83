import DesignSystem
import MealModels
import MealPlan

extension PlannerInput {
  /// A planned meal: a recipe, or words such as "Leftovers" (C-R12).
  public struct Entry: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: PlannerEntryID
    /// The part of the day.
    public var slot: MealSlot
    /// The name of the dish, or the words.
    public var title: String
    /// The number of servings that are cooked; nil for words and leftovers.
    public var servings: Int?
    /// The note of an eater, such as "prep tonight".
    public var note: String?
    /// Who eats it, if not simply everyone: "4 + 2 guests", "For Mara and Ida"; nil for everyone.
    public var seats: String?
    /// Minutes from start to table; nil if unknown.
    public var minutes: Int?
    /// Its thumbnail; nil for words.
    public var image: MealImage?
    /// Whether it was cooked.
    public var isCooked: Bool
    /// Whether it was skipped.
    public var isSkipped = false
    /// Whether it can be marked as cooked; a meal of a later day cannot.
    public var canBeCooked = true
    /// Whether it is locked while the week is filled.
    public var isLocked: Bool
    /// Whether it was edited offline and not sent yet.
    public var isPending: Bool
    /// Whether the meal is cooked and keeps, so that its leftovers can be planned.
    public var hasLeftovers = false
    /// The names of the sides that are cooked with it.
    public var sides: [String] = []
    /// The task of the evening before, as a sentence; nil if there is none.
    public var preparation: String?
    /// The servings, if they are too few for the people who eat; nil if they are enough.
    public var gap: ServingsGap?
    /// The changes on the shelf of its items.
    public var changes: [ShelfChange]
    /// The limit that the meal breaks now, as a sentence; nil for none.
    public var warning: String?
    /// Another fault, such as leftovers that are too old, as a sentence; nil for none.
    public var fault: String?
    /// The limit that the meal breaks and that a person accepted, as a sentence; nil for none.
    public var accepted: String?
    /// That nobody can check a meal in words, as a sentence; nil for a meal that was checked.
    public var unchecked: String?

    /// The warning for its eaters, as a sentence; nil for none.
    var caution: String? { warning ?? accepted ?? unchecked }

    /// Makes a meal; by default not cooked, and without notes.
    public init(
      _ id: PlannerEntryID, _ slot: MealSlot, _ title: String, servings: Int? = nil,
      note: String? = nil, minutes: Int? = nil, image: MealImage? = nil, isCooked: Bool = false,
      isLocked: Bool = false, isPending: Bool = false, changes: [ShelfChange] = [],
      warning: String? = nil
    ) {
      self.id = id
      self.slot = slot
      self.title = title
      self.servings = servings
      self.note = note
      self.minutes = minutes
      self.image = image
      self.isCooked = isCooked
      self.isLocked = isLocked
      self.isPending = isPending
      self.changes = changes
      self.warning = warning
    }
  }
}

extension Copy {
  /// The facts below the name of a planned meal: "25 min · 6 servings · with Steamed Broccoli".
  ///
  /// - Parameter minutes: writes or speaks a number of minutes.
  func facts(of entry: PlannerInput.Entry, minutes: (Int) -> String) -> [String] {
    [
      entry.minutes.map(minutes),
      entry.servings.map { self("meal.servings", count: $0) },
      entry.sides.isEmpty ? nil : self("planner.with-sides", ["sides": list(entry.sides)]),
    ].compactMap(\.self)
  }

  /// "2 servings for 4 people".
  func words(of gap: ServingsGap) -> String {
    self(
      "planner.gap",
      ["cooked": self("meal.servings", count: gap.cooked), "eaten": String(gap.eaten)])
  }
}
