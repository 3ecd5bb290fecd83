import Journal
import MealModels

/// The meaning that a household gives a name on an ingredient line.
public enum SettledMeaning: Hashable, Sendable {
  /// It is this food.
  case food(FoodID)
  /// It is made of these foods, at least one.
  case contains([FoodID])
  /// It is not a food, such as the name of the recipe's author.
  case noFood
}

extension SettledMeaning: Codable {
  private enum CodingKeys: String, CodingKey { case food, contains, isNoFood }

  /// Reads `{"food": id}`, `{"contains": [id, …]}` or `{"isNoFood": true}`.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    if try object.decodeIfPresent(Bool.self, forKey: .isNoFood) == true {
      self = .noFood
    } else if let food = try object.decodeIfPresent(FoodID.self, forKey: .food) {
      self = .food(food)
    } else {
      self = .contains(try object.decode([FoodID].self, forKey: .contains))
    }
  }

  /// Writes `{"food": id}`, `{"contains": [id, …]}` or `{"isNoFood": true}`.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .food(let food): try object.encode(food, forKey: .food)
    case .contains(let foods): try object.encode(foods, forKey: .contains)
    case .noFood: try object.encode(true, forKey: .isNoFood)
    }
  }
}

/// One stored change of the settled names.
public enum SettledNameEvent: Hashable, Sendable, Codable {
  /// A name means this from now on.
  case settled(name: String, meaning: SettledMeaning)
  /// The meaning of a name was forgotten.
  case forgotten(name: String)

  /// The name in the form in which names of foods are compared.
  public var name: String {
    switch self {
    case .settled(let name, _), .forgotten(let name): FoodName.key(name)
    }
  }
}

/// The names that a household has settled: a fold over its decisions.
///
/// It only stores them; the readers of ingredient lines apply them.
public struct SettledNames: Hashable, Sendable {
  private var meanings: [String: SettledMeaning] = [:]

  /// Makes an empty list.
  public init() {}

  /// The meaning of a name; nil if it was never settled.
  public subscript(_ name: String) -> SettledMeaning? { meanings[FoodName.key(name)] }

  /// All names, in the form in which they are compared and in order, with their meanings.
  public var all: [(name: String, meaning: SettledMeaning)] {
    meanings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The event that settles a name.
  ///
  /// Throws for a text without words, and for an empty list of foods, because "contains nothing"
  /// would be a promise.
  public static func settling(
    _ name: String, as meaning: SettledMeaning
  ) throws(RecipeStoreError) -> SettledNameEvent {
    let key = FoodName.key(name)
    guard !key.isEmpty, meaning != .contains([]) else { throw .noName(name) }
    return .settled(name: key, meaning: meaning)
  }

  /// Applies the next decision.
  public mutating func apply(_ event: SettledNameEvent) {
    switch event {
    case .settled(_, let meaning): meanings[event.name] = meaning
    case .forgotten: meanings[event.name] = nil
    }
  }
}

extension EventStream where State == SettledNames, Content == SettledNameEvent {
  /// The stream of settled names in a journal.
  public static let settledNames = EventStream(
    name: "settled-names", initialState: SettledNames(), subject: \.name,
    apply: { names, event, _ in names.apply(event) }
  ).shared(holdsLimits: true) { event, _ in
    EditMeaning(.agrees, of: event.name, fields: ["meaning"])
  }
}
