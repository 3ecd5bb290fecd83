/// The user's access to an assistant's service.
///
/// It never contains a key, only whether there is one.
public struct AssistantAccess: Equatable, Sendable {
  /// Whether there is a key.
  public enum Key: Hashable, Sendable {
    /// There is no key.
    case none
    /// There is a key until the app closes.
    case untilClosed
    /// There is a key, which is kept on this device.
    case remembered
  }

  /// Whether the user can sign in instead of using a key.
  public enum SignIn: Hashable, Sendable {
    /// The server does not offer signing in.
    case notOffered
    /// The user can sign in.
    case offered
    /// The user is at the provider's page.
    case waiting
    /// The user is signed in.
    case signedIn
  }

  /// Whether there is a service to ask; without one the page shows no assistant.
  public var isOffered: Bool
  /// Whether there is a key.
  public var key: Key
  /// Whether an entered key is kept on this device.
  public var remembers: Bool
  /// The error of the key, as a sentence; nil if there is none.
  public var error: String?
  /// Whether the user can sign in.
  public var signIn: SignIn
  /// The host that the app asks, such as "api.openai.com".
  public var host: String
  /// The allowed topics.
  public var consents: Set<AssistantTopic>

  /// Makes an access; by default without a key and without consents.
  public init(
    isOffered: Bool = true, key: Key = .none, remembers: Bool = false, error: String? = nil,
    signIn: SignIn = .notOffered, host: String = "api.openai.com",
    consents: Set<AssistantTopic> = []
  ) {
    self.isOffered = isOffered
    self.key = key
    self.remembers = remembers
    self.error = error
    self.signIn = signIn
    self.host = host
    self.consents = consents
  }
}
