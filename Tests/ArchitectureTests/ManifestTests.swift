import Foundation
import Testing

@Suite struct ManifestTests {
  @Test func `a dumped manifest is read`() throws {
    let json = """
      {"name": "X", "toolsVersion": {"_version": "6.2.0"}, "platforms": [], "products": [],
       "dependencies": [{"fileSystem": [{"identity": "y", "path": "/r/Packages/Y"}]}],
       "targets": [{"name": "XTests", "type": "test",
         "settings": [{"tool": "swift"}],
         "dependencies": [{"byName": ["X", null]}, {"target": ["W", null]},
                          {"product": ["Y", "Y", null, null]}]}]}
      """
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
    #expect(manifest.dependencies.count == 1)
    #expect(manifest.targets[0].edges == ["W", "X", "Y"])
    #expect(manifest.targets[0].folder == "Tests/XTests")
    #expect(manifest.targets[0].settings == .list([.object(["tool": .text("swift")])]))
  }
}
