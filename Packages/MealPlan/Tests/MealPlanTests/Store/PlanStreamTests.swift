import Journal
import MealModels
import MealPlan
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PlanStreamTests {
  private func meals(_ count: Int) -> [PlanEvent] {
    (0..<count).map { number in
      .added(
        PlannedMeal(
          id: PlannedMealID(rawValue: "e\(number)"), slot: .on(number / 3, .dinner),
          content: .dish("Soup \(number)")))
    }
  }

  @Test(arguments: 0..<10)
  func `a compacted plan is the plan, and undoing goes on`(seed: Int) async throws {
    var source = RandomPlan(seed: seed)
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    let store = Store(.plan, in: journal)
    var plan = Plan()
    for _ in 0..<150 {
      let events = (0..<source.number(1...3)).map { _ in source.event() }
      plan = plan.applying(events)
      try await store.record(events, at: dinnerTime)
    }
    let before = try await journal.records().count
    try await journal.compact()
    #expect(try await journal.records().count < before)
    #expect(try await store.state() == plan)
    #expect(try await Store(.plan, in: files.journal("later")).state() == plan)
    #expect(try await !store.undoLast(at: dinnerTime).isEmpty)
    #expect(
      try await Store(.plan, in: files.journal("undone")).state() == (try await store.state()))
  }

  @Test func `two devices that write into one journal see one plan`() async throws {
    let files = JournalFileSystem.inMemory()
    let (phone, tablet) = (
      Store(.plan, in: try files.journal("phone")), Store(.plan, in: try files.journal("tablet"))
    )
    try await phone.record(
      [.changed("e1", .note("soak")), .changed("e1", .isLocked(true))], at: dinnerTime)
    try await tablet.record(meals(3), at: dinnerTime)
    try await phone.record([.changed("e1", .servings(2))], at: dinnerTime)
    try await tablet.record([.changed("e1", .servings(6))], at: dinnerTime)
    let plan = try await phone.state()
    #expect(plan == (try await tablet.state()))
    #expect(plan["e1"]?.servings == 6 && plan["e1"]?.note == "soak")
    #expect(plan["e1"]?.isLocked == true)
  }

  @Test func `the plan counts and keeps events of a later version, and that version reads them`()
    async throws
  {
    let files = JournalFileSystem.inMemory()
    let journal = try files.journal()
    let store = Store(.plan, in: journal)
    try await store.record(meals(2), at: dinnerTime)
    let strange = [
      (Subject("e0/state"), 1, #"{"entry":"e0","state":"frozen"}"#),
      (Subject("e0/mood"), 1, #"{"entry":"e0","mood":"happy"}"#),
      (Subject("e1/note"), 2, #"["note in another shape"]"#),
    ].map { subject, version, payload in
      Event(
        stream: "plan", subject: subject, version: version, time: dinnerTime,
        payload: Data(payload.utf8))
    }
    try await journal.append(strange)
    let reading = try await store.reading()
    #expect(reading.unread == 3)
    #expect(reading.state == Plan().applying(meals(2)))
    for _ in 0..<60 {
      try await store.record(
        [.changed("e0", .note("a")), .changed("e1", .servings(3))], at: dinnerTime)
    }
    try await journal.compact()
    let payloads = try await journal.records().map(\.payload)
    #expect(strange.allSatisfy { payloads.contains($0.payload) })
  }

  @Test func `a damaged line costs that change and no other, and is said`() async throws {
    let files = JournalFileSystem.inMemory()
    let store = Store(.plan, in: try files.journal())
    try await store.record(meals(9), at: dinnerTime)
    try await store.record(
      [.changed("e4", .note("x")), .changed("e5", .servings(2))], at: dinnerTime)
    let whole = try await store.state()
    let bytes = try files.bytes()
    let lines = bytes.split(separator: UInt8(ascii: "\n")).dropFirst().filter { $0.first != 0x20 }
    for line in lines {
      var damaged = bytes
      damaged[line.startIndex + 40] ^= 1
      let copy = try JournalFileSystem.holding(damaged)
      let journal = try copy.journal("other")
      let plan = try await Store(.plan, in: journal).state()
      #expect(await !journal.recovery.isClean)
      let ids = whole.entries.map(\.id)
      let kept = ids.filter { plan[$0] == whole[$0] }
      #expect(kept.count == ids.count - 1)
      // What is written next keeps the damaged file beside the journal.
      try await Store(.plan, in: journal).record([.changed("e0", .note("y"))], at: dinnerTime)
      #expect(await journal.recovery.setAside != nil)
    }
  }
}
