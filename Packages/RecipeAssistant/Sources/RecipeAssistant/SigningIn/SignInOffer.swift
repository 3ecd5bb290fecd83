import ServiceCalls

/// With whom one can sign in at a server of the household.
public struct SignInOffer: Hashable, Sendable {
  /// The part of the server that signs in and asks.
  static let path = "assistant"
  /// What follows it in the address of a provider.
  static let provider = "signed-in"

  /// The host of the provider, such as "api.example.com".
  public let host: String
  /// The model that the server names; nil where it names none.
  public let model: String?
  /// Whether the member is signed in.
  public let isSignedIn: Bool
  /// The address at which the assistant is asked then.
  ///
  /// It names the provider, so that what was allowed for one is not told to another in its place.
  public let address: String

  /// What is stored once somebody signed in: the provider is asked from now on.
  public var event: AssistantEvent {
    .asked(address: address, model: model ?? AssistantSettings.usualModel, format: .schema)
  }

  /// Makes an offer.
  public init(host: String, model: String? = nil, isSignedIn: Bool, address: String) {
    self.host = host
    self.model = model
    self.isSignedIn = isSignedIn
    self.address = address
  }
}

extension AssistantSettings {
  /// The host of the provider that a server of the household asks; nil where the address itself is
  /// asked.
  public var provider: String? { Self.provider(in: address) }

  /// The host of who reads in the end what is told.
  public var host: String { provider ?? ServiceAddress.host(of: address) ?? address }

  /// The host of the provider in an address that ``SignInOffer/address`` made.
  static func provider(in address: String) -> String? {
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 5,
      parts.suffix(3).prefix(2) == [SignInOffer.path[...], SignInOffer.provider[...]]
    else { return nil }
    return parts.last.map { String($0) }
  }
}
