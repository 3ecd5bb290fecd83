#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The value of a request's field `Authorization`.
///
/// It never prints its secrets.
public struct Authorization: Hashable, Sendable {
  /// The whole value of the field.
  public let field: HiddenKey
  /// The secret parts of the field, in each form in which they are sent.
  private let secrets: [HiddenKey]

  /// Makes the value from a received field, as a server reads it.
  public init(field: HiddenKey) {
    self.init(field: field, secrets: [field])
  }

  private init(field: HiddenKey, secrets: [HiddenKey]) {
    self.field = field
    self.secrets = secrets
  }

  /// A token (RFC 6750).
  public static func bearer(_ token: HiddenKey) -> Authorization {
    Authorization(field: HiddenKey("Bearer \(token.revealed)"), secrets: [token])
  }

  /// A name and a password (RFC 7617).
  public static func basic(_ name: HiddenKey, _ password: HiddenKey) -> Authorization {
    let pair = Data("\(name.revealed):\(password.revealed)".utf8).base64EncodedString()
    return Authorization(
      field: HiddenKey("Basic \(pair)"), secrets: [password, HiddenKey(pair)])
  }

  /// Whether bytes contain a secret part.
  ///
  /// Parts shorter than four bytes are ignored, because any text may contain them.
  func isRepeated(in bytes: [UInt8]) -> Bool {
    secrets.contains { secret in
      let secret = Array(secret.revealed.utf8)
      return secret.count >= 4 && Self.holds(bytes, secret)
    }
  }

  private static func holds(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first, bytes.count >= part.count else { return false }
    let last = bytes.count - part.count
    var start = 0
    while start <= last {
      if bytes[start] == first, bytes[start..<start + part.count].elementsEqual(part) {
        return true
      }
      start += 1
    }
    return false
  }
}
