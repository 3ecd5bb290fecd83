import DesignSystem

extension CopyTable {
  /// The words of the list of unknown names.
  static let toSettleEnglish: [CopyKey: CopyEntry] = [
    "to-settle.title": "Unknown Foods",
    "to-settle.count": .plural(one: "{count} unknown food", other: "{count} unknown foods"),
    "to-settle.recipes": .plural(one: "In {count} recipe", other: "In {count} recipes"),
    "to-settle.footer":
      "A recipe with an unknown food counts as unsafe for everyone who avoids something.",
    "to-settle.empty.headline": "Every food is known",
    "to-settle.empty.body": "Your recipes have no unknown foods.",
    "to-settle.open": .plural(
      one: "Name {count} Unknown Food", other: "Name {count} Unknown Foods"),
  ]
}
