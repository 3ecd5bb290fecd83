import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the provider gave out for one member.
struct ProviderToken: Codable, Equatable, Sendable {
  private enum CodingKeys: String, CodingKey {
    case access, refresh, end
  }

  /// What the provider is asked with.
  var access: HiddenKey
  /// What a new one is fetched with; nil where the provider gave none.
  var refresh: HiddenKey?
  /// Until when it is used.
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

/// The tokens of members, each kept apart where only the server reads; no member ever gets one.
public struct ProviderTokens: Sendable {
  private let secrets: SecretStore

  /// Takes where they are kept.
  public init(in secrets: SecretStore) { self.secrets = secrets }

  /// The token of a member; nil where there is none, or where it cannot be read.
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

  /// Forgets the token of a member.
  func forget(_ member: String) throws(HouseholdFault) {
    do throws(SecretStoreError) { try secrets.keep(Self.name(of: member), nil) } catch {
      throw .broken
    }
  }

  private static func name(of member: String) -> SecretName {
    SecretName(rawValue: "provider-\(member)")
  }
}
