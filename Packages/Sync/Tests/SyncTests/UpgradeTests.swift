import Journal
import Testing

@testable import Sync

/// A device whose program did not share a stream yet, and does after an upgrade.
@Suite struct UpgradeTests {
  private let server = ListServer()
  private let disk = JournalFileSystem.inMemory()

  @Test func `after an upgrade, skipped edits are read and their conflicts found`()
    async throws
  {
    let one = try await member()
    try await one.edit(.sets("title", "Soup"), .gives("added"))
    try await one.edit(.sets("title", "Stew"), .takes("added"))
    try await one.synchronize(server)
    let old = try await oldDevice()
    try await old.synchronize(server)
    #expect(try await old.state == [:])
    let upgraded = try Device("other", on: disk, run: 1)
    #expect(try await upgraded.synchronize(server).received == 4)
    #expect(try await upgraded.state == ["title": "Stew"])
    try await upgraded.edit(.sets("title", "Broth"))
    try await upgraded.synchronize(server)
    try await one.synchronize(server)
    #expect(try await one.state == upgraded.state)
    #expect(try await one.sync.conflicts().isEmpty)
  }

  @Test func `an edit between an upgrade and a sync does not count as knowing skipped edits`()
    async throws
  {
    let one = try await member()
    try await one.edit(.sets("title", "Soup"), .gives("nuts"))
    try await one.synchronize(server)
    try await oldDevice().synchronize(server)
    let upgraded = try Device("other", on: disk, run: 1)
    try await upgraded.edit(.sets("title", "Broth"), .takes("nuts"))
    for device in [upgraded, one] { try await device.synchronize(server) }
    #expect(try await upgraded.state == one.state)
    #expect(try await upgraded.state["nuts"] == "on")
    for device in [upgraded, one] {
      let sides = try await device.sync.conflicts().flatMap(\.sides)
      #expect(sides.count == 2)
    }
  }

  @Test func `more questions than a record can hold are asked after an upgrade`() async throws {
    let (one, far) = (try await member(), try Device("far"))
    try await far.join()
    let long = String(repeating: "x", count: 6_000)
    for (device, value) in [(one, "a"), (far, "b")] {
      try await device.record.record(
        (0..<100).map {
          Change(kind: "agrees", thing: "\($0)", field: "meaning", value: value + long)
        },
        at: noon)
    }
    for device in [one, far] { try await device.synchronize(server) }
    let old = try await oldDevice()
    try await old.synchronize(server)
    let upgraded = try Device("other", on: disk, run: 1)
    try await upgraded.synchronize(server)
    for device in [upgraded, far] {
      let conflicts = try await device.sync.conflicts()
      #expect(conflicts.count == 100)
      #expect(conflicts.flatMap(\.sides).allSatisfy { $0.event?.payload.count ?? 0 > 6_000 })
    }
    #expect(try await upgraded.state == [:])
  }

  @Test func `a program reads skipped edits once, and only if it shares their stream`() async throws
  {
    let one = try await member()
    try await one.edit(.sets("title", "Soup"))
    try await one.synchronize(server)
    let old = try await oldDevice()
    try await old.synchronize(server)
    #expect(try await old.sync.ledger().passedOver == ["record"])
    let still = try Device("other", on: disk, run: 1, sharing: SharedStreams([]))
    #expect(try await still.synchronize(server).received == 0)
    let upgraded = try Device("other", on: disk, run: 2)
    #expect(try await upgraded.synchronize(server).received == 1)
    #expect(try await upgraded.sync.ledger().passedOver == [])
    #expect(try await upgraded.synchronize(server).received == 0)
    let count = try await upgraded.journal.records(in: "record").count
    #expect(count == 1)
  }

  @Test func `a connection that is lost while it is read leaves all as it was`() async throws {
    let one = try await member()
    try await one.edit(.sets("title", "Soup"))
    try await one.synchronize(server)
    try await oldDevice().synchronize(server)
    let upgraded = try Device("other", on: disk, run: 1)
    server.trouble = .offline
    await #expect(throws: HouseholdFailure.self) { try await upgraded.synchronize(server) }
    #expect(try await upgraded.state == [:])
    server.trouble = .none
    try await upgraded.synchronize(server)
    #expect(try await upgraded.state == ["title": "Soup"])
  }

  @Test func `an own change from before a stream was unknown for a while keeps its place`()
    async throws
  {
    let first = try Device("other", on: disk)
    try await first.join()
    try await first.edit(.sets("title", "Soup"))
    try await first.synchronize(server)
    let one = try await member()
    try await one.synchronize(server)
    try await one.edit(.sets("title", "Stew"))
    try await one.synchronize(server)
    let old = try Device("other", on: disk, run: 1, sharing: SharedStreams([]))
    try await old.synchronize(server)
    let again = try Device("other", on: disk, run: 2)
    try await again.synchronize(server)
    #expect(try await again.state == ["title": "Stew"])
    #expect(try await again.sync.pendingEdits().isEmpty)
  }

  private func member() async throws -> Device {
    let device = try Device("one")
    try await device.join()
    return device
  }

  private func oldDevice() async throws -> Device {
    let device = try Device("other", on: disk, sharing: SharedStreams([]))
    try await device.join()
    return device
  }
}
