#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import SeededRandom
import Sync

extension SimulatedHousehold {
  /// Adds an edit of a dishonest member or server.
  ///
  /// It removes limits while it claims another meaning, or it is an undo mark that names limits.
  mutating func lie() throws {
    let server = servers[areTwo && random.happens(0.5) ? 1 : 0]
    let limits = SimulatedChange.limits
    let kinds: [SimulatedChange.Kind] = [.takes, .empties, .leaves]
    let change = SimulatedChange(
      kind: kinds.randomElement(using: &random) ?? .takes,
      thing: "t\(Int.random(in: 0...2, using: &random))",
      field: "f\(Int.random(in: 0...2, using: &random))", value: "on")
    var event = try limits.event(change, at: start)
    let known = server.edits.filter { $0.stream == limits.name }.map(\.id.rawValue)
    if random.happens(0.4), !known.isEmpty {
      event = Event(
        stream: limits.name, version: 0, time: start,
        payload: try JSONEncoder().encode(["undoes": known]))
    }
    let liar = try DeviceID("liar")
    lies += 1
    let record = Record(event, sequence: 0, id: try EventID("liar-\(lies)"), device: liar)
    let kind = EditMeaning.Kind.allCases.randomElement(using: &random) ?? .happens
    let claims = [
      EditMeaning(kind), EditMeaning(kind, of: change.thing, fields: [change.field]),
      EditMeaning(kind, of: "nothing", fields: ["at-all"]),
    ]
    server.take(
      Push(
        edits: [
          HouseholdEdit(
            record, by: liar, base: 0, meaning: claims.randomElement(using: &random) ?? claims[0])
        ], seen: ListCursor(server.edits.last) ?? .start))
  }
}
