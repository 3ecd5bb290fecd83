import Synchronization

/// Finds meals made of nearly the same main foods, so that one does not follow the other.
///
/// Unlike members of a family, kin of kin are not kin: pairs do not chain. Most requests need the
/// kin of only a few meals, so the kin of each meal are found on first use.
final class MealKin: Sendable {
  /// The minimum share of common main foods of two related meals, as a weighted Jaccard index.
  ///
  /// Two meals that share half of their foods have an index of a third.
  static let leastLikeness = 0.37

  /// The maximum number of meals that are compared because two of their first four foods are the
  /// same.
  ///
  /// If more meals share these two foods, other traits distinguish them.
  private static let mostCompared = 48

  private let traits: TraitColumns
  private let families: [Int32]
  /// Each pair of a meal's first four foods in the upper half, and the meal in the lower half;
  /// sorted.
  private let sharing: [UInt64]
  private let found = Mutex<[Int: [Int32]]>([:])

  init(in traits: TraitColumns, families: [Int32]) {
    self.traits = traits
    self.families = families
    var sharing: [UInt64] = []
    for meal in 0..<traits.count
    where traits.mainFoods(of: meal).count >= MealFamilies.tellingFoods {
      WeightedFoods(traits.mainFoods(of: meal)).forEachFirstPair {
        sharing.append(UInt64($0) << 32 | UInt64(meal))
      }
    }
    sharing.sort()
    self.sharing = sharing
  }

  /// The meals that are kin of a meal but not of its family, as ascending positions.
  func kin(of meal: Int) -> [Int32] {
    if let kin = found.withLock({ $0[meal] }) { return kin }
    let kin = find(meal)
    found.withLock { $0[meal] = kin }
    return kin
  }

  private func find(_ meal: Int) -> [Int32] {
    let foods = WeightedFoods(traits.mainFoods(of: meal))
    guard traits.mainFoods(of: meal).count >= MealFamilies.tellingFoods else { return [] }
    var kin: Set<Int32> = []
    foods.forEachFirstPair { pair in
      let others = self.meals(sharing: pair)
      guard others.count <= Self.mostCompared else { return }
      for entry in others {
        let other = Int(entry & 0xffff_ffff)
        guard families[meal] != families[other], !kin.contains(Int32(other)),
          foods.likeness(to: WeightedFoods(traits.mainFoods(of: other))) >= Self.leastLikeness
        else { continue }
        kin.insert(Int32(other))
      }
    }
    return kin.sorted()
  }

  /// The entries of the meals that have both foods among their first four.
  private func meals(sharing pair: UInt32) -> ArraySlice<UInt64> {
    let start = firstEntry(from: UInt64(pair) << 32)
    return sharing[start..<firstEntry(from: (UInt64(pair) + 1) << 32)]
  }

  /// The index of the first entry that is not below a number.
  private func firstEntry(from number: UInt64) -> Int {
    var range = 0..<sharing.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        sharing[middle] < number
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

/// The main foods of a meal as numbers, each once, with weights that decrease with the position.
///
/// There is room for eight numbers; a meal has fewer main foods, at most
/// `MealTraits.mainFoodLimit`.
private struct WeightedFoods {
  private var numbers = SIMD8<UInt16>.zero
  private var weights = SIMD8<Double>.zero
  private var count = 0
  private var sum = 0.0
  /// The number of these foods that are among the meal's first four.
  private var first = 0

  init(_ foods: ArraySlice<UInt16>) {
    for (place, number) in foods.enumerated()
    where !(0..<count).contains(where: { numbers[$0] == number }) {
      let weight = 1 / (1 + 0.2 * Double(place))
      numbers[count] = number
      weights[count] = weight
      count += 1
      sum += weight
      if place < 4 { first += 1 }
    }
  }

  /// Calls a function with each pair of the first four foods, as one number.
  func forEachFirstPair(_ take: (UInt32) -> Void) {
    for place in 0..<first {
      for other in place + 1..<max(first, place + 1) {
        let (low, high) = (min(numbers[place], numbers[other]), max(numbers[place], numbers[other]))
        take(UInt32(low) << 16 | UInt32(high))
      }
    }
  }

  func likeness(to other: WeightedFoods) -> Double {
    var shared = 0.0
    for place in 0..<count {
      for match in 0..<other.count where other.numbers[match] == numbers[place] {
        shared += min(weights[place], other.weights[match])
      }
    }
    let all = sum + other.sum - shared
    return all > 0 ? shared / all : 0
  }
}
