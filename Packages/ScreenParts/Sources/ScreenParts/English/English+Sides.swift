import DesignSystem

extension CopyTable {
  /// What goes with a meal, what it is called in plain words, and what it asks for beforehand.
  static let sideEnglish: [CopyKey: CopyEntry] = [
    "meal.glossed": "{title} · {gloss}",
    "meal.glossed.spoken": "{title}, {gloss}",
    "meal.note": "This is {note}.",
    "meal.needs": "Needs {foods}. Where there is none, that takes {minutes} first.",

    "sides.title": "Serve With",
    "sides.with": "Serve with {sides}.",
    "sides.left-out": "Without {side}",
    "sides.missing": "Served without {side}: it {breach}.",
    "sides.missing.all":
      "Served without {side}: it {breach}, and nothing else here suits everyone.",
    "sides.missing.unknown":
      "Served without {side}: nobody can tell whether everyone can eat it.",
    "sides.missing.unnamed": "Served alone: nothing that goes with it is known here.",
    "sides.allergens": "With the sides: {allergens}",
    "sides.nutrition":
      "All that is served: about {energy} kcal and {protein} g of protein a serving.",
  ]
}
