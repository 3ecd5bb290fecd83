import Foundation
import Journal
import Synchronization
import Testing

@testable import Sync

/// A device whose folder was copied to another, or set back: both would have one name.
@Suite struct CopyTests {
  private let server = ListServer()
  private let disk = JournalFileSystem.inMemory()

  @Test func `concurrent edits of a device and its copy are a conflict`()
    async throws
  {
    let (one, copy) = try await copied()
    try await one.edit(.sets("title", "Stew"))
    try await copy.edit(.sets("title", "Broth"), .sets("servings", "4"))
    for device in [one, copy, one] { try await device.synchronize(server) }
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
    for device in [one, copy, one] { try await device.synchronize(server) }
    for device in [one, copy] { #expect(try await device.state["nuts"] == "on") }
  }

  @Test func `the first to meet the server keeps the name, the other takes one that stays`()
    async throws
  {
    let (one, copy) = try await copied()
    for device in [one, copy] { try await device.edit(.sets("title", "Stew")) }
    for device in [one, copy, one] { try await device.synchronize(server) }
    #expect(try await one.sync.ledger().membership?.device == one.name)
    let name = try #require(try await copy.sync.ledger().membership?.device)
    #expect(name != one.name)
    try await copy.edit(.sets("title", "Soup"))
    for device in [copy, one, copy] { try await device.synchronize(server) }
    #expect(try await copy.sync.ledger().membership?.device == name)
    #expect(server.edits.suffix(2).map(\.device) == [name, name])
    #expect(try await one.sync.conflicts().isEmpty)
  }

  @Test func `a draft that both hold is one edit`() async throws {
    let (one, copy) = try await copied { try await $0.edit(.sets("servings", "2")) }
    for device in [one, copy, one, copy] { try await device.synchronize(server) }
    #expect(server.edits.map(\.meaning.fields) == [["title"], ["servings"]])
    #expect(try await copy.sync.pendingEdits().isEmpty)
    #expect(
      try await copy.sync.ledger().membership?.device == one.name, "nothing told them apart yet")
  }

  @Test func `a device that was set back gets again what it had sent, and goes on`() async throws {
    let (one, old) = try await copied()
    try await one.edit(.sets("title", "Stew"))
    try await one.synchronize(server)
    try await old.synchronize(server)
    #expect(try await old.state == ["title": "Stew"])
    try await old.edit(.sets("title", "Broth"))
    try await old.synchronize(server)
    #expect(try await old.sync.conflicts().isEmpty)
    #expect(server.edits.map(\.base) == [0, 1, 2])
  }

  @Test func `undoing on a copy takes nothing of the other's away`() async throws {
    let (one, copy) = try await copied()
    try await copy.edit(.sets("servings", "4"))
    try await one.edit(.sets("title", "Stew"))
    for device in [one, copy] { try await device.synchronize(server) }
    try await copy.record.undoLast(at: noon)
    #expect(try await copy.state == ["title": "Stew"])
  }

  @Test func `the server refuses edits of a copy until it has read the original's edits`()
    async throws
  {
    let (one, copy) = try await copied()
    try await one.edit(.sets("title", "Stew"))
    try await copy.edit(.sets("title", "Broth"))
    var exchange = server.exchange
    let push = exchange.push
    let isFirst = Mutex(true)
    exchange.push = { [server] edits, seen throws(HouseholdFailure) in
      // Between the page that the copy read and its push the other one syncs with the server.
      let first = isFirst.withLock { first in
        defer { first = false }
        return first
      }
      if first { _ = try? await one.synchronize(server) }
      return try await push(edits, seen)
    }
    _ = try await copy.sync.synchronize(over: exchange, at: { noon })
    try await one.synchronize(server)
    for device in [one, copy] {
      #expect(try await device.sync.conflicts().map(\.place.field) == ["title"])
    }
  }

  @Test func `a device can remove its own addition under a new device name`()
    async throws
  {
    let (one, copy) = try await copied()
    try await copy.edit(.gives("nuts"))
    server.trouble = .lostAnswer
    await #expect(throws: HouseholdFailure.self) { try await copy.synchronize(server) }
    server.trouble = .none
    try await copy.edit(.takes("nuts"))
    try await one.edit(.sets("title", "Stew"))
    for device in [one, copy, one] { try await device.synchronize(server) }
    for device in [one, copy] { #expect(try await device.state["nuts"] == nil) }
  }

  @Test func `a copy can remove an addition from before the copying under its new name`()
    async throws
  {
    let (one, copy) = try await copied { try await $0.edit(.gives("nuts")) }
    try await copy.edit(.takes("nuts"))
    try await one.edit(.sets("title", "Stew"))
    for device in [one, copy, one] { try await device.synchronize(server) }
    #expect(Set(server.edits.map(\.device)).count == 2)
    for device in [one, copy] { #expect(try await device.state["nuts"] == nil) }
  }

  /// A device that has synced with the server, and its copy.
  private func copied(
    after change: (Device) async throws -> Void = { _ in }
  ) async throws -> (Device, Device) {
    let one = try Device("one", on: disk)
    try await one.join()
    try await one.edit(.sets("title", "Soup"))
    try await one.synchronize(server)
    try await change(one)
    return (one, try Device("one", on: try disk.copied(), run: 1))
  }
}
