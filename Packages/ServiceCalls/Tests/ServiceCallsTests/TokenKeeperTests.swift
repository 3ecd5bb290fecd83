import Foundation
import ServiceCalls
import Testing

@Suite struct TokenKeeperTests {
  private enum Fault: Error, Equatable { case offline }

  private let keeper = TokenKeeper<Fault>()
  private let now = Date(timeIntervalSince1970: 0)

  /// Counts how often a token is fetched.
  private actor Source {
    private(set) var count = 0

    func next(until end: Date) -> AccessToken {
      count += 1
      return AccessToken(HiddenKey("t\(count)"), until: end)
    }
  }

  @Test func `the keeper fetches a new token when the old one expired or was refused`() async throws
  {
    let source = Source()
    let end = now + 60
    func key(refused: HiddenKey? = nil, at time: Date) async throws -> String {
      try await keeper.key(refused: refused, at: time) { () async throws(Fault) in
        await source.next(until: end)
      }.revealed
    }
    #expect(try await key(at: now) == "t1")
    #expect(try await key(refused: HiddenKey("t0"), at: now + 59) == "t1")
    #expect(try await key(refused: HiddenKey("t1"), at: now) == "t2")
    #expect(try await key(at: now + 60) == "t3")
  }

  @Test func `everybody who asks at once waits for the same one`() async throws {
    let source = Source()
    let (gate, open) = AsyncStream<Void>.makeStream()
    let (now, keeper) = (now, keeper)
    let keys = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<10 {
        group.addTask {
          try await keeper.key(at: now) { () async throws(Fault) in
            for await _ in gate { break }
            return await source.next(until: now + 60)
          }.revealed
        }
      }
      open.yield()
      open.finish()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(keys == Array(repeating: "t1", count: 10))
    #expect(await source.count == 1)
  }

  @Test func `a failed fetch keeps no token, and a caller can keep or forget one`() async throws {
    await #expect(throws: Fault.offline) {
      try await keeper.key(at: now) { () async throws(Fault) in throw .offline }
    }
    #expect(await keeper.token == nil)
    await keeper.keep(AccessToken(HiddenKey("mine"), until: now + 1))
    #expect(
      try await keeper.key(at: now) { () async throws(Fault) in throw .offline }.revealed == "mine")
    await keeper.keep(nil)
    #expect(await keeper.token == nil)
  }
}
