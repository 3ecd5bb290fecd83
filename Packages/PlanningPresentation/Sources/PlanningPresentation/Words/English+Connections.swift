import DesignSystem

extension CopyTable {
  /// The words of Account & Connections.
  static let connectionsEnglish: [CopyKey: CopyEntry] = [
    "connections.title": "Account & Connections",
    "connections.read-only":
      "Your choices are kept. Changing them needs premium; taking a consent back does not.",
    "connections.offline": "You are offline. A key is checked once there is a connection.",
    "connections.unreadable.headline": "Your choices cannot be read",
    "connections.unreadable.body":
      "They are still on this device, and nothing is sent to anybody meanwhile.",

    "connections.access": "OpenAI access",
    "connections.access.footer":
      "Only {host} is asked. A key is never shown or exported, and goes nowhere but there.",
    "connections.access.footer.signed-in": """
    Only {host} is asked, through the server of your household, where what it signed in with stays.
    """,
    "connections.key": "API key",
    "connections.key.enter": "Enter API key",
    "connections.key.is-set": "Set",
    "connections.key.until-closed": "Until the app closes",
    "connections.key.remembered": "Kept on this device",
    "connections.key.remove": "Remove Key",
    "connections.remember": "Remember on device (Keychain)",
    "connections.remember.hint": "Otherwise it is forgotten when the app closes",
    "connections.sign-in": "or Sign in with provider",
    "connections.sign-in.hint": "Opens the page of the provider",
    "connections.sign-in.offline": "Connect to sign in",
    "connections.sign-in.waiting": "Go on at the page of the provider, then come back",
    "connections.sign-in.done": "You are signed in. Choose below what may be sent.",
    "connections.sign-out": "Sign Out of Provider",
    "connections.signed-in": "Signed in at {host}",

    "connections.topics": "What may be sent",
    "connections.topics.footer":
      "Nothing is sent unless it is on here. Answers are proposals, and never decide an allergy.",
    "connections.topic.doubtful-lines": "Doubtful lines of imports",
    "connections.topic.doubtful-lines.sent": """
    Sends the lines of a recipe that could not be read for sure, and the words around a doubtful \
    number of servings or minutes.
    """,
    "connections.topic.substitutions": "Substitutions beyond our table",
    "connections.topic.substitutions.sent":
      "Sends the name of the food for which something else is looked for.",
    "connections.topic.dietary-tags": "Dietary tags",
    "connections.topic.dietary-tags.sent":
      "Sends your diets by name, such as vegan, with what is asked. Never an allergy.",
    "connections.topic.budget": "Budget",
    "connections.topic.budget.sent": "Sends what a week may cost with what is asked.",

    "connections.retailer": "Retailer",
    "connections.store": "Store selector",
    "connections.zip.change": "(Change ZIP)",
    "connections.zip.change.label": "Change ZIP",

    "connections.preferences": "Preferences",
    "connections.diets": "Dietary tags:",
    "connections.limits": "All Diets and Allergies",
    "connections.limits.also": "Also avoided: {names}",
    "connections.budget": "Budget:",
    "connections.budget.most": "<{price} / week",
    "connections.budget.none": "No budget",
    "connections.rules": "Substitution rules",
    "connections.rules.summary": "Substitution rules: {rules}",
    "connections.rules.footer":
      "These are wishes. The limits of everybody at the table hold in any case.",
    "connections.rule.store-brand": "prefer store brand",
    "connections.rule.organic": "organic only",
    "connections.rule.avoid": "avoid {word}",
    "connections.rule.none": "none",
    "connections.store-brand": "Prefer store brand",
    "connections.organic": "Organic only",
    "connections.avoided": "Avoided words",
    "connections.avoided.label": "Avoid {word}",
    "connections.avoided.hint": "Avoids it no longer",
    "connections.avoid": "Avoid a word",
    "connections.avoid.sample": "peanut oils",

    "connections.refresh": "Price refresh",
    "connections.interval": .plural(one: "Every hour", other: "Every {count} hours"),
    "connections.interval.manual": "By hand only",
    "connections.networks": "Networks for the price refresh",
    "connections.networks.footer":
      "With both off, prices are asked for over any network. By hand they can always be.",
    "connections.cellular-only": "Cellular-only",
    "connections.wifi-only": "Wi-Fi only",
  ]
}
