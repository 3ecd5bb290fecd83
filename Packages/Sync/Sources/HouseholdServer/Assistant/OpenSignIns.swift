import Codecs
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A sign-in that has begun and has not ended yet.
struct OpenSignIn: Equatable, Sendable {
  /// The maximum duration of a sign-in, in seconds.
  static let seconds = 600.0

  let member: String
  /// The address to which the provider redirects the member.
  let returnAddress: String
  /// The secret that proves that the sign-in and the request for a token have the same origin (RFC
  /// 7636).
  let verifier: HiddenKey
  let end: Date

  /// The challenge that the provider gets first: the SHA-256 of the verifier, as base64url.
  var challenge: String {
    Data(SHA256Digest.bytes(of: Array(verifier.revealed.utf8))).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}

/// The open sign-ins; each is found once, by a state that cannot be guessed.
struct OpenSignIns: Sendable {
  /// The maximum number of remembered sign-ins.
  static let most = 1_000

  private var all: [String: OpenSignIn] = [:]

  /// Begins a sign-in, which replaces an earlier one of the same member.
  mutating func begin(_ signIn: OpenSignIn, state: String, at time: Date) {
    all = all.filter { $0.value.end > time && $0.value.member != signIn.member }
    if all.count >= Self.most, let oldest = all.min(by: { $0.value.end < $1.value.end }) {
      all[oldest.key] = nil
    }
    all[state] = signIn
  }

  /// Ends a sign-in and returns it; nil if it is unknown or took too long.
  mutating func end(_ state: String, at time: Date) -> OpenSignIn? {
    guard let signIn = all.removeValue(forKey: state), signIn.end > time else { return nil }
    return signIn
  }

  /// Ends every open sign-in of a member.
  mutating func end(of member: String) { all = all.filter { $0.value.member != member } }
}
