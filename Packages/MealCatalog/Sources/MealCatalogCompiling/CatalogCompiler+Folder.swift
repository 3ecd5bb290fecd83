#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealCatalog
import MealModels

extension CatalogCompiler {
  /// Makes a compiler from the known foods and all texts of a folder, in the order of their names.
  ///
  /// Throws the file system's error for a folder or text that cannot be read.
  package init(foods: FoodReference, folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let texts = try names.filter { $0.hasSuffix(".txt") }.sorted().map { name in
      (name: name, text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    self.init(foods: foods, texts: texts)
  }
}
