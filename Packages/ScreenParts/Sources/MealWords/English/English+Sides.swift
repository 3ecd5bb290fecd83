import AppWords

extension CopyTable {
  /// The words for sides, for the glosses of meals, and for foods to cook beforehand.
  static let sideEnglish: [CopyKey: CopyEntry] = [
    "meal.glossed": "{title} · {gloss}",
    "meal.glossed.spoken": "{title}, {gloss}",
    "meal.note": "This is {note}.",
    "meal.needs": "Needs {foods}. If none is ready, allow {minutes} more.",

    "sides.title": "Serve With",
    "sides.with": "Serve with {sides}.",
    "sides.left-out": "Without {side}",
    "sides.missing": "Served without {side}: it {breach}.",
    "sides.missing.all":
      "Served without {side}: it {breach}, and nothing else here suits everyone.",
    "sides.missing.unknown": "Served without {side}: we do not know if everyone can eat it.",
    "sides.missing.unnamed": "Served alone: we know no side for it.",
    "sides.allergens": "With the sides: {allergens}",
    "sides.nutrition": "With sides: about {energy} kcal and {protein} g of protein a serving.",
  ]
}
