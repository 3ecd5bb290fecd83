import MealModels
import Testing

@testable import CulinaryFoods
@testable import FoodFacts

@Suite struct ContentsChangeTests {
  @Test(
    arguments: [
      ("free", ["gluten", "wheat"], .free), ("without", ["milk", "+soy"], .without),
      ("adding", ["breadcrumb", "of meat"], .none), ("free", [], .free),
    ] as [(Substring, [Substring], ContentsChange.Claim)])
  func `a line says how sure it is`(
    kind: Substring, list: [Substring], claim: ContentsChange.Claim
  ) throws {
    #expect(try #require(ContentsChange(kind: kind, list)).claim == claim)
  }

  @Test func `allergens, classes, what may come in and foods are told apart`() throws {
    let without = try #require(
      ContentsChange(kind: "without", ["milk", "gelatin", "+soy", "+egg"]))
    #expect(without.removed == FoodContents(allergens: AllergenSet([.milk]), classes: .gelatin))
    #expect(without.possible.allergens == [.egg, .soy])
    #expect(without.added.isEmpty)
    let adding = try #require(ContentsChange(kind: "adding", ["butter", "milk", "of fish"]))
    #expect(adding.added == ["butter", "milk"])
    #expect(adding.onlyOf == "fish")
    #expect(adding.removed == FoodContents())
  }

  @Test(
    arguments: [
      ("plain", []), ("Free", ["milk"]), ("free", ["mlik"]), ("without", ["+dairy"]),
      ("without", ["Milk"]), ("free", [""]), ("", ["milk"]),
    ] as [(Substring, [Substring])])
  func `the reader refuses a word that is neither an allergen nor a class`(
    kind: Substring, list: [Substring]
  ) {
    #expect(ContentsChange(kind: kind, list) == nil)
  }

  @Test func `free leaves not even traces`() throws {
    let change = try #require(ContentsChange(kind: "free", ["milk"]))
    let contents = FoodContents(
      allergens: AllergenSet([.milk, .egg]), traces: AllergenSet([.milk, .soy]),
      classes: [.dairy, .egg])
    #expect(
      change.applied(to: contents)
        == FoodContents(
          allergens: AllergenSet([.egg]), traces: AllergenSet([.soy]), classes: .egg))
  }

  @Test func `without leaves traces of what was contained, and only of that`() throws {
    let change = try #require(ContentsChange(kind: "without", ["milk", "egg", "meat", "+soy"]))
    let contents = FoodContents(
      allergens: AllergenSet([.milk]), traces: AllergenSet([.sesame]), classes: [.dairy, .meat])
    let result = change.applied(to: contents)
    #expect(result.allergens == [])
    #expect(result.possible.allergens == [.soy])
    #expect(result.traces.allergens == [.milk, .sesame])
    #expect(result.classes == [])
  }

  @Test func `a claim takes away what may be in the food as well`() throws {
    let curry = FoodContents(possible: AllergenSet([.milk, .mustard]))
    let without = try #require(ContentsChange(kind: "without", ["milk", "+soy"]))
    #expect(without.applied(to: curry).possible.allergens == [.soy, .mustard])
    #expect(without.applied(to: curry).traces.allergens == [.milk])
    let free = try #require(ContentsChange(kind: "free", ["milk"]))
    #expect(free.applied(to: curry) == FoodContents(possible: AllergenSet([.mustard])))
  }

  @Test func `nothing comes in for rennet and for what is only possible`() throws {
    let change = try #require(
      ContentsChange(kind: "without", ["meat", "rennet", "possible-animal", "+soy"]))
    let cheese = FoodContents(allergens: AllergenSet([.milk]), classes: [.dairy, .rennet])
    #expect(change.applied(to: cheese).possible == [])
    #expect(change.applied(to: FoodContents(classes: .possibleAnimal)).possible == [])
    let stew = FoodContents(classes: [.meat, .possibleAnimal])
    #expect(change.applied(to: stew).possible.allergens == [.soy])
    #expect(change.applied(to: FoodContents()).possible.allergens == [.soy])
  }

  @Test func `adding takes nothing away`() throws {
    let change = try #require(ContentsChange(kind: "adding", ["butter"]))
    let contents = FoodContents(
      allergens: AllergenSet([.egg]), traces: AllergenSet([.soy]), classes: .egg)
    #expect(change.applied(to: contents) == contents)
  }

  @Test func `a nut of no kind takes every kind away, and a kind only itself and its traces`()
    throws
  {
    let nuts = AllergenSet([.treeNut, .walnut])
    let free = try #require(ContentsChange(kind: "free", ["tree-nut"]))
    #expect(free.applied(to: FoodContents(allergens: nuts, traces: nuts)) == FoodContents())
    let replaced = try #require(ContentsChange(kind: "without", ["milk", "+tree-nut"]))
    #expect(
      replaced.applied(to: FoodContents()).possible
        == AllergenSet.treeNutKinds.union(AllergenSet([.treeNut])))
  }

  @Test func `a class stays as long as an allergen that is left implies it`() throws {
    let change = try #require(ContentsChange(kind: "free", ["crustacean"]))
    let seafood = FoodContents(allergens: AllergenSet([.crustacean, .mollusc])).withImplications
    #expect(
      change.applied(to: seafood)
        == FoodContents(allergens: AllergenSet([.mollusc])).withImplications)
  }

  @Test func `a change is the same twice as once`() throws {
    for (kind, list) in [("free", ["gluten"]), ("without", ["milk", "+soy"])]
      as [(Substring, [Substring])]
    {
      let change = try #require(ContentsChange(kind: kind, list))
      let once = change.applied(
        to: FoodContents(allergens: AllergenSet([.milk, .gluten]), classes: .dairy))
      #expect(change.applied(to: once) == once)
    }
  }
}
