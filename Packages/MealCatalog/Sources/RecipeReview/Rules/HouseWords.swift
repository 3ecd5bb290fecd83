import MealModels

/// The rule that each food and tool has one name, which is American; other regions get their words
/// when a recipe is shown.
enum HouseWords {
  @Sendable static func findings(of meal: MealReading) -> [ReviewFinding] {
    let texts =
      meal.recipe.ingredients.map { [$0.name, $0.note ?? ""].joined(separator: " ") }
      + meal.recipe.steps.map(\.text) + [meal.recipe.summary]
    var said: Set<String> = []
    return texts.flatMap { text -> [ReviewFinding] in
      let words = FoodName.words(of: text).map { FoodName.singular($0) }
      return table.compactMap { other, ours in
        guard words.holds(run: other), said.insert(ours).inserted else { return nil }
        return meal.finding(
          .houseWord, text, "'\(other.joined(separator: " "))' is called '\(ours)' here")
      }
    }
  }

  private static let table: [(other: [String], ours: String)] = [
    ("aubergine", "eggplant"), ("courgette", "zucchini"), ("spring onion", "scallion"),
    ("green onion", "scallion"), ("prawn", "shrimp"), ("coriander leaf", "cilantro"),
    ("fresh coriander", "cilantro"), ("plain flour", "all-purpose flour"),
    ("cornflour", "cornstarch"), ("icing sugar", "confectioners' sugar"),
    ("powdered sugar", "confectioners' sugar"), ("caster sugar", "sugar"),
    ("double cream", "heavy cream"), ("single cream", "light cream"), ("rocket", "arugula"),
    ("minced beef", "ground beef"), ("beef mince", "ground beef"),
    ("minced lamb", "ground lamb"), ("minced pork", "ground pork"), ("beetroot", "beet"),
    ("swede", "rutabaga"), ("mangetout", "snow pea"), ("yoghurt", "yogurt"),
    ("chilli", "chili"), ("frying pan", "skillet"), ("hob", "stove"),
    ("bicarbonate of soda", "baking soda"), ("streaky bacon", "bacon"), ("tinned", "canned"),
    ("wholemeal", "whole wheat"), ("broad bean", "fava bean"), ("garden pea", "pea"),
  ].map { other, ours in (other.split(separator: " ").map(String.init), ours) }
}
