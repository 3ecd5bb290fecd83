import Testing

@Suite struct DeclarationsTests {
  private let declarations = Declarations([
    SourceFile(
      path: "Packages/Journal/Sources/Journal/Record.swift",
      text: """
        public struct Event: Hashable, Codable {
          public var date, place: String
          static let all = [Event.case: { (let: Int) in 1 }]
          public init?(_ date: String, at place: String = "", notes: Int..., then: () -> Void) {
            func inner(hidden: Int) {}
          }
          enum Kind: String, CaseIterable { case first = "a", `default`, both(Int, of: Map<Int, Int>) }
          subscript(index: Int) -> Int { 0 }
        }
        struct Row {
          let id: Int; var name: String?
          var count = 0 { didSet {} }
          let fixed = 1
          var length: Int { 2 }
        }
        extension Event.Kind: Named { static func made(by name: String) -> Self { .first } }
        protocol Named {}
        extension Named { var title: String { "" } }
        typealias Entry = Event
        final class Shelf: NSObject { class func standard() -> Shelf { Shelf() } }
        func open(folder path: String) {}
        """)
  ])

  @Test(arguments: [
    ("Event", "date", true), ("Event", "place", true), ("Event", "case", false),
    ("Event", "inner", false), ("Event", "Kind", true), ("Event", "owner", false),
    ("Kind", "default", true), ("Kind", "both", true),
    ("Kind", "made", true), ("Kind", "title", true), ("Kind", "third", false),
    ("Entry", "date", true), ("Entry", "owner", false), ("Row", "length", true),
    ("Shelf", "standard", true),
  ])
  func `members are those of a type, its extensions and its protocols`(
    type: String, name: String, isMember: Bool
  ) {
    let found = declarations.members(name, of: type)
    #expect(found.map { !$0.isEmpty } == isMember)
  }

  @Test func `members that the toolchain brings are unknown`() {
    #expect(declarations.members("hashValue", of: "Event") == nil)
    #expect(declarations.members("allCases", of: "Kind") == nil)
    #expect(declarations.members("copy", of: "Shelf") == nil)
    #expect(!declarations.declares(type: "NSObject"))
    #expect(declarations.named("open").count == 1)
  }

  @Test(arguments: [
    (["_", "then"], false, true), (["_", "at", "then"], false, true), (["_"], true, true),
    (["_", "notes", "_", "_", "then"], false, true), (["_"], false, false),
    (["at", "then"], false, false), (["…", "then"], false, true), (["…"], false, true),
    (["_", "then", "at"], false, false), (["_", "of", "then"], false, false),
  ])
  func `arguments with a default may be left out`(
    labels: [String], isFollowed: Bool, matches: Bool
  ) {
    let found = declarations.members("init", of: "Event") ?? []
    #expect(found.contains { $0.takes(labels, isFollowed: isFollowed) } == matches)
  }

  @Test(arguments: [
    (["id"], true), (["id", "name", "count"], true), (["id", "fixed"], false),
    (["name"], false), (["id", "length"], false),
  ])
  func `an internal struct has an initialiser of its stored properties`(
    labels: [String], matches: Bool
  ) {
    let found = declarations.members("init", of: "Row") ?? []
    #expect(found.contains { $0.takes(labels, isFollowed: false) } == matches)
  }
}
