import DesignSystem

/// The actions on the assistant.
public enum AssistantAction {
  /// Checks where the key is stored, and whether the user can sign in.
  public static let look = ActionForm("assistant.look")
  /// Sets the key of a service, which no screen ever shows.
  public static let key = ActionForm("connections.key", enters: .text(maxLength: 400))
  /// Keeps the key on this device, or only until the app closes.
  public static let remember = ActionForm("connections.remember", enters: .toggle)
  /// Forgets the key.
  public static let removeKey = ActionForm("connections.removeKey")
  /// Signs in with the provider, if the server offers that.
  public static let signIn = ActionForm("connections.signIn")
  /// Signs out of the provider.
  public static let signOut = ActionForm("connections.signOut")
  /// Allows or forbids a topic.
  public static let consent = ActionForm(
    "connections.consent", about: .id(AssistantTopic.self, named: "of"), enters: .toggle)

  /// Every action that the screens of this package can carry, in the order of the screens.
  public static let all: [any ActionDeclaration] = [
    key, remember, removeKey, signIn, signOut, consent,
  ]
}
