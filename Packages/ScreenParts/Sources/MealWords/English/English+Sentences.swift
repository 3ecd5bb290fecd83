import AppWords

extension CopyTable {
  /// Sentences about the contents of meals and the diets they suit, time spans and lists.
  static let sentenceEnglish: [CopyKey: CopyEntry] = [
    "allergens.contained": "Contains {names}.",
    "allergens.possible": "May be made with {names}.",
    "allergens.traces": "May contain traces of {names}.",
    "allergens.unknown": "What is in {names} is not known.",
    "contents.possible": "May be made with",
    "contents.traces": "May contain traces of",
    "allergens.label": "Always check the label.",
    "share.text": "{title}: {summary} {allergens}",
    "share.text.sides": "{title}: {summary} {sides} {allergens}",
    "allergy.covers": "Avoids everything with {names}.",
    "allergy.narrowed":
      "Only {food} and foods made from it are avoided; meals with {names} may be suggested.",
    "allergy.narrowed.many":
      "Only {foods} and foods made from them are avoided, not what they come from.",
    "allergy.more": .plural(one: "one more food", other: "{count} more foods"),

    "planned.broken": "It {what}: not for {names}.",
    "planned.broken.alone": "It {what}.",
    "planned.accepted": "It {what}: not for {names}. Planned anyway.",
    "planned.accepted.alone": "It {what}. Planned anyway.",
    "recipe.not-for": "Not for {names}",
    "recipe.not-for.because": "Not for {names}: it {what}.",
    "bought.broken": "It {what}: not for {names}.",
    "bought.others": "For {eaters} · not for {names}",
    "bought.label": "The label is not safe for {names}.",
    "planned.you": "you",
    "planned.unchecked": "Not checked for {names}: these words do not say all that is in it.",
    "planned.unchecked.alone": "Not checked: these words do not say all that is in it.",
    "warning.limits": "Not for everyone at your table: it {breach}.",
    "breach.diet": "is not {diet}",
    "breach.contains": "contains {food}",
    "breach.possible": "may be made with {food}",
    "breach.traces": "may contain traces of {food}",
    "breach.unknown": "has {ingredient}, which is unknown",
    "why.never": "It is never suggested to you: it {breach}.",

    "household.you": "You",
    "settings.diets.none": "None",
    "settings.diets.selected": "{count} selected",
    "diets.choice": "Dietary preferences",
    "diets.choice.missing": "Please select at least one dietary preference",
    "settings.time.no-limit": "No limit",

    "duration.hours": .plural(one: "{count} hour", other: "{count} hours"),
    "duration.seconds": .plural(one: "{count} second", other: "{count} seconds"),

    "list.two": "{first} and {last}",
    "list.more": "{first}, {rest}",
    "list.either": "{first} or {last}",
  ]
}
