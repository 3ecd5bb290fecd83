import AppShell
import AppTesting
import DesignSystem
import Testing

@Suite struct GuestTests {
  private func guest(_ world: TestWorld = TestWorld()) async throws -> AppGuest {
    try await AppGuest(using: [NotesFeature()], in: world)
  }

  private func failure(_ body: () async throws -> Void) async throws -> GuestFailure {
    try #require(await #expect(throws: GuestFailure.self) { try await body() })
  }

  @Test(arguments: ["Save", "notes.save"])
  func `a control is tapped by its label, its id and its action, until all is done`(
    name: String
  ) async throws {
    let guest = try await guest()
    try await guest.tap(name)
    #expect(try await guest.sees("1 saved"))
    #expect(try await guest.screen.state == "saved")
  }

  @Test func `a switch turns over, and twins are told apart by id or action`() async throws {
    let guest = try await guest()
    try await guest.tap("Pinned", "notes.milk", "notes.share?id=tea")
    #expect(try await guest.element("notes.pin")?.accessibility.traits.contains(.selected) == true)
    #expect(await guest.departures == ["share:7", "share:7"])
    try await guest.tap("notes.pin=off")
    #expect(try await guest.can("notes.pin=on"))
  }

  @Test(arguments: ["Title", "notes.title"])
  func `a value is entered by the label or the id of its field`(field: String) async throws {
    let guest = try await guest()
    try await guest.enter("Tea", into: field)
    #expect(try await guest.sees("0 saved: Tea"))
    try await guest.enter("on", into: "Pinned")
    #expect(try await guest.control("notes.pin") != nil)
  }

  @Test(arguments: [
    ("Sve", "there is no control 'Sve'"),
    ("notes.count", "there is no control 'notes.count'"),
    ("Delete", "'Delete' cannot be used now"),
    (
      "Share",
      "'Share' means several controls; say which: notes.share?id=tea, notes.share?id=milk"
    ),
    ("Title", "'Title' needs a value; enter one for notes.title=<text:5>"),
  ])
  func `a guest cannot tap a disabled or missing control, and learns why`(
    name: String, reason: String
  ) async throws {
    let guest = try await guest()
    #expect(try await failure { try await guest.tap(name) }.reason == reason)
    #expect(try await !guest.can(name))
  }

  @Test func `a guest cannot enter a value that a field refuses, and learns why`() async throws {
    let guest = try await guest()
    let long = try await failure { try await guest.enter("Breakfast", into: "Title") }
    #expect(long.reason == "notes.title=<text:5> does not take 'Breakfast'")
    let none = try await failure { try await guest.enter("Tea", into: "Save") }
    #expect(none.reason == "there is no control 'Save'")
  }

  @Test func `a failure says where, why, and what is on the screen`() async throws {
    let guest = try await guest()
    let line = #line + 1
    let failure = try await failure { try await guest.tap("Sve") }
    #expect(
      failure.description == """
        AppTestingTests/GuestTests.swift:\(line): there is no control 'Sve'
        on screen 'notes', state 'empty':
          notes.count "0 saved: "
          notes.title "Title" -> notes.title=<text:5>
          notes.pin "Pinned" -> notes.pin=<toggle>
          notes.save "Save" -> notes.save
          notes.tea "Share" -> notes.share?id=tea
          notes.milk "Share" -> notes.share?id=milk
          notes.delete "Delete" (disabled) -> notes.delete
          tabs.notes "Notes" (selected) -> tab.select?id=notes
        """)
  }

  @Test func `a wait is held until the glass is turned`() async throws {
    let glass = Hourglass()
    let guest = try await guest(TestWorld(sleep: glass.sleep))
    try await guest.touch("notes.save")
    #expect(try await guest.sees("0 saved"))
    #expect(try await glass.pass(3))
    try await guest.wait(toSee: "1 saved")
    try await guest.wait(for: "saved")
    #expect(glass.begun == [3])
  }

  @Test func `a touch is refused by the app itself, and a link is followed`() async throws {
    let guest = try await guest()
    await #expect(throws: AppShellError.rejectedAction("notes.delete")) {
      try await guest.touch("notes.delete")
    }
    try await guest.follow("app://notes")
    await #expect(throws: AppShellError.unknownRoute("app://kitchen")) {
      try await guest.follow("app://kitchen")
    }
  }
}
