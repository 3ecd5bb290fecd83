import DesignSystem

extension CopyTable {
  /// The words of Account & Connections.
  static let connectionsEnglish: [CopyKey: CopyEntry] = [
    "connections.part.planning": "Budget and Products",
    "connections.part.assistant": "Assistant",
    "connections.part.sharing": "Devices That Share",
    "connections.title": "Account & Connections",
    "connections.read-only":
      "Your choices are kept. Changing them needs Premium, but you can always take back consent.",
    "connections.offline": "You are offline. A key is checked once you are online.",
    "connections.unreadable.headline": "Your choices cannot be read",
    "connections.unreadable.body":
      "They are still on this device. Nothing is sent until they can be read.",

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
      "These are wishes. The limits of everybody at the table always apply.",
    "connections.rule.store-brand": "prefer store brand",
    "connections.rule.organic": "organic only",
    "connections.rule.avoid": "avoid {word}",
    "connections.rule.none": "none",
    "connections.store-brand": "Prefer store brand",
    "connections.organic": "Organic only",
    "connections.avoided": "Words you avoid",
    "connections.avoided.label": "Avoid {word}",
    "connections.avoided.hint": "Stops avoiding this word",
    "connections.avoid": "Add a word to avoid",
    "connections.avoid.add": "Avoid This Word",
    "connections.avoid.missing": "Enter a word that no product may have.",
    "connections.avoid.sample": "peanut oils",

    "connections.refresh": "Price refresh",
    "connections.interval": .plural(one: "Every hour", other: "Every {count} hours"),
    "connections.interval.manual": "By hand only",
    "connections.networks": "Networks for the price refresh",
    "connections.networks.footer": "You can always refresh by hand.",
    "connections.any-network": "Wi-Fi and cellular",
    "connections.cellular-only": "Cellular-only",
    "connections.wifi-only": "Wi-Fi only",
  ]
}
