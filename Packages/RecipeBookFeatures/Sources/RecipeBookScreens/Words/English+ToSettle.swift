import DesignSystem

extension CopyTable {
  /// The words of the list of unknown names.
  static let toSettleEnglish: [CopyKey: CopyEntry] = [
    "to-settle.title": "Unknown Foods",
    "to-settle.count": .plural(one: "{count} unknown food", other: "{count} unknown foods"),
    "to-settle.recipes": .plural(one: "In {count} recipe", other: "In {count} recipes"),
    "to-settle.name": "{name} · {count}",
    "to-settle.answer.one": "It's {foods}",
    "to-settle.answer.several": "It's {foods}",
    "to-settle.answer.none": "It's not a food",
    "to-settle.answer.spoken": "{name}: {answer}",
    "to-settle.answer.hint": "Settles this name in all of your recipes",
    "to-settle.no-allergen": "Adds no allergen: no milk, egg, fish, nut, wheat, soy or other",
    "to-settle.may-contain": "May contain {names}",
    "to-settle.no-food": "Adds nothing to what these recipes contain",
    "to-settle.other": "Something Else",
    "to-settle.search": "Choose the Food",
    "to-settle.footer":
      "Until you answer, a recipe with an unknown food counts as unsafe for everyone who avoids something. Check the package if you are not sure.",
    "to-settle.empty.headline": "Every food is known",
    "to-settle.empty.body": "Your recipes have no unknown foods.",
    "to-settle.open": .plural(
      one: "Name {count} Unknown Food", other: "Name {count} Unknown Foods"),
  ]
}
