#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What stands in the field `Authorization` of a request, hidden wherever the request is printed.
public struct Authorization: Hashable, Sendable {
  /// The whole value of the field.
  public let field: HiddenKey
  /// What of it is secret, in each form in which it is sent.
  private let secrets: [HiddenKey]

  /// The value of a field as it came, as a server reads it.
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

  /// Whether bytes hold what is secret; a secret of less than four bytes is found in anything.
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
