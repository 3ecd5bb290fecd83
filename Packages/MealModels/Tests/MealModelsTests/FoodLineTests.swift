import MealModels
import Testing

@Suite struct FoodLineTests {
  @Test func `a line says all there is to say of a food`() throws {
    let food = try FoodLine.food(
      "ghee: ghee; clarified butter | from: butter, salt | milk, fish, alcohol"
        + " | possibly: egg, sesame | traces: soy | like: oil | row: 01003 | density: 0.91 | weights: piece 10, large 20, slice 5.5"
        + " | season: 11-2, 4")
    #expect(
      food
        == Food(
          id: "ghee", name: "ghee", aliases: ["clarified butter"], parents: ["butter", "salt"],
          likes: ["oil"],
          contents: FoodContents(
            allergens: AllergenSet([.milk, .fish]), possible: AllergenSet([.egg, .sesame]),
            traces: AllergenSet([.soy]), classes: .alcohol),
          row: "01003",
          measures: FoodMeasures(
            density: 0.91, weights: [.piece: 10, .slice: 5.5], sizes: [.large: 20]),
          season: MonthSet([1, 2, 4, 11, 12])))
  }

  @Test func `columns may be left out or be empty`() throws {
    #expect(try FoodLine.food("water: water") == Food(id: "water", name: "water"))
    #expect(try FoodLine.food("fish: fish | | group").isGroup)
  }

  @Test(arguments: [
    ("butter", FoodLineError.shape("butter")),
    ("butter: ", .shape("butter:")),
    ("butter: butter; …", .shape("butter: butter; …")),
    ("Butter: butter", .id("Butter")),
    ("a b: butter", .id("a b")),
    ("butter: butter | from: Milk", .id("Milk")),
    ("butter: butter | milkk", .contents("milkk")),
    ("butter: butter | color: yellow", .contents("color: yellow")),
    ("butter: butter | traces: pork", .allergen("pork")),
    ("butter: butter | possibly: pork", .allergen("pork")),
    ("butter: butter | density: thick", .amount("thick")),
    ("butter: butter | density: nan", .amount("nan")),
    ("butter: butter | density: 23", .amount("23")),
    ("butter: butter | weights: piece", .amount("piece")),
    ("butter: butter | weights: piece -1", .amount("-1")),
    ("butter: butter | weights: gram 1", .unit("gram")),
    ("butter: butter | season: May", .season("May")),
    ("butter: butter | season: 4-13", .season("4-13")),
    ("butter: butter | season: ", .season("")),
  ])
  func `a line that is wrong says what is`(line: String, error: FoodLineError) {
    #expect(throws: error) { try FoodLine.food(line) }
  }
}
