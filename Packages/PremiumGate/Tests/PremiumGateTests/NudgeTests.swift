import Foundation
import SeededRandom
import Testing

@testable import PremiumGate

private func successes(_ count: Int, isPremium: Bool = false) -> [NudgeEvent] {
  Array(repeating: .suggestionSucceeded(isPremium: isPremium), count: count)
}

// S-PREM-13, C-P06
struct NudgeTests {
  @Test(arguments: [(0, false), (1, false), (4, false), (5, true), (6, false), (50, false)])
  func `it is due at exactly the fifth success`(count: Int, isDue: Bool) {
    #expect(Nudge(successes(count)).isDue(for: .none, isSettled: true) == isDue)
  }

  @Test func `it never appears while loading or in an error`() {
    #expect(!Nudge(successes(5)).isDue(for: .none, isSettled: false))
  }

  @Test(arguments: phases)
  func `it is for people without premium only`(phase: EntitlementPhase) {
    let isDue = Nudge(successes(5)).isDue(for: phase, isSettled: true)
    #expect(isDue == (phase == .none || phase.isLapsed))
  }

  @Test(arguments: [[NudgeEvent.shown], [.dismissed], [.shown, .dismissed]])
  func `it appears once ever`(after: [NudgeEvent]) {
    for more in 0..<12 {
      let nudge = Nudge(successes(5) + after + successes(more))
      #expect(!nudge.isDue(for: .none, isSettled: true))
      #expect(nudge.isOver)
    }
  }

  @Test func `a user with premium at the fifth success never sees the nudge`() {
    let nudge = Nudge(successes(4) + successes(1, isPremium: true))
    #expect(!nudge.isDue(for: .lapsed(since: start), isSettled: true))
    #expect(nudge.isOver)
  }

  @Test func `premium before the fifth success does not matter`() {
    let nudge = Nudge(successes(4, isPremium: true) + successes(1))
    #expect(nudge.isDue(for: .lapsed(since: start), isSettled: true))
  }

  @Test(arguments: 1...Sample.count(quick: 20, whole: 200))
  func `a life of any kind sees it at most once`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var nudge = Nudge()
    var shown: [Int] = []
    for success in 1...20 {
      let phase = phases.randomElement(using: &dice) ?? .none
      nudge.apply(.suggestionSucceeded(isPremium: phase.isEntitled))
      guard nudge.isDue(for: phase, isSettled: Bool.random(using: &dice)) else { continue }
      shown.append(success)
      nudge.apply(.shown)
    }
    #expect(shown.isEmpty || shown == [5])
  }

  @Test func `events keep their written form`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let events: [NudgeEvent] = [.suggestionSucceeded(isPremium: false), .shown, .dismissed]
    let written = String(decoding: try encoder.encode(events), as: UTF8.self)
    #expect(
      written == #"[{"suggestionSucceeded":{"isPremium":false}},{"shown":{}},{"dismissed":{}}]"#)
  }
}
