import Synchronization

/// The name of a stored secret, such as "kroger-secret".
public struct SecretName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a name from a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A store for secrets, separate from all other data and readable by their owner only.
///
/// Secrets appear in no journal, export, log or message.
public struct SecretStore: Sendable {
  /// The secret of a name; nil if there is none.
  public var read: @Sendable (SecretName) throws(SecretStoreError) -> HiddenKey?
  /// Replaces a secret; nil deletes it.
  public var keep: @Sendable (SecretName, HiddenKey?) throws(SecretStoreError) -> Void
  /// Deletes every secret.
  public var forgetAll: @Sendable () throws(SecretStoreError) -> Void

  /// Makes a store from its closures.
  public init(
    read: @escaping @Sendable (SecretName) throws(SecretStoreError) -> HiddenKey?,
    keep: @escaping @Sendable (SecretName, HiddenKey?) throws(SecretStoreError) -> Void,
    forgetAll: @escaping @Sendable () throws(SecretStoreError) -> Void
  ) {
    self.read = read
    self.keep = keep
    self.forgetAll = forgetAll
  }

  /// A store that lasts as long as the process.
  public static func inMemory() -> SecretStore {
    let kept = Held()
    return SecretStore(
      read: { (name) throws(SecretStoreError) in kept.secrets.withLock { $0[name] } },
      keep: { (name, key) throws(SecretStoreError) in kept.secrets.withLock { $0[name] = key } },
      forgetAll: { () throws(SecretStoreError) in kept.secrets.withLock { $0 = [:] } })
  }

  private final class Held: Sendable {
    let secrets = Mutex<[SecretName: HiddenKey]>([:])
  }
}

/// Why a secret cannot be read or stored; it never contains one.
public enum SecretStoreError: Error, Hashable, Sendable {
  /// The stored secret cannot be read.
  case unreadable
  /// The secret cannot be stored or deleted.
  case notKept

  /// The error, in plain English.
  public var message: String {
    switch self {
    case .unreadable: "the saved keys cannot be read"
    case .notKept: "the key cannot be saved or removed on this device"
    }
  }
}
