#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText
import MealModels
import Testing

@testable import CulinaryFoods
@testable import FoodFacts
@testable import FoodFactsCompiling

@Suite struct CompiledFoodsTests {
  private static let foods = [
    Food(
      id: "milk", name: "milk", contents: FoodContents(allergens: AllergenSet([.milk])),
      measures: FoodMeasures(density: 1.03), season: MonthSet([1, 12])),
    Food(
      id: "ghee", name: "ghee", parents: ["butter"], likes: ["butter", "milk"], isGroup: true,
      contents: FoodContents(
        possible: AllergenSet([.milk]), traces: AllergenSet([.fish]), classes: .possibleAnimal),
      measures: FoodMeasures(sizes: [.large: 7.5, .small: 0.25])),
    Food(
      id: "butter", name: "butter", aliases: ["Kerrygold", "Sweet-cream butters"],
      parents: ["milk"], row: "01001",
      measures: FoodMeasures(density: 0.96, weights: [.tablespoon: 14.2])),
  ]

  private static let compiledFoods: StaticString = """
    butter\tbutter|Kerrygold|Sweet-cream butters\t2\t\t\t\t\t\t\t01001\t960\t,1420\t\t
    ghee\tghee\t0\t0,2\t1\t\t1\t4\t32768\t\t\t\t25,,750\t
    milk\tmilk\t\t\t\t1\t\t\t\t\t1030\t\t\t2049
    """

  private static let compiledNames: StaticString = """
    butter\t0
    ghee\t1
    kerrygold\t0
    milk\t2
    sweet cream butter\t0
    """

  private let store = CompiledFoods(
    foods: CompiledFoodsTests.compiledFoods, names: CompiledFoodsTests.compiledNames)

  @Test func `foods become a line each, in the order of their ids, and names too`() {
    let texts = FoodTexts.of(Self.foods)
    #expect(texts.foods == "\(Self.compiledFoods)")
    #expect(texts.names == "\(Self.compiledNames)")
  }

  @Test func `the store reads back the compiled foods`() {
    #expect(store.count == 3)
    #expect((0..<3).map(store.food(at:)) == Self.foods.sorted { $0.id < $1.id })
  }

  @Test(arguments: [("butter", 0), ("ghee", 1), ("milk", 2)] as [(FoodID, Int)])
  func `an id has its place`(id: FoodID, position: Int) {
    #expect(store.position(of: id) == position)
  }

  @Test(arguments: ["", "a", "butte", "butter2", "Butter", "zz", "ghe", "milk\t", "\u{E9}"])
  func `an unknown id or name has none`(text: String) {
    #expect(store.position(of: FoodID(rawValue: text)) == nil)
    #expect(store.position(ofKey: text) == nil)
  }

  @Test func `an empty book has nothing`() {
    let empty = CompiledFoods(foods: "", names: "")
    #expect(empty.count == 0)
    #expect(empty.position(of: "milk") == nil)
    #expect(empty.position(ofKey: "") == nil)
  }
}

/// The bundled foods against the lists they were compiled from, read naively.
@Suite struct CulinaryFoodsTests {
  private let listed: [Food]
  private let naive: FoodBook

  init() throws {
    listed = try Sources.foods()
    naive = FoodBook(trusted: listed)
  }

  @Test func `every food of the lists is in the binary, and nothing else`() {
    let compiled = Array(FoodBook.culinary.foods)
    let sorted = listed.sorted { $0.id < $1.id }
    #expect(compiled.count == sorted.count)
    for (food, expected) in zip(compiled, sorted) { #expect(food == expected) }
  }

  @Test func `every name leads to its food`() {
    let store = CompiledFoods(foods: BundledFoods.foods, names: BundledFoods.names)
    for food in listed {
      let position = store.position(of: food.id)
      let lost = food.keys.filter { store.position(ofKey: $0) != position }
      #expect(position != nil && lost.isEmpty, "\(food.id): \(lost)")
      #expect(FoodBook.culinary.food(named: food.name)?.id == food.id)
    }
  }

  @Test func `contents and lineage are those of the lists`() {
    for food in listed {
      #expect(FoodBook.culinary.contents(of: food.id) == naive.contents(of: food.id), "\(food.id)")
      #expect(FoodBook.culinary.lineage(of: food.id) == naive.lineage(of: food.id), "\(food.id)")
    }
  }

  @Test func `the lists make a consistent book`() throws {
    #expect(try FoodBook(listed).count >= 1200)
  }

  @Test(arguments: ["frobnitz", "", "butterr", "usda-01001", "MILK "] as [FoodID])
  func `an unknown id has no food and no contents`(id: FoodID) {
    #expect(FoodBook.culinary[id] == nil)
    #expect(FoodBook.culinary.contents(of: id) == nil)
    #expect(FoodBook.culinary.lineage(of: id) == [id])
  }
}

extension Sources {
  /// The culinary foods in the order of the lists.
  static func foods() throws -> [Food] {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Data/foods").path)
    return try files.sorted().flatMap { file in
      try text("foods/\(file)").split(separator: "\n").filter { !$0.hasPrefix("#") }
        .map { try FoodLine.food($0) }
    }
  }
}
