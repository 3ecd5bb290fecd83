import Foundation
import Journal
import Synchronization
import Testing

@testable import Sync

/// A device whose folder was copied to another, or set back: both would have one name.
@Suite struct CopyTests {
  private let server = ListServer()
  private let disk = JournalFileSystem.inMemory()

  @Test func `what a device and its copy change without knowing of each other is asked about`()
    async throws
  {
    let (one, copy) = try await copied()
    try await one.edit(.sets("title", "Stew"))
    try await copy.edit(.sets("title", "Broth"), .sets("servings", "4"))
    for device in [one, copy, one] { try await device.meet(server) }
    for device in [one, copy] {
      let conflicts = try await device.sync.conflicts()
      #expect(conflicts.map(\.place.field) == ["title"])
      #expect(conflicts.first?.base?.event != nil)
      #expect(try await device.state == ["title": "Broth", "servings": "4"])
    }
  }

  @Test func `a limit that one of them gave is not taken away by the other`() async throws {
    let (one, copy) = try await copied()
    try await one.edit(.gives("nuts"))
    try await copy.edit(.gives("nuts"), .takes("nuts"))
    for device in [one, copy, one] { try await device.meet(server) }
    for device in [one, copy] { #expect(try await device.state["nuts"] == "on") }
  }

  @Test func `the first to meet the server keeps the name, the other takes one that stays`()
    async throws
  {
    let (one, copy) = try await copied()
    for device in [one, copy] { try await device.edit(.sets("title", "Stew")) }
    for device in [one, copy, one] { try await device.meet(server) }
    #expect(try await one.sync.ledger().seat?.device == one.name)
    let name = try #require(try await copy.sync.ledger().seat?.device)
    #expect(name != one.name)
    try await copy.edit(.sets("title", "Soup"))
    for device in [copy, one, copy] { try await device.meet(server) }
    #expect(try await copy.sync.ledger().seat?.device == name)
    #expect(server.edits.suffix(2).map(\.device) == [name, name])
    #expect(try await one.sync.conflicts().isEmpty)
  }

  @Test func `a draft that both hold is one edit`() async throws {
    let (one, copy) = try await copied { try await $0.edit(.sets("servings", "2")) }
    for device in [one, copy, one, copy] { try await device.meet(server) }
    #expect(server.edits.map(\.meaning.fields) == [["title"], ["servings"]])
    #expect(try await copy.sync.drafts().isEmpty)
    #expect(try await copy.sync.ledger().seat?.device == one.name, "nothing told them apart yet")
  }

  @Test func `a device that was set back gets again what it had sent, and goes on`() async throws {
    let (one, old) = try await copied()
    try await one.edit(.sets("title", "Stew"))
    try await one.meet(server)
    try await old.meet(server)
    #expect(try await old.state == ["title": "Stew"])
    try await old.edit(.sets("title", "Broth"))
    try await old.meet(server)
    #expect(try await old.sync.conflicts().isEmpty)
    #expect(server.edits.map(\.base) == [0, 1, 2])
  }

  @Test func `undoing on a copy takes nothing of the other's away`() async throws {
    let (one, copy) = try await copied()
    try await copy.edit(.sets("servings", "4"))
    try await one.edit(.sets("title", "Stew"))
    for device in [one, copy] { try await device.meet(server) }
    try await copy.record.undoLast(at: noon)
    #expect(try await copy.state == ["title": "Stew"])
  }

  @Test func `what a copy sends that has not read the other is refused until it has`()
    async throws
  {
    let (one, copy) = try await copied()
    try await one.edit(.sets("title", "Stew"))
    try await copy.edit(.sets("title", "Broth"))
    var exchange = server.exchange
    let push = exchange.push
    let isFirst = Mutex(true)
    exchange.push = { [server] edits, seen throws(HouseholdFailure) in
      // Between the page that the copy read and its push the other one meets the server.
      let first = isFirst.withLock { first in
        defer { first = false }
        return first
      }
      if first { _ = try? await one.meet(server) }
      return try await push(edits, seen)
    }
    _ = try await copy.sync.meet(over: exchange, at: { noon })
    try await one.meet(server)
    for device in [one, copy] {
      #expect(try await device.sync.conflicts().map(\.place.field) == ["title"])
    }
  }

  @Test func `what a device gave and took again is its own, whatever it is called by then`()
    async throws
  {
    let (one, copy) = try await copied()
    try await copy.edit(.gives("nuts"))
    server.trouble = .lostAnswer
    await #expect(throws: HouseholdFailure.self) { try await copy.meet(server) }
    server.trouble = .none
    try await copy.edit(.takes("nuts"))
    try await one.edit(.sets("title", "Stew"))
    for device in [one, copy, one] { try await device.meet(server) }
    for device in [one, copy] { #expect(try await device.state["nuts"] == nil) }
  }

  @Test func `what a copy takes away that it had from before is its own, under its new name too`()
    async throws
  {
    let (one, copy) = try await copied { try await $0.edit(.gives("nuts")) }
    try await copy.edit(.takes("nuts"))
    try await one.edit(.sets("title", "Stew"))
    for device in [one, copy, one] { try await device.meet(server) }
    #expect(Set(server.edits.map(\.device)).count == 2)
    for device in [one, copy] { #expect(try await device.state["nuts"] == nil) }
  }

  /// A device that has met the server, and its copy.
  private func copied(
    after change: (Device) async throws -> Void = { _ in }
  ) async throws -> (Device, Device) {
    let one = try Device("one", on: disk)
    try await one.join()
    try await one.edit(.sets("title", "Soup"))
    try await one.meet(server)
    try await change(one)
    return (one, try Device("one", on: try disk.copied(), run: 1))
  }
}
