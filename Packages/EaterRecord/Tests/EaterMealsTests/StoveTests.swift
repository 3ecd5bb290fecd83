import EaterMeals
import Journal
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct StoveTests {
  private let now = Date(timeIntervalSince1970: 1_778_610_600)
  private func timer(_ seconds: Int) -> StoveTimer {
    StoveTimer("Simmer", seconds: seconds, .running(until: now + Double(seconds)))
  }

  private func stove(_ events: [StoveEvent]) -> Stove {
    events.reduce(into: Stove()) { $0.apply($1, at: now) }
  }

  @Test func `a pot keeps its step, its servings and its timers until it leaves the stove`() {
    let events: [StoveEvent] = [
      .placed("curry", servings: 3), .stepped("curry", to: 2),
      .timed("curry", key: "1.0", timer(600)),
    ]
    let pot = stove(events).pots["curry"]
    #expect(pot?.step == 2 && pot?.servings == 3 && pot?.timers.count == 1)
    #expect(stove(events + [.placed("curry", servings: 4)]).pots["curry"]?.step == 2)
    #expect(stove(events + [.timed("curry", key: "1.0", nil)]).pots["curry"]?.timers == [:])
    #expect(stove(events + [.left("curry")]) == Stove())
    #expect(stove([.timed("curry", key: "1.0", nil)]) == Stove())
  }

  @Test func `after a restart, the stove has the stored state; the last event of a subject counts`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let folder = URL(filePath: "/data")
    func stores() throws -> Stores {
      Stores(journal: try EventJournal(directory: folder, fileSystem: disk), premium: .sample)
    }
    let events: [StoveEvent] = [
      .placed("curry", servings: nil), .stepped("curry", to: 1), .left("curry"),
      .placed("rice", servings: 2), .stepped("curry", to: 3), .stepped("rice", to: 1),
      .timed("rice", key: "0.0", timer(60)), .timed("rice", key: "0.0", timer(120)),
    ]
    for event in events { try await stores().stove.record([event], at: now) }
    #expect(try await stores().stove.state() == stove(events))
  }

  @Test
  func `a timer goes by its dates, is never longer than it lasts, and stands where it is halted`() {
    let running = timer(600)
    #expect(running.left(at: now) == 600)
    #expect(running.left(at: now + 599.2) == 1)
    #expect(running.left(at: now + 900) == 0 && running.isOver(at: now + 900))
    #expect(running.left(at: now - 86_400) == 600)
    let paused = StoveTimer("Simmer", seconds: 600, .paused(left: 42))
    #expect(paused.left(at: now + 900) == 42 && !paused.isOver(at: now + 900))
  }

  @Test func `a dish leaves the stove after a day without changes, unless its timer runs`() {
    let placed = stove([.placed("curry", servings: nil)])
    #expect(placed.warm(at: now + 3600) == placed)
    #expect(placed.warm(at: now + 90_000) == Stove())
    let timed = stove([.timed("curry", key: "0.0", timer(100_000))])
    #expect(timed.warm(at: now + 90_000) == timed)
    #expect(timed.warm(at: now + 200_000) == Stove())
  }

  @Test func `a meal under its new name is the same pot`() {
    let renamed = stove([.stepped("old", to: 2)]).renamed { $0 == "old" ? "new" : $0 }
    #expect(renamed.pots["new"]?.step == 2 && renamed.pots["old"] == nil)
  }
}
