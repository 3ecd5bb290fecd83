import MealModels

/// The features of a meal that affect other meals of a plan, as numbers; equal numbers mean equal
/// features.
public struct MealFeatures: Hashable, Sendable {
  /// Its cuisine, protein, starch and shape, each below ``traitLimit``; 0 means none.
  public var traits: SIMD4<UInt16>
  /// Its main foods, heaviest first, padded with zeros.
  public var foods: SIMD8<UInt16>
  /// The group of its protein for quotas.
  public var group: ProteinGroup
  /// The number of its family of nearly identical meals.
  public var family: Int32

  /// Makes features.
  public init(
    traits: SIMD4<UInt16>, foods: SIMD8<UInt16>, group: ProteinGroup, family: Int32
  ) {
    self.traits = traits
    self.foods = foods
    self.group = group
    self.family = family
  }

  /// The upper limit, exclusive, of the numbers of cuisines, proteins, starches and shapes.
  public static let traitLimit = ChangingTraits.room
}

extension MealPool {
  /// The number of traits and foods; each of their numbers is smaller.
  public var featureCount: Int { traits.traits.count }

  /// The features of a meal that affect other meals of a plan.
  ///
  /// - Parameter meal: its position in ``ids``.
  public func features(of meal: Int) -> MealFeatures {
    let row = traits[meal]
    var features = MealFeatures(
      traits: .zero, foods: .zero, group: proteins[meal].group, family: families[meal])
    for (place, number) in row.enumerated() {
      if place < TraitColumns.changing {
        features.traits[place] = traits.isNothing(number) ? 0 : number
      } else if place >= TraitColumns.fixed {
        features.foods[place - TraitColumns.fixed] = number
      }
    }
    return features
  }

  /// The positions of the meals of other families that are made of nearly the same foods as this
  /// one.
  public func kin(of meal: Int) -> [Int32] { kin.kin(of: meal) }

  /// The position of a meal in ``ids``; nil if the pool does not contain it.
  public func position(of meal: MealID) -> Int? { index(of: meal) }

  /// The number of a food; nil if it is not a main food of any meal.
  public func number(of food: FoodID) -> Int? { traits.number(of: .food(food)) }

  /// The number of a meal's family, as in its features.
  public func family(of meal: Int) -> Int32 { families[meal] }

  /// Whether a meal counts towards a quota, without its sides.
  ///
  /// - Parameter meal: its position in ``ids``.
  func counts(_ meal: Int, for quota: Quota) -> Bool {
    quota.counts(proteins[meal], with: classes[meal])
  }

  /// For each food, the numbers of the food and of its kinds that are main foods of a meal.
  ///
  /// A kind is made of the food and named after it: chicken breast is a kind of chicken.
  public func numbers(ofKindsOf sought: [FoodID]) -> [FoodID: Set<Int>] {
    var found: [FoodID: Set<Int>] = [:]
    guard !sought.isEmpty else { return found }
    let names = sought.map { (food: $0, name: Array("-\($0.rawValue)-".utf8)) }
    for (number, trait) in traits.traits.enumerated() {
      guard case .food(let kind)? = trait else { continue }
      let name = Array("-\(kind.rawValue)-".utf8)
      for (food, part) in names where name.contains(part) {
        guard kind == food || isMade(number, of: food) else { continue }
        found[food, default: []].insert(number)
      }
    }
    return found
  }

  /// Whether meals with a main food also contain another food, because the main food is made of it.
  private func isMade(_ number: Int, of food: FoodID) -> Bool {
    foods.meals(with: food).contains { meal in
      traits[Int(meal)].dropFirst(TraitColumns.fixed).contains(UInt16(number))
    }
  }
}

extension [UInt8] {
  /// Whether the bytes contain other bytes as one sequence.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard part.count <= count else { return false }
    return (0...count - part.count).contains { start in
      part.indices.allSatisfy { self[start + $0] == part[$0] }
    }
  }
}
