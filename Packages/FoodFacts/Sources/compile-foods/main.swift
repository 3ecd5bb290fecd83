// compile-foods DATA SOURCES: compiles the texts of DATA into Swift files of the modules in SOURCES.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText
import FoodFacts
import FoodFactsCompiling

let folders = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard folders.count == 2, let data = folders.first, let sources = folders.last else {
  CompileTool.fail("usage: compile-foods DATA-FOLDER SOURCES-FOLDER", status: 2)
}

do {
  for file in try FoodSources(folder: data).swiftFiles() {
    let source = Data(file.source.utf8)
    let url = sources.appending(path: file.path)
    if (try? Data(contentsOf: url)) != source { try source.write(to: url) }
  }
} catch let error as SourceError {
  CompileTool.fail(error.message, status: 2)
} catch {
  CompileTool.fail("\(error)", status: 1)
}
