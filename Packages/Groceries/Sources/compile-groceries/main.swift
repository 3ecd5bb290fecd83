// compile-groceries DATA OUTPUT: compiles the tables of DATA into a Swift file in the folder OUTPUT.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText
import Groceries

let folders = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard folders.count == 2, let data = folders.first, let output = folders.last else {
  CompileTool.fail("usage: compile-groceries DATA-FOLDER OUTPUT-FOLDER", status: 2)
}

do {
  let sources = GrocerySources(
    purchaseForms: try String(
      contentsOf: data.appending(path: "purchase-forms.tsv"), encoding: .utf8),
    shopForms: try String(contentsOf: data.appending(path: "shop-forms.tsv"), encoding: .utf8))
  let source = Data(try sources.swiftSource().utf8)
  let url = output.appending(path: "BundledForms.swift")
  if (try? Data(contentsOf: url)) != source { try source.write(to: url) }
} catch let error as GroceryDataError {
  CompileTool.fail(error.message, status: 2)
} catch {
  CompileTool.fail("\(error)", status: 1)
}
