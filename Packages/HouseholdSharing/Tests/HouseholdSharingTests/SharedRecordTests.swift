import AppRecord
import HouseholdSharing
import Journal
import Sync
import Testing

/// What of a record a program shares: what it knows, and its list allows.
@Suite struct SharedRecordTests {
  private func names(
    _ streams: [SharedStream?], allowing allowed: Set<StreamName>
  ) throws -> [StreamName] {
    try Pantry(sharing: streams, allowing: allowed).households.sharing.streams.map(\.name)
  }

  private let plan = SharedStream("plan") { _ in EditMeaning(.happens) }

  @Test func `a stream that is not on the list is not shared even if it declares sharing`() throws {
    let streams = [Jar.shared().sharing, plan]
    #expect(try names(streams, allowing: ["shelf"]) == ["shelf"])
    #expect(try names(streams, allowing: SharedStreams.family) == ["plan"])
    #expect(try names(streams, allowing: []) == [])
  }

  @Test func `a stream of the device is not shared even if the list allows it`() throws {
    #expect(try names([Jar.stream.sharing, plan], allowing: ["shelf", "plan"]) == ["plan"])
  }

  @Test func `the shared record includes the household's stream and the consents`() throws {
    let shared = try Pantry().households.sharing
    #expect(shared.names == ["shelf", HouseholdSync.stream, "consents"])
  }

  @Test func `an event of a stream that is not allowed is never a pending edit`() async throws {
    let pantry = try Pantry(allowing: SharedStreams.family)
    try await pantry.put(.holds("rice", amount: 2))
    try await pantry.households.joinStandIn()
    try await pantry.put(.holds("oats", amount: 1))
    #expect(try await pantry.pendingEdits.isEmpty)
    #expect(try await pantry.households.synchronize() == SyncOutcome())
  }

  @Test func `an event that stays on the device is not a pending edit`() async throws {
    let pantry = try Pantry()
    try await pantry.put(.holds("rice", amount: 2), .noted("by the window"))
    try await pantry.households.joinStandIn()
    #expect(try await pantry.pendingEdits.map(\.meaning.thing) == ["rice"])
  }
}
