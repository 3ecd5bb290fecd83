import FoodFacts
import MealModels
import Testing

@testable import Groceries
@testable import GroceriesCompiling

@Suite struct SubstituteTableTests {
  private static func sources() throws -> SubstituteSources {
    SubstituteSources(
      rows: try ShopFiles.text("Data/substitutes.tsv"),
      kin: try ShopFiles.text("Data/substitutes-kin.tsv"),
      kinds: try ShopFiles.text("Data/substitutes-kinds.tsv"))
  }

  private let all = SubstituteTable.bundled.foods.flatMap {
    SubstituteTable.bundled.substitutes(for: $0)
  }

  @Test func `the generated table is what Scripts/compile-groceries makes of Data`() throws {
    let generated = try ShopFiles.text("Sources/Groceries/Generated/BundledSubstitutes.swift")
    let isFresh = try Self.sources().swiftSource() == generated
    #expect(isFresh, "run Scripts/compile-groceries")
  }

  @Test func `every food is in the book, and none that stands in is a name for several foods`() {
    for substitute in all {
      #expect(FoodBook.culinary[substitute.original] != nil, "\(substitute.original)")
      for part in substitute.parts {
        #expect(FoodBook.culinary[part.food]?.isGroup == false, "\(part.food)")
        #expect(part.food != substitute.original)
      }
    }
  }

  @Test func `every kind is in the book, and something is known for what it is like`() {
    for (kind, like) in SubstituteTable.bundled.kindRows {
      #expect(FoodBook.culinary[kind] != nil, "\(kind)")
      #expect(!SubstituteTable.bundled.substitutes(for: like).isEmpty, "\(like)")
    }
  }

  @Test func `nothing stands in for a food twice in the same way`() {
    for food in SubstituteTable.bundled.foods {
      let parts = SubstituteTable.bundled.substitutes(for: food).map { $0.parts.map(\.food) }
      #expect(Set(parts).count == parts.count, "\(food)")
    }
  }

  @Test func `three hundred foods have three substitutes or more`() {
    let many = SubstituteTable.bundled.foods.filter {
      SubstituteTable.bundled.substitutes(for: $0).count >= 3
    }
    #expect(many.count >= 300)
  }

  @Test func `reasons and changes are short and plain`() {
    for substitute in all {
      #expect((3...60).contains(substitute.why.count), "\(substitute.why)")
      #expect((3...60).contains(substitute.changes.count), "\(substitute.changes)")
    }
  }

  @Test(arguments: [
    ("butter\toil 1\tspoon\tfat\t3\twhy\tchange\t", "'spoon' is not volume, weight or each"),
    ("butter\toil 1\tvolume\tgrease\t3\twhy\tchange\t", "'grease' is not a job"),
    ("butter\toil 1\tvolume\tfat\t6\twhy\tchange\t", "'6' is not a closeness from 1 to 5"),
    ("butter\toil\tvolume\tfat\t3\twhy\tchange\t", "'oil' is not a food with an amount"),
    ("butter\toil 0\tvolume\tfat\t3\twhy\tchange\t", "'oil 0' has no amount by volume"),
    ("butter\toil 1 cup\tvolume\tfat\t3\twhy\tchange\t", "'oil 1 cup' has no amount by volume"),
    ("butter\toil 1\tvolume\tfat\t3\t\tchange\t", "a food, a reason or a change is missing"),
  ])
  func `a mistake in a row is told`(row: String, problem: String) {
    let error = #expect(throws: GroceryDataError.self) { try SubstituteTable(rows: row, kin: "") }
    #expect(error?.problem == problem)
    #expect(error?.line == 1)
  }

  @Test(arguments: ["fat\t9\ta b\tx\ty", "fat\t3\ta\tx\ty", "fat\t3\ta a\tx\ty", "fat\t3\ta b\tx"])
  func `a mistake in kin is told`(row: String) {
    #expect(throws: GroceryDataError.self) { try SubstituteTable(rows: "", kin: row) }
  }

  @Test func `amounts are exact, with units for pieces alone`() throws {
    let table = try SubstituteTable(
      rows: """
        egg\tflax 1 tbsp + water 3 tbsp\teach\tbinder\t4\tgels\tdenser\tmeringues
        milk\tcream 1/3 + water 2/3\tvolume\tdairy\t4\tthin again\tricher\t
        """, kin: "")
    let egg = try #require(table.substitutes(for: "egg").first)
    #expect(egg.parts.map(\.amount) == [.one, Fraction(3)])
    #expect(egg.parts.map(\.unit) == [.tablespoon, .tablespoon])
    #expect(egg.exceptions == "meringues")
    #expect(egg.ratio(in: .empty) == "1 tbsp flax + 3 tbsp water for each")
    let milk = try #require(table.substitutes(for: "milk").first)
    #expect(milk.parts.map(\.amount) == [Fraction(1, over: 3), Fraction(2, over: 3)])
    #expect(milk.ratio(in: .empty) == "1/3 cream + 2/3 water by volume")
  }
}
