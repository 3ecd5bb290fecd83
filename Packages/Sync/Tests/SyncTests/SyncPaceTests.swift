import Foundation
import Sync
import Testing

@Suite struct SyncPaceTests {
  private let noon = Date(timeIntervalSince1970: 1_778_000_000)

  @Test func `after failures it waits 1, 2, 4 … 60 minutes, of which chance takes half at most`() {
    var pace = SyncPace()
    var least = SyncPace()
    var minutes: [Double] = []
    for _ in 0..<8 {
      pace.fail(at: noon, chance: 0)
      least.fail(at: noon, chance: 1)
      let full = (pace.next?.timeIntervalSince(noon) ?? 0) / 60
      #expect(least.next?.timeIntervalSince(noon) == full * 30)
      minutes.append(full)
    }
    #expect(minutes == [1, 2, 4, 8, 16, 32, 60, 60])
  }

  @Test(arguments: [SyncPace.Cause.foreground, .reconnect, .hand])
  func `coming to the front, a connection and a hand end the pause`(cause: SyncPace.Cause) {
    var pace = SyncPace()
    pace.fail(at: noon, chance: 0)
    #expect(pace.isDue(cause, at: noon, hasPendingEdits: false))
    #expect(!pace.isDue(.timer, at: noon + 59, hasPendingEdits: true))
    #expect(!pace.isDue(.edit, at: noon + 59, hasPendingEdits: true))
    #expect(pace.isDue(.timer, at: noon + 60, hasPendingEdits: true))
  }

  @Test func `a pending edit is sent at once while the sync works, and otherwise nothing`() {
    var pace = SyncPace()
    pace.succeed(at: noon)
    #expect(pace.isDue(.edit, at: noon + 1, hasPendingEdits: true))
    #expect(!pace.isDue(.edit, at: noon + 1, hasPendingEdits: false))
    #expect(!pace.isDue(.timer, at: noon + 299, hasPendingEdits: false))
    #expect(pace.isDue(.timer, at: noon + 300, hasPendingEdits: false))
  }

  @Test func `the device waits as long as the server asks, but not for a clock set back`() {
    var pace = SyncPace()
    pace.fail(at: noon, chance: 1, asked: 120)
    #expect(pace.next == noon + 120)
    for cause in [SyncPace.Cause.foreground, .reconnect] {
      #expect(!pace.isDue(cause, at: noon + 119, hasPendingEdits: true))
      #expect(pace.isDue(cause, at: noon + 120, hasPendingEdits: true))
    }
    #expect(pace.isDue(.hand, at: noon, hasPendingEdits: false))
    for cause in [SyncPace.Cause.timer, .foreground] {
      #expect(pace.isDue(cause, at: noon - 86_400, hasPendingEdits: false))
    }
    pace.fail(at: noon, chance: 1, asked: 1_000_000)
    #expect(pace.isDue(.foreground, at: noon + 3_600, hasPendingEdits: false))
  }
}
