import DesignSystem

/// The input of the sheet of a planned meal.
public struct PlannedMealInput: Equatable, Sendable {
  /// The dish that is eaten.
  public enum Dish: Hashable, Sendable {
    /// A recipe that is cooked for the meal.
    case recipe
    /// The rest of another planned meal, whose recipe can be read.
    case leftovers
    /// Words, or a recipe that is gone.
    case words
  }

  /// A person at the table who does not eat the meal.
  public struct Absence: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The limit in the way, such as "contains milk"; nil if there is none.
    public var reason: String?

    /// Makes an absence.
    public init(_ name: String, because reason: String? = nil) {
      self.name = name
      self.reason = reason
    }
  }

  /// The meal.
  public var entry: PlannerInput.Entry
  /// Its day, as days since 1 January 1970.
  public var day: Int
  /// The present day; nil if unknown.
  public var today: Int?
  /// The dish.
  public var dish: Dish
  /// The large picture; nil for words.
  public var image: MealImage?
  /// The names of those who eat it; empty for everyone.
  public var eaters: [String] = []
  /// The people at the table who do not eat it.
  public var absences: [Absence] = []
  /// The foods bought in place of others, in words: "oat milk in place of milk".
  public var standIns: [String] = []
  /// The lines of the meal as it was cooked, if its recipe has others now; empty otherwise.
  public var cookedLines: [String] = []
  /// Whether the plan can be changed.
  public var isAllowed = true
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default everyone eats it.
  public init(
    _ entry: PlannerInput.Entry, on day: Int, today: Int? = nil, dish: Dish = .recipe,
    image: MealImage? = nil
  ) {
    self.entry = entry
    self.day = day
    self.today = today
    self.dish = dish
    self.image = image
  }
}
