import Journal
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A sign-in that somebody began and did not end yet.
struct OpenSignIn: Equatable, Sendable {
  /// For how long somebody may take, in seconds.
  static let seconds = 600.0

  let member: String
  /// Where the provider sends them back.
  let returnAddress: String
  /// What shows the provider that whoever fetches the token began the sign-in (RFC 7636).
  let verifier: HiddenKey
  let end: Date

  /// What the provider is told of it beforehand: the SHA-256 in the letters of base64url.
  var challenge: String {
    let digits = Array(SHA256Digest.hexadecimal(of: Array(verifier.revealed.utf8)))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return Data(bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}

/// The sign-ins that are open; each is found once, by a word that nobody can guess.
struct OpenSignIns: Sendable {
  /// So many are remembered.
  static let most = 1_000

  private var all: [String: OpenSignIn] = [:]

  /// Begins one; an earlier one of the same member is over.
  mutating func begin(_ signIn: OpenSignIn, state: String, at time: Date) {
    all = all.filter { $0.value.end > time && $0.value.member != signIn.member }
    if all.count >= Self.most, let oldest = all.min(by: { $0.value.end < $1.value.end }) {
      all[oldest.key] = nil
    }
    all[state] = signIn
  }

  /// Ends one; nil where there is none, or where it took too long.
  mutating func end(_ state: String, at time: Date) -> OpenSignIn? {
    guard let signIn = all.removeValue(forKey: state), signIn.end > time else { return nil }
    return signIn
  }

  /// Ends whatever a member began.
  mutating func end(of member: String) { all = all.filter { $0.value.member != member } }
}
