// read-pages: reads the recipes of pages that lie in files, for measuring.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText
import IngredientLines
import MealModels
import PrintedText
import RecipePages

let usage = "usage: read-pages LIST    lines of path<TAB>address; prints a JSON document a line"
guard CommandLine.arguments.count == 2 else { CompileTool.fail(usage, status: 2) }
guard let list = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
  CompileTool.fail("cannot read \(CommandLine.arguments[1])", status: 2)
}
let reader = PageReader(LineReader(FoodReference(.empty)))
for line in String(decoding: list, as: UTF8.self).split(separator: "\n") {
  let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
  guard let page = FileManager.default.contents(atPath: parts[0]) else {
    CompileTool.fail("cannot read \(parts[0])", status: 2)
  }
  let html = String(decoding: page, as: UTF8.self)
  print(reader.reading(of: html, at: parts.count > 1 ? parts[1] : nil).json.lineText)
}
