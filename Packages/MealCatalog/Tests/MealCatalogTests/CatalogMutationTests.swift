import MealModels
import SeededRandom
import Testing

@testable import MealCatalog
@testable import MealCatalogCompiling

/// Damaged files: they are read or refused, and never bring the program down.
struct CatalogMutationTests {
  @Test(arguments: 0..<8)
  func `no damaged file crashes the parser`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let book = try Samples.book()
    let parser = CatalogParser(file: "recipes.txt", foods: book, origin: .imported)
    var refused = 0
    for _ in 0..<Sample.count(quick: 15, whole: 150) {
      var bytes = Array(Samples.everything.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) { damage(&bytes, &numbers) }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let parsed = try parser.catalogue(text)
        #expect(parsed.meals.allSatisfy { !$0.recipe.ingredients.isEmpty })
      } catch {
        refused += 1
        #expect(!error.message.contains("\n"))
      }
    }
    #expect(refused > 0)
  }

  @Test(arguments: 0..<4)
  func `no damaged index crashes its reader`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let meals = try Samples.read(Samples.everything).meals
    let writer = IndexWriter(meals)
    let lines = meals.map { writer.line($0.summary, formerIDs: ["old"], block: 0..<10) }
    for _ in 0..<Sample.count(quick: 20, whole: 200) {
      var bytes = Array(([writer.foodLine] + lines).joined(separator: "\n").utf8)
      for _ in 0..<3 { damage(&bytes, &numbers) }
      let index = bytes.withUnsafeBufferPointer { CompiledIndex($0) }
      #expect(index.summaries.count == index.blocks.count)
    }
  }

  @Test func `every cut of a file is read or refused`() throws {
    let parser = try CatalogParser(
      file: "recipes.txt", foods: Samples.book(), origin: .imported)
    let bytes = Array(Samples.everything.utf8)
    let accepted = bytes.indices.filter { end in
      let text = String(decoding: bytes[..<end], as: UTF8.self)
      return (try? parser.catalogue(text)) != nil
    }
    // Nothing before the first step of the last block, because a meal names the sides.
    let lastStep = try #require(Samples.everything.ranges(of: "1. C").last)
    let least = Samples.everything[..<lastStep.upperBound].utf8.count
    #expect(accepted.first == least)
  }

  private func damage(_ bytes: inout [UInt8], _ numbers: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let position = Int.random(in: bytes.indices, using: &numbers)
    let marks = Array("|:=-,;.#?/ \n\t0129é".utf8) + [0, 0xFF]
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: bytes.remove(at: position)
    case 1: bytes[position] = UInt8.random(in: 0...255, using: &numbers)
    case 2: bytes[position] = marks.randomElement(using: &numbers) ?? 0
    case 3: bytes.insert(marks.randomElement(using: &numbers) ?? 0, at: position)
    default:
      let end = Int.random(in: position..<bytes.count, using: &numbers)
      bytes.insert(contentsOf: bytes[position...end], at: position)
    }
  }
}
