import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A provider of a language model with which members of a household may sign in.
public struct ProviderSettings: Equatable, Sendable {
  /// The base address of OpenAI-style chat completions, without `/chat/completions`.
  public let service: ServiceAddress
  /// The default model; nil if members must name one.
  public let model: String?
  /// The page on which people sign in (RFC 6749, section 3.1).
  let page: ServiceAddress
  /// The token endpoint (RFC 6749, section 3.2).
  let tokens: ServiceAddress
  /// The id of this server at the provider.
  let clientID: String
  /// The secret of this server at the provider; nil if there is none.
  let clientSecret: HiddenKey?
  /// The scope to request, as the provider names it; nil for its default.
  let scope: String?
  /// The redirect address; nil uses the address by which members reach this machine.
  let returnAddress: String?

  /// The host of the provider.
  public var host: String { ServiceAddress.host(of: service.text) ?? "" }

  /// Reads settings: a JSON object as `Design.md` of this package describes it.
  ///
  /// - Throws: an error that names the wrong member and the correct form.
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

  /// The settings as they are in the file.
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

/// An error in the settings of a provider.
public struct ProviderSettingsError: Error, Equatable, Sendable {
  /// The wrong member and the correct form, without a full stop.
  public let sentence: String
}
