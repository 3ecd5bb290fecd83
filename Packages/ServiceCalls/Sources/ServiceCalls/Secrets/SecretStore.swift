import Synchronization

/// The name under which a secret is kept, such as "kroger-secret".
public struct SecretName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Takes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The port to wherever keys are kept: apart from everything else, for their owner alone, and in no
/// journal, export, log or message.
public struct SecretStore: Sendable {
  /// The secret of a name; nil where none is kept.
  public var read: @Sendable (SecretName) throws(SecretStoreError) -> HiddenKey?
  /// Keeps a secret in the place of the one before; nil forgets it.
  public var keep: @Sendable (SecretName, HiddenKey?) throws(SecretStoreError) -> Void
  /// Forgets every secret.
  public var forgetAll: @Sendable () throws(SecretStoreError) -> Void

  /// A store by its closures.
  public init(
    read: @escaping @Sendable (SecretName) throws(SecretStoreError) -> HiddenKey?,
    keep: @escaping @Sendable (SecretName, HiddenKey?) throws(SecretStoreError) -> Void,
    forgetAll: @escaping @Sendable () throws(SecretStoreError) -> Void
  ) {
    self.read = read
    self.keep = keep
    self.forgetAll = forgetAll
  }

  /// A store that forgets everything when the process ends.
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

/// Why a secret cannot be read or kept; it never holds one.
public enum SecretStoreError: Error, Hashable, Sendable {
  /// What is kept cannot be read.
  case unreadable
  /// It cannot be kept there, or forgotten.
  case notKept

  /// What is wrong, in plain English.
  public var message: String {
    switch self {
    case .unreadable: "the keys that are kept cannot be read"
    case .notKept: "the key cannot be kept where keys are kept, or not be taken away there"
    }
  }
}
