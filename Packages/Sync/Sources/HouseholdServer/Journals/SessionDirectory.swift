import Codecs
import Journal
import ServiceCalls

/// A session token: 256 random bits as 64 hexadecimal digits; only its SHA-256 is stored.
struct SessionToken: Sendable {
  /// The text that the caller gets.
  let text: HiddenKey
  /// The SHA-256 of the text, which is stored.
  let digest: String

  /// Makes a random session token.
  init(drawnFrom random: (Int) -> [UInt8]) {
    let bytes = random(32).prefix(32)
    self.init(HiddenKey(Hexadecimal.text(of: bytes)))
  }

  /// Reads the field `Authorization`; nil if it does not contain a session token.
  init?(_ authorization: Authorization?) {
    let field = Array((authorization?.field.revealed ?? "").utf8)
    guard field.count == 71, field.starts(with: "Bearer ".utf8) else { return nil }
    self.init(HiddenKey(String(decoding: field.dropFirst(7), as: UTF8.self)))
  }

  /// The id of the household that is founded with this session: a UUID of version 8 (RFC 9562).
  ///
  /// It depends only on the session, so that a repeated call does not found a second household.
  var householdID: String {
    var digits = Array(SHA256Digest.hexadecimal(of: Array("household \(digest)".utf8)).prefix(32))
    digits[12] = "8"
    digits[16] = "8"
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
      .joined(separator: "-")
  }

  /// Reads a token that the caller made; nil if its length or a digit is wrong.
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

/// An authenticated caller.
struct HouseholdCaller: Equatable, Sendable {
  let household: String
  /// The member; nil if the caller left or was removed.
  let member: String?
}

/// The sessions and invitations of all households.
struct SessionDirectory: Sendable {
  /// A session, found by the first half of its digest; its second half is compared in constant
  /// time.
  private struct Session {
    let digest: HiddenKey
    let caller: HouseholdCaller
  }

  private var sessions: [Substring: Session] = [:]
  private var invitations: [String: String] = [:]
  private var known: [String: HouseholdPeople] = [:]

  /// The caller of a session; nil if the session is unknown.
  func caller(_ token: SessionToken) -> HouseholdCaller? {
    guard let session = sessions[token.digest.prefix(32)],
      session.digest.matches(HiddenKey(token.digest))
    else { return nil }
    return session.caller
  }

  /// Whether an id belongs to a member of any household.
  func isMember(_ member: String) -> Bool { known.values.contains { $0.members[member] != nil } }

  /// The household of an invitation, by the digest of its code.
  func household(invitingWith digest: String) -> String? { invitations[digest] }

  /// Replaces the known members of a household.
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

  /// Removes a household.
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
