import MealModels

/// A food of the composition table.
public struct TableFood: Sendable, Identifiable, Equatable {
  /// Its number in the table.
  public let id: TableRowID

  /// The table's name for it: "Butter, salted".
  public let description: String

  /// Other names that the table gives; empty for most.
  public let commonName: String

  /// The group of foods it stands in: "Dairy and Egg Products".
  public let category: String

  /// Nutrients in 100 g of the edible part; what was not measured is missing.
  public let facts: NutritionFacts

  /// The share of the food as bought that is not eaten, such as peel and bone, 0 to 1; nil where
  /// nobody measured it.
  public let refuse: Double?

  /// The factors that the table's own energy was worked out with; nil where none are given.
  public let energyFactors: EnergyFactors?

  /// Household measures, in the order of the table.
  public let measures: [HouseholdMeasure]

  /// Makes a food as a table could have it.
  public init(
    id: TableRowID, description: String, commonName: String = "", category: String,
    facts: NutritionFacts, refuse: Double? = nil, energyFactors: EnergyFactors? = nil,
    measures: [HouseholdMeasure] = []
  ) {
    self.id = id
    self.description = description
    self.commonName = commonName
    self.category = category
    self.facts = facts
    self.refuse = refuse
    self.energyFactors = energyFactors
    self.measures = measures
  }
}

/// Kilocalories in a gram of protein, fat and carbohydrate of one food.
///
/// Source: A. L. Merrill and B. K. Watt, Energy Value of Foods, USDA Handbook 74, 1973.
public struct EnergyFactors: Hashable, Sendable {
  /// Of protein.
  public let protein: Double
  /// Of fat.
  public let fat: Double
  /// Of carbohydrate, fibre included.
  public let carbohydrate: Double

  /// Makes factors.
  public init(protein: Double, fat: Double, carbohydrate: Double) {
    self.protein = protein
    self.fat = fat
    self.carbohydrate = carbohydrate
  }
}
