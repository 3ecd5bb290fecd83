import Foundation
import ServiceCalls
import Synchronization
import Testing

@testable import Sync

/// A session at a Supabase project is fetched anew by a token that is good once.
@Suite struct SupabaseSessionTests {
  /// GoTrue as far as a session asks it: each refresh token is good once.
  private final class Project: Sendable {
    private struct Ledger {
      var count = 0
      var refreshes: Set<String> = []
      var now = Date(timeIntervalSince1970: 1_778_610_600)
      var meanwhile: (@Sendable () async -> Void)?
      var whenAsked: (@Sendable () -> Void)?
    }

    private let ledger = Mutex(Ledger())
    let secrets = SecretStore.inMemory()

    func session() -> SupabaseSession {
      SupabaseSession(
        of: ServiceAddress(host: "project.example"), key: HiddenKey("anon"),
        over: ServiceCaller(
          over: ServiceTransport { await self.answer(to: $0) }, retries: .never,
          timing: CallTiming(now: { self.now() }, chance: { 0 })),
        secrets: secrets)
    }

    func pass(_ seconds: Double) { ledger.withLock { $0.now += seconds } }

    /// What happens once, before the next answer arrives.
    func happens(meanwhile: @escaping @Sendable () async -> Void) {
      ledger.withLock { $0.meanwhile = meanwhile }
    }

    /// What happens whenever somebody asks for the time, as whoever wants a session does first.
    func happensWhenAsked(_ happening: @escaping @Sendable () -> Void) {
      ledger.withLock { $0.whenAsked = happening }
    }

    private func now() -> Date {
      let (now, whenAsked) = ledger.withLock { ($0.now, $0.whenAsked) }
      whenAsked?()
      return now
    }

    private func answer(to request: ServiceRequest) async -> ServiceAnswer {
      let (answer, meanwhile) = ledger.withLock { ledger in
        defer { ledger.meanwhile = nil }
        return (Self.grant(request, &ledger), ledger.meanwhile)
      }
      await meanwhile?()
      return answer
    }

    private static func grant(
      _ request: ServiceRequest, _ ledger: inout Ledger
    ) -> ServiceAnswer {
      let body = String(decoding: request.body, as: UTF8.self)
      let known = ledger.refreshes.first { body.contains("\"\($0)\"") }
      if request.query["grant_type"] == "refresh_token" {
        guard let known else { return ServiceAnswer(status: 400) }
        ledger.refreshes.remove(known)
      }
      ledger.count += 1
      ledger.refreshes.insert("refresh-\(ledger.count)")
      return ServiceAnswer(
        status: 200, type: "application/json",
        """
        {"access_token": "access-\(ledger.count)", "refresh_token": "refresh-\(ledger.count)", \
        "expires_in": 3600}
        """)
    }
  }

  @Test func `an expired session is renewed and survives a restart`() async throws {
    let project = Project()
    let session = project.session()
    try await session.signIn("ann@example.org", HiddenKey("secret"))
    #expect(try await session.current().revealed == "access-1")
    project.pass(3_600)
    #expect(try await session.current().revealed == "access-2")
    #expect(try await project.session().current().revealed == "access-3")
  }

  @Test func `two who want a session at once spend one token and get the same`() async throws {
    let project = Project()
    let session = project.session()
    try await session.signIn("ann@example.org", HiddenKey("secret"))
    project.pass(3_600)
    let (questions, asked) = AsyncStream.makeStream(of: Void.self)
    project.happensWhenAsked { asked.yield() }
    // The first answer arrives only after both have asked.
    project.happens { for await _ in questions.prefix(2) {} }
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<2 { group.addTask { try await session.current().revealed } }
      for try await key in group { #expect(key == "access-2") }
    }
    project.pass(3_600)
    #expect(try await session.current().revealed == "access-3")
  }

  @Test func `a session that arrives after signing out is not kept`()
    async throws
  {
    let project = Project()
    let session = project.session()
    try await session.signIn("ann@example.org", HiddenKey("secret"))
    project.pass(3_600)
    project.happens { await session.signOut() }
    await #expect(throws: HouseholdFailure.noSession) { try await session.current() }
    #expect(try project.secrets.read(SupabaseSession.secret) == nil)
    await #expect(throws: HouseholdFailure.noSession) { try await session.current() }
  }
}
