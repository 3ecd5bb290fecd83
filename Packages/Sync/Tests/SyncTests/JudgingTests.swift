import Foundation
import Journal
import Testing

@testable import Sync

/// What an edit says of itself is a claim: what it means stands in its payload.
@Suite struct JudgingTests {
  private static let streams = SharedStreams([
    SharedStream("record", holdsLimits: true) { record in
      Change.stream.content(of: record)?.meaning ?? EditMeaning(.happens)
    }
  ])
  private static let people = SharedStreams([
    SharedStream("record", holdsLimits: true) { record in
      guard let change = Change.stream.content(of: record) else { return EditMeaning(.happens) }
      return switch change.kind {
      case "takes": EditMeaning(.leaves, of: "table", fields: [change.field, EditMeaning.anybody])
      case "gives":
        EditMeaning(
          .gives, of: "limits", fields: [change.value],
          besides: .init(of: "table", fields: [change.field]))
      default: change.meaning
      }
    }
  ])

  private func pair(_ streams: SharedStreams = streams) async throws -> (ListServer, [Device]) {
    let devices = try ["one", "other"].map { try Device($0, sharing: streams) }
    for device in devices { try await device.join() }
    return (ListServer(), devices)
  }

  private func synchronize(_ server: ListServer, _ devices: [Device]) async throws {
    for device in devices + devices { try await device.synchronize(server) }
  }

  private func forged(
    _ event: Event, _ meaning: EditMeaning, base: Int, number: Int = 0
  ) throws -> HouseholdEdit {
    let device = try DeviceID("evil-\(number)")
    let record = Record(event, sequence: 0, id: try EventID("evil-\(number)"), device: device)
    return HouseholdEdit(record, by: device, base: base, meaning: meaning)
  }

  private static let meanings = EditMeaning.Kind.allCases.flatMap { kind in
    [
      EditMeaning(kind), EditMeaning(kind, of: "soup", fields: ["nuts"]),
      EditMeaning(kind, of: "stew", fields: ["milk"]),
    ]
  }

  @Test(arguments: meanings)
  func `a device that did not know a limit cannot remove it with any kind of edit`(
    meaning: EditMeaning
  ) async throws {
    for (number, change) in [Change.takes("nuts"), .ends].enumerated() {
      let (server, devices) = try await pair()
      try await devices[0].edit(.gives("nuts"))
      try await synchronize(server, devices)
      let event = try Change.stream.event(change, at: noon)
      server.push([try forged(event, meaning, base: 0, number: number)])
      try await synchronize(server, devices)
      for device in devices { #expect(try await device.state == ["nuts": "on"]) }
    }
  }

  @Test(arguments: meanings)
  func `a device that knew a limit can remove it with any kind of edit`(
    meaning: EditMeaning
  ) async throws {
    let (server, devices) = try await pair()
    try await devices[0].edit(.gives("nuts"))
    try await synchronize(server, devices)
    server.push([try forged(Change.stream.event(.takes("nuts"), at: noon), meaning, base: 1)])
    try await synchronize(server, devices)
    for device in devices { #expect(try await device.state == [:]) }
  }

  @Test(arguments: meanings)
  func `a limit that an unreadable edit claims to change falls by a later blind one as little`(
    meaning: EditMeaning
  ) async throws {
    let (server, devices) = try await pair()
    try await devices[0].edit(.gives("nuts"))
    try await synchronize(server, devices)
    let later = Event(stream: "record", version: 9, time: noon, payload: Data("{}".utf8))
    server.push([try forged(later, meaning, base: 1)])
    server.push([
      try forged(Change.stream.event(.takes("nuts"), at: noon), meaning, base: 0, number: 1)
    ])
    try await synchronize(server, devices)
    for device in devices { #expect(try await device.state == ["nuts": "on"]) }
  }

  @Test(arguments: [0, 1])
  func `a mark takes away only the limits that its author knew`(base: Int) async throws {
    for meaning in Self.meanings {
      let (server, devices) = try await pair()
      let limits = try await devices[0].edit(.gives("nuts"), .gives("milk"))
      try await synchronize(server, devices)
      let names = limits.map { "\"\($0.id)\"" }.joined(separator: ",")
      let mark = Event(
        stream: "record", version: 0, time: noon, payload: Data("{\"undoes\":[\(names)]}".utf8))
      server.push([try forged(mark, meaning, base: base)])
      try await synchronize(server, devices)
      let left = base == 0 ? ["nuts": "on", "milk": "on"] : ["milk": "on"]
      for device in devices { #expect(try await device.state == left) }
    }
  }

  @Test func `a mark takes away no limit that the list holds only after it`() async throws {
    let (server, devices) = try await pair()
    let pendingEdit = try await devices[0].edit(.gives("nuts"))[0]
    let mark = Event(
      stream: "record", version: 0, time: noon,
      payload: Data("{\"undoes\":[\"\(pendingEdit.id)\"]}".utf8))
    server.push([try forged(mark, EditMeaning(.undoes), base: 0)])
    try await synchronize(server, devices)
    for device in devices { #expect(try await device.state == ["nuts": "on"]) }
  }

  @Test(arguments: [true, false])
  func `a removed person with a concurrent limit stays until people decide`(isLeavingFirst: Bool)
    async throws
  {
    let (server, devices) = try await pair(Self.people)
    let (one, other) = (devices[0], devices[1])
    try await one.edit(Change(kind: "sets", thing: "table", field: "kid", value: "seated"))
    try await synchronize(server, devices)
    try await one.edit(Change(kind: "gives", thing: "", field: "kid", value: "nuts"))
    try await other.edit(.takes("kid"))
    let order = isLeavingFirst ? [other, one] : [one, other]
    try await synchronize(server, order)
    for device in devices {
      #expect(try await device.state == ["kid": "nuts"])
      let asked = try #require(try await device.sync.conflicts().first)
      #expect(asked.place == FieldPlace("record", "table/kid", ""))
      #expect(Set(asked.sides.map(\.meaning.kind)) == [.leaves, .gives])
    }
    let asked = try #require(try await other.sync.conflicts().first)
    let leaving = try #require(asked.sides.first { $0.meaning.kind == .leaves })
    #expect(try await other.sync.decide(asked, for: leaving.id, at: noon))
    try await synchronize(server, [other, one])
    for device in devices {
      #expect(try await device.state == [:])
      #expect(try await device.sync.conflicts().isEmpty)
    }
  }

  @Test func `the ledger keeps an edit's further additions after a restart`() async throws {
    let disk = JournalFileSystem.inMemory()
    let one = try Device("one", on: disk, sharing: Self.people)
    let server = ListServer()
    try await one.join()
    try await one.edit(Change(kind: "gives", thing: "", field: "kid", value: "nuts"))
    try await one.synchronize(server)
    let again = try Device("one", on: disk, run: 1, sharing: Self.people)
    #expect(try await again.sync.ledger() == one.sync.ledger())
    server.push([try forged(Change.stream.event(.takes("kid"), at: noon), .init(.takes), base: 0)])
    try await again.synchronize(server)
    #expect(try await again.state == ["kid": "nuts"])
  }

  @Test func `names that are too long for an edit stand for themselves everywhere`() throws {
    let long = String(repeating: "n", count: 201)
    let one = EditMeaning(.takes, of: long, fields: [long, "a"]).short
    #expect(one.isSmall && one == one.short && one.thing == one.fields.first)
    #expect(one.fields.last == "a")
    #expect(one.thing != EditMeaning(.takes, of: long + "n").short.thing)
  }

  @Test func `on the wire who leaves is taken away`() throws {
    let event = try Change.stream.event(.takes("kid"), at: noon)
    let edit = try forged(event, EditMeaning(.leaves, of: "table", fields: ["kid"]), base: 0)
    #expect(HouseholdEdit(edit.json)?.meaning.kind == .takes)
  }
}
