import Journal
import ServiceCalls

/// What a caller shows: 256 random bits as 64 hexadecimal digits, of which only the SHA-256 is kept.
struct SessionToken: Sendable {
  /// What is handed out.
  let text: HiddenKey
  /// What is kept.
  let digest: String

  /// Draws a session.
  init(drawnFrom random: (Int) -> [UInt8]) {
    let bytes = random(32).prefix(32)
    self.init(
      HiddenKey(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()))
  }

  /// Reads the field `Authorization`; nil for what is no session of any server.
  init?(_ authorization: Authorization?) {
    let field = Array((authorization?.field.revealed ?? "").utf8)
    guard field.count == 71, field.starts(with: "Bearer ".utf8) else { return nil }
    self.init(HiddenKey(String(decoding: field.dropFirst(7), as: UTF8.self)))
  }

  /// The id of the household that is founded with it, so that who asks again founds no second one: a
  /// UUID of version 8 (RFC 9562).
  var householdID: String {
    var digits = Array(SHA256Digest.hexadecimal(of: Array("household \(digest)".utf8)).prefix(32))
    digits[12] = "8"
    digits[16] = "8"
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
      .joined(separator: "-")
  }

  /// Reads what a caller drew by itself; nil for what is not as long as a session.
  init?(drawn text: String) {
    let isHexadecimal = text.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
    guard isHexadecimal, text.utf8.count == 64 else { return nil }
    self.init(HiddenKey(text))
  }

  private init(_ text: HiddenKey) {
    self.text = text
    digest = SHA256Digest.hexadecimal(of: Array(text.revealed.utf8))
  }
}

/// Who calls.
struct HouseholdCaller: Equatable, Sendable {
  let household: String
  /// The member; nil for one who left or was removed.
  let member: String?
}

/// Which sessions and invitations there are in all households.
struct HouseholdDesk: Sendable {
  /// A session, by the first half of its digest; who has that still has to have the other half.
  private struct Session {
    let digest: HiddenKey
    let caller: HouseholdCaller
  }

  private var sessions: [Substring: Session] = [:]
  private var invitations: [String: String] = [:]
  private var known: [String: HouseholdPeople] = [:]

  /// Who a session belongs to.
  func caller(_ token: SessionToken) -> HouseholdCaller? {
    guard let session = sessions[token.digest.prefix(32)],
      session.digest.matches(HiddenKey(token.digest))
    else { return nil }
    return session.caller
  }

  /// Whether somebody is a member of any household.
  func isMember(_ member: String) -> Bool { known.values.contains { $0.members[member] != nil } }

  /// The household that an invitation leads to, by the digest of its code.
  func household(invitingWith digest: String) -> String? { invitations[digest] }

  /// Takes in the members of a household.
  mutating func note(_ people: HouseholdPeople, of household: String) {
    guard known[household] != people else { return }
    forget(household)
    known[household] = people
    for digest in people.formerSessions {
      add(digest, HouseholdCaller(household: household, member: nil))
    }
    for (id, member) in people.members {
      add(member.session, HouseholdCaller(household: household, member: id))
    }
    for digest in people.invitations.keys { invitations[digest] = household }
  }

  /// Forgets a household.
  mutating func forget(_ household: String) {
    guard let people = known.removeValue(forKey: household) else { return }
    for digest in people.formerSessions.union(people.members.values.map(\.session)) {
      sessions[digest.prefix(32)] = nil
    }
    for digest in people.invitations.keys { invitations[digest] = nil }
  }

  private mutating func add(_ digest: String, _ caller: HouseholdCaller) {
    sessions[digest.prefix(32)] = Session(digest: HiddenKey(digest), caller: caller)
  }
}
