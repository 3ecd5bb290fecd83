import Foundation
import Testing

@testable import PremiumGate

struct StoreTimeTests {
  @Test(arguments: [
    // latest, behind, clock, time that counts, set back
    (10.0, 0.0, 11.0, 11.0, 0.0), (10, 0, 10, 10, 0), (10, 0, 4, 10, 6), (10, 6, 4, 10, 0),
    (10, 6, 5, 11, 0), (10, 6, 3, 10, 1), (10, 6, 9.5, 15.5, 0), (10, 6, 10, 10, 0),
    (10, 6, 12, 12, 0),
  ])
  func `time goes on from the latest seen until the clock has caught up`(
    _ row: (latest: Double, behind: Double, clock: Double, time: Double, setBack: Double)
  ) {
    let time = StoreTime(latest: day(row.latest), behind: row.behind * 86_400)
    #expect(time.date(at: day(row.clock)) == day(row.time))
    #expect(time.setBack(at: day(row.clock)) == row.setBack * 86_400)
  }

  @Test func `a clock set a century ahead and back leaves the trial's month and no more`() throws {
    let store = LocalStore()
    let century = 36_525.0
    var receipt = try store.startTrial(Receipt(), at: start)
    for clock in [1, century, 2] { receipt = store.advanced(receipt, to: day(clock)) }
    let phase = Entitlement(following: receipt).phase(at: day(2))
    guard case .active(let until) = phase else { throw Unexpected(phase: phase) }
    #expect(until > day(2) && until <= day(32))
    let cancelled = try store.cancel(receipt, at: day(2))
    #expect(Entitlement(following: store.advanced(cancelled, to: until)).phase(at: until).isLapsed)
    let renewed = Entitlement(following: store.advanced(receipt, to: until)).phase(at: until)
    #expect(renewed == .active(until: until.addingTimeInterval(30 * 86_400)))
  }

  @Test func `a cancelled trial and a clock a century ahead and back leave nothing`() throws {
    let store = LocalStore()
    var receipt = try store.cancel(store.startTrial(Receipt(), at: start), at: start)
    for clock in [36_525, 1.0] { receipt = store.advanced(receipt, to: day(clock)) }
    #expect(Entitlement(following: receipt).phase(at: day(1)).isLapsed)
  }

  @Test(arguments: [1.0, 40, 36_525])
  func `a monthly subscriber keeps premium after the clock was wrong once`(days: Double) throws {
    let store = LocalStore()
    for jump in [days, -days] {
      var receipt = try store.purchase(Receipt(), at: start)
      for clock in [5, 5 + jump, 6] { receipt = store.advanced(receipt, to: day(clock)) }
      for later in 6..<400 {
        receipt = store.advanced(receipt, to: day(Double(later)))
        let phase = Entitlement(following: receipt).phase(at: day(Double(later)))
        guard case .active(let until) = phase else { throw Unexpected(phase: phase) }
        #expect(until > day(Double(later)) && until <= day(Double(later) + 30))
      }
    }
  }

  @Test func `a clock that was behind for a while does not shorten premium`() throws {
    let store = LocalStore(payment: .declined)
    var receipt = try store.startTrial(Receipt(), at: start)
    for clock in [2, -20_000, -19_999.9, 3] { receipt = store.advanced(receipt, to: day(clock)) }
    #expect(Entitlement(following: receipt).phase(at: day(3)) == .trial(until: day(7)))
  }

  @Test func `dates of a clock that is behind are those of that clock`() throws {
    let store = LocalStore(payment: .declined)
    var receipt = try store.startTrial(Receipt(), at: start)
    for clock in [6.0, 1] { receipt = store.advanced(receipt, to: day(clock)) }
    #expect(Entitlement(following: receipt).phase(at: day(1)) == .trial(until: day(2)))
    receipt = store.advanced(receipt, to: day(2))
    #expect(Entitlement(following: receipt).phase(at: day(2)) == .lapsed(since: day(2)))
  }

  struct Unexpected: Error { var phase: EntitlementPhase }
}
