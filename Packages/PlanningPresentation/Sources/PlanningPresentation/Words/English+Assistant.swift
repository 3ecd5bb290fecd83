import DesignSystem

extension CopyTable {
  /// What an assistant proposes in the place of an item, and why it proposes nothing.
  static let assistantEnglish: [CopyKey: CopyEntry] = [
    "grocery-item.assistant": "Beyond our table",
    "grocery-item.ask": "Ask the Assistant",
    "grocery-item.ask.again": "Ask Again",
    "grocery-item.ask.hint": "Proposes what else could take its place",
    "grocery-item.ask.offline": "Connect to ask",
    "grocery-item.ask.sent":
      "{host} is told the name of this food, and what else you allowed. Nothing is sent before.",
    "grocery-item.asking": "Asking the assistant",
    "grocery-item.proposed": "Proposed, not from our table",
    "grocery-item.proposed.why": "{proposed} · {reason}",
    "grocery-item.proposed.count":
      .plural(one: "{count} proposal", other: "{count} proposals"),
    "grocery-item.proposed.none":
      "The assistant proposed nothing that we know and everybody here may eat.",
    "grocery-item.proposed.footer": """
    Only foods that we know, and that everybody at the table may eat. Nobody of us tried them in \
    this dish.
    """,
    "grocery-item.proposed.gone":
      "Somebody at the table may not have {name} any more, so it was not taken.",

    "assistant.not-allowed":
      "The assistant may not be told this. Allow it in Account & Connections.",
    "assistant.no-key": "There is no key. Enter one in Account & Connections.",
    "assistant.not-a-key": "This is no key. One is a single word of letters, digits and signs.",
    "assistant.key-unreadable": "The key cannot be read. Enter it again.",
    "assistant.key-not-kept": "The key could not be changed where keys are kept.",
    "assistant.key-refused": "The service refused this key. Enter another one.",
    "assistant.signed-out": "You are signed out of the provider. Sign in in Account & Connections.",
    "assistant.too-often": "The assistant was asked too often. Try again in a while.",
    "assistant.slow": "The assistant did not answer in time.",
    "assistant.offline": "There is no connection to the assistant.",
    "assistant.unknown-food": "Nobody here knows this food, so nothing was asked about it.",
    "assistant.declined": "The assistant does not want to answer this.",
    "assistant.failed": "The assistant could not be asked. Everything else works as before.",
    "assistant.thrown-away": "The answer was not what was asked for, and was thrown away.",
  ]
}
