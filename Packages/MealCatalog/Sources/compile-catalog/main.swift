// compile-catalog DATA OUTPUT: compiles the texts of DATA into one Swift file.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText
import FoodFacts
import MealCatalog
import MealCatalogCompiling

let paths = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard paths.count == 2, let data = paths.first, let output = paths.last else {
  CompileTool.fail("usage: compile-catalog DATA-FOLDER OUTPUT-FILE", status: 2)
}

do {
  let compiler = try CatalogCompiler(foods: .culinary, folder: data)
  let source = Data(try compiler.swiftSource().utf8)
  if (try? Data(contentsOf: output)) != source { try source.write(to: output) }
} catch let error as CatalogError {
  CompileTool.fail(error.message, status: 2)
} catch {
  CompileTool.fail("\(error)", status: 1)
}
