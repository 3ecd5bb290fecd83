/// The parts of an ingredient line from which traits are derived.
struct TraitLine {
  let food: FoodID
  let role: FoodRole
  let season: MonthSet
  /// The amounts of the food in one serving.
  let amounts: ServingFacts.Line
  /// Whether the title of the meal names the food.
  let isNamed: Bool

  var grams: Double { amounts.grams ?? 0 }

  /// Grams of protein.
  ///
  /// If the protein was not measured, 15 % of the weight of a food eaten for its protein.
  var protein: Double {
    amounts.protein ?? (proteinSource == .none ? 0 : grams * 0.15)
  }

  /// Grams of carbohydrate.
  ///
  /// If the carbohydrate was not measured, half the weight of a food eaten for its starch.
  var carbohydrate: Double {
    amounts.carbohydrate ?? (starchSource == .none ? 0 : grams * 0.5)
  }

  var proteinSource: ProteinSource {
    if case .protein(let source) = role { source } else { .none }
  }

  var starchSource: StarchSource {
    if case .starch(let source) = role { source } else { .none }
  }
}

extension [TraitLine] {
  /// The least weight in a serving, in grams, from which a food is more than a seasoning.
  private static let leastGrams = 15.0

  /// The least protein in a serving, in grams, from which a meal has a source of protein.
  private static let leastProtein = 4.0

  /// The least share of all protein from which meat or fish is the source of a dish.
  private static let fleshShare = 0.25

  /// The least share of all protein from which any other food is the source of a dish.
  private static let plainShare = 0.15

  /// The least carbohydrate of a source of starch in a serving, in grams.
  ///
  /// Less than that only thickens or coats the food.
  private static let leastCarbohydrate = 12.0

  /// Whether no line states its amount.
  private var isUnweighed: Bool { allSatisfy { $0.amounts.grams == nil } }

  /// The source of the most protein.
  ///
  /// If meat and fish bring enough, only they are compared.
  var protein: ProteinSource {
    let total = reduce(0) { $0 + $1.protein }
    let sources = ProteinSource.allCases.filter { source in
      let grams = reduce(0) { $0 + ($1.proteinSource == source ? $1.grams : 0) }
      return source != .none && grams >= Self.leastGrams
    }
    let shares = sources.map { source in
      (source, reduce(0) { $0 + ($1.proteinSource == source ? $1.protein : 0) })
    }
    guard total >= Self.leastProtein else { return listedProtein }
    let flesh = shares.filter(\.0.isFlesh)
    if flesh.reduce(0, { $0 + $1.1 }) >= total * Self.fleshShare, !isNamed(by: shares.most) {
      return flesh.most ?? .none
    }
    return shares.filter { $0.1 >= total * Self.plainShare }.most ?? listedProtein
  }

  /// Whether this source is neither meat nor fish, and the title names it and neither meat nor
  /// fish.
  private func isNamed(by source: ProteinSource?) -> Bool {
    let named = filter(\.isNamed).map(\.proteinSource)
    return source.map { !$0.isFlesh && named.contains($0) } == true
      && !named.contains(where: \.isFlesh)
  }

  /// The first source without a weight that the title names, or the first of a list without any.
  private var listedProtein: ProteinSource {
    let listed = filter { $0.proteinSource != .none && $0.amounts.grams == nil }
    let named = listed.first(where: \.isNamed)
    return (named ?? (isUnweighed ? listed.first : nil))?.proteinSource ?? .none
  }

  /// The source of the most starch, else the first without a weight, such as one that a step serves
  /// the meal with.
  func starch(_ added: [FoodRole]) -> StarchSource {
    let shares = StarchSource.allCases.filter { $0 != .none }.map { source in
      (source, reduce(0) { $0 + ($1.starchSource == source ? $1.carbohydrate : 0) })
    }
    if let most = shares.filter({ $0.1 >= Self.leastCarbohydrate }).most { return most }
    let unweighed = filter { $0.amounts.grams == nil && ($0.isNamed || isUnweighed) }.map(\.role)
    for case .starch(let source) in added + unweighed { return source }
    return .none
  }

  /// The heaviest foods that are not seasonings, one line a food; in the order of the list if no
  /// weight is known.
  var mainFoods: [TraitLine] {
    var weights: [(line: TraitLine, grams: Double)] = []
    for line in self where line.role != .seasoning {
      if let known = weights.firstIndex(where: { $0.line.food == line.food }) {
        weights[known].grams += line.grams
      } else {
        weights.append((line, line.grams))
      }
    }
    if !isUnweighed { weights.removeAll { $0.grams < Self.leastGrams } }
    let ordered = weights.enumerated().sorted {
      ($1.element.grams, $0.offset) < ($0.element.grams, $1.offset)
    }
    return ordered.prefix(MealTraits.mainFoodLimit).map(\.element.line)
  }
}

extension [(ProteinSource, Double)] {
  /// The source with the largest amount; the first among equals.
  fileprivate var most: ProteinSource? { self.max { $0.1 < $1.1 }?.0 }
}

extension [(StarchSource, Double)] {
  /// The source with the largest amount; the first among equals.
  fileprivate var most: StarchSource? { self.max { $0.1 < $1.1 }?.0 }
}

extension ProteinSource {
  /// Whether the source is meat, fish or shellfish.
  var isFlesh: Bool {
    switch group {
    case .redMeat, .poultry, .fish: true
    case .egg, .dairy, .plant: false
    }
  }
}
