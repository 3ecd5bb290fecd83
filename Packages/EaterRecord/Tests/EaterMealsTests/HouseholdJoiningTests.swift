import HouseholdSharing
import EaterMeals
import Foundation
import Journal
import ServiceCalls
import Sync
import Synchronization
import Testing

private let noon = Date(timeIntervalSince1970: 1_778_000_000)

/// What a device tells a server that it wants to enter a household of.
@Suite struct HouseholdJoiningTests {
  /// A server that answers as it is told, and keeps what it was asked.
  private final class Server: Sendable {
    private let asked = Mutex<[[String: String]]>([])
    private let shown = Mutex<[HiddenKey?]>([])
    private let answers: Mutex<[Result<ServiceAnswer, ServiceFailure>]>

    init(_ answers: Result<ServiceAnswer, ServiceFailure>...) {
      self.answers = Mutex(answers)
    }

    var bodies: [[String: String]] { asked.withLock(\.self) }
    /// The sessions that it was shown.
    var sessions: [HiddenKey?] { shown.withLock(\.self) }

    var caller: ServiceCaller {
      ServiceCaller(
        over: ServiceTransport { [self] request, _ in
          let body = try JSONDecoder().decode([String: Entry].self, from: Data(request.body))
          asked.withLock { $0.append(body.compactMapValues(\.text)) }
          shown.withLock { $0.append(request.authorization?.field) }
          return try answers.withLock { $0.removeFirst() }.get()
        }, timing: CallTiming(now: { noon }, chance: { 0 }))
    }
  }

  /// A member of a body, where it is a text.
  private struct Entry: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  private static let entered = ServiceAnswer(
    status: 200, type: "application/json", #"{"household": "home", "session": "s"}"#)
  private static let taken = ServiceAnswer(
    status: 409, type: "application/json", #"{"message": "device_taken"}"#)

  private let disk = JournalFileSystem.inMemory()

  /// The same device as a program that was started anew.
  private func households(_ server: Server) throws -> Households {
    let stores = Stores(
      journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: disk),
      premium: PremiumRules(), secrets: .files(in: "/data", files: disk),
      clock: HybridClock(now: { noon }))
    return Households(of: stores, over: server.caller, now: { noon })
  }

  private func join(
    _ code: String, _ server: Server, at address: String = "https://home.example"
  ) async throws(HouseholdError) {
    let households: Households
    do { households = try self.households(server) } catch { throw .noHousehold }
    try await households.join(code, at: address, kind: .home, name: "Ann")
  }

  @Test func `a repeated join uses the same attempt, and a join with another code a new one`()
    async throws
  {
    let server = Server(
      .failure(.timedOut(seconds: 20)), .failure(.timedOut(seconds: 20)), .success(Self.entered))
    await #expect(throws: HouseholdError.self) { try await join("ABCD-EFGH", server) }
    await #expect(throws: HouseholdError.self) { try await join("ZZZZ-EFGH", server) }
    try await join("abcdefgh", server)
    let attempts = server.bodies.map { $0["attempt"] ?? "" }
    #expect(attempts.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{64}/) != nil })
    #expect(attempts[0] == attempts[2] && attempts[0] != attempts[1])
    #expect(try await households(server).membership()?.household == "home")
  }

  @Test func `no server learns what another one knows a device by`() async throws {
    let server = Server(
      .failure(.timedOut(seconds: 20)), .success(Self.entered), .failure(.offline))
    await #expect(throws: HouseholdError.self) {
      try await join("ABCD-EFGH", server, at: "https://other.example")
    }
    try await join("ABCD-EFGH", server)
    #expect(server.bodies[0]["attempt"] != server.bodies[1]["attempt"])
    await #expect(throws: HouseholdError.self) { try await households(server).members() }
    #expect(server.sessions.map { $0 == nil } == [true, true, false])
  }

  @Test func `joining with an invalid code says so, and the device joins no household`()
    async throws
  {
    let wrong = ServiceAnswer(
      status: 400, type: "application/json", #"{"message": "bad_request"}"#)
    await #expect(throws: HouseholdError.mistyped) {
      try await join("WRONG", Server(.success(wrong)))
    }
    #expect(try await households(Server()).membership() == nil)
  }

  @Test func `after a final refusal, joining starts again with a new attempt`() async throws {
    let spent = ServiceAnswer(
      status: 410, type: "application/json", #"{"message": "invitation_spent"}"#)
    let server = Server(.success(spent), .success(Self.entered))
    await #expect(throws: HouseholdError.server(.invitationSpent)) {
      try await join("ABCD-EFGH", server)
    }
    try await join("ABCD-EFGH", server)
    #expect(server.bodies[0]["attempt"] != server.bodies[1]["attempt"])
  }

  @Test func `after it has left, a device joins as if for the first time`() async throws {
    let left = ServiceAnswer(status: 200, type: "application/json", "{}")
    let server = Server(.success(Self.entered), .success(left), .success(Self.entered))
    try await join("ABCD-EFGH", server)
    try await households(server).leave()
    try await join("ABCD-EFGH", server)
    #expect(server.bodies[0]["attempt"] != server.bodies[2]["attempt"])
  }

  @Test func `a device whose name another has already, as a copy does, joins under a new one`()
    async throws
  {
    let server = Server(.success(Self.taken), .success(Self.entered))
    try await join("ABCD-EFGH", server)
    let names = server.bodies.map { $0["device"] }
    #expect(names[0] != names[1])
    #expect(try await households(server).membership()?.device.rawValue == names[1])
  }
}
