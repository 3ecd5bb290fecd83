import DesignSystem

extension CopyTable {
  /// The words for an assistant's proposals for an item, and for the reasons why it proposes
  /// nothing.
  static let assistantEnglish: [CopyKey: CopyEntry] = [
    "grocery-item.assistant": "Other substitutes",
    "grocery-item.ask": "Ask the Assistant",
    "grocery-item.ask.again": "Ask Again",
    "grocery-item.ask.hint": "Suggests other substitutes",
    "grocery-item.ask.offline": "Connect to ask",
    "grocery-item.ask.sent":
      "When you ask, {host} gets the name of this food and anything else you allowed. Nothing is sent before.",
    "grocery-item.asking": "Asking the assistant",
    "grocery-item.proposed": "From the assistant, not our list",
    "grocery-item.proposed.why": "{proposed} · {reason}",
    "grocery-item.proposed.count":
      .plural(one: "{count} proposal", other: "{count} proposals"),
    "grocery-item.proposed.none":
      "The assistant proposed no known food that everybody may eat.",
    "grocery-item.proposed.footer": """
    We know these foods, and everybody at the table may eat them. We have not tried them in this \
    dish.
    """,
    "grocery-item.proposed.gone":
      "Not everybody at the table may have {name} any more, so it was not chosen.",
  ]
}
