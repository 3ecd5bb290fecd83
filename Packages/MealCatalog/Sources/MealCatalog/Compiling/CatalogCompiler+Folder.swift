#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

extension CatalogCompiler {
  /// Takes the known foods and every text of a folder, in the order of their names.
  ///
  /// Throws what the file system says of a folder or text that cannot be read.
  public init(foods: FoodReference, folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let texts = try names.filter { $0.hasSuffix(".txt") }.sorted().map { name in
      (name: name, text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    self.init(foods: foods, texts: texts)
  }
}
