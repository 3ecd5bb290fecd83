#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FoodFacts
import Testing

@testable import FoodFactsCompiling

@Suite struct FreshnessTests {
  @Test func `the generated files are what Scripts/compile-foods makes of Data`() throws {
    let sources = Sources.folder.appending(path: "Sources")
    for file in try FoodSources(folder: Sources.folder.appending(path: "Data")).swiftFiles() {
      let url = sources.appending(path: file.path)
      let isFresh = try String(contentsOf: url, encoding: .utf8) == file.source
      #expect(isFresh, "run Scripts/compile-foods: \(file.path) is out of date")
    }
  }
}
