import MealModels

/// The id of a planned meal, new for each one and never used again.
public typealias PlannedMealID = TypedID<PlannedMeal>

/// An entry of the plan: a meal for a slot, with its eaters and its state.
public struct PlannedMeal: Hashable, Sendable, Identifiable {
  /// The content of the meal.
  public enum Content: Hashable, Sendable {
    /// A recipe, with its title at that time, which names the recipe even if it no longer exists.
    case recipe(RecipeID, title: String)
    /// The leftovers of another entry, with its title.
    case leftovers(of: PlannedMealID, title: String)
    /// Words, such as "Dinner at Mum's".
    case text(String)
  }

  /// The state of the meal.
  public enum State: String, CaseIterable, Hashable, Sendable, Codable {
    /// The meal is still to come, or its outcome was not stated.
    case planned
    /// The meal was cooked.
    case cooked
    /// The meal was skipped.
    case skipped
  }

  /// Its id.
  public let id: PlannedMealID
  /// The slot in which the meal is eaten.
  public var slot: PlanSlot
  /// The position among the entries of the slot, smallest first; equal positions by id.
  public var position: Double
  /// The content of the meal.
  public var content: Content
  /// The servings to cook, 1 to 100, including those for leftovers; nil for the recipe's servings.
  public var servings: Int?
  /// The names of its eaters; empty for everyone.
  public var eaters: [String]
  /// How many guests eat it too, 0 to 50; nothing is known of what they cannot eat.
  public var guests: Int
  /// A further note, such as "prep tonight"; empty for none.
  public var note: String
  /// The state of the meal.
  public var state: State
  /// The contents when it was cooked; nil if they were not stated.
  public var cooked: CookedMeal?
  /// Whether only a person may replace the entry.
  public var isLocked: Bool
  /// The broken limits that a person saw and accepted, in the words of the limits; empty for none.
  public var accepted: Set<String>
  /// The recipes that a person refused for this entry; none of them is proposed again for it.
  public var refused: Set<RecipeID>

  /// Makes an entry.
  public init(
    id: PlannedMealID, slot: PlanSlot, position: Double = 0, content: Content,
    servings: Int? = nil, eaters: [String] = [], guests: Int = 0, note: String = "",
    state: State = .planned, cooked: CookedMeal? = nil, isLocked: Bool = false,
    accepted: Set<String> = [], refused: Set<RecipeID> = []
  ) {
    self.id = id
    self.slot = slot
    self.position = position
    self.content = content
    self.servings = servings
    self.eaters = eaters
    self.guests = guests
    self.note = note
    self.state = state
    self.cooked = cooked
    self.isLocked = isLocked
    self.accepted = accepted
    self.refused = refused
  }

  /// The number of servings that an entry may have.
  public static let servingsRange = 1...100

  /// The number of guests that an entry may have.
  public static let guestsRange = 0...50

  /// How many people eat the entry: its eaters, or the whole table, and the guests.
  ///
  /// - Parameter people: how many people eat at home.
  public func seats(amongPeople people: Int) -> Int {
    (eaters.isEmpty ? people : eaters.count) + guests
  }

  /// The range of positions in a slot.
  ///
  /// It is small enough that there is always a whole number beyond it.
  static let positions = -1e9...1e9

  /// How many characters the words of an entry and the name of an eater may have.
  public static let textLengths = 1...200

  /// How many characters a note may have.
  public static let noteLengths = 0...1000
}

extension PlannedMeal.Content {
  /// The title of the meal.
  public var title: String {
    switch self {
    case .recipe(_, let title), .leftovers(_, let title): title
    case .text(let text): text
    }
  }

  /// The recipe that is cooked for it; nil for leftovers and words.
  public var recipe: RecipeID? {
    if case .recipe(let id, _) = self { id } else { nil }
  }
}
