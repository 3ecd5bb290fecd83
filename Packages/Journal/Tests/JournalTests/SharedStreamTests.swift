import Foundation
import Journal
import Testing

/// What a stream says of how the devices of a household share it.
@Suite struct SharedStreamTests {
  /// A list of which the first version wrote plain texts.
  private enum Entry: Codable, Hashable, Sendable {
    case put(String, count: Int)
    case scribbled(String)
  }

  private static let list = EventStream<[String: Int], Entry>(
    name: "list", version: 2, initialState: [:],
    decode: { payload, version in
      if version == 1 {
        return .put(try JSONDecoder().decode([String].self, from: payload)[0], count: 1)
      }
      return try JSONDecoder().decode(Entry.self, from: payload)
    },
    subject: { entry in
      if case .put(let thing, _) = entry { "\(thing)/count" } else { nil }
    },
    apply: { list, entry, _ in
      if case .put(let thing, let count) = entry { list[thing] = count }
    })

  private static let shared = list.shared(
    isStatedAnew: true, holdsLimits: true,
    rival: { entry in
      guard case .put(let thing, let count) = entry else { return nil }
      return .put(thing, count: count + 1)
    },
    meaning: { entry, record in
      guard case .put(let thing, _) = entry else { return nil }
      return EditMeaning(.sets, of: thing, fields: [record.field(after: thing)])
    })

  private func record(
    _ payload: String, version: Int, subject: String? = nil
  ) throws -> Record {
    let event = Event(
      stream: "list", subject: subject.flatMap { Subject($0) }, version: version, time: dinnerTime,
      payload: Data(payload.utf8))
    return try record(of: event)
  }

  private func record(of event: Event) throws -> Record {
    Record(event, sequence: 1, id: try EventID("id-1"), device: try DeviceID("one"))
  }

  private func record(of entry: Entry) throws -> Record {
    try record(of: Self.list.event(entry, at: dinnerTime))
  }

  // MARK: - Who gets to know it

  @Test func `a stream is of its device alone until it says otherwise`() throws {
    #expect(Self.list.audience == .device && Self.list.sharing == nil)
    #expect(Self.shared.audience == .household)
    let sharing = try #require(Self.shared.sharing)
    #expect(sharing.name == "list" && sharing.isStatedAnew && sharing.holdsLimits)
    #expect(sharing.part == nil)
    #expect(Self.list.audience == .device, "what was made of it does not change it")
  }

  @Test func `unless it says so it is sent as it is stored, holds no limits and has no rivals`()
    throws
  {
    let sharing = try #require(Basket.stream.shared { _, _ in EditMeaning(.happens) }.sharing)
    #expect(!sharing.isStatedAnew && !sharing.holdsLimits)
    let event = try Basket.stream.event(.put("rice", 1), at: dinnerTime)
    #expect(sharing.rival(try record(of: event)) == nil)
    #expect(sharing.meaning(try record(of: event)) == EditMeaning(.happens))
  }

  @Test func `a shared stream stores and folds what it did before`() async throws {
    let journal = try JournalFileSystem.inMemory().journal()
    try await Store(Self.list, in: journal).record([.put("rice", count: 2)], at: dinnerTime)
    let store = Store(Self.shared, in: journal)
    try await store.record([.put("oats", count: 1)], at: dinnerTime)
    #expect(try await store.state() == ["rice": 2, "oats": 1])
  }

  // MARK: - What a record means

  @Test func `the meaning of an event is read from the event and from its record`() throws {
    let sharing = try #require(Self.shared.sharing)
    #expect(
      sharing.meaning(try record(of: .put("rice", count: 2)))
        == EditMeaning(.sets, of: "rice", fields: ["count"]))
    #expect(
      sharing.meaning(try record(#"["rice"]"#, version: 1, subject: "rice/count"))
        == EditMeaning(.sets, of: "rice", fields: ["count"]), "an earlier version is read")
    #expect(sharing.meaning(try record(of: .scribbled("by the window"))) == nil)
  }

  @Test(arguments: [3, 4, Event.maximumVersion])
  func `an event of a later version has the meaning of an append`(version: Int) throws {
    let sharing = try #require(Self.shared.sharing)
    for payload in [#"{"later":true}"#, #"{"put":{"_0":"rice","count":2}}"#] {
      #expect(sharing.meaning(try record(payload, version: version)) == EditMeaning(.happens))
    }
  }

  @Test(arguments: [("7", 1), (#"{"later":true}"#, 2), ("{}", 0), (#"["rice"]"#, 2)])
  func `an event that no version writes is not shared`(payload: String, version: Int) throws {
    let sharing = try #require(Self.shared.sharing)
    #expect(sharing.meaning(try record(payload, version: version)) == nil)
  }

  // MARK: - Rivals

  @Test func `a rival is an event of the same stream, about the same and at the same time`() throws
  {
    let sharing = try #require(Self.shared.sharing)
    let event = try Self.list.event(.put("rice", count: 2), at: dinnerTime)
    let rival = try #require(sharing.rival(try record(of: event)))
    #expect(rival.stream == event.stream && rival.subject == event.subject)
    #expect(rival.version == event.version && rival.time == event.time)
    #expect(Self.list.content(of: try record(of: rival)) == .put("rice", count: 3))
    #expect(
      sharing.meaning(try record(of: rival)) == sharing.meaning(try record(of: event)))
    let again = try #require(sharing.rival(try record(of: rival)))
    #expect(Self.list.content(of: try record(of: again)) == .put("rice", count: 4))
  }

  @Test func `a rival of what an earlier version wrote is of the current one`() throws {
    let sharing = try #require(Self.shared.sharing)
    let rival = try #require(sharing.rival(try record(#"["rice"]"#, version: 1)))
    #expect(rival.version == 2)
    #expect(Self.list.content(of: try record(of: rival)) == .put("rice", count: 2))
  }

  @Test func `nothing has a rival that cannot be read, or for which none is made up`() throws {
    let sharing = try #require(Self.shared.sharing)
    #expect(sharing.rival(try record(of: .scribbled("by the window"))) == nil)
    #expect(sharing.rival(try record(#"{"later":true}"#, version: 3)) == nil)
    #expect(sharing.rival(try record("7", version: 1)) == nil)
  }

  // MARK: - Fields

  @Test(
    arguments: [
      ("soup/servings", "soup", "servings"), ("soup/set/diet", "soup", "set/diet"),
      ("soup/servings", nil, "soup/servings"), ("soup/servings", "so", "soup/servings"),
      ("servings", "soup", "servings"), ("soup", "soup", "soup"), ("soup/", "soup", ""),
      (nil, "soup", ""), (nil, nil, ""),
    ] as [(String?, String?, String)])
  func `a field is what a subject says after its thing`(
    subject: String?, thing: String?, field: String
  ) throws {
    #expect(try record("1", version: 1, subject: subject).field(after: thing) == field)
  }
}
