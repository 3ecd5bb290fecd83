import MealModels

/// What of a meal counts beside other meals of a plan, as numbers that are equal for equal things.
public struct MealFeatures: Hashable, Sendable {
  /// Its cuisine, protein, starch and shape, each below ``traitLimit``; 0 for none.
  public var traits: SIMD4<UInt16>
  /// Its main foods, heaviest first, then 0s.
  public var foods: SIMD8<UInt16>
  /// What its protein counts as in quotas.
  public var group: ProteinGroup
  /// The number of the family of meals that are nearly the same.
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

  /// What the numbers of cuisines, proteins, starches and shapes stay below.
  public static let traitLimit = ChangingTraits.room
}

extension MealPool {
  /// How many numbers there are for traits and foods; each number is smaller.
  public var featureCount: Int { traits.traits.count }

  /// What of a meal counts beside others.
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

  /// The meals of other families that are made of nearly the same as one, as positions.
  public func kin(of meal: Int) -> [Int32] { kin[Int32(meal)] ?? [] }

  /// The position of a meal in ``ids``; nil if the pool does not hold it.
  public func position(of meal: MealID) -> Int? { index(of: meal) }

  /// The number of a food; nil where it is no main food of any meal.
  public func number(of food: FoodID) -> Int? { traits.number(of: .food(food)) }

  /// The number of a meal's family, as in its features.
  public func family(of meal: Int) -> Int32 { families[meal] }

  /// The group of a meal's protein, as in its features.
  public func group(of meal: Int) -> ProteinGroup { proteins[meal].group }

  /// Whether a meal counts for a quota, without what goes with it.
  ///
  /// - Parameter meal: its position in ``ids``.
  func counts(_ meal: Int, for quota: Quota) -> Bool {
    quota.counts(proteins[meal], with: classes[meal])
  }

  /// By food the numbers of it and of its kinds, which are made of it and named after it, as chicken
  /// breast is a kind of chicken; only those that are main foods of a meal.
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

  /// Whether the meals with a main food hold another food too, as they do of what it is made of.
  private func isMade(_ number: Int, of food: FoodID) -> Bool {
    foods.meals(with: food).contains { meal in
      traits[Int(meal)].dropFirst(TraitColumns.fixed).contains(UInt16(number))
    }
  }
}

extension [UInt8] {
  /// Whether some bytes stand together in these.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard part.count <= count else { return false }
    return (0...count - part.count).contains { start in
      part.indices.allSatisfy { self[start + $0] == part[$0] }
    }
  }
}
