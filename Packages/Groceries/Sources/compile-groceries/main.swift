// compile-groceries DATA OUTPUT: compiles the tables of DATA into Swift files in the folder OUTPUT.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText
import Groceries
import GroceriesCompiling

let folders = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard folders.count == 2, let data = folders.first, let output = folders.last else {
  CompileTool.fail("usage: compile-groceries DATA-FOLDER OUTPUT-FOLDER", status: 2)
}

func text(_ name: String) throws -> String {
  try String(contentsOf: data.appending(path: name), encoding: .utf8)
}

func write(_ source: String, to name: String) throws {
  let source = Data(source.utf8)
  let url = output.appending(path: name)
  if (try? Data(contentsOf: url)) != source { try source.write(to: url) }
}

do {
  let sources = GrocerySources(
    purchaseForms: try text("purchase-forms.tsv"), shopForms: try text("shop-forms.tsv"))
  try write(try sources.swiftSource(), to: "BundledForms.swift")
  let aisles = AisleSources(
    foods: try text("aisles-foods.tsv"), words: try text("aisles-words.tsv"))
  try write(try aisles.swiftSource(), to: "BundledAisles.swift")
  let labels = LabelSources(
    words: try text("label-words.txt"), cousins: try text("cross-reactions.tsv"))
  try write(try labels.wordsSource(), to: "BundledLabelWords.swift")
  try write(try labels.cousinsSource(), to: "BundledCrossReactions.swift")
  let substitutes = SubstituteSources(
    rows: try text("substitutes.tsv"), kin: try text("substitutes-kin.tsv"),
    kinds: try text("substitutes-kinds.tsv"))
  try write(try substitutes.swiftSource(), to: "BundledSubstitutes.swift")
} catch let error as GroceryDataError {
  CompileTool.fail(error.message, status: 2)
} catch {
  CompileTool.fail("\(error)", status: 1)
}
