import AppRecord
import ServiceCalls
import Sync

extension Households {
  /// An account at a Supabase project, whose key anybody may know.
  public func account(
    at address: String, projectKey: HiddenKey?
  ) async throws(HouseholdTrouble) -> SupabaseSession {
    do throws(SecretStoreError) {
      if let projectKey { try await record.keep([(Self.projectKey, projectKey)]) }
    } catch { throw .secret(error) }
    return try account(at: address)
  }

  /// An account at a Supabase project whose key is kept.
  private func account(at address: String) throws(HouseholdTrouble) -> SupabaseSession {
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
  /// - Parameter isEntering: whether there is no session of it yet, so that at home none is sent, such as
  ///   that of an earlier household to whoever has this address. It is read once, so that a client goes
  ///   on with the session that it began with, whatever is joined meanwhile.
  func client(
    at address: String, _ kind: HouseholdServerKind, isEntering: Bool = false
  ) throws(HouseholdTrouble) -> HouseholdClient {
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

  /// The home server of the household, with the session there; nil for a household of another kind, or none.
  public func homeSession() async -> HomeSession? {
    guard let seat = try? await seat(), seat.kind == .home, !seat.isStandIn,
      let session = (try? record.secrets.read(Self.session)) ?? nil,
      let address = try? ServiceAddress(seat.service)
    else { return nil }
    return HomeSession(address: address, session: session, caller: caller)
  }

  func service(at address: String) throws(HouseholdTrouble) -> ServiceAddress {
    do throws(ServiceFailure) { return try ServiceAddress(address) } catch { throw .address(error) }
  }

  func keep(_ key: HiddenKey?, as name: SecretName) throws(HouseholdTrouble) {
    do throws(SecretStoreError) { try record.secrets.keep(name, key) } catch {
      throw .secret(error)
    }
  }
}

/// How further services of a household's home server are asked.
public struct HomeSession: Sendable {
  /// The server.
  public let address: ServiceAddress
  /// The session of this device there.
  public let session: HiddenKey
  /// Asks it.
  public let caller: ServiceCaller

  /// Says how a server is asked.
  public init(address: ServiceAddress, session: HiddenKey, caller: ServiceCaller) {
    (self.address, self.session, self.caller) = (address, session, caller)
  }
}
