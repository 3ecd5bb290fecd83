import DesignSystem

extension CopyTable {
  /// The words of Household and of foods that are entered by name.
  static let householdEnglish: [CopyKey: CopyEntry] = [
    "settings.household": "People at the Table",
    "household.count": .plural(one: "Just you", other: "{count} people"),
    "household.no-limits": "No limits",
    "household.add": "ADD SOMEONE",
    "household.add.spoken": "Add someone",
    "household.add.label": "Name of the person to add",
    "household.add.placeholder": "Name",
    "household.add.go": "Add Person",
    "household.name.missing": "Type a name first.",
    "household.leaves-out": "Leaves out {names}",
    "household.add.footer": "If you add someone again, their limits come back.",
    "household.name": "NAME",
    "household.name.spoken": "Name",
    "household.name.label": "Name",
    "household.name.placeholder": "Name",
    "household.name.footer": "The limits stay the same under a new name.",
    "household.name.refused": "Choose an unused name of 1 to 40 characters, without a comma or @.",
    "household.remove": "Remove from the Table",
    "household.remove.footer": "The limits are kept in case you add this person again.",
    "household.removed.limits":
      "{name} is no longer at the table. Kept, but no longer checked: {limits}.",
    "household.removed": "{name} is no longer at the table. The limits are kept.",

    "diets.title.eater": "Limits of {name}",
    "diets.foods.label": "Name of a food to avoid as an allergy",
    "diets.foods.placeholder": "Add a food, such as kiwi",
    "diets.dislikes.label": "Name of a food to leave out",
    "diets.dislikes.placeholder": "Add a food, such as cilantro",
    "food.many": "{name} can mean many foods. Please add the ones you mean.",
    "food.undecidable":
      "Meals do not say whether they contain {name}. Name the foods it comes from.",
    "allergy.only": "Only {food}",
    "food.unknown": "No food called “{name}” was found.",
    "food.unknown.nearest": "No food called “{name}” was found. Did you mean “{nearest}”?",
  ]
}
