import FoodFacts
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts that people edit, and the Swift files that are generated from them.
package struct FoodSources: Sendable {
  private let folder: URL

  /// Makes the sources from the folder `Data` of this package.
  package init(folder: URL) {
    self.folder = folder
  }

  /// Generates every file from its source, or throws the first error in the texts.
  ///
  /// Each has its path in the folder `Sources` of this package.
  package func swiftFiles() throws -> [(path: String, source: String)] {
    let table = TableCompiler(
      foods: try text("usda/foods.csv"), portions: try text("usda/portions.csv"))
    let foods = try FoodsCompiler(lists: try lists(in: "foods"), rows: table.rowIDs()).foods()
    let words = WordsCompiler(words: try text("words.txt"), foods: Set(foods.map(\.id)))
    let prose = ProseCompiler(lists: try lists(in: "prose"), foods: Set(foods.map(\.id)))
    let staples = StaplesCompiler(
      staples: try text("staples.txt"), foods: FoodBook(trusted: foods))
    return [
      ("FoodFacts/Generated/BundledStaples.swift", try staples.swiftSource()),
      ("CulinaryFoods/Generated/BundledWords.swift", try words.swiftSource()),
      ("FoodFacts/Generated/BundledProse.swift", try prose.swiftSource()),
      ("FoodFacts/Generated/BundledTable.swift", try table.swiftSource()),
      ("CulinaryFoods/Generated/BundledFoods.swift", FoodsCompiler.swiftSource(of: foods)),
    ]
  }

  /// The texts of a folder in the order of their file names.
  private func lists(in subfolder: String) throws -> [(file: String, text: String)] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: subfolder).path)
    return try names.filter { $0.hasSuffix(".txt") }.sorted().map {
      ($0, try text("\(subfolder)/\($0)"))
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
