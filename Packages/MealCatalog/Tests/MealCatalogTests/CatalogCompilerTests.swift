#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FoodFacts
import MealModels
import Testing

@testable import MealCatalog
@testable import MealCatalogCompiling

struct CatalogCompilerTests {
  @Test func `the generated file is fresh`() throws {
    let source = try BundledTexts.compiler().swiftSource()
    let generated = try BundledTexts.text("Sources/MealCatalog/Generated/BundledCatalog.swift")
    let isFresh = source == generated
    #expect(isFresh, "run Scripts/compile-catalog")
  }

  @Test func `a mistake in the texts is reported with its place`() throws {
    let meals = Samples.minimal.replacing("bread", with: "braed")
    let error = #expect(throws: CatalogError.self) {
      try CatalogCompiler(foods: Samples.book(), texts: [("meals.txt", meals)]).swiftSource()
    }
    #expect(error?.message == "meals.txt:13: unknown food 'braed'; did you mean 'bread'?")
  }

  @Test func `the format line of the meals may be missing`() throws {
    let without = Samples.minimal.replacing("mealadvisor-catalog 1\n", with: "")
    let sources = try [Samples.minimal, without].map {
      try CatalogCompiler(foods: Samples.book(), texts: [("meals.txt", $0)]).swiftSource()
    }
    #expect(sources[0] == sources[1])
  }

  @Test func `an index reads back as the summaries it was written from`() throws {
    let parsed = try Samples.read(Samples.everything)
    let writer = IndexWriter(parsed.meals)
    let lines = parsed.meals.map {
      writer.line($0.summary, formerIDs: ["a", "b"], block: 7..<19)
    }
    let bytes = Array(([writer.foodLine] + lines).joined(separator: "\n").utf8)
    let index = bytes.withUnsafeBufferPointer { CompiledIndex($0) }
    #expect(index.summaries == parsed.meals.map(\.summary))
    #expect(index.blocks == parsed.meals.map { _ in 7..<19 })
    #expect(index.formerIDs.map(\.id) == parsed.meals.flatMap { _ in ["a", "b"] as [MealID] })
  }
}

/// The texts that the bundled catalogue is made from, in this package's folder.
enum BundledTexts {
  static func compiler() throws -> CatalogCompiler {
    try CatalogCompiler(foods: .culinary, folder: package.appending(path: "Data"))
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  private static var package: URL {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    return tests.deletingLastPathComponent().deletingLastPathComponent()
  }
}
