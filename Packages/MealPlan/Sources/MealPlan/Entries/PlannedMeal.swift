import MealModels

/// The id of a planned meal, new for each one and never used again.
public typealias PlannedMealID = TypedID<PlannedMeal>

/// One entry of the plan: what is eaten at one meal time, by whom, and what became of it.
public struct PlannedMeal: Hashable, Sendable, Identifiable {
  /// What is eaten.
  public enum Content: Hashable, Sendable {
    /// A recipe, with the title that it had, to say so when it is gone.
    case recipe(RecipeID, title: String)
    /// What is left of another entry, with its title.
    case leftovers(of: PlannedMealID, title: String)
    /// Words, such as "Dinner at Mum's".
    case text(String)
  }

  /// What became of it.
  public enum State: String, CaseIterable, Hashable, Sendable, Codable {
    /// It is still to come, or nobody said.
    case planned
    /// It was cooked.
    case cooked
    /// It was left out.
    case skipped
  }

  /// Its id.
  public let id: PlannedMealID
  /// When it is eaten.
  public var slot: PlanSlot
  /// Where it stands among several of one slot, smallest first; equal ones by their ids.
  public var position: Double
  /// What is eaten.
  public var content: Content
  /// Servings that are cooked, 1 to 100, those for leftovers among them; nil for those of the
  /// recipe.
  public var servings: Int?
  /// Who eats it, by name; empty for everybody.
  public var eaters: [String]
  /// What else there is to say, such as "prep tonight"; empty for nothing.
  public var note: String
  /// What became of it.
  public var state: State
  /// What it held when it was cooked; nil where nobody said.
  public var cooked: CookedMeal?
  /// Whether nothing may take its place but a person.
  public var isLocked: Bool
  /// What it breaks that a person saw and accepted, in the words of the limits; empty for nothing.
  public var accepted: Set<String>

  /// Makes an entry.
  public init(
    id: PlannedMealID, slot: PlanSlot, position: Double = 0, content: Content,
    servings: Int? = nil, eaters: [String] = [], note: String = "", state: State = .planned,
    cooked: CookedMeal? = nil, isLocked: Bool = false, accepted: Set<String> = []
  ) {
    self.id = id
    self.slot = slot
    self.position = position
    self.content = content
    self.servings = servings
    self.eaters = eaters
    self.note = note
    self.state = state
    self.cooked = cooked
    self.isLocked = isLocked
    self.accepted = accepted
  }

  /// The servings that an entry may have.
  public static let servingsRange = 1...100

  /// Where an entry may stand among those of its slot; near enough to nought that there is always a
  /// whole number beyond it.
  static let positions = -1e9...1e9

  /// How many characters the words of an entry and the name of an eater may have.
  public static let textLengths = 1...200

  /// How many characters a note may have.
  public static let noteLengths = 0...1000
}

extension PlannedMeal.Content {
  /// What it is called.
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
