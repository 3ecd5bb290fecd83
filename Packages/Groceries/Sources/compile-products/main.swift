// compile-products DATA OUTPUT: compiles the tables of DATA into a Swift file in the folder OUTPUT.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import DemoGrocer
import DemoGrocerCompiling
import EmbeddedText

let folders = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard folders.count == 2, let data = folders.first, let output = folders.last else {
  CompileTool.fail("usage: compile-products DATA-FOLDER OUTPUT-FOLDER", status: 2)
}

func text(_ name: String) throws -> String {
  try String(contentsOf: data.appending(path: name), encoding: .utf8)
}

do {
  let compiler = ShelfCompiler(
    products: try text("products.tsv"), stores: try text("stores.tsv"))
  let source = Data(try compiler.swiftSource().utf8)
  let url = output.appending(path: "BundledShelf.swift")
  if (try? Data(contentsOf: url)) != source { try source.write(to: url) }
} catch let error as SourceError {
  CompileTool.fail(error.message, status: 2)
} catch {
  CompileTool.fail("\(error)", status: 1)
}
