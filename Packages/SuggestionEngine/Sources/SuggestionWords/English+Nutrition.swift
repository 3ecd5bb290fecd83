import AppWords

extension CopyTable {
  /// The words for bounds on the nutrition of a serving; they are neutral, so no nutrient is good
  /// or bad.
  static let nutritionEnglish: [CopyKey: CopyEntry] = [
    "nutrition.bound.energy": "at most {amount}",
    "nutrition.bound.carbohydrate": "at most {amount} of carbohydrate",
    "nutrition.bound.sugars": "at most {amount} of sugars",
    "nutrition.bound.saturated-fat": "at most {amount} of saturated fat",
    "nutrition.bound.sodium": "at most {amount} of sodium",
    "nutrition.bound.protein": "at least {amount} of protein",
    "nutrition.bound.fibre": "at least {amount} of fiber",

    "nutrition.unit.kcal": "kcal",
    "nutrition.unit.g": "g",
    "nutrition.unit.mg": "mg",

    "nutrition.energy.name": "energy",
    "nutrition.carbohydrate.name": "carbohydrate",
    "nutrition.sugars.name": "sugars",
    "nutrition.saturated-fat.name": "saturated fat",
    "nutrition.sodium.name": "sodium",
    "nutrition.protein.name": "protein",
    "nutrition.fibre.name": "fiber",

    "reason.keeps-nutrition": "Has {bounds}",
    "reason.within-nutrition": "Within your nutrition limits",

    "relaxed.nothing.nutrition": "Nothing within your nutrition limits",
    "relaxed.nothing.also-nutrition": "{nothing} within your nutrition limits",
    "relaxed.this.nutrition": "is not known to be within your nutrition limits",
    "relaxed.these.nutrition": "are not known to be within your nutrition limits",
    "offer.nutrition": "{count} with any nutrition",
    "change.nutrition.title": "Any nutrition",
    "change.instead.nutrition": "Any nutrition instead of {wish}",

    "unmet.nutrition.energy": "has more than {amount}",
    "unmet.nutrition.carbohydrate": "has more than {amount} of carbohydrate",
    "unmet.nutrition.sugars": "has more than {amount} of sugars",
    "unmet.nutrition.saturated-fat": "has more than {amount} of saturated fat",
    "unmet.nutrition.sodium": "has more than {amount} of sodium",
    "unmet.nutrition.protein": "has less than {amount} of protein",
    "unmet.nutrition.fibre": "has less than {amount} of fiber",
    "unmet.nutrition.limits": "is not within your nutrition limits",
    "unmet.nutrition.unknown": "has an unknown amount of {nutrients}",
  ]
}
