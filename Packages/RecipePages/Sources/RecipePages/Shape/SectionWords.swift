/// The headings of the sections of recipes, in the languages that we know.
enum SectionWords {
  /// The kinds of content below a heading.
  enum Kind: Sendable {
    /// Ingredients.
    case ingredients
    /// Steps.
    case steps
    /// Something else, which ends both.
    case other
  }

  /// Whether a line only announces a kind of section, and not a group of one.
  static func isPlain(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    let line = FoldedWords(text)
    guard let last = line.prefixes.last else { return false }
    if exact[last] != nil { return true }
    return line.count == 2 && exact[line.prefixes[0]] != nil && LineShape.hasNumber(text)
  }

  /// The kind of section that a line announces; nil if it is not a known heading.
  static func kind(_ text: String) -> Kind? {
    guard text.utf8.count <= longest else { return nil }
    let line = FoldedWords(text)
    guard line.count > 0, line.count <= 9 else { return nil }
    if let kind = exact[line.prefixes[line.count - 1]] { return kind }
    if let kind = exact[line.prefixes[0]], goesOn(line, after: 1, text) {
      return kind
    }
    if line.count <= 5, closing.contains(line.words[line.count - 1]) {
      return exact[line.words[line.count - 1]]
    }
    for length in [3, 2] where line.count > length {
      if let kind = exact[line.prefixes[length - 1]], goesOn(line, after: length, text) {
        return kind
      }
    }
    return nil
  }

  private static let longest = 90

  /// Whether the heading continues with a purpose, a number or a remark.
  private static func goesOn(_ line: FoldedWords, after length: Int, _ text: String) -> Bool {
    guard line.count > length else { return true }
    if joining.contains(line.words[length]) { return true }
    return text.utf8.dropFirst(line.ends[length - 1]).first { !$0.isBlank && $0 != 0x28 }?.isDigit
      ?? false
  }

  /// Words at the end of a heading that name its section: "Pancake ingredients".
  private static let closing = hashes(
    """
    ingredients instructions directions method zutaten zubereitung ingrediënten ingredienten
    bereidingswijze
    """)

  private static let joining = hashes(
    """
    for für pour para per voor till til do na pro dla and und et y e en i fra from of du
    de da di x à com con mit with met make serves servings portionen personen
    """)

  private static let exact: [UInt64: Kind] = {
    var exact: [UInt64: Kind] = [:]
    for (phrases, kind) in [(ingredients, Kind.ingredients), (steps, .steps), (others, .other)] {
      for phrase in phrases.split(separator: "|") { exact[FoldedWords.hash(phrase)] = kind }
    }
    return exact
  }()

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(whereSeparator: \.isWhitespace).map { FoldedWords.hash($0) })
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
    instructions to make|what to do|what you do|here's how|here’s how|a recept|
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
    substitutions|variations|variation|option|options|make ahead|to freeze|to store|
    serving tip|expert tip|pro tip|pro tips|cook's note|recipe note|about the author|print|subscribe|keywords|tags|
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
