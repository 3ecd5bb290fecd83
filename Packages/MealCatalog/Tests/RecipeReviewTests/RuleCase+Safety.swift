@testable import RecipeReview

extension RuleCase {
  /// An ingredient, a step that leaves its cooking open, and one that says it.
  private static func safe(_ line: String, _ bad: String, _ good: String) -> RuleCase {
    RuleCase(.missingTemperature, line, bad: bad, good: good, time: "prep 5, cook 200")
  }

  static let safety = [
    safe(
      "- 300 g | chicken thighs", "Fry the chicken over high heat for 9 minutes until brown.",
      "Fry the chicken over high heat for 9 minutes until it reads 165 °F (74 °C)."),
    safe(
      "- 300 g | ground turkey", "Fry the turkey for 9 minutes until it reads 160 °F (71 °C).",
      "Fry the turkey for 9 minutes until it reads 74 °C (165 °F)."),
    safe(
      "- 300 g | ground beef", "Fry the beef for 9 minutes until it reads 145 °F (63 °C).",
      "Fry the beef for 9 minutes until it reads 160 °F (71 °C)."),
    safe(
      "- 2 | Italian sausages = Italian sausage", "Fry the sausages for 9 minutes until brown.",
      "Fry the sausages for 9 minutes until they read 160 °F (71 °C)."),
    safe(
      "- 300 g | pork chops", "Fry the pork for 9 minutes until brown.",
      "Fry the pork for 9 minutes until it reads 145 °F (63 °C)."),
    safe(
      "- 300 g | stewing beef", "Stew the beef over low heat for 40 minutes until soft.",
      "Stew the beef over low heat for 90 minutes until tender."),
    safe(
      "- 4 slices | bacon", "Warm the bacon in the pan for 1 minute.",
      "Fry the bacon over medium heat for 6 minutes until crisp."),
    safe(
      "- 300 g | cooked chicken", "Stir in the chicken and heat for 2 minutes.",
      "Stir in the chicken and heat until it reads 165 °F (74 °C)."),
    safe(
      "- 300 g | cod fillets = cod", "Fry the cod over high heat for 4 minutes until brown.",
      "Fry the cod over high heat for 4 minutes until it flakes."),
    safe(
      "- 300 g | salmon fillet", "Slice the salmon and eat it in thin slices.",
      "Slice the salmon, previously frozen and sold for eating raw, thinly."),
    safe(
      "- 300 g | raw shrimp", "Fry the shrimp over high heat for 2 minutes until hot.",
      "Fry the shrimp over high heat for 2 minutes until opaque."),
    safe(
      "- 500 g | mussels", "Steam the mussels over high heat for 4 minutes until hot.",
      "Steam the mussels for 4 minutes until they open; discard the others."),
    safe(
      "- 2 | eggs", "Fry the eggs over low heat for 2 minutes until the yolks are still runny.",
      "Fry the eggs over low heat for 4 minutes until yolks and whites are firm."),
    safe(
      "- 2 | eggs", "Stir in the eggs and set aside.",
      "Stir in the eggs until no liquid egg is left."),
    safe(
      "- 200 g | dried kidney beans", "Simmer the kidney beans for 90 minutes until soft.",
      "Boil the kidney beans hard for 10 minutes, then simmer until soft."),
    safe(
      "- 300 g | cooked rice", "Fry the rice over high heat for 3 minutes until brown.",
      "Fry the rice over high heat for 3 minutes until steaming hot."),
    RuleCase(
      .missingTemperature, "pasteurized eggs may stay soft",
      bad: Dish().adding("- 2 | eggs", "Stir in the eggs off the heat."),
      good: Dish().adding("- 2 | pasteurized eggs", "Stir in the eggs off the heat.")),
    RuleCase(
      .missingTemperature, "stock, canned tuna and ham need nothing",
      bad: Dish().adding("- 100 g | tuna steak", "Fold in the tuna off the heat."),
      good: Dish().adding("- 100 g | canned tuna", "Fold in the tuna, ham and chicken stock.").with
      {
        $0.ingredients += ["- 50 g | ham", "- 100 ml | chicken stock"]
      }),
  ]
}
