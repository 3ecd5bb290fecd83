import PremiumGate
import RecipeAssistant

/// The stored state of an assistant, as its feature sees it.
struct KeptAssistant: Sendable {
  /// The chosen assistant and its consents; never its key.
  var settings: AssistantSettings
  /// The user's entitlement.
  var entitlement: Entitlement
}
