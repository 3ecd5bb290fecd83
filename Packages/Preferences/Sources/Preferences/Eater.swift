import MealModels

/// One person at the table, with the foods that they must not or do not want to eat.
public struct Eater: Hashable, Sendable, Identifiable {
  /// The name, unique within a household, 1 to 40 characters.
  public var name: String

  /// The diets that every meal must fit.
  public var diets: Set<Diet> = []

  /// Allergies to a named allergen.
  public var allergens: Set<Allergen> = [] {
    didSet { acceptedTraces.formIntersection(allergens) }
  }

  /// The allergens whose traces the eater accepts.
  ///
  /// An eater cannot accept traces for a diet, or for an allergy to another food.
  ///
  /// An allergen that is added or removed loses its acceptance.
  public private(set) var acceptedTraces: Set<Allergen> = []

  /// Allergies to any other food, as named; ``limits(in:)`` gives the foods that each covers.
  public var allergyFoods: Set<FoodID> = []

  /// Allergies that the eater narrowed to one food and the foods made of it.
  public var onlyAllergyFoods: Set<FoodID> = []

  /// Unwanted foods, with everything made of them.
  public var dislikes: Set<FoodID> = []

  /// Diets or allergies that this version cannot read; with any of them, no meal is safe.
  public var unreadableLimits: Set<String> = []

  /// The limits that a loss of data may have removed, and that were not set or confirmed since.
  ///
  /// If an eater at the table has such a limit, no meal is safe.
  public internal(set) var unconfirmed: Set<PreferenceKey> = []

  /// The eater of a new household.
  public static let you = Eater(name: "you")

  /// Makes an eater without limits.
  public init(name: String) {
    self.name = name
  }

  /// The name identifies an eater.
  public var id: String { name }

  /// Whether the eater has an allergy.
  public var hasAllergy: Bool {
    !allergens.isEmpty || !allergyFoods.isEmpty || !onlyAllergyFoods.isEmpty
  }

  /// The allergies to foods, each with the foods that it covers; the narrowed ones come last.
  public func allergies(in book: @autoclosure () -> FoodBook) -> [FoodAllergy] {
    allergyFoods.sorted().map { FoodAllergy(to: $0, in: book()) }
      + onlyAllergyFoods.sorted().map { FoodAllergy(to: $0, in: book(), isNarrowed: true) }
  }

  /// The limits that every meal must keep for this eater.
  ///
  /// - Parameter book: gives the foods that allergies and dislikes cover; called only if there are any.
  public func limits(in book: @autoclosure () -> FoodBook) -> EaterLimits {
    EaterLimits(
      diets: DietSet(diets), allergens: AllergenSet(allergens),
      acceptedTraces: AllergenSet(acceptedTraces), allergies: allergies(in: book()),
      dislikes: dislikes.map { FoodDislike(of: $0, in: book()) })
  }

  /// Accepts traces of these allergens only; allergens that the eater does not avoid are ignored.
  public mutating func acceptTraces(of allergens: Set<Allergen>) {
    acceptedTraces = allergens.intersection(self.allergens)
  }

  /// Avoids or accepts traces of one allergen, independent of other allergens.
  ///
  /// While an event about traces is unreadable, no traces are accepted.
  mutating func setTraces(of allergen: Allergen, areAvoided: Bool) {
    guard !areAvoided, !unreadableLimits.contains(where: Self.isOfTraces) else {
      return acceptTraces(of: acceptedTraces.subtracting([allergen]))
    }
    acceptTraces(of: acceptedTraces.union([allergen]))
  }

  /// Whether a limit that this version cannot read is about traces.
  static func isOfTraces(_ limit: String) -> Bool {
    limit.hasPrefix("\(PreferenceKey.traces.rawValue):")
  }

  /// The setting of traces, as people read it: `avoid`, `accept`, or `accept for milk, egg`.
  ///
  /// The last form means that traces of only these allergens are accepted.
  var tracesText: String {
    guard !acceptedTraces.isEmpty else { return TracesPreference.avoid.rawValue }
    let accept = TracesPreference.accept.rawValue
    guard acceptedTraces != allergens else { return accept }
    let ids = Allergen.allCases.filter(acceptedTraces.contains).map(\.rawValue)
    return "\(accept) for \(ids.joined(separator: ", "))"
  }

  /// The number of chosen diets and allergies; the diet "everything" is not included.
  public var restrictionCount: Int {
    diets.subtracting([.everything]).count + allergens.count + allergyFoods.count
      + onlyAllergyFoods.count
  }
}
