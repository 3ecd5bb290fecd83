import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The provider's token for one member.
struct ProviderToken: Codable, Equatable, Sendable {
  private enum CodingKeys: String, CodingKey {
    case access, refresh, end
  }

  /// The access token, which authorizes calls to the provider.
  var access: HiddenKey
  /// The refresh token; nil if the provider gave none.
  var refresh: HiddenKey?
  /// The time when the access token expires.
  var end: Date

  init(access: HiddenKey, refresh: HiddenKey?, end: Date) {
    (self.access, self.refresh, self.end) = (access, refresh, end)
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    access = HiddenKey(try values.decode(String.self, forKey: .access))
    refresh = try values.decodeIfPresent(String.self, forKey: .refresh).map { HiddenKey($0) }
    end = try values.decode(Date.self, forKey: .end)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(access.revealed, forKey: .access)
    try values.encodeIfPresent(refresh?.revealed, forKey: .refresh)
    try values.encode(end, forKey: .end)
  }
}

/// The tokens of members; only the server reads them, and members never receive them.
public struct ProviderTokens: Sendable {
  private let secrets: SecretStore

  /// Makes tokens that are stored in a secret store.
  public init(in secrets: SecretStore) { self.secrets = secrets }

  /// The token of a member; nil if there is none or it cannot be read.
  func token(of member: String) -> ProviderToken? {
    guard let kept = try? secrets.read(Self.name(of: member)) else { return nil }
    return try? JSONDecoder().decode(ProviderToken.self, from: Data(kept.revealed.utf8))
  }

  func keep(_ token: ProviderToken, of member: String) throws(HouseholdFault) {
    guard let bytes = try? JSONEncoder().encode(token) else { throw .broken }
    let text = HiddenKey(String(decoding: bytes, as: UTF8.self))
    do throws(SecretStoreError) { try secrets.keep(Self.name(of: member), text) } catch {
      throw .broken
    }
  }

  /// Deletes the token of a member.
  func forget(_ member: String) throws(HouseholdFault) {
    do throws(SecretStoreError) { try secrets.keep(Self.name(of: member), nil) } catch {
      throw .broken
    }
  }

  private static func name(of member: String) -> SecretName {
    SecretName(rawValue: "provider-\(member)")
  }
}
