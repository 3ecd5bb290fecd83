import Foundation
import Journal
import PrintedText
import ServiceCalls
import Synchronization
import Testing

@testable import Sync

/// What somebody sends to stop the others, and what is merely much.
@Suite struct HostileTests {
  @Test func `a device skips an unreadable edit and reads those after it`()
    async throws
  {
    let pair = try await Pair()
    let good = try await pair.one.edit(.sets("title", "Soup"))[0]
    let unreadable: [(JSON) -> JSON] = [
      { $0.setting("stream", .string("A")) }, { $0.setting("id", .string("x_1")) },
      { $0.setting("id", .string(String(repeating: "x", count: 55))) },
      { $0.setting("of", .string(String(repeating: "x", count: 201))) },
      { $0.setting("fields", .strings((1...33).map { "f\($0)" })) },
      { $0.setting("subject", .string("a subject")) }, { $0.setting("version", .integer(-1)) },
      { $0.setting("payload", .null) },
    ]
    let meaning = EditMeaning(.sets, of: "soup", fields: ["title"])
    let edit = HouseholdEdit(good, by: pair.one.name, base: 0, meaning: meaning)
    var list = unreadable.enumerated().map { place, change in
      change(edit.json.setting("id", .string("evil-\(place)")))
    }
    #expect(list.allSatisfy { HouseholdEdit($0) == nil })
    list.append(edit.json)
    let numbered = list.enumerated().map { $1.adding(["n": .integer($0 + 1)]) }
    let service = ServiceTransport { request, _ in
      let body = try JSONReader.read(String(decoding: request.body, as: UTF8.self))
      let after = body["after"].integer ?? 0
      let id = after > 0 ? numbered[after - 1]["id"].text : nil
      #expect(body["after_id"].text == id, "the server would take it for another list")
      let page: JSON = [
        "last": .integer(numbered.count),
        "edits": .array(Array(numbered.dropFirst(after).prefix(3))),
      ]
      return ServiceAnswer(status: 200, body: Array(page.lineText.utf8))
    }
    let timing = CallTiming(now: { noon }, chance: { 0 })
    let client = HouseholdClient(
      ServiceAddress(host: "home.example"), over: ServiceCaller(over: service, timing: timing),
      session: { nil })
    for _ in 0..<2 {
      _ = try await pair.other.sync.synchronize(
        over: client.exchange(of: "home", for: pair.other.name), at: { noon })
    }
    #expect(try await pair.other.sync.ledger().cursor == numbered.count)
    #expect(try await pair.other.state == ["title": "Soup"])
  }

  @Test func `a list without a number or an id is no list`() async throws {
    for text in [#"{"id": "a"}"#, #"{"n": 1}"#, #"{"n": 0, "id": "a"}"#, #"{"n": 1, "id": "ü"}"#] {
      #expect(HouseholdEdit(unreadable: try JSONReader.read(text)) == nil)
    }
  }

  @Test func `a server that was set back and has grown again is found out`() async throws {
    let (pair, grown) = (try await Pair(), ListServer())
    for value in ["a", "b", "c"] { try await pair.one.edit(.sets("title", value)) }
    try await pair.one.synchronize(pair.server)
    grown.push(Array(pair.server.edits.prefix(2)))
    for value in ["d", "e"] { try await pair.other.edit(.sets("title", value)) }
    try await pair.other.synchronize(grown)
    try await pair.one.edit(.sets("title", "f"))
    await #expect(throws: HouseholdFailure.cursorAhead) { try await pair.one.synchronize(grown) }
    #expect(grown.edits.count == 4)
    #expect(try await pair.one.sync.pendingEdits().count == 1)
  }

  @Test func `a device skips an edit whose id leaves no room for the mark of a copy`() async throws
  {
    let pair = try await Pair()
    let text = String(repeating: "x", count: 54)
    for (id, isRead) in [(text, true), (text + "x", false)] {
      let event = try Change.stream.event(.sets("title", id), at: noon)
      let record = Record(event, sequence: 1, id: try EventID(id), device: pair.one.name)
      let edit = HouseholdEdit(
        record, by: record.device, base: 0, meaning: EditMeaning(.happens), number: 1)
      #expect((HouseholdEdit(edit.json) != nil) == isRead)
      #expect((Change.streams.meaning(of: record) != nil) == isRead)
      if isRead { #expect(try EventID("\(id)_99999999").nextCopy().rawValue.count == 64) }
    }
  }

  @Test func `a mark is taken in as what it names, whatever else it holds`() async throws {
    let pair = try await Pair()
    let made = try await pair.one.edit(.sets("title", "Soup"), .sets("servings", "4"))
    try await pair.synchronizeAll()
    let evil = try DeviceID("evil")
    let payload = Data("{\n\"undoes\": [\"\(made[0].id)\"],\n \"and\": \"\u{2028}\"}\n".utf8)
    let mark = Record(
      Event(stream: "record", version: 0, time: noon, payload: payload), sequence: 0,
      id: try EventID("evil-1"), device: evil)
    pair.server.push([
      HouseholdEdit(mark, by: evil, base: 0, meaning: EditMeaning(.undoes))
    ])
    try await pair.synchronizeAll()
    for device in [pair.one, pair.other] {
      #expect(try await device.state == ["servings": "4"])
      #expect(try await device.journal.check().isClean)
      #expect(try await device.journal.records().allSatisfy { !$0.payload.contains(0x0A) })
    }
  }

  @Test func `18,000 drafts are shared after the edits of others`() async throws {
    let server = ListServer()
    let other = try Device("other")
    try await other.join()
    try await other.edit(.sets("title", "Stew"))
    try await other.synchronize(server)
    let one = try Device("a-device-with-a-name-as-long-as-one-may-have")
    let changes = (0..<18_000).map { Change.sets("f\($0 % 9)", "1") }
    try await one.record.record(changes, at: noon)
    try await one.join()
    // The first page comes, and nothing can be sent.
    let deaf = EditExchange(
      push: { _, _ throws(HouseholdFailure) in throw .unanswered(.offline) },
      pull: server.exchange.pull)
    await #expect(throws: HouseholdFailure.self) {
      _ = try await one.sync.synchronize(over: deaf, at: { noon })
    }
    #expect(try await one.sync.pendingEdits().count == 18_000)
    let edits = try await one.sync.edits(in: try await one.sync.ledger())
    #expect(edits.allSatisfy { $0.base == 0 }, "they knew nothing of the household")
    try await one.edit(.sets("title", "Soup"))
    let last = try await one.sync.edits(in: try await one.sync.ledger()).last
    #expect(last?.base == 1)
  }

  @Test func `two rival values of 600 KB are asked about, and either can be chosen`() async throws {
    let pair = try await Pair()
    let (mine, theirs) = (
      String(repeating: "m", count: 600_000), String(repeating: "t", count: 600_000)
    )
    try await pair.one.edit(.sets("title", mine))
    try await pair.other.edit(.sets("title", theirs))
    try await pair.synchronizeAll()
    let conflict = try #require(try await pair.other.sync.conflicts().first)
    #expect(conflict.sides.allSatisfy { $0.event?.payload.count ?? 0 > 600_000 })
    try await pair.other.sync.decide(conflict, for: conflict.sides[0].id, at: noon)
    try await pair.synchronizeAll()
    for device in [pair.one, pair.other] { #expect(try await device.state["title"] == mine) }
  }

  @Test func `a long end against a change is decided for the change`() async throws {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.synchronizeAll()
    try await pair.one.edit(.sets("title", "Stew"))
    var end = Change.ends
    end.value = String(repeating: "e", count: 600_000)
    try await pair.other.record.record([end], at: noon)
    try await pair.synchronizeAll()
    let conflict = try #require(try await pair.one.sync.conflicts().first)
    let change = try #require(conflict.sides.first { $0.meaning.kind == .sets })
    #expect(try await pair.one.sync.decide(conflict, for: change.id, at: noon))
    try await pair.synchronizeAll()
    for device in [pair.one, pair.other] {
      #expect(try await device.sync.conflicts().isEmpty)
      #expect(try await device.state == ["title": "Stew"])
    }
  }

  @Test func `a page of the longest edits there can be is taken in`() async throws {
    let pair = try await Pair()
    let evil = try DeviceID("evil")
    let long = String(repeating: "\u{1}", count: 195)
    let fields = (10..<42).map { "\(long)\($0)" }
    pair.server.push(
      try (0..<40).map { number in
        let event = try Change.stream.event(.sets("f", "\(number)"), at: noon)
        let record = Record(event, sequence: 0, id: try EventID("evil-\(number)"), device: evil)
        return HouseholdEdit(
          record, by: evil, base: 0, meaning: EditMeaning(.sets, of: long, fields: fields))
      })
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.synchronizeAll()
    #expect(try await pair.other.sync.ledger().cursor == 41)
    #expect(try await pair.other.state["title"] == "Soup")
  }

  @Test func `a conflict is stored without values that are too long`()
    async throws
  {
    let pair = try await Pair()
    try await pair.one.edit(.agrees(String(repeating: "a", count: 200_000)))
    try await pair.other.edit(.agrees(String(repeating: "b", count: 200_000)))
    try await pair.synchronizeAll()
    for device in [pair.one, pair.other] {
      #expect(try await device.sync.conflicts().count == 1)
      let kept = try await device.journal.records(in: HouseholdSync.stream)
      #expect(kept.allSatisfy { $0.payload.count < 128 << 10 })
    }
  }

  @Test func `events after leaving are not pending edits of the former household`()
    async throws
  {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    let seated = try await pair.one.sync.ledger()
    try await pair.one.sync.leave(at: noon)
    try await pair.one.edit(.sets("servings", "4"))
    let edits = try await pair.one.sync.edits(in: seated)
    #expect(edits.map(\.meaning.fields) == [["title"]])
  }

  @Test func `edits of many unknown streams do not stop the sync`() async throws {
    let pair = try await Pair()
    let evil = try DeviceID("evil")
    let name = String(repeating: "s", count: 58)
    for part in 0..<16 {
      pair.server.push(
        try (0..<1_000).map { number in
          let stream = try StreamName("\(name)\(100_000 + part * 1_000 + number)")
          let event = Event(stream: stream, version: 1, time: noon, payload: Data("1".utf8))
          let record = Record(
            event, sequence: 0, id: try EventID("evil-\(part)-\(number)"), device: evil)
          return HouseholdEdit(record, by: evil, base: 0, meaning: EditMeaning(.happens))
        })
    }
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.synchronizeAll()
    #expect(try await pair.other.state == ["title": "Soup"])
    #expect(try await pair.other.sync.ledger().passedOver.count == 16_000)
    // Each is stored once.
    let again = try #require(pair.server.edits.first)
    pair.server.push([
      HouseholdEdit(
        Record(again.event, sequence: 0, id: try EventID("evil-again"), device: evil), by: evil,
        base: 0, meaning: EditMeaning(.happens))
    ])
    try await pair.other.synchronize(pair.server)
    let last = try #require(try await pair.other.journal.records(in: HouseholdSync.stream).last)
    #expect(!String(decoding: last.payload, as: UTF8.self).contains("passedOver"))
  }

  @Test func `a mark takes the same away everywhere, whatever copies it names`() async throws {
    let pair = try await Pair()
    let evil = try DeviceID("evil")
    try await pair.other.edit(.sets("title", "Soup"))
    try await pair.other.synchronize(pair.server)
    let limit = try await pair.one.edit(.gives("nuts"))[0].id.rawValue
    try await pair.synchronizeAll()
    for (number, names) in [
      ["\(limit)_0"], ["\(limit)_1"], ["\(limit)_999999999"], ["\(limit)_0", "\(limit)_1"], [],
    ].enumerated() {
      let payload = Data(JSON.object([.init("undoes", .strings(names))]).lineText.utf8)
      let mark = Record(
        Event(stream: "record", version: 0, time: noon, payload: payload), sequence: 0,
        id: try EventID("evil-\(number)"), device: evil)
      pair.server.push([HouseholdEdit(mark, by: evil, base: 0, meaning: EditMeaning(.undoes))])
    }
    for _ in 0..<2 {
      try await pair.synchronizeAll()
      for device in [pair.one, pair.other] {
        #expect(try await device.state == ["title": "Soup", "nuts": "on"])
      }
      for device in [pair.one, pair.other] {
        try await device.sync.leave(at: noon)
        try await device.join()
      }
    }
    #expect(pair.server.edits.allSatisfy { $0.id == $0.id.original })
  }

  @Test(arguments: [0, 1])
  func `a device that changes its household during a sync leaks no edits to either`(
    stored: Int
  ) async throws {
    let (server, second) = (ListServer(), ListServer())
    let (one, other) = (try Device("one"), try Device("other"))
    for device in [one, other] { try await device.join() }
    for _ in 0..<stored { try await other.edit(.sets("title", "Soup")) }
    try await other.synchronize(server)
    try await one.edit(.sets("servings", "4"))
    var exchange = server.exchange
    let pull = exchange.pull
    exchange.pull = { after, limit throws(HouseholdFailure) in
      let page = try await pull(after, limit)
      try? await one.sync.leave(at: noon)
      try? await one.join()
      return page
    }
    _ = try await one.sync.synchronize(over: exchange, at: { noon })
    _ = try await one.sync.synchronize(over: server.exchange, of: "another", at: { noon })
    #expect(server.edits.count == stored)
    #expect(try await one.state == ["servings": "4"])
    try await one.synchronize(second)
    #expect(second.edits.map(\.meaning.fields) == [["servings"]])
  }

  @Test func `a household that a later program wrote to is asked once, not for ever`() async throws
  {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.one.synchronize(pair.server)
    let later = Event(
      stream: HouseholdSync.stream, version: 2, time: noon, payload: Data("{}".utf8))
    try await pair.other.journal.append([later])
    let pulls = Mutex(0)
    var exchange = pair.server.exchange
    let pull = exchange.pull
    exchange.pull = { after, limit throws(HouseholdFailure) in
      pulls.withLock { $0 += 1 }
      return try await pull(after, limit)
    }
    _ = try await pair.other.sync.synchronize(over: exchange, at: { noon })
    #expect(pulls.withLock(\.self) == 1)
  }

  @Test func `more rivals than a record can hold are asked about, without what they say`()
    async throws
  {
    let pair = try await Pair()
    let long = String(repeating: "\u{1}", count: 195)
    let fields = (10..<42).map { "\(long)\($0)" }
    for kind in [EditMeaning.Kind.ends, .takes, .agrees, .sets] {
      pair.server.push(
        try (0..<3).map { number in
          let device = try DeviceID("evil-\(number)")
          // Nobody can read it, so that its own word holds.
          let event = Event(
            stream: "record", version: 1, time: noon, payload: Data("\(number)".utf8))
          let record = Record(
            event, sequence: 0, id: try EventID("\(kind)-\(number)"), device: device)
          return HouseholdEdit(
            record, by: device, base: 0,
            meaning: EditMeaning(kind, of: long, fields: kind == .ends ? [] : fields))
        })
    }
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.synchronizeAll()
    #expect(try await pair.one.sync.ledger().cursor == 13)
    #expect(try await pair.one.state == pair.other.state)
    let conflicts = try await pair.one.sync.conflicts()
    #expect(Set(conflicts.map(\.place.field)).isSuperset(of: fields))
    let places = { (conflicts: [EditConflict]) in conflicts.map { ($0.place, $0.sides.map(\.id)) } }
    let theirs = places(try await pair.other.sync.conflicts())
    #expect(places(conflicts).elementsEqual(theirs, by: ==))
  }
}

extension JSON {
  fileprivate func setting(_ key: String, _ value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return JSON.object(members.map { $0.key == key ? .init(key, value) : $0 })
  }
}
