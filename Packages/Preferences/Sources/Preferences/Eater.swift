import MealModels

/// One person at the table with what they must not or do not want to eat.
public struct Eater: Hashable, Sendable, Identifiable {
  /// The name, unique within a household, 1 to 40 characters.
  public var name: String

  /// The diets that every meal must fit.
  public var diets: Set<Diet> = []

  /// Allergies to a named allergen.
  public var allergens: Set<Allergen> = [] {
    didSet { acceptedTraces.formIntersection(allergens) }
  }

  /// Those of the allergens whose traces were accepted; diets and other allergies know none.
  ///
  /// What is added later is not among them, nor is what was taken away in between.
  public private(set) var acceptedTraces: Set<Allergen> = []

  /// Allergies to any other food, as it was named; ``limits(in:)`` says what each covers.
  public var allergyFoods: Set<FoodID> = []

  /// Allergies that were narrowed knowingly to one food and what is made of it.
  public var onlyAllergyFoods: Set<FoodID> = []

  /// Foods that are not wanted, with everything made of them.
  public var dislikes: Set<FoodID> = []

  /// Diets or allergies that this version cannot read; as long as there are any, no meal is safe.
  public var unreadableLimits: Set<String> = []

  /// Which of the limits may be lost and were not set anew or confirmed since; while there are any at
  /// the table, no meal is safe.
  public internal(set) var unconfirmed: Set<PreferenceKey> = []

  /// The eater of a new household.
  public static let you = Eater(name: "you")

  /// Makes an eater without limits.
  public init(name: String) {
    self.name = name
  }

  /// The name identifies an eater.
  public var id: String { name }

  /// Whether they are allergic to anything.
  public var hasAllergy: Bool {
    !allergens.isEmpty || !allergyFoods.isEmpty || !onlyAllergyFoods.isEmpty
  }

  /// The allergies to foods, each with what it covers; the narrowed ones come last.
  public func allergies(in book: @autoclosure () -> FoodBook) -> [FoodAllergy] {
    allergyFoods.sorted().map { FoodAllergy(to: $0, in: book()) }
      + onlyAllergyFoods.sorted().map { FoodAllergy(to: $0, in: book(), isNarrowed: true) }
  }

  /// Everything that a meal for this eater must not contain.
  ///
  /// - Parameter book: says what an allergy to a food covers; asked for only when there is one.
  public func limits(in book: @autoclosure () -> FoodBook) -> EaterLimits {
    EaterLimits(
      diets: DietSet(diets), allergens: AllergenSet(allergens),
      acceptedTraces: AllergenSet(acceptedTraces), allergies: allergies(in: book()),
      dislikedFoods: dislikes)
  }

  /// Accepts traces of these allergens and of no others; those that are not avoided are left out.
  public mutating func acceptTraces(of allergens: Set<Allergen>) {
    acceptedTraces = allergens.intersection(self.allergens)
  }

  /// Avoids traces of one allergen from now on, or accepts them, whatever is done about those of others.
  ///
  /// As long as something was said of traces that this version cannot read, none are accepted.
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

  /// What is done about traces, as people read it: `avoid`, `accept`, or `accept for milk, egg`
  /// where only those of some allergens are accepted.
  var tracesText: String {
    guard !acceptedTraces.isEmpty else { return TracesPreference.avoid.rawValue }
    let accept = TracesPreference.accept.rawValue
    guard acceptedTraces != allergens else { return accept }
    let ids = Allergen.allCases.filter(acceptedTraces.contains).map(\.rawValue)
    return "\(accept) for \(ids.joined(separator: ", "))"
  }

  /// How many diets and allergies are chosen; "none" is no diet.
  public var restrictionCount: Int {
    diets.subtracting([.everything]).count + allergens.count + allergyFoods.count
      + onlyAllergyFoods.count
  }
}
