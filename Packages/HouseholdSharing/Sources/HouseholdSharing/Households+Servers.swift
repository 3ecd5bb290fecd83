import AppRecord
import ServiceCalls
import Sync

extension Households {
  /// An account at a Supabase project, with the project's public key.
  public func account(
    at address: String, projectKey: HiddenKey?
  ) async throws(HouseholdError) -> SupabaseSession {
    do throws(SecretStoreError) {
      if let projectKey { try await record.keep([(Self.projectKey, projectKey)]) }
    } catch { throw .secret(error) }
    return try account(at: address)
  }

  /// An account at a Supabase project whose public key is stored.
  private func account(at address: String) throws(HouseholdError) -> SupabaseSession {
    let key: HiddenKey?
    do throws(SecretStoreError) { key = try record.secrets.read(Self.projectKey) } catch {
      throw .secret(error)
    }
    guard let key else { throw .server(.noSession) }
    return SupabaseSession(
      of: try service(at: address), key: key, over: caller, secrets: record.secrets)
  }

  /// A client of a server.
  ///
  /// - Parameter isEntering: whether there is no session yet. If so, a home server is sent no
  ///   session, because the stored one may be of an earlier household. The session is read once, so
  ///   that a client keeps its session even if the device joins another household in the meantime.
  func client(
    at address: String, _ kind: HouseholdServerKind, isEntering: Bool = false
  ) throws(HouseholdError) -> HouseholdClient {
    switch kind {
    case .home:
      let session = isEntering ? nil : (try? record.secrets.read(Self.session)) ?? nil
      return HouseholdClient(try service(at: address), over: caller) {
        () async throws(HouseholdFailure) in session
      }
    case .supabase:
      let account = try account(at: address)
      let key = ((try? record.secrets.read(Self.projectKey)) ?? nil)?.revealed ?? ""
      return HouseholdClient(
        try service(at: "\(address)/rest/v1"), over: caller, headers: ["apikey": key]
      ) { () async throws(HouseholdFailure) in try await account.current() }
    }
  }

  /// The session at the household's home server; nil if there is no household, or if its server is
  /// of another kind.
  public func homeSession() async -> HomeSession? {
    guard let membership = try? await membership(), membership.kind == .home, !membership.isStandIn,
      let session = (try? record.secrets.read(Self.session)) ?? nil,
      let address = try? ServiceAddress(membership.service)
    else { return nil }
    return HomeSession(address: address, session: session, caller: caller)
  }

  func service(at address: String) throws(HouseholdError) -> ServiceAddress {
    do throws(ServiceFailure) { return try ServiceAddress(address) } catch { throw .address(error) }
  }

  func keep(_ key: HiddenKey?, as name: SecretName) throws(HouseholdError) {
    do throws(SecretStoreError) { try record.secrets.keep(name, key) } catch {
      throw .secret(error)
    }
  }
}

/// The access to further services of a household's home server.
public struct HomeSession: Sendable {
  /// The server's address.
  public let address: ServiceAddress
  /// The session of this device at the server.
  public let session: HiddenKey
  /// Makes the calls.
  public let caller: ServiceCaller

  /// Makes a session.
  public init(address: ServiceAddress, session: HiddenKey, caller: ServiceCaller) {
    (self.address, self.session, self.caller) = (address, session, caller)
  }
}
