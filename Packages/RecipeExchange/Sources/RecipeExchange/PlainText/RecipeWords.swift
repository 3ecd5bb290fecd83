/// The words above the parts of a recipe, in the languages in which people write them.
enum RecipeWords {
  /// A part of a recipe.
  enum Part: Equatable {
    case ingredients
    case steps
    case notes
    case nutrition
    case description
  }

  /// The part that a heading begins; nil for any other heading.
  static func part(_ heading: String) -> Part? {
    parts[WrittenLines.withoutColon(heading.trimmed).lowercased()]
  }

  private static let parts: [String: Part] = {
    var parts: [String: Part] = [:]
    for (part, words) in spellings {
      for word in words.parts(between: ",") { parts[word] = part }
    }
    return parts
  }()

  private static let spellings: [(Part, String)] = [
    (
      .ingredients,
      """
      ingredients, ingredient, you will need, what you need, zutaten, die zutaten, ingrédients, \
      ingredientes, ingredienti, ingrediënten, ingredienser, ingrediente, składniki, ингредиенты, \
      malzemeler, 材料, 食材, المقادير, מצרכים, ainekset, hozzávalók, suroviny
      """
    ),
    (
      .steps,
      """
      instructions, instruction, directions, direction, method, methods, steps, preparation, \
      procedure, how to make it, what to do, zubereitung, anleitung, schritte, \
      zubereitungsschritte, préparation, instructions de préparation, étapes, la préparation, \
      instrucciones, preparación, elaboración, pasos, preparazione, procedimento, istruzioni, \
      bereiding, bereidingswijze, werkwijze, instructies, tillagning, gör så här, instruktioner, \
      fremgangsmåde, fremgangsmåte, przygotowanie, sposób przygotowania, wykonanie, \
      modo de preparo, modo de preparação, preparo, приготовление, способ приготовления, \
      yapılışı, hazırlanışı, 作り方, 手順, 做法, 步骤, طريقة التحضير, אופן ההכנה, valmistus, ohjeet, \
      elkészítés, postup
      """
    ),
    (
      .notes,
      """
      notes, note, tips, tip, cook's notes, chef's notes, recipe notes, notizen, tipps, tipp, \
      hinweise, hinweis, anmerkungen, remarques, conseils, astuces, notas, consejos, consigli, \
      opmerkingen, anteckningar, uwagi, dicas, заметки, советы, メモ, コツ
      """
    ),
    (
      .nutrition,
      """
      nutrition, nutrition facts, nutritional information, nährwerte, nährwertangaben, \
      valeurs nutritionnelles, información nutricional, valori nutrizionali, voedingswaarde
      """
    ),
    (.description, "description, beschreibung, introduction, about, summary"),
  ]
}
