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
    let generated = Sources.folder.appending(path: "Sources/FoodFacts/Generated")
    for file in try FoodSources(folder: Sources.folder.appending(path: "Data")).swiftFiles() {
      let url = generated.appending(path: file.name)
      let isFresh = try String(contentsOf: url, encoding: .utf8) == file.source
      #expect(isFresh, "run Scripts/compile-foods: \(file.name) is out of date")
    }
  }
}
