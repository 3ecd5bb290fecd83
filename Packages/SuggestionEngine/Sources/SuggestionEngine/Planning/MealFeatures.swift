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

  /// The numbers of a food and of its kinds, which are made of it and named after it, as chicken breast
  /// is a kind of chicken; only those that are main foods of a meal.
  public func numbers(ofKindsOf food: FoodID) -> Set<Int> {
    var numbers = Set([traits.number(of: .food(food))].compactMap(\.self))
    for meal in foods.meals(with: food) {
      for number in traits[Int(meal)].dropFirst(TraitColumns.fixed) {
        if case .food(let kind)? = traits.traits[Int(number)], kind.isNamed(after: food) {
          numbers.insert(Int(number))
        }
      }
    }
    return numbers
  }
}

extension FoodID {
  /// Whether the words of another id stand together in this one.
  fileprivate func isNamed(after other: FoodID) -> Bool {
    "-\(rawValue)-".contains("-\(other.rawValue)-")
  }
}
