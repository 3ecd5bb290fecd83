import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A provider of a language model with whom members of a household may sign in.
public struct ProviderSettings: Equatable, Sendable {
  /// What speaks OpenAI's chat completions, without `/chat/completions`.
  public let service: ServiceAddress
  /// The model that is asked unless a member names another one; nil where they have to.
  public let model: String?
  /// The page on which people sign in (RFC 6749, section 3.1).
  let page: ServiceAddress
  /// Where tokens are given out (RFC 6749, section 3.2).
  let tokens: ServiceAddress
  /// What the provider calls this server.
  let clientID: String
  /// What the provider gave this server to show; nil where it gave nothing.
  let clientSecret: HiddenKey?
  /// What the provider is to allow, in its own words; nil for what it allows anyway.
  let scope: String?
  /// Where the provider sends people back; nil for the address by which they asked this machine.
  let returnAddress: String?

  /// The host of the provider.
  public var host: String { ServiceAddress.host(of: service.text) ?? "" }

  /// Reads settings: a JSON object as the README of this package describes it.
  ///
  /// - Throws: which member is wrong, and what would be right.
  public init(json: [UInt8]) throws(ProviderSettingsError) {
    let form: Form
    do { form = try JSONDecoder().decode(Form.self, from: Data(json)) } catch {
      throw ProviderSettingsError(sentence: Self.sentence(of: error))
    }
    service = try Self.address(form.service, "service")
    page = try Self.address(form.signIn, "sign_in")
    tokens = try Self.address(form.token, "token")
    clientID = try Self.word(form.clientID, "client_id")
    clientSecret = try Self.read(form.clientSecret, "client_secret", by: Self.word)
      .map { HiddenKey($0) }
    model = try Self.read(form.model, "model", by: Self.word)
    scope = form.scope
    returnAddress = try Self.read(form.returnAddress, "return", by: Self.address)?.text
  }

  private static func read<Value>(
    _ text: String?, _ member: String,
    by read: (String, String) throws(ProviderSettingsError) -> Value
  ) throws(ProviderSettingsError) -> Value? {
    guard let text else { return nil }
    return try read(text, member)
  }

  private static func address(
    _ text: String, _ member: String
  ) throws(ProviderSettingsError) -> ServiceAddress {
    guard let address = try? ServiceAddress(text) else {
      throw ProviderSettingsError(
        sentence: "\"\(member)\" must be an address: https, or http on this machine, without a '?'")
    }
    return address
  }

  private static func word(
    _ text: String, _ member: String
  ) throws(ProviderSettingsError) -> String {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw ProviderSettingsError(
        sentence: "\"\(member)\" must be a single word of letters, digits and signs")
    }
    return text
  }

  private static func sentence(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty:
      "\"\(context.codingPath.last?.stringValue ?? "")\" must be a text"
    default: "it must be one JSON object"
    }
  }

  /// The settings as a file has them.
  private struct Form: Decodable {
    private enum CodingKeys: String, CodingKey {
      case service
      case signIn = "sign_in"
      case token
      case clientID = "client_id"
      case clientSecret = "client_secret"
      case scope, model
      case returnAddress = "return"
    }

    var service: String
    var signIn: String
    var token: String
    var clientID: String
    var clientSecret: String?
    var scope: String?
    var model: String?
    var returnAddress: String?
  }
}

/// What is wrong with the settings of a provider.
public struct ProviderSettingsError: Error, Equatable, Sendable {
  /// The member and what would be right, without a full stop.
  public let sentence: String
}
