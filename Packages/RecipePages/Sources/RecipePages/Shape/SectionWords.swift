/// The headings under which recipes stand, in the languages that we know.
enum SectionWords {
  /// What stands below a heading.
  enum Kind: Sendable {
    /// Ingredients.
    case ingredients
    /// Steps.
    case steps
    /// Something else, which ends both.
    case other
  }

  /// Whether a line announces a kind in so many words, and no group of it.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= 90 && exact[folded(text).joined(separator: " ")] != nil
  }

  /// What a line announces; nil where it is no heading that is known.
  static func kind(_ text: String) -> Kind? {
    guard text.utf8.count <= 90 else { return nil }
    let words = folded(text)
    guard !words.isEmpty, words.count <= 9 else { return nil }
    let whole = words.joined(separator: " ")
    if let kind = exact[whole] { return kind }
    if let kind = exact[words[0]], words.count <= 6, begins(words) { return kind }
    if words.count <= 5, let last = words.last, let kind = exact[last], kind != .other,
      closing.contains(last)
    {
      return kind
    }
    for length in [3, 2] where words.count > length {
      if let kind = exact[words.prefix(length).joined(separator: " ")], begins(words, after: length) {
        return kind
      }
    }
    return nil
  }

  /// Whether the heading goes on with what it is for, a number or a remark.
  private static func begins(_ words: [String], after length: Int = 1) -> Bool {
    guard words.count > length else { return true }
    let next = words[length]
    return joining.contains(next) || next.first?.isNumber == true
  }

  /// The words of a heading in small letters, without signs.
  private static func folded(_ text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
      .map(String.init)
  }

  /// Words at the end of a heading that say what it announces: "Pancake ingredients".
  private static let closing: Set<String> = [
    "ingredients", "instructions", "directions", "method", "zutaten", "zubereitung",
    "ingredienten", "bereidingswijze",
  ]

  private static let joining: Set<String> = Set(
    words(
      """
      for for: für pour para per voor till til do na pro dla and und et y e en i a fra from of du
      de da di x à com con mit with met make serves servings portionen personen
      """))

  private static let exact: [String: Kind] = {
    var exact: [String: Kind] = [:]
    for line in ingredients.split(separator: "|") { exact[line.trimmingBlanks] = .ingredients }
    for line in steps.split(separator: "|") { exact[line.trimmingBlanks] = .steps }
    for line in others.split(separator: "|") { exact[line.trimmingBlanks] = .other }
    return exact
  }()

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let ingredients = """
    ingredients|ingredient|ingredient list|ingredients list|you will need|you'll need|what you need|
    what you'll need|what you will need|the ingredients|shopping list|you need|
    zutaten|zutatenliste|die zutaten|das brauchst du|einkaufsliste|
    ingrédients|les ingrédients|ingrédient|liste des ingrédients|
    ingredientes|los ingredientes|os ingredientes|lista de ingredientes|necesitas|
    ingredienti|gli ingredienti|ingrediente|
    ingrediënten|ingredienten|benodigdheden|dit heb je nodig|
    ingredienser|ingredienserne|det skal du bruge|du skal bruge|dette trenger du|det här behöver du|
    składniki|suroviny|ingredience|ingrediencie|potrebujeme|prísady|přísady|co budete potřebovat|
    hozzávalók|hozzávaló|ainekset|ainesosat|tarvitset|ингредиенты|состав|продукты|інгредієнти|
    υλικά|συστατικά|malzemeler|malzemesi|sastojci|sestavine|potrebno|koostisosad|材料|食材|재료|מצרכים|
    المكونات|المقادير
    """

  private static let steps = """
    instructions|directions|method|preparation|steps|how to make|how to make it|procedure|
    how to cook|how to prepare|the method|step by step|step by step instructions|cooking instructions|
    cooking method|cooking steps|preparation steps|recipe instructions|preparation method|cook|
    instructions to make|a recept|
    zubereitung|anleitung|so wird's gemacht|so wird’s gemacht|so geht's|so geht’s|arbeitsschritte|
    zubereitungsschritte|die zubereitung|und so wird's gemacht|und so wird’s gemacht|vorbereitung|
    préparation|la préparation|instructions|étapes|les étapes|étapes de préparation|réalisation|
    préparation de la recette|recette|la recette|déroulé de la recette|
    preparación|elaboración|instrucciones|pasos|modo de preparación|cómo hacer|paso a paso|
    preparazione|procedimento|istruzioni|come fare|esecuzione|
    bereiding|bereidingswijze|bereidingsstappen|instructies|werkwijze|aan de slag|zo maak je het|
    stappen|
    modo de preparo|modo de fazer|preparo|preparação|modo de preparação|
    gör så här|tillagning|så gör du|instruktioner|
    fremgangsmåde|sådan gør du|tilberedning|fremgangsmåte|slik gjør du|
    sposób przygotowania|przygotowanie|wykonanie|sposób wykonania|jak przygotować|
    postup|postup přípravy|postup prípravy|příprava|príprava|
    elkészítés|elkészítése|elkészítési mód|valmistus|valmistusohje|ohjeet|ohje|näin teet|
    приготовление|способ приготовления|рецепт приготовления|як готувати|приготування|
    εκτέλεση|οδηγίες|τρόπος παρασκευής|hazırlanışı|yapılışı|priprema|priprava|valmistamine|
    作り方|做法|만드는 법|조리법|אופן ההכנה|הכנה|طريقة التحضير|طريقة العمل
    """

  private static let others = """
    notes|note|recipe notes|tips|tip|nutrition|nutrition facts|nutritional information|
    nutrition information|nutrition info|nutritional info|comments|reviews|leave a comment|
    leave a reply|more recipes|related recipes|related|you may also like|you might also like|
    equipment|video|did you make this recipe|share|storage|faq|faqs|frequently asked questions|
    substitutions|variations|serving suggestions|about the author|print|subscribe|keywords|tags|
    cook's notes|chef's notes|cook's tips|top tip|categories|recipe tips|special equipment|
    nährwerte|nährwertangaben|tipp|tipps|kommentare|ähnliche rezepte|weitere rezepte|hinweise|hinweis|
    utensilien|valeurs nutritionnelles|nutrition|conseils|astuces|astuce|commentaires|notes|matériel|
    ustensiles|accord vin|valores nutricionales|información nutricional|consejos|comentarios|notas|
    valori nutrizionali|consigli|commenti|voedingswaarden|voedingswaarde|reacties|
    informação nutricional|dicas|näringsvärde|kommentarer|næringsindhold|wartości odżywcze|komentarze|
    porada|rady|nutriční hodnoty|diskuze|tápérték|hozzászólások|tippek|tipy|pişirme önerileri|
    besin değerleri|ravintosisältö|kommentit|vinkit|opmerkingen|keukengerei
    """
}
