import EmbeddedText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct WebFilesTests {
  @Test func `the generated file is what Scripts/compile-web makes of Web`() throws {
    let package = URL(filePath: #filePath).appending(path: "../../../").standardized
    #expect(try WebPackage(package).isFresh(), "run Scripts/compile-web")
  }
}
