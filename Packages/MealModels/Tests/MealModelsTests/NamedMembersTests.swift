import MealModels
import Testing

@Suite struct NamedMembersTests {
  private static let allergens: [AllergenSet] = [
    .milk, .egg, .fish, .crustacean, .mollusc, .treeNut, .peanut, .gluten, .wheat, .soy, .sesame,
    .celery, .mustard, .lupin, .sulphite, .almond, .brazilNut, .cashew, .hazelnut, .macadamia,
    .pecan, .pineNut, .pistachio, .walnut,
  ]
  private static let diets: [DietSet] = [
    .vegetarian, .vegan, .pescatarian, .keto, .glutenFree, .dairyFree, .halal, .kosher,
  ]
  private static let slots: [SlotSet] = [.breakfast, .lunch, .dinner, .snack]
  private static let months: [MonthSet] = [
    .january, .february, .march, .april, .may, .june, .july, .august, .september, .october,
    .november, .december,
  ]

  @Test func `every member of a set has a name, and the name is of that member`() {
    #expect(Self.allergens == Allergen.allCases.map { AllergenSet([$0]) })
    #expect(Self.diets == Diet.allCases.filter { $0 != .everything }.map { DietSet([$0]) })
    #expect(Self.slots == MealSlot.allCases.map { SlotSet([$0]) })
    #expect(Self.months == (1...12).map { MonthSet([$0]) })
  }

  @Test func `a list of names is the set of them`() {
    let allergens: AllergenSet = [.milk, .treeNut]
    #expect(allergens.allergens == [.milk, .treeNut])
    let limits = EaterLimits(diets: .vegan, allergens: [.peanut, .soy])
    #expect(limits.diets.diets == [.vegan])
    #expect(limits.allergens == AllergenSet([Allergen.soy, .peanut]))
    let slots: SlotSet = [.lunch, .dinner]
    #expect(slots.slots == [.lunch, .dinner])
    let season: MonthSet = [.december, .january]
    #expect(season.months == [1, 12])
  }

  private static let descriptions: [(any CustomStringConvertible & Sendable, String)] = [
    (AllergenSet([.treeNut, .milk]), "milk, tree-nut"), (AllergenSet(), "none"),
    (DietSet([.glutenFree, .vegan]), "vegan, gluten-free"), (DietSet([.everything]), "none"),
    (SlotSet([.dinner, .lunch]), "lunch, dinner"), (SlotSet(), "none"),
    (MonthSet([12, 1]), "1, 12"), (MonthSet(), "none"),
    (FoodClasses([.egg, .dairy]), "dairy, egg"),
    (
      FoodClasses.uncertain.union(.highCarb),
      "possible-animal, possible-pork, high-carb"
    ), (FoodClasses(), "none"),
  ]

  @Test(arguments: descriptions.indices)
  func `a set is described by the names of its members in their order`(index: Int) {
    let (set, text) = Self.descriptions[index]
    #expect("\(set)" == text)
  }
}
