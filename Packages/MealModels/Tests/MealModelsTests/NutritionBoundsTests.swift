import MealModels
import Testing

@Suite struct NutritionBoundsTests {
  private let bounds = NutritionBounds([.sodium: 600, .protein: 25])

  @Test(
    arguments: [
      ([.sodium: 600, .protein: 25], true), ([.sodium: 601, .protein: 25], false),
      ([.sodium: 0, .protein: 24.9], false), ([.sodium: 599.6, .protein: 30], true),
      ([.sodium: 100], false),  // nobody knows its protein
      ([:], false),
    ] as [([Nutrient: Double], Bool)])
  func `a serving fits where that is known`(amounts: [Nutrient: Double], fits: Bool) {
    #expect(bounds.admits(NutritionFacts(amounts)) == fits)
  }

  @Test func `no bounds are kept by every serving`() {
    #expect(NutritionBounds.none.admits(NutritionFacts()))
  }

  @Test func `an amount out of range bounds nothing`() {
    for nutrient in BoundedNutrient.allCases {
      var bounds = NutritionBounds([nutrient: nutrient.range.lowerBound - 1])
      #expect(bounds.isEmpty)
      bounds[nutrient] = nutrient.range.upperBound
      #expect(bounds.nutrients == [nutrient])
      bounds[nutrient] = nutrient.range.upperBound + 1
      #expect(bounds == .none)
    }
  }

  @Test func `a bound on energy is never below the energy that a serving needs`() {
    #expect(BoundedNutrient.energy.range.lowerBound == BoundedNutrient.leastEnergy)
    #expect(3 * BoundedNutrient.leastEnergy >= 1200)
  }

  @Test func `meals carry the amount of everything that can be bounded`() {
    #expect(
      Set(BoundedNutrient.allCases.map(\.nutrient)).isSubset(of: Set(MealTraits.nutrients)))
  }
}
