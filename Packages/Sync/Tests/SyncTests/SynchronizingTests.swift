import Foundation
import Journal
import Sync
import Testing

@Suite struct SynchronizingTests {
  @Test func `edits of different fields of one thing merge by themselves`() async throws {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.other.edit(.sets("servings", "4"))
    try await pair.synchronizeAll()
    #expect(try await pair.one.state == ["title": "Soup", "servings": "4"])
    #expect(try await pair.other.state == pair.one.state)
    #expect(try await pair.one.sync.conflicts().isEmpty)
  }

  @Test func `edits of one field that did not know of each other are asked about on both devices`()
    async throws
  {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.other.edit(.sets("title", "Stew"))
    try await pair.synchronizeAll()
    for device in [pair.one, pair.other] {
      let conflict = try #require(try await device.sync.conflicts().first)
      #expect(conflict.place == FieldPlace("record", "soup", "title"))
      #expect(conflict.sides.map(\.device.rawValue) == ["one", "other"])
      #expect(conflict.sides.allSatisfy { $0.event != nil })
      #expect(try await device.state["title"] == "Stew")
    }
  }

  @Test func `a conflict tells what both knew before, however often each changed it since`()
    async throws
  {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Broth"))
    try await pair.synchronizeAll()
    try await pair.one.edit(.sets("title", "Draft"))
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.other.edit(.sets("title", "Stew"))
    try await pair.synchronizeAll()
    for device in [pair.one, pair.other] {
      let base = try #require(try await device.sync.conflicts().first?.base?.event)
      #expect(String(decoding: base.payload, as: UTF8.self).contains("Broth"))
    }
    let fresh = try await Pair()
    for (device, title) in [(fresh.one, "Soup"), (fresh.other, "Stew")] {
      try await device.edit(.sets("title", title))
    }
    try await fresh.synchronizeAll()
    #expect(try await fresh.one.sync.conflicts().first?.base == nil)
  }

  @Test func `where a field was never changed, a conflict began from the thing as it was added`()
    async throws
  {
    let pair = try await Pair()
    try await pair.one.edit(.gives("added"))
    try await pair.synchronizeAll()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.other.edit(.sets("title", "Stew"))
    try await pair.synchronizeAll()
    let base = try #require(try await pair.other.sync.conflicts().first?.base?.event)
    #expect(String(decoding: base.payload, as: UTF8.self).contains("added"))
  }

  @Test(arguments: [0, 1])
  func `a decision for either side holds everywhere and ends the question`(side: Int) async throws {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.other.edit(.sets("title", "Stew"))
    try await pair.synchronizeAll()
    let conflict = try #require(try await pair.other.sync.conflicts().first)
    let chosen = conflict.sides[side].id
    #expect(try await pair.other.sync.decide(conflict, for: chosen, at: noon))
    #expect(try await pair.other.sync.conflicts().isEmpty)
    try await pair.synchronizeAll()
    for device in [pair.one, pair.other] {
      #expect(try await device.sync.conflicts().isEmpty)
      #expect(try await device.state["title"] == ["Soup", "Stew"][side])
    }
  }

  @Test func `the same value twice is no conflict, and an edit that knew the other replaces it`()
    async throws
  {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.other.edit(.sets("title", "Soup"))
    try await pair.synchronizeAll()
    #expect(try await pair.one.sync.conflicts().isEmpty)
    try await pair.other.edit(.sets("title", "Stew"))
    try await pair.synchronizeAll()
    #expect(try await pair.one.state["title"] == "Stew")
    #expect(try await pair.one.sync.conflicts().isEmpty)
  }

  @Test func `an addition outlives a removal that did not know it, in either order`()
    async throws
  {
    for isGivenFirst in [true, false] {
      let pair = try await Pair()
      try await pair.one.edit(.gives("peanut"))
      try await pair.synchronizeAll()
      try await pair.one.edit(.gives("peanut"))
      try await pair.other.edit(.takes("peanut"))
      let order = isGivenFirst ? [pair.one, pair.other] : [pair.other, pair.one]
      for device in order + order { try await device.synchronize(pair.server) }
      #expect(try await pair.one.state["peanut"] == "on")
      #expect(try await pair.other.state["peanut"] == "on")
    }
  }

  @Test func `a device that knows an addition can remove it`() async throws {
    let pair = try await Pair()
    try await pair.one.edit(.gives("peanut"))
    try await pair.synchronizeAll()
    try await pair.other.edit(.takes("peanut"))
    try await pair.synchronizeAll()
    #expect(try await pair.one.state == [:])
  }

  @Test func `a limit is in force the moment a device hears of it, though it was taken away here`()
    async throws
  {
    let pair = try await Pair()
    try await pair.one.edit(.gives("peanut"))
    try await pair.one.synchronize(pair.server)
    try await pair.other.edit(.takes("peanut"))
    // The page comes, and what was typed here could not be sent before.
    let exchange = EditExchange(
      push: { _, seen throws(HouseholdFailure) in seen.number }, pull: pair.server.exchange.pull)
    _ = try await pair.other.sync.synchronize(over: exchange, at: { noon })
    #expect(try await pair.other.state["peanut"] == "on")
  }

  @Test func `an end against a change of an earlier page is decided for the change, too`()
    async throws
  {
    let (pair, third) = (try await Pair(), try Device("third"))
    try await third.join()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.synchronizeAll()
    try await pair.one.edit(.sets("title", "Stew"))
    try await pair.one.synchronize(pair.server)
    // The third reads the change by itself, the others with the end.
    try await third.synchronize(pair.server)
    try await pair.other.edit(.ends)
    for device in [pair.other, pair.one, third] { try await device.synchronize(pair.server) }
    let conflict = try #require(try await third.sync.conflicts().first)
    let change = try #require(conflict.sides.first { $0.meaning.kind == .sets })
    #expect(try await third.sync.decide(conflict, for: change.id, at: noon))
    for device in [third, pair.one, pair.other] { try await device.synchronize(pair.server) }
    for device in [third, pair.one, pair.other] {
      #expect(try await device.sync.conflicts().isEmpty)
      #expect(try await device.state == ["title": "Stew"])
    }
  }

  @Test func `an agreed value no longer counts after concurrent changes, on every device`()
    async throws
  {
    let (pair, third) = (try await Pair(), try Device("third"))
    try await third.join()
    try await pair.one.edit(.agrees("salt"))
    for device in [pair.one, pair.other, third] { try await device.synchronize(pair.server) }
    #expect(try await third.state == ["meaning": "salt"])
    try await pair.one.edit(.agrees("sugar"))
    try await pair.other.edit(.agrees("honey"))
    for device in [pair.one, pair.other, third, pair.one] {
      try await device.synchronize(pair.server)
    }
    for device in [pair.one, pair.other, third] { #expect(try await device.state == [:]) }
  }

  @Test func `an end against a change that it did not know is asked about, and nothing is gone`()
    async throws
  {
    for isEndFirst in [true, false] {
      let pair = try await Pair()
      try await pair.one.edit(.sets("title", "Soup"))
      try await pair.synchronizeAll()
      try await pair.one.edit(.ends)
      try await pair.other.edit(.sets("title", "Stew"))
      let order = isEndFirst ? [pair.one, pair.other] : [pair.other, pair.one]
      for device in order + order { try await device.synchronize(pair.server) }
      for device in order {
        #expect(try await device.state == ["title": "Stew"])
        let conflict = try #require(try await device.sync.conflicts().first)
        #expect(conflict.place == FieldPlace("record", "soup", ""))
      }
      let conflict = try #require(try await pair.one.sync.conflicts().first)
      let end = try #require(conflict.sides.first { $0.meaning.kind == .ends })
      try await pair.one.sync.decide(conflict, for: end.id, at: noon)
      try await pair.synchronizeAll()
      #expect(try await pair.other.state["gone"] == "yes")
      #expect(try await pair.other.sync.conflicts().isEmpty)
    }
  }

  @Test func `a change of something else does not decide about an end, sent or not`() async throws {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.synchronizeAll()
    try await pair.one.edit(.ends)
    try await pair.other.edit(.sets("title", "Stew"))
    try await pair.synchronizeAll()
    try await pair.one.edit(.sets("servings", "4"))
    #expect(try await pair.one.sync.conflicts().count == 1)
    try await pair.synchronizeAll()
    #expect(try await pair.one.sync.conflicts().count == 1)
    // Nor does the same of another thing.
    try await pair.one.edit(.sets("title", "Pie", of: "pie"))
    try await pair.synchronizeAll()
    #expect(try await pair.one.sync.conflicts().count == 1)
  }

  @Test func `an end that others have overtaken takes nothing away while it waits`() async throws {
    let pair = try await Pair()
    try await pair.one.edit(.gives("milk"))
    try await pair.synchronizeAll()
    try await pair.other.edit(.ends)
    try await pair.one.edit(.gives("peanut"))
    try await pair.one.synchronize(pair.server)
    // The page comes, and what was typed here cannot be sent.
    let exchange = EditExchange(
      push: { _, _ throws(HouseholdFailure) in throw .unanswered(.offline) },
      pull: pair.server.exchange.pull)
    for _ in 0..<2 {
      await #expect(throws: HouseholdFailure.unanswered(.offline)) {
        try await pair.other.sync.synchronize(over: exchange, at: { noon })
      }
      let state = try await pair.other.state
      #expect(state["milk"] == "on" && state["peanut"] == "on" && state["gone"] == nil)
      #expect(try await pair.other.sync.pendingEdits().first?.meaning.kind == .ends)
      // It is still to be told, also when the file is written anew.
      for _ in 0..<100 { try await pair.other.edit(.sets("title", "Soup")) }
      try await pair.other.journal.compact()
      try await pair.one.edit(.sets("servings", "4"))
      try await pair.one.synchronize(pair.server)
    }
    try await pair.synchronizeAll()
    for device in [pair.one, pair.other] {
      let state = try await device.state
      #expect(state["milk"] == "on" && state["peanut"] == "on" && state["gone"] == nil)
      let conflict = try #require(try await device.sync.conflicts().first)
      #expect(conflict.place == FieldPlace("record", "soup", ""))
      #expect(conflict.sides.map(\.meaning.kind).contains(.ends))
      #expect(try await device.sync.pendingEdits().isEmpty)
    }
  }

  @Test func `undoing a pending decision brings the conflict back`() async throws {
    let pair = try await Pair()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.other.edit(.sets("title", "Stew"))
    try await pair.synchronizeAll()
    let asked = try #require(try await pair.one.sync.conflicts().first)
    #expect(try await pair.one.sync.decide(asked, for: asked.sides[0].id, at: noon))
    #expect(try await pair.one.sync.conflicts().isEmpty)
    #expect(try await pair.one.record.undoLast(at: noon).count == 1)
    #expect(try await pair.one.sync.conflicts() == [asked])
  }

  @Test func `a decision covers only the edits that the person saw`() async throws {
    let (pair, third) = (try await Pair(), try Device("third"))
    try await third.join()
    try await pair.one.edit(.sets("title", "Soup"))
    try await pair.other.edit(.sets("title", "Stew"))
    try await pair.synchronizeAll()
    let shown = try #require(try await pair.one.sync.conflicts().first)
    try await third.edit(.sets("title", "Broth"))
    try await third.synchronize(pair.server)
    try await pair.one.synchronize(pair.server)
    #expect(try await !pair.one.sync.decide(shown, for: shown.sides[0].id, at: noon))
    #expect(try await pair.one.sync.pendingEdits().isEmpty)
    let asked = try #require(try await pair.one.sync.conflicts().first)
    #expect(asked.sides.count == 3)
    #expect(try await pair.one.sync.decide(asked, for: asked.sides[0].id, at: noon))
  }

  @Test func `where a wrong value could hurt, none counts until a person decides`() async throws {
    let pair = try await Pair()
    try await pair.one.edit(.agrees("no food"))
    try await pair.other.edit(.agrees("peanut"))
    try await pair.synchronizeAll()
    for device in [pair.one, pair.other] {
      #expect(try await device.state["meaning"] == nil)
      #expect(try await device.sync.conflicts().count == 1)
    }
    let conflict = try #require(try await pair.one.sync.conflicts().first)
    try await pair.one.sync.decide(conflict, for: conflict.sides[1].id, at: noon)
    try await pair.synchronizeAll()
    #expect(try await pair.other.state["meaning"] == "peanut")
  }

  @Test func `an undo is told to the others, also of what was sent long ago`() async throws {
    let pair = try await Pair()
    let records = try await pair.one.edit(.sets("title", "Soup"))
    try await pair.one.edit(.sets("title", "Stew"))
    try await pair.synchronizeAll()
    try await pair.other.edit(.sets("servings", "4"))
    try await pair.synchronizeAll()
    try await pair.one.record.undoLast(at: noon)
    try await pair.synchronizeAll()
    #expect(try await pair.other.state["title"] == "Soup")
    #expect(try await pair.one.record.undo(records, at: noon))
    try await pair.synchronizeAll()
    #expect(try await pair.other.state == ["servings": "4"])
  }
}
