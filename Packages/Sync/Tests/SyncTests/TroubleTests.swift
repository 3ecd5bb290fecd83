import Foundation
import Journal
import Sync
import Synchronization
import Testing

@Suite struct TroubleTests {
  @Test func `a change is a draft until the server has it, and then no more`() async throws {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    let pendingEdit = try #require(try await pair.one.sync.pendingEdits().first)
    #expect(pendingEdit.stream == "record" && pendingEdit.meaning.fields == ["title"])
    pair.server.trouble = .offline
    await #expect(throws: HouseholdFailure.self) { try await pair.one.synchronize(pair.server) }
    #expect(try await pair.one.sync.pendingEdits().count == 1)
    pair.server.trouble = .none
    try await pair.one.synchronize(pair.server)
    #expect(try await pair.one.sync.pendingEdits().isEmpty)
  }

  @Test func `a push whose answer was lost is found in the list, and is there once`() async throws {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    pair.server.trouble = .lostAnswer
    await #expect(throws: HouseholdFailure.self) { try await pair.one.synchronize(pair.server) }
    pair.server.trouble = .none
    try await pair.one.synchronize(pair.server)
    #expect(pair.server.pushes == 1 && pair.server.edits.count == 1)
    #expect(try await pair.one.sync.pendingEdits().isEmpty)
  }

  @Test func `a device that was killed goes on where its journal says`() async throws {
    let disk = JournalFileSystem.inMemory()
    let server = ListServer()
    let first = try Device("one", on: disk)
    try await first.join()
    try await first.edit(.sets("title", "Soup"))
    server.trouble = .lostAnswer
    await #expect(throws: HouseholdFailure.self) { try await first.synchronize(server) }
    server.trouble = .none
    let second = try Device("one", on: disk, run: 1)
    try await second.edit(.sets("servings", "4"))
    try await second.synchronize(server)
    #expect(server.edits.map(\.meaning.fields) == [["title"], ["servings"]])
    #expect(try await second.sync.pendingEdits().isEmpty)
  }

  @Test func `a page with a gap, one that goes back and one that ends early change nothing`()
    async throws
  {
    let pair = try await Pair()
    for value in ["a", "b", "c"] { try await pair.one.edit(.sets("title", value)) }
    try await pair.one.synchronize(pair.server)
    let edits = pair.server.edits
    let bad = [
      EditPage(edits: [edits[0], edits[2]], last: 3), EditPage(edits: [edits[1]], last: 3),
      EditPage(edits: [edits[1], edits[0]], last: 3), EditPage(edits: edits, last: 2),
      EditPage(edits: [], last: 3),
    ]
    for page in bad {
      let exchange = EditExchange(
        push: { _, seen throws(HouseholdFailure) in seen.number },
        pull: { _, _ throws(HouseholdFailure) in page })
      await #expect(throws: HouseholdFailure.notUnderstood) {
        _ = try await pair.other.sync.synchronize(over: exchange, at: { noon })
      }
      #expect(try await pair.other.state == [:])
      #expect(try await pair.other.sync.ledger().cursor == 0)
    }
  }

  @Test func `a page that is too long for an answer is asked for in parts`() async throws {
    let pair = try await Pair()
    for value in 0..<30 { try await pair.one.edit(.sets("title", "\(value)")) }
    try await pair.one.synchronize(pair.server)
    let exchange = EditExchange(
      push: { _, seen throws(HouseholdFailure) in seen.number },
      pull: { after, limit throws(HouseholdFailure) in
        if limit > 7 { throw .unanswered(.tooLarge(bytes: 4_000_000)) }
        return try await pair.server.exchange.pull(after, limit)
      })
    _ = try await pair.other.sync.synchronize(over: exchange, at: { noon })
    #expect(try await pair.other.state == ["title": "29"])
  }

  @Test func `the next page is asked for while one is written, and again after another program`()
    async throws
  {
    let server = ListServer()
    let (far, disk) = (try Device("far"), JournalFileSystem.inMemory())
    try await far.join()
    try await far.record.record((1...2_500).map { .sets("n", "\($0)") }, at: noon)
    try await far.synchronize(server)
    let (near, beside) = (try Device("near", on: disk), try Device("near", on: disk, run: 1))
    try await near.join()
    let pulls = Mutex<[Int]>([])
    var exchange = server.exchange
    let pull = exchange.pull
    exchange.pull = { after, limit throws(HouseholdFailure) in
      pulls.withLock { $0.append(after.number) }
      let page = try await pull(after, limit)
      // While the second page is on its way, another program takes in everything.
      if after.number == 1_000 { _ = try? await beside.synchronize(server) }
      return page
    }
    let outcome = try await near.sync.synchronize(over: exchange, at: { noon })
    #expect(pulls.withLock(\.self) == [0, 1_000, 2_500])
    #expect(outcome.received <= 2_500)
    #expect(try await near.sync.ledger().cursor == 2_500)
    #expect(try await near.state == ["n": "2500"])
  }

  @Test func `a push fits into a body, however much of it has to be escaped`() async throws {
    let pair = try await Pair()
    let quotes = String(repeating: "\"", count: 300_000)
    for number in 0..<12 { try await pair.one.edit(.sets("f\(number)", quotes)) }
    let longest = Longest()
    let exchange = EditExchange(
      push: { edits, _ throws(HouseholdFailure) in
        longest.take(edits.reduce(0) { $0 + $1.json.lineText.utf8.count })
        return pair.server.push(edits)
      }, pull: pair.server.exchange.pull)
    _ = try await pair.one.sync.synchronize(over: exchange, at: { noon })
    #expect(longest.count < 4 << 20 && longest.count > 1 << 20)
    #expect(pair.server.edits.count == 12)
  }

  @Test func `a stream that is not shared is neither sent nor taken`() async throws {
    let pair = try await Pair()
    let secret = Event(stream: "account", version: 1, time: noon, payload: Data("1".utf8))
    try await pair.one.journal.append([secret])
    try await pair.one.edit(.sets("secret", "no"))
    try await pair.one.synchronize(pair.server)
    #expect(pair.server.edits.isEmpty)
    let forged = Record(
      secret, sequence: 0, id: try EventID("evil-1"), device: try DeviceID("evil"))
    pair.server.push([
      HouseholdEdit(forged, by: forged.device, base: 0, meaning: EditMeaning(.happens))
    ])
    try await pair.other.synchronize(pair.server)
    #expect(try await pair.other.journal.records(in: "account").isEmpty)
    #expect(try await pair.other.sync.ledger().cursor == 1)
  }

  @Test(arguments: ["{", "", "nonsense", "{\"undoes\":3}", "\u{1}"])
  func `content that no journal takes is passed over, and holds nothing up`(text: String)
    async throws
  {
    let pair = try await Pair()
    for version in [0, 1] {
      let event = Event(
        stream: "record", version: version, time: noon, payload: Data(text.utf8))
      let record = Record(
        event, sequence: 0, id: try EventID("evil-\(version)"), device: try DeviceID("evil"))
      pair.server.push([
        HouseholdEdit(record, by: record.device, base: 0, meaning: EditMeaning(.happens))
      ])
    }
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.synchronizeAll()
    #expect(try await pair.other.state == ["title": "Soup"])
  }

  @Test func `edits of a later version are kept and counted`() async throws {
    let pair = try await Pair()
    let event = Event(stream: "record", version: 7, time: noon, payload: Data("{}".utf8))
    try await pair.one.journal.append([event])
    try await pair.synchronizeAll()
    #expect(try await pair.other.record.unread() == 1)
    #expect(try await pair.other.journal.records(in: "record").map(\.version) == [7])
  }

  @Test func `joining sends the existing records, with restatements for some streams`() async throws
  {
    let server = ListServer()
    let device = try Device("one")
    try await device.edit(.sets("title", "Soup"))
    let old = Event(stream: "settings", version: 1, time: noon, payload: Data("1".utf8))
    let new = Event(stream: "settings", version: 1, time: noon, payload: Data("2".utf8))
    try await device.journal.append([old])
    try await device.sync.join(
      HouseholdMembership(
        household: "home", service: "memory", kind: .home, name: "", device: device.name),
      clearing: [old], stating: [new], at: noon)
    try await device.synchronize(server)
    #expect(server.edits.map(\.stream.rawValue) == ["record", "settings"])
    #expect(server.edits.allSatisfy { $0.base == 0 })
  }

  @Test func `joining fails if a restatement differs from the stored state`() async throws {
    let device = try Device("one")
    let setting = Event(stream: "settings", version: 1, time: noon, payload: Data("1".utf8))
    try await device.journal.append([setting])
    let membership = HouseholdMembership(
      household: "home", service: "memory", kind: .home, name: "", device: device.name)
    #expect(try await !device.sync.join(membership, after: 0, clearing: [setting], at: noon))
    #expect(try await device.sync.ledger().membership == nil)
    let last = try #require(try await device.journal.records().last?.sequence)
    try await device.edit(.sets("title", "Soup"))
    #expect(try await device.sync.join(membership, after: last, clearing: [setting], at: noon))
    #expect(try await device.sync.ledger().membership == membership)
  }

  @Test func `leaving ends the drafts and keeps what is here; joining again sends nothing twice`()
    async throws
  {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.other.edit(.sets("servings", "4"))
    try await pair.synchronizeAll()
    try await pair.one.sync.leave(at: noon)
    try await pair.one.edit(.sets("title", "Stew"))
    #expect(try await pair.one.sync.pendingEdits().isEmpty)
    #expect(try await pair.one.state == ["title": "Stew", "servings": "4"])
    try await pair.one.join()
    try await pair.synchronizeAll()
    #expect(Set(pair.server.edits.map(\.id)).count == pair.server.edits.count)
    #expect(try await pair.one.state == pair.other.state)
  }

  @Test func `edits reordered in one household count once for all in the next`()
    async throws
  {
    let pair = try await Pair()
    try await pair.other.edit(.sets("title", "Soup"))
    try await pair.other.synchronize(pair.server)
    try await pair.one.edit(.sets("servings", "4"), .gives("nuts"))
    try await pair.one.synchronize(pair.server)
    let undone = try await pair.one.edit(.sets("servings", "5"))
    #expect(try await pair.one.record.undo(undone, at: noon))
    try await pair.one.sync.leave(at: noon)
    let (server, far) = (ListServer(), try Device("far"))
    for device in [pair.one, far] { try await device.join() }
    try await pair.one.edit(.sets("title", "Stew"))
    for device in [pair.one, far, pair.one] { try await device.synchronize(server) }
    #expect(try await pair.one.sync.pendingEdits().isEmpty)
    let wanted = ["title": "Stew", "servings": "4", "nuts": "on"]
    for device in [pair.one, far] { #expect(try await device.state == wanted) }
    let changes = server.edits.filter { $0.version > 0 }
    #expect(Set(changes.map(\.id)).count == 4 && changes.count == 4)
  }

  @Test func `a limit that was taken away counts so again where its first page comes alone`()
    async throws
  {
    let pair = try await Pair()
    try await pair.one.edit(.gives("nuts"))
    try await pair.synchronizeAll()
    try await pair.other.edit(.takes("nuts"))
    try await pair.synchronizeAll()
    try await pair.one.sync.leave(at: noon)
    try await pair.one.join()
    var exchange = pair.server.exchange
    let pull = exchange.pull
    exchange.pull = { after, _ throws(HouseholdFailure) in try await pull(after, 1) }
    _ = try await pair.one.sync.synchronize(over: exchange, at: { noon })
    for device in [pair.one, pair.other] { #expect(try await device.state == [:]) }
  }

  @Test func `a device that joins again keeps its name for any length of the list`() async throws {
    let pair = try await Pair()
    for number in 0..<30 { try await pair.one.edit(.sets("f\(number)", "1")) }
    try await pair.synchronizeAll()
    try await pair.one.sync.leave(at: noon)
    try await pair.one.join()
    var exchange = pair.server.exchange
    let pull = exchange.pull
    exchange.pull = { after, limit throws(HouseholdFailure) in try await pull(after, min(limit, 7))
    }
    _ = try await pair.one.sync.synchronize(over: exchange, at: { noon })
    #expect(try await pair.one.sync.ledger().membership?.device == pair.one.name)
    #expect(try await pair.one.sync.pendingEdits().isEmpty)
  }

  @Test(arguments: [0.0, 2_147_483_647, 253_402_300_799])
  func `clocks of 1970, of 2038 and of 9999 change no order`(seconds: Double) async throws {
    let pair = try await Pair()
    try await pair.one.record.record(
      [.sets("title", "Soup")], at: Date(timeIntervalSince1970: seconds))
    try await pair.synchronizeAll()
    try await pair.other.edit(.sets("title", "Stew"))
    try await pair.synchronizeAll()
    #expect(try await pair.one.state == ["title": "Stew"])
    #expect(try await pair.one.sync.conflicts().isEmpty)
  }

  @Test func `a push of one edit is as much work with 10,000 stored as with 100`() async throws {
    var work: [Int] = []
    for parts in [1, 100] {
      let disk = CountedDisk()
      let (server, device) = (ListServer(), try Device("one", on: disk.files))
      try await device.join()
      for part in 0..<parts {
        let changes = (0..<100).map { Change.sets("f\($0)", "\(part)") }
        try await device.record.record(changes, at: noon)
      }
      try await device.synchronize(server)
      try await device.edit(.sets("title", "Soup"))
      _ = try await device.sync.pendingEdits()
      disk.reset()
      let pushed = Longest()
      let exchange = EditExchange(
        push: { edits, _ throws(HouseholdFailure) in
          pushed.take(edits.count)
          return server.push(edits)
        }, pull: server.exchange.pull)
      _ = try await device.sync.synchronize(over: exchange, at: { noon })
      #expect(pushed.count == 1 && server.edits.count == parts * 100 + 1)
      work.append(disk.bytes)
    }
    #expect(work[1] <= work[0] + 1_024, "\(work)")
  }
}

/// The longest of what it was shown.
private final class Longest: Sendable {
  private let longest = Mutex(0)
  var count: Int { longest.withLock(\.self) }
  func take(_ count: Int) { longest.withLock { $0 = max($0, count) } }
}
