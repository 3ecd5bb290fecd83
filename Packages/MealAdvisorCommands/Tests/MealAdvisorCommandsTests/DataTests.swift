import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct DataTests {
  struct Document: Decodable {
    struct Record: Decodable {
      var stream: String
    }

    var records: [Record]
  }

  @Test func `an export holds every record`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set diets vegan")
    _ = try await demo.output("history cook spicy-beef-tacos")
    #expect(
      try await demo.output("data export out.json") == """
        Exported 2 records to out.json.
          - The meals you were shown, and what you did with them
          - Your diets, allergies and other settings

        """)
    let text = try #require(demo.exports["out.json"])
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.records.map(\.stream) == ["preferences", "history"])
    #expect(try await demo.output("data export -") == text)
  }

  @Test(arguments: ["/data/journal", "/data/../data/copy.json"])
  func `an export never lies among what it is a copy of`(path: String) async throws {
    let demo = Demo()
    _ = try await demo.output("settings set diets vegan")
    let outcome = await demo.run("data export \(path) --force")
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError.contains("is in the data folder; name a file elsewhere"))
    #expect(demo.exports[path] == nil)
  }

  @Test func `an export replaces a file only when told to`() async throws {
    let demo = Demo()
    _ = try await demo.output("data export out.json")
    let outcome = await demo.run("data export out.json")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.standardError
        == "mealadvisor-demo: 'out.json' already exists; name another file, "
        + "or add --force to replace it\n")
    #expect(await demo.run("data export out.json --force").exitCode == 0)
  }

  @Test func `deleting says what stays with the store`() async throws {
    let demo = Demo()
    _ = try await demo.output("premium start-trial")
    _ = try await demo.output("settings set diets vegan")
    let text = try await demo.output("data delete --yes")
    #expect(text.contains("The store still knows your subscription and free trial."))
    #expect(try await demo.output("settings get diets") == "none\n")
    let status = try await demo.output("premium status")
    #expect(status.hasPrefix("Premium: Free trial, until "))
  }

  @Test func `deleting where nothing is stored makes nothing`() async throws {
    let demo = Demo()
    _ = try await demo.output("data delete --yes")
    #expect(try demo.files.list("/data") == nil)
  }
}
