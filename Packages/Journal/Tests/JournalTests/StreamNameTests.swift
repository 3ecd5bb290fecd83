import Testing

@testable import Journal

@Suite struct StreamNameTests {
  @Test(arguments: [
    "a", "favorites", "grocery-list", "v2", "a-1-b", String(repeating: "a", count: 64),
  ])
  func `lower-kebab names are taken`(text: String) throws {
    #expect(try StreamName(text).rawValue == text)
  }

  @Test(arguments: [
    "", "-a", "a-", "a--b", "A", "a b", "1a", "a_b", "a/b", "../x", "é", "a\n",
    String(repeating: "a", count: 65),
  ])
  func `other names are refused`(text: String) {
    #expect(throws: JournalError.invalidStream(text)) { try StreamName(text) }
  }

  @Test(arguments: ["", "a b", "a/b", "é", "a\n", String(repeating: "a", count: 65)])
  func `ids that do not fit between two spaces are refused`(text: String) {
    #expect(throws: JournalError.invalidIdentifier(text)) { try EventID(text) }
    #expect(throws: JournalError.invalidIdentifier(text)) { try DeviceID(text) }
  }
}
