import ServiceCalls

/// A provider at which a household's server can sign the user in.
public struct SignInOffer: Hashable, Sendable {
  /// The path of the server's assistant service.
  static let path = "assistant"
  /// The last part of a provider's address.
  static let provider = "signed-in"

  /// The host of the provider, such as "api.example.com".
  public let host: String
  /// The model that the server names; nil if it names none.
  public let model: String?
  /// Whether the member is signed in.
  public let isSignedIn: Bool
  /// The address of the assistant after signing in.
  ///
  /// It names the provider, so that a consent for one provider does not apply to another.
  public let address: String

  /// The event after signing in, which makes the provider the assistant to ask.
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
  /// The host of the provider behind a household's server; nil if the address is not of such a
  /// server.
  public var provider: String? { Self.provider(in: address) }

  /// The host that finally reads the data.
  public var host: String { provider ?? ServiceAddress.host(of: address) ?? address }

  /// The host of the provider in an address made by ``SignInOffer/address``.
  static func provider(in address: String) -> String? {
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 5,
      parts.suffix(3).prefix(2) == [SignInOffer.path[...], SignInOffer.provider[...]]
    else { return nil }
    return parts.last.map { String($0) }
  }
}
