import MealModels
import MealModelsFixtures
import Testing

@Suite struct LimitsTests {
  @Test func `the pantry is a valid book`() throws {
    _ = try FoodBook(Dishes.foods)
    #expect(!Dishes.book.foods.isEmpty)
  }

  @Test func `butter contains what milk contains`() {
    let facts = Dishes.meal("toast", of: ["bread", "butter"]).facts
    #expect(facts.foods.contains("milk"))
    #expect(facts.contents.allergens.contains(.milk))
    #expect(facts.contents.allergens.contains(.gluten))
    #expect(!EaterLimits(allergies: [.asNamed("milk")]).admits(facts))
  }

  @Test func `egg does not exclude eggplant`() {
    let facts = Dishes.meal("eggplant-bake", of: ["eggplant", "tomato"]).facts
    #expect(EaterLimits(allergens: AllergenSet([.egg]), allergies: [.asNamed("egg")]).admits(facts))
  }

  @Test func `nuts of no named kind could be any kind`() {
    let mixed = Dishes.meal("nut-mix", of: ["mixed-nuts"]).facts
    let almonds = Dishes.meal("almonds", of: ["almond"]).facts
    #expect(!EaterLimits(allergens: AllergenSet([.cashew])).admits(mixed))
    #expect(EaterLimits(allergens: AllergenSet([.cashew])).admits(almonds))
    #expect(!EaterLimits(allergens: AllergenSet([.treeNut])).admits(almonds))
    // Almonds beside mixed nuts do not name the kinds of the mix.
    let both = Dishes.meal("both", of: ["almond", "mixed-nuts"]).facts
    #expect(!EaterLimits(allergens: AllergenSet([.cashew])).admits(both))
  }

  @Test func `traces are unsafe for an allergy and for gluten-free`() {
    let porridge = Dishes.meal("porridge", of: ["oats"]).facts
    #expect(!EaterLimits(allergens: AllergenSet([.gluten])).admits(porridge))
    #expect(!porridge.diets.contains(.glutenFree))
    #expect(porridge.diets.contains(.vegan))
  }

  @Test func `gluten may be wheat, so an allergy to wheat avoids it unless traces are accepted`() {
    let wheat = AllergenSet([.wheat])
    let gluten = AllergenSet([.gluten])
    let traces = MealFacts(contents: FoodContents(traces: gluten), foods: ["puffed-rice"])
    let barley = MealFacts(contents: FoodContents(allergens: gluten), foods: ["barley"])
    let strict = EaterLimits(allergens: wheat)
    let accepting = EaterLimits(allergens: wheat, acceptedTraces: wheat)
    for meal in [traces, barley] {
      #expect(!strict.admits(meal) && strict.breaches(of: meal) == [.traces(.wheat)])
      #expect(accepting.admits(meal) && accepting.breaches(of: meal).isEmpty)
    }
    // Whoever accepts traces of gluten at the same table loosens nothing for the other.
    let celiac = EaterLimits(allergens: gluten, acceptedTraces: gluten)
    for table in [strict.union(celiac), celiac.union(strict)] {
      #expect(!table.admits(traces) && !table.admits(barley))
    }
    let plain = Dishes.meal("tomatoes", of: ["tomato"]).facts
    #expect(strict.admits(plain))
  }

  @Test func `bread breaks an allergy to wheat or to gluten by the name that it was given`() {
    let bread = Dishes.meal("toast", of: ["bread"]).facts
    #expect(
      EaterLimits(allergens: AllergenSet([.wheat])).breaches(of: bread) == [.contains(.wheat)])
    let named = EaterLimits(allergens: AllergenSet([.gluten])).breaches(of: bread)
    #expect(named == [.contains(.gluten)])
  }

  @Test func `accepted traces are safe, what is contained and what a diet excludes is not`() {
    let gluten = AllergenSet([.gluten])
    let accepting = EaterLimits(allergens: gluten, acceptedTraces: gluten)
    let porridge = Dishes.meal("porridge", of: ["oats"]).facts
    #expect(accepting.admits(porridge) && accepting.breaches(of: porridge).isEmpty)
    #expect(!accepting.admits(Dishes.meal("toast", of: ["bread"]).facts))
    #expect(!accepting.admits(Dishes.meal("mystery", of: ["stardust"]).facts))
    let dieting = EaterLimits(
      diets: DietSet([.glutenFree]), allergens: gluten, acceptedTraces: gluten)
    #expect(dieting.breaches(of: porridge) == [.diet(.glutenFree)])
  }

  @Test func `a possible allergen is unsafe even if its traces are accepted`() {
    let almond = AllergenSet([.almond])
    let porridge = MealFacts(contents: FoodContents(possible: almond), foods: ["plant-milk"])
    for accepted in [[], almond] {
      let limits = EaterLimits(allergens: almond, acceptedTraces: accepted)
      #expect(!limits.admits(porridge))
      #expect(limits.breaches(of: porridge) == [.mayContain(.almond)])
    }
    #expect(EaterLimits(allergens: AllergenSet([.egg])).admits(porridge))
  }

  @Test(
    arguments: [
      (.milk, [.vegan, .dairyFree]), (.egg, [.vegan]), (.gluten, [.glutenFree]),
      (.fish, [.vegetarian, .vegan]),
      (.crustacean, [.vegetarian, .vegan, .kosher]), (.almond, []),
    ] as [(Allergen, [Diet])])
  func `a possible allergen counts for diets like a contained one`(
    allergen: Allergen, broken: [Diet]
  ) {
    let contents = FoodContents(possible: AllergenSet([allergen])).withImplications
    #expect(Diet.allCases.filter { !contents.fits($0) } == broken)
  }

  @Test func `meat that may be made with milk is not kosher`() {
    #expect(!FoodContents(possible: AllergenSet([.milk]), classes: .meat).fits(.kosher))
  }

  @Test func `a nut of no kind that may be in a food could be any kind`() {
    let contents = FoodContents(possible: AllergenSet([.treeNut])).withImplications
    #expect(contents.possible.isSuperset(of: .treeNutKinds))
    #expect(contents.traces.isEmpty && contents.allergens.isEmpty)
  }

  @Test func `each allergen of a food is listed once, in its most serious form`() {
    let contents = FoodContents(
      allergens: AllergenSet([.milk]), possible: AllergenSet([.milk, .egg]),
      traces: AllergenSet([.milk, .egg, .soy]))
    #expect(contents.possibleAlone.allergens == [.egg])
    #expect(contents.tracesAlone.allergens == [.soy])
  }

  @Test func `traces are accepted only of what is avoided, and only as long as it is`() {
    var limits = EaterLimits(
      allergens: AllergenSet([.milk]), acceptedTraces: AllergenSet([.milk, .egg]))
    #expect(limits.acceptedTraces.allergens == [.milk])
    #expect(limits.avoidedTraces.isEmpty)
    limits.allergens = AllergenSet([.egg])
    limits.allergens.insert(AllergenSet([.milk]))
    #expect(limits.avoidedTraces.allergens == [.milk, .egg])
  }

  @Test func `at a table only traces that everyone concerned accepts are safe`() {
    let milk = AllergenSet([.milk])
    let ana = EaterLimits(
      allergens: AllergenSet([.milk, .egg]), acceptedTraces: AllergenSet([.milk, .egg]))
    let ben = EaterLimits(allergens: milk)
    let cem = EaterLimits(allergens: milk, acceptedTraces: milk)
    for table in [ana.union(ben), ben.union(ana), ana.union(ben).union(cem)] {
      #expect(table.allergens.allergens == [.milk, .egg])
      #expect(table.acceptedTraces.allergens == [.egg])
      #expect(table.avoidedTraces.allergens == [.milk])
    }
    #expect(ana.union(cem).avoidedTraces.isEmpty)
    #expect(ana.union(.none) == ana && EaterLimits.none.union(ana) == ana)
  }

  @Test func `a table admits a meal if each eater does, with any accepted traces`() {
    let facts = [[], ["oats"], ["oats", "egg"], ["milk"], ["bread", "butter"], ["stardust"]]
      .map { Dishes.meal("dish", of: $0).facts }
    let groups: [AllergenSet] = [[], AllergenSet([.gluten]), AllergenSet([.gluten, .egg])]
    let eaters = groups.flatMap { allergens in
      groups.map { EaterLimits(allergens: allergens, acceptedTraces: $0) }
    }
    for first in eaters {
      for second in eaters {
        for meal in facts {
          let both = first.admits(meal) && second.admits(meal)
          #expect(first.union(second).admits(meal) == both)
        }
      }
    }
  }

  @Test func `an unknown ingredient is unsafe for every diet and allergy but not for a dislike`() {
    let mystery = Dishes.meal("mystery", of: ["tomato", "stardust"]).facts
    #expect(mystery.unknownIngredients == ["stardust"])
    #expect(mystery.diets == [])
    #expect(!EaterLimits(diets: DietSet([.vegan])).admits(mystery))
    #expect(!EaterLimits(allergens: AllergenSet([.lupin])).admits(mystery))
    #expect(!EaterLimits(allergies: [.asNamed("egg")]).admits(mystery))
    #expect(EaterLimits(dislikes: [.asNamed("egg")]).admits(mystery))
    #expect(EaterLimits.none.admits(mystery))
  }

  /// What is known of the pantry by looking at it, without the code that derives it.
  private static let pantry: [(food: FoodID, diets: [Diet], allergens: [Allergen])] = [
    ("butter", [.vegetarian, .pescatarian, .glutenFree, .halal, .kosher], [.milk]),
    (
      "bread", [.vegetarian, .vegan, .pescatarian, .dairyFree, .halal, .kosher], [.wheat, .gluten]
    ),
    ("salmon", [.pescatarian, .keto, .glutenFree, .dairyFree, .halal, .kosher], [.fish]),
    ("almond", Diet.allCases, [.almond, .treeNut]),
    // Gluten in traces may be that of wheat.
    ("oats", [.vegetarian, .vegan, .pescatarian, .dairyFree, .halal, .kosher], [.gluten, .wheat]),
    ("tomato", Diet.allCases, []),
    ("stardust", [], Allergen.allCases),  // unknown: fits no diet and may hold anything
  ]

  @Test func `a meal of one food is admitted exactly where a look at the pantry says so`() {
    for row in Self.pantry {
      let facts = Dishes.meal("dish", of: [row.food]).facts
      for diet in Diet.allCases where diet != .everything && diet != .keto {
        for allergen in Allergen.allCases {
          for disliked: FoodID in ["tomato", "egg"] {
            let limits = EaterLimits(
              diets: DietSet([diet]), allergens: AllergenSet([allergen]),
              dislikes: [.asNamed(disliked)])
            let isFine =
              row.diets.contains(diet) && !row.allergens.contains(allergen) && row.food != disliked
            #expect(limits.admits(facts) == isFine, "\(row.food) \(diet) \(allergen)")
            #expect(limits.breaches(of: facts).isEmpty == isFine)
          }
        }
      }
    }
  }

  @Test(arguments: [Diet.vegan, .keto, .glutenFree])
  func `each limit alone keeps a meal away, diet beside allergy beside food`(diet: Diet) {
    let toast = Dishes.meal("toast", of: ["bread", "butter"]).facts
    let limits: [(EaterLimits, LimitBreach)] = [
      (EaterLimits(diets: DietSet([diet])), .diet(diet)),
      (EaterLimits(allergens: AllergenSet([.milk])), .contains(.milk)),
      (EaterLimits(allergies: [.asNamed("milk")]), .allergy(to: "milk", contained: "milk")),
      (EaterLimits(dislikes: [.asNamed("milk")]), .dislike("milk")),
    ]
    for (limit, breach) in limits {
      #expect(!limit.admits(toast))
      #expect(limit.breaches(of: toast) == [breach])
    }
  }

  @Test(arguments: [
    ("beef", [Diet.keto, .glutenFree, .dairyFree, .halal, .kosher]),
    ("bacon", [.keto, .glutenFree, .dairyFree]),
    ("salmon", [.pescatarian, .keto, .glutenFree, .dairyFree, .halal, .kosher]),
    ("honey", [.vegetarian, .pescatarian, .glutenFree, .dairyFree, .halal, .kosher]),
    (
      "tomato",
      [.vegetarian, .vegan, .pescatarian, .keto, .glutenFree, .dairyFree, .halal, .kosher]
    ),
  ])
  func `a food fits its diets`(food: String, diets: [Diet]) {
    #expect(Dishes.meal("dish", of: [FoodID(rawValue: food)]).facts.diets.diets == diets)
  }

  @Test(
    arguments: [
      ([.meat], true, true), ([.meat, .unkosherMeat], true, false),
      ([.meat, .unhalalMeat], false, true), ([.meat, .unkosherMeat, .unhalalMeat], false, false),
      ([.poultry, .unkosherMeat], true, false), ([.shellfish], true, false),
    ] as [(FoodClasses, Bool, Bool)])
  func `not all meat is halal or kosher`(classes: FoodClasses, halal: Bool, kosher: Bool) {
    let contents = FoodContents(classes: classes)
    #expect(contents.fits(.halal) == halal)
    #expect(contents.fits(.kosher) == kosher)
  }

  @Test func `meat with dairy is not kosher`() {
    #expect(!Dishes.meal("stroganoff", of: ["beef", "milk"]).facts.diets.contains(.kosher))
  }

  @Test func `limits of a table are the limits of everyone at it`() {
    let first = EaterLimits(diets: DietSet([.vegan]), allergens: AllergenSet([.soy]))
    let second = EaterLimits(allergens: AllergenSet([.egg]), dislikes: [.asNamed("tomato")])
    let table = first.union(second)
    #expect(table.diets.diets == [.vegan])
    #expect(table.allergens.allergens == [.egg, .soy])
    #expect(table.dislikedFoods == ["tomato"])
  }
}
