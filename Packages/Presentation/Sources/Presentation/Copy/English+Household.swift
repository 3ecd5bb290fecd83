import DesignSystem

extension CopyTable {
  /// The words of Household and of foods that are entered by name.
  static let householdEnglish: [CopyKey: CopyEntry] = [
    "settings.household": "Household",
    "household.count": .plural(one: "Just you", other: "{count} people"),
    "household.add": "ADD SOMEBODY",
    "household.add.spoken": "Add somebody",
    "household.add.label": "Name of somebody to add",
    "household.add.placeholder": "Name",
    "household.add.footer":
      "Whoever was at the table before comes back with the limits they had.",
    "household.name": "NAME",
    "household.name.spoken": "Name",
    "household.name.label": "Name",
    "household.name.placeholder": "Name",
    "household.name.footer": "The limits stay the same under a new name.",
    "household.name.refused":
      "A name has 1 to 40 characters, no comma and no @, and is not taken yet.",
    "household.remove": "Remove from the Table",
    "household.remove.footer": "The limits are remembered for when they come back.",
    "household.removed": "{name} is not at the table any more. The limits are remembered.",

    "diets.title.eater": "Limits of {name}",
    "diets.foods.label": "Name of a food to avoid as an allergy",
    "diets.foods.placeholder": "Add a food, such as kiwi",
    "diets.dislikes.label": "Name of a food to leave out",
    "diets.dislikes.placeholder": "Add a food, such as cilantro",
    "food.many": "{name} may be any of many foods. Please add those that you mean.",
    "food.undecidable":
      "Nobody can tell which meals hold {name}: foods do not say so. Name the foods it comes from.",
    "allergy.only": "Only {food}",
    "food.unknown": "No food is known by the name “{name}”.",
    "food.unknown.nearest": "No food is known by the name “{name}”. Did you mean “{nearest}”?",
  ]
}
