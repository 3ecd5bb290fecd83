import DesignSystem

extension CopyTable {
  /// The words of the list of unknown names.
  static let toSettleEnglish: [CopyKey: CopyEntry] = [
    "to-settle.title": "Names to Settle",
    "to-settle.count": .plural(one: "{count} unknown name", other: "{count} unknown names"),
    "to-settle.recipes": .plural(one: "In {count} recipe", other: "In {count} recipes"),
    "to-settle.footer":
      "A recipe with an unknown name counts as unsafe for everybody who avoids something.",
    "to-settle.empty.headline": "Everything is known",
    "to-settle.empty.body": "Your recipes have no unknown names.",
    "to-settle.open": .plural(one: "Settle {count} Name", other: "Settle {count} Names"),
  ]
}
