import MealModels
import Testing

@Suite struct FoodRoleTests {
  private func role(_ lines: String, of food: FoodID) throws -> FoodRole {
    try FoodBook(lines.split(separator: "\n").map { try FoodLine.food($0) }).role(of: food)
  }

  @Test(
    arguments: [
      ("x: x | from: ground-beef", .protein(.beef)),
      ("x: x | from: bread, pork", .starch(.bread)),
      ("x: x | from: pork, bread", .protein(.pork)),
      ("x: x | from: cucumber, pork", .protein(.pork)),
      ("x: x | from: cucumber, garlic", .other),
      ("x: x | from: garlic, cucumber", .seasoning),
      ("x: x | from: soybean | like: pork", .protein(.soy)),
      ("x: x | like: pork", .other),
      ("x: x | from: soybean | like: soba", .starch(.noodles)),
      ("x: x | from: soybean | like: butter", .seasoning),
    ] as [(String, FoodRole)])
  func `a food is what it is mostly made of, or what it stands in for`(
    line: String, role: FoodRole
  ) throws {
    let known = """
      beef: beef | meat
      ground-beef: ground beef | from: beef
      pork: pork | pork
      bread: bread
      butter: butter
      cucumber: cucumber
      garlic: garlic
      soba: soba
      soybean: soybean | soy
      """
    #expect(try self.role(known + "\n" + line, of: "x") == role)
  }

  @Test(
    arguments: [
      ("x: x | poultry, meat", .protein(.poultry)), ("x: x | meat, pork", .protein(.pork)),
      ("x: x | meat", .protein(.game)), ("x: x | mollusc", .protein(.shellfish)),
      ("x: x | milk, egg", .protein(.egg)), ("x: x | cashew", .protein(.nuts)),
      ("x: x | wheat", .other), ("x: x | traces: milk", .other),
    ] as [(String, FoodRole)])
  func `a food of no known kind goes by its classes and allergens`(
    line: String, role: FoodRole
  ) throws {
    #expect(try self.role(line, of: "x") == role)
  }

  @Test(
    arguments: [
      ("nans-chili-sauce", .seasoning), ("argan-oil", .seasoning), ("oil", .seasoning),
      ("perch-in-oil", .protein(.fish)), ("oil-fish", .protein(.fish)),
    ] as [(FoodID, FoodRole)])
  func `an id that ends in sauce or oil seasons, but not what lies in it`(
    id: FoodID, role: FoodRole
  ) throws {
    #expect(try self.role("\(id): x | fish", of: id) == role)
  }

  @Test func `an unknown food is something else, and a circle ends`() {
    #expect(FoodBook.empty.role(of: "frobnitz") == .other)
    let circle = FoodBook(trusted: [
      Food(id: "a", name: "a", parents: ["b"]), Food(id: "b", name: "b", parents: ["a", "egg"]),
    ])
    #expect(circle.role(of: "a") == .protein(.egg))
  }
}
