import DesignSystem
import MealModels

extension PlannerInput {
  /// A planned meal: a recipe, or words such as "Leftovers" (C-R12).
  public struct Entry: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: PlannerEntryID
    /// The part of the day.
    public var slot: MealSlot
    /// The name of the dish, or the words.
    public var title: String
    /// The number of servings; nil if it is the usual number.
    public var servings: Int?
    /// The note of an eater, such as "prep tonight".
    public var note: String?
    /// Minutes from start to table; nil if unknown.
    public var minutes: Int?
    /// Its thumbnail; nil for words.
    public var image: MealImage?
    /// Whether it was cooked.
    public var isCooked: Bool
    /// Whether it is locked while the week is filled.
    public var isLocked: Bool
    /// Whether it was edited offline and not sent yet.
    public var isPending: Bool
    /// Whether the meal is cooked and keeps, so that its leftovers can be planned.
    public var hasLeftovers = false
    /// The changes on the shelf of its items.
    public var changes: [ShelfChange]
    /// The limit that the meal breaks now, as a sentence; nil for none.
    public var warning: String?
    /// The limit that the meal breaks and that a person accepted, as a sentence; nil for none.
    public var accepted: String?

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
  /// A planned meal with its servings and note: "Greek yogurt bowl (4 servings)".
  func title(of entry: PlannerInput.Entry) -> String {
    let servings = entry.servings.map { self("meal.servings", count: $0) }
    let parts = [servings, entry.note].compactMap(\.self)
    guard let first = parts.first else { return entry.title }
    guard parts.count > 1, let last = parts.last else {
      return self("planner.entry.with", ["title": entry.title, "note": first])
    }
    return self(
      "planner.entry.with-both", ["title": entry.title, "servings": first, "note": last])
  }
}
