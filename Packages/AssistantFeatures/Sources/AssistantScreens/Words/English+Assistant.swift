import DesignSystem
import ScreenParts

extension CopyTable {
  /// The English words of this package's screens, and of an assistant's errors.
  public static let assistantScreensEnglish = CopyTable(
    language: "en", parts: [accessEnglish, refusalsEnglish])

  private static let accessEnglish: [CopyKey: CopyEntry] = [
    "connections.access": "OpenAI access",
    "connections.access.footer":
      "Only {host} is asked. Your key is sent only there, and is never shown or exported.",
    "connections.access.footer.signed-in":
      "Only {host} is asked, through your household’s server. The sign-in stays on that server.",
    "connections.key": "API key",
    "connections.key.enter": "Enter API key",
    "connections.key.is-set": "Set",
    "connections.key.until-closed": "Until the app closes",
    "connections.key.remembered": "Kept on this device",
    "connections.key.remove": "Remove Key",
    "connections.remember": "Remember on device (Keychain)",
    "connections.remember.hint": "Otherwise it is forgotten when the app closes",
    "connections.sign-in": "or Sign in with provider",
    "connections.sign-in.hint": "Opens the provider’s page",
    "connections.sign-in.offline": "Connect to sign in",
    "connections.sign-in.waiting": "Sign in on the provider’s page, then come back here",
    "connections.sign-in.done": "You are signed in. Choose below what may be sent.",
    "connections.sign-out": "Sign Out of Provider",
    "connections.signed-in": "Signed in at {host}",

    "connections.topics": "What may be sent",
    "connections.topics.footer":
      "Only what you turn on is sent. Answers are proposals, and never decide about an allergy.",
    "connections.topic.doubtful-lines": "Unclear lines of imports",
    "connections.topic.doubtful-lines.sent": """
    Sends recipe lines that the app is not sure about, and the words around an unclear count of \
    servings or minutes.
    """,
    "connections.topic.substitutions": "More substitutions",
    "connections.topic.substitutions.sent": "Sends the name of the food to replace.",
    "connections.topic.dietary-tags": "Dietary tags",
    "connections.topic.dietary-tags.sent":
      "Sends your diets by name, such as vegan, with each question. Never an allergy.",
    "connections.topic.budget": "Budget",
    "connections.topic.budget.sent": "Sends your weekly budget with each question.",

    "your-data.kept.assistant": "Which assistant you ask, and what it may be told",
    "your-data.use.assistant": "It is told nothing else. Its key is stored separately.",
  ]

  private static let refusalsEnglish: [CopyKey: CopyEntry] = [
    "assistant.not-allowed":
      "You have not allowed this to be sent. Allow it in Account & Connections.",
    "assistant.no-key": "The assistant needs a key. Enter one in Account & Connections.",
    "assistant.not-a-key": "This is not a key. A key is one word of letters, digits and signs.",
    "assistant.key-unreadable": "The key cannot be read. Enter it again.",
    "assistant.key-not-kept": "The key could not be saved or removed on this device. Try again.",
    "assistant.key-refused": "The service refused this key. Enter another one.",
    "assistant.signed-out":
      "You are signed out of the provider. Sign in again in Account & Connections.",
    "assistant.too-often": "The assistant was asked too often. Try again in a while.",
    "assistant.slow": "The assistant did not answer in time. Try again.",
    "assistant.offline": "The assistant cannot be reached. Check your connection.",
    "assistant.unknown-food": "This food is not known here, so the assistant was not asked.",
    "assistant.declined": "The assistant declined to answer this.",
    "assistant.failed": "The assistant could not be asked. Everything else works as before.",
    "assistant.thrown-away": "The answer could not be used. Try again.",
  ]
}

extension Copy {
  /// All English words that these screens need.
  public static let assistantScreensEnglish = Copy([.assistantScreensEnglish, .sharedEnglish])
}
