import MealModels
import Testing

@Suite struct FoodAllergyTests {
  private let book = FoodBook(trusted: [
    Food(id: "egg", name: "egg", contents: FoodContents(allergens: AllergenSet([.egg]))),
    Food(id: "egg-white", name: "egg white", parents: ["egg"]),
    Food(
      id: "meringue", name: "meringue", parents: ["egg-white", "sugar"],
      contents: FoodContents(traces: AllergenSet([.milk]))),
    Food(id: "omelette", name: "omelette", parents: ["egg"]),
    Food(id: "sugar", name: "sugar", isHidden: true),
    Food(id: "brown-sugar", name: "brown sugar", parents: ["sugar"]),
    Food(id: "milk", name: "milk", contents: FoodContents(allergens: AllergenSet([.milk]))),
    Food(id: "almond", name: "almond", contents: FoodContents(allergens: AllergenSet([.almond]))),
    Food(id: "walnut", name: "walnut", contents: FoodContents(allergens: AllergenSet([.walnut]))),
    Food(id: "almond-flour", name: "almond flour", parents: ["almond"]),
    Food(
      id: "biscuit", name: "biscuit",
      contents: FoodContents(traces: AllergenSet([.treeNut]))),
    Food(id: "fruit", name: "fruit", isGroup: true),
    Food(id: "kiwi", name: "kiwi", parents: ["fruit"]),
    Food(id: "apple", name: "apple", parents: ["fruit"]),
    Food(id: "oats", name: "oats"), Food(id: "oat-substitute", name: "oat sub", likes: ["oats"]),
  ])

  private func facts(_ foods: FoodID...) -> MealFacts {
    foods.reduce(MealFacts(contents: FoodContents(), foods: [])) { facts, food in
      var contents = facts.contents
      if let known = book.contents(of: food) { contents.formUnion(known) }
      return MealFacts(
        contents: contents, foods: facts.foods.union(book.lineage(of: food)),
        unknownIngredients: facts.unknownIngredients
          + (book[food] == nil ? [food.rawValue] : []))
    }
  }

  private func limits(_ food: FoodID, isNarrowed: Bool = false) -> EaterLimits {
    EaterLimits(allergies: [FoodAllergy(to: food, in: book, isNarrowed: isNarrowed)])
  }

  @Test(
    arguments: [
      ("egg-white", ["egg"]), ("egg-white", ["omelette"]), ("egg-white", ["meringue"]),
      ("meringue", ["egg"]), ("kiwi", ["apple"]), ("kiwi", ["fruit"]),
      ("almond-flour", ["almond"]), ("almond-flour", ["walnut"]), ("almond-flour", ["biscuit"]),
      ("oat-substitute", ["oats"]), ("kiwi", ["stardust"]),
    ] as [(FoodID, [FoodID])])
  func `an allergy to a part is one to what it comes from`(food: FoodID, foods: [FoodID]) {
    for meal in foods.map({ facts($0) }) {
      #expect(!limits(food).admits(meal))
      #expect(!limits(food).breaches(of: meal).isEmpty)
    }
  }

  @Test(
    arguments: [("egg-white", "kiwi"), ("kiwi", "egg"), ("meringue", "milk"), ("oats", "kiwi")]
      as [(FoodID, FoodID)])
  func
    `a food that shares nothing with an allergy is safe; traces in the allergy's food do not count`(
      food: FoodID, other: FoodID
    )
  {
    #expect(limits(food).admits(facts(other)))
    #expect(limits(food).breaches(of: facts(other)).isEmpty)
  }

  @Test func `a narrowed allergy is to the food and what is made of it`() {
    let narrowed = limits("egg-white", isNarrowed: true)
    #expect(!narrowed.admits(facts("egg-white")) && !narrowed.admits(facts("meringue")))
    #expect(narrowed.admits(facts("omelette")))
    #expect(!narrowed.admits(facts("kiwi", "stardust")))
    #expect(!narrowed.union(limits("egg-white")).admits(facts("omelette")))
  }

  @Test(arguments: ["sugar", "brown-sugar", "stardust"] as [FoodID])
  func `no meal is safe for an allergy to a food that no line records`(food: FoodID) {
    for isNarrowed in [false, true] {
      let limits = limits(food, isNarrowed: isNarrowed)
      #expect(!limits.admits(facts("kiwi")))
      #expect(limits.breaches(of: facts("kiwi")) == [.unknown(food.rawValue)])
      #expect(limits.undecidedFoods == [food])
      #expect(!limits.union(.none).admits(facts("kiwi")))
    }
  }

  @Test func `a breach names the allergen, or the shared food`() {
    #expect(limits("egg-white").breaches(of: facts("omelette")) == [.contains(.egg)])
    #expect(
      limits("egg-white").breaches(of: facts("meringue"))
        == [.contains(.egg), .allergy(to: "egg-white", contained: "egg-white")])
    #expect(
      limits("kiwi").breaches(of: facts("apple")) == [.allergy(to: "kiwi", contained: "fruit")])
    #expect(limits("kiwi").breaches(of: facts("kiwi")) == [.allergy(to: "kiwi", contained: "kiwi")])
  }

  @Test func `traces of a tree nut may be of any kind`() {
    let almond = EaterLimits(allergens: AllergenSet([.almond]))
    #expect(!almond.admits(facts("biscuit")))
    #expect(almond.breaches(of: facts("biscuit")) == [.traces(.almond)])
    #expect(almond.admits(facts("walnut")))
  }

  @Test func `accepted traces of one eater do not weaken another eater's allergy`() {
    let milk = AllergenSet([.milk])
    let ana = EaterLimits(allergens: milk, acceptedTraces: milk)
    let ben = limits("milk")
    #expect(ana.admits(facts("meringue")) && !ben.admits(facts("meringue")))
    #expect(!ana.union(ben).admits(facts("meringue")))
    let both = EaterLimits(
      allergens: milk, acceptedTraces: milk, allergies: [FoodAllergy(to: "milk", in: book)])
    #expect(both.admits(facts("kiwi")) && both.avoidedTraces.isEmpty)
  }

  @Test func `an unknown food is unsafe for an allergy, but not for a dislike`() {
    let mystery = facts("apple", "stardust")
    #expect(EaterLimits(dislikes: [.asNamed("egg")]).admits(mystery))
    #expect(!limits("egg").admits(mystery) && limits("egg").protects && limits("egg").hasAllergy)
    #expect(!EaterLimits(allergies: [.asNamed("egg")]).admits(mystery))
  }
}
