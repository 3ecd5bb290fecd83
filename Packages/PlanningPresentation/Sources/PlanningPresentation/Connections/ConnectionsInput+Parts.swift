extension ConnectionsInput {
  /// How a service may be asked.
  ///
  /// A key never comes in here, only whether there is one.
  public struct AssistantAccess: Equatable, Sendable {
    /// Whether there is a key.
    public enum Key: Hashable, Sendable {
      /// There is none.
      case none
      /// There is one until the app closes.
      case untilClosed
      /// There is one, and it is kept on this device.
      case remembered
    }

    /// Whether somebody can sign in in the place of a key.
    public enum SignIn: Hashable, Sendable {
      /// The server offers no such way.
      case notOffered
      /// Somebody can.
      case offered
      /// Somebody is at the page of the provider.
      case waiting
      /// Somebody did.
      case signedIn
    }

    /// Whether there is a service to ask at all; else nothing of it is shown.
    public var isOffered: Bool
    /// Whether there is a key.
    public var key: Key
    /// Whether a key that is entered is kept on this device.
    public var remembers: Bool
    /// Why the key is of no use, as a sentence; nil where nothing is wrong.
    public var error: String?
    /// Whether somebody can sign in.
    public var signIn: SignIn
    /// The host that is asked, such as "api.openai.com".
    public var host: String
    /// What it may be told.
    public var consents: Set<AssistantTopic>

    /// Makes an access; there is no key, and nothing may be told, unless given.
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

  /// How products are chosen.
  public struct ProductRules: Equatable, Sendable {
    /// Whether the store's own brand is taken where there is one.
    public var prefersStoreBrand: Bool
    /// Whether only organic products are taken.
    public var isOrganicOnly: Bool
    /// Words that no product may have in its name.
    public var avoided: [String]
    /// What is written into the field of such words; it is kept while it could not be taken.
    public var typed: String
    /// Why it could not be taken, as a sentence; nil where nothing was wrong.
    public var error: String?

    /// Makes rules; anything is taken unless given.
    public init(
      prefersStoreBrand: Bool = false, isOrganicOnly: Bool = false, avoided: [String] = [],
      typed: String = "", error: String? = nil
    ) {
      self.prefersStoreBrand = prefersStoreBrand
      self.isOrganicOnly = isOrganicOnly
      self.avoided = avoided
      self.typed = typed
      self.error = error
    }
  }

  /// When prices are asked for by themselves.
  public struct PriceRefresh: Equatable, Sendable {
    /// Over which networks.
    public enum Network: Hashable, Sendable {
      /// Over any.
      case any
      /// Only over mobile data.
      case cellularOnly
      /// Only over Wi-Fi.
      case wifiOnly
    }

    /// Every how many hours; 0 for by hand only.
    public var hours: Int
    /// Over which networks.
    public var network: Network

    /// The hours that are offered.
    public static let choices = [1, 3, 6, 12, 0]

    /// Makes a rule; every three hours over any network unless given (C-R07).
    public init(hours: Int = 3, network: Network = .any) {
      self.hours = hours
      self.network = network
    }
  }
}
