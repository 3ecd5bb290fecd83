import HouseholdSharing
import RecipeAssistant
import ServiceCalls

extension Households {
  /// The household's server, if it can sign members in with the provider of an assistant; nil
  /// otherwise.
  public func signInServer() async -> SignInServer? {
    await homeSession().map { SignInServer($0.address, session: $0.session, over: $0.caller) }
  }
}
