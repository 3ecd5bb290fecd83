import MealModels

/// A food of the composition table.
public struct TableFood: Sendable, Identifiable, Equatable {
  /// The row number of the food in the table.
  public let id: TableRowID

  /// The table's name of the food: "Butter, salted".
  public let description: String

  /// Other names in the table; empty for most foods.
  public let commonName: String

  /// The group of foods it belongs to: "Dairy and Egg Products".
  public let category: String

  /// The nutrients in 100 g of the edible part; nutrients that were not measured are missing.
  public let facts: NutritionFacts

  /// The inedible fraction of the food as bought, such as peel and bone, 0 to 1; nil if it was not
  /// measured.
  public let refuse: Double?

  /// The factors with which the table's energy was computed; nil if the table states none.
  public let energyFactors: EnergyFactors?

  /// Household measures, in the order of the table.
  public let measures: [HouseholdMeasure]

  /// Makes a food with the fields of a table.
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

/// The kilocalories in a gram of protein, fat and carbohydrate of one food.
///
/// Source: A. L. Merrill and B. K. Watt, Energy Value of Foods, USDA Handbook 74, 1973.
public struct EnergyFactors: Hashable, Sendable {
  /// The kilocalories in a gram of protein.
  public let protein: Double
  /// The kilocalories in a gram of fat.
  public let fat: Double
  /// The kilocalories in a gram of carbohydrate, including fibre.
  public let carbohydrate: Double

  /// Makes factors.
  public init(protein: Double, fat: Double, carbohydrate: Double) {
    self.protein = protein
    self.fat = fat
    self.carbohydrate = carbohydrate
  }
}
