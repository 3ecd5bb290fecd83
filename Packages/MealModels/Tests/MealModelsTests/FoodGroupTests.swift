import MealModels
import Testing

@Suite struct FoodGroupTests {
  private let book = FoodBook(trusted: [
    Food(id: "meat", name: "meat", isGroup: true, contents: FoodContents(classes: .meat)),
    Food(id: "beef", name: "beef", parents: ["meat"]),
    Food(id: "bird", name: "bird", isGroup: true, contents: FoodContents(classes: .poultry)),
    Food(
      id: "fish", name: "fish", isGroup: true,
      contents: FoodContents(allergens: AllergenSet([.fish]))),
    Food(id: "cod", name: "cod", parents: ["fish"]),
    Food(
      id: "cheese", name: "cheese", isGroup: true,
      contents: FoodContents(allergens: AllergenSet([.milk]))),
    Food(id: "quark", name: "quark", parents: ["cheese"]),
    Food(
      id: "shellfish", name: "shellfish", isGroup: true, contents: FoodContents(classes: .shellfish)
    ),
    Food(
      id: "clam", name: "clam", parents: ["shellfish"],
      contents: FoodContents(allergens: AllergenSet([.mollusc]))),
  ])

  @Test(
    arguments: [
      ("meat", .halal, false), ("beef", .halal, true), ("bird", .halal, true),
      ("bird", .kosher, false), ("beef", .kosher, true), ("meat", .kosher, false),
      ("fish", .kosher, false), ("cod", .kosher, true),
      ("fish", .pescatarian, true), ("cheese", .vegetarian, false), ("quark", .vegetarian, true),
    ] as [(FoodID, Diet, Bool)])
  func `a name for several foods fits a diet only if each of them does`(
    food: FoodID, diet: Diet, fits: Bool
  ) {
    #expect(book.contents(of: food)?.fits(diet) == fits)
  }

  @Test func `meat without pork may still be horse`() {
    var contents = book.contents(of: "meat") ?? FoodContents()
    contents.classes.subtract([.pork, .possiblePork])
    #expect(!contents.fits(.kosher) && !contents.fits(.halal))
  }

  @Test func `shellfish is unsafe for both kinds, and a kind of it only for its own`() {
    #expect(book.contents(of: "shellfish")?.allergens.allergens == [.crustacean, .mollusc])
    #expect(book.contents(of: "clam")?.allergens.allergens == [.mollusc])
  }
}
