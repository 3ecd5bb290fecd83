#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PrintedText
import ServiceCalls
import Sync

/// Measures how long a new device takes to read a household's list, from the server's answers to
/// its disk.
struct NewDevice {
  let count: Int
  let folder: URL

  /// Returns the seconds until everything is stored, and the bytes of the answers.
  func measure() async throws -> (seconds: Double, bytes: Int) {
    let pages = try pages()
    let service = ServiceTransport { request, _ in
      let body = try JSONReader.read(String(decoding: request.body, as: UTF8.self))
      guard case .object(let members) = body,
        case .integer(let after)? =
          members.first(where: { $0.key == "after" })?.value
      else { return ServiceAnswer(status: 400) }
      return ServiceAnswer(status: 200, body: pages[after / 1_000])
    }
    let timing = CallTiming(now: { Date() }, chance: { 0 })
    let client = HouseholdClient(
      ServiceAddress(host: "home.example"), over: ServiceCaller(over: service, timing: timing),
      session: { nil })
    let device = try DeviceID("new")
    let journal = try EventJournal(directory: folder, device: device)
    let sync = HouseholdSync(
      in: journal, sharing: SimulatedChange.streams(), clock: HybridClock(now: { Date() }))
    try await sync.join(
      HouseholdMembership(household: "home", service: "", kind: .home, name: "", device: device),
      at: Date())
    let clock = ContinuousClock()
    let start = clock.now
    _ = try await sync.synchronize(over: client.exchange(of: "home", for: device), at: { Date() })
    let seconds = (clock.now - start) / .seconds(1)
    guard try await sync.ledger().cursor == count else { throw Unfinished() }
    return (seconds, pages.reduce(0) { $0 + $1.count })
  }

  private struct Unfinished: Error {}

  private func pages() throws -> [[UInt8]] {
    let clock = HybridClock(now: { Date() })
    var edits: [JSON] = []
    for number in 1...count {
      let (thing, field) = ("meal-\(number % 4_000)", "f\(number % 9)")
      let change = SimulatedChange(kind: .sets, thing: thing, field: field, value: "v\(number)")
      let event = try SimulatedChange.notes.event(change, at: Date())
      let record = Record(
        event, sequence: number, id: clock.makeID(), device: try DeviceID("far-\(number % 3)"))
      edits.append(
        HouseholdEdit(
          record, by: record.device, base: number - 1,
          meaning: EditMeaning(.sets, of: thing, fields: [field]),
          number: number
        ).json)
    }
    return stride(from: 0, to: count, by: 1_000).map { start in
      let page: JSON = [
        "last": .integer(count), "edits": .array(Array(edits[start..<min(count, start + 1_000)])),
      ]
      return Array(page.lineText.utf8)
    } + [Array(#"{"last": \#(count), "edits": []}"#.utf8)]
  }
}
