import Foundation
import SwiftUIScreens
import Synchronization
import Testing

/// What is done while nobody looks, without the system that runs it.
@Suite struct BackgroundRefreshTests {
  private static let time = Date(timeIntervalSince1970: 1_778_610_600)

  @Test func `the work is done before the next time is asked for`() async {
    let done = Mutex<[String]>([])
    let refresh = BackgroundRefresh("meet") {
      done.withLock { $0.append("due") }
      return Self.time
    } work: {
      done.withLock { $0.append("work") }
    }
    let asked = Mutex<[Date?]>([])
    await refresh.run { date in asked.withLock { $0.append(date) } }
    #expect(done.withLock { $0 } == ["work", "due"])
    #expect(asked.withLock { $0 } == [Self.time])
  }

  @Test func `where there is nothing to do the system is told that`() async {
    let refresh = BackgroundRefresh("meet") {
      nil
    } work: {
    }
    let asked = Mutex<[Date?]>([])
    await refresh.schedule { date in asked.withLock { $0.append(date) } }
    #expect(asked.withLock { $0 } == [nil])
  }

  @Test func `background work is done even if the system refuses the next refresh`() async {
    struct Refused: Error {}
    let done = Mutex(0)
    let refresh = BackgroundRefresh("meet") {
      Self.time
    } work: {
      done.withLock { $0 += 1 }
    }
    await refresh.run { _ in throw Refused() }
    #expect(done.withLock { $0 } == 1)
    await #expect(throws: Refused.self) { try await refresh.schedule { _ in throw Refused() } }
  }
}
