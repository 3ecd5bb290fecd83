import Journal
import MealModels

/// What a household says that a name on an ingredient line means.
public enum SettledMeaning: Hashable, Sendable {
  /// It is this food.
  case food(FoodID)
  /// It is made of these foods, at least one.
  case contains([FoodID])
  /// It is no food, such as the name of whoever wrote the recipe.
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

/// One change of the settled names, as it is stored.
public enum SettledNameEvent: Hashable, Sendable, Codable {
  /// A name means this from now on.
  case settled(name: String, meaning: SettledMeaning)
  /// Nobody knows any more what a name means.
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
/// It only keeps them: whoever reads ingredient lines applies them.
public struct SettledNames: Hashable, Sendable {
  private var meanings: [String: SettledMeaning] = [:]

  /// Nothing is settled yet.
  public init() {}

  /// What a name means; nil where nobody said.
  public subscript(_ name: String) -> SettledMeaning? { meanings[FoodName.key(name)] }

  /// All names, in the form in which they are compared and in order, with what they mean.
  public var all: [(name: String, meaning: SettledMeaning)] {
    meanings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The event that settles a name; throws for a text without words, and for a list of foods that
  /// is empty, because "contains nothing" would be a promise.
  public static func settling(
    _ name: String, as meaning: SettledMeaning
  ) throws(RecipeStoreError) -> SettledNameEvent {
    let key = FoodName.key(name)
    guard !key.isEmpty, meaning != .contains([]) else { throw .noName(name) }
    return .settled(name: key, meaning: meaning)
  }

  /// Takes the next decision in.
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
