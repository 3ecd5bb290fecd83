import RecipeAssistant
import ServiceCalls

extension Households {
  /// The household's server, where it can sign its members in with a provider of an assistant; nil where
  /// there is none.
  public func signInServer() async -> SignInServer? {
    guard let seat = try? await seat(), seat.kind == .home, !seat.isStandIn,
      let session = (try? stores.secrets.read(Self.session)) ?? nil,
      let address = try? ServiceAddress(seat.service)
    else { return nil }
    return SignInServer(address, session: session, over: caller)
  }

  /// Asks the provider no longer with whom somebody signed in at the household's server.
  func forgetProvider() async throws(HouseholdTrouble) {
    let settings = try await reading { try await stores.assistant.state() }
    guard settings.provider != nil else { return }
    let keys = AssistantKeys(kept: stores.secrets, session: stores.sessionSecrets)
    try await reading {
      try keys.keepSignedIn(nil, for: settings)
      try await stores.assistant.record([.asksUsual], at: now())
    }
  }
}
