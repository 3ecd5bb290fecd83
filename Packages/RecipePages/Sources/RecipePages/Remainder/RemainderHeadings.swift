/// The meanings of the headings around a recipe for the lines below them.
enum RemainderHeadings {
  /// The kinds of content below a heading.
  enum Kind {
    /// A part of the recipe.
    case recipe
    /// Content about it that is not cooked: how to store it, its nutrition.
    case about
    /// Content that is not a part of the recipe, and ends it.
    case end
  }

  /// The kind of content below a heading.
  static func kind(_ text: String) -> Kind {
    let line = FoldedWords(text)
    for count in stride(from: min(4, line.prefixes.count), through: 1, by: -1) {
      if let kind = kinds[line.prefixes[count - 1]] { return kind }
    }
    return .recipe
  }

  /// Whether a line asks readers to buy or to follow something.
  static func advertises(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { names.contains(String($0)) }
  }

  private static let names: Set = [
    "affiliate", "amazon", "facebook", "hashtag", "instagram", "newsletter", "pinterest",
    "sponsored", "subscribe", "tiktok", "twitter", "youtube",
  ]

  /// Whether a line declares the contents of the dish: "Contains: peanuts", "Allergens", "May
  /// contain nuts".
  static func declares(_ text: String) -> Bool {
    let line = FoldedWords(text)
    return line.prefixes.prefix(3).contains(where: declarations.contains)
  }

  /// Whether a line before a recipe corrects it, or warns about it.
  static func corrects(_ text: String) -> Bool {
    let line = FoldedWords(text)
    return declares(text) || line.prefixes.first.map(corrections.contains) ?? false
  }

  private static let corrections = Set(
    "correction|update|updated|edit|edited|important|note|nb|attention|warning|caution|erratum"
      .split(separator: "|").map { FoldedWords.hash($0) })

  private static let declarations = Set(
    """
    contains|allergens|allergen|allergies|allergy|allergy advice|allergy information|may contain|
    traces of|allergene|enthält|kann spuren|allergènes|contient|alérgenos|contiene|allergeni|
    allergenen|bevat|alergeny|alergény
    """.split(separator: "|").map { FoldedWords.hash($0) })

  private static let kinds: [UInt64: Kind] = {
    var kinds: [UInt64: Kind] = [:]
    for (phrases, kind) in [(about, Kind.about), (ends, .end)] {
      for phrase in phrases.split(separator: "|") { kinds[FoldedWords.hash(phrase)] = kind }
    }
    return kinds
  }()

  private static let about = """
    nutrition|nutritional|nutrients|calories|equipment|special equipment|tools|utensils|video|storage|
    storing|how to store|to store|store|make ahead|to freeze|freezing|how to freeze|freezer|reheating|
    to reheat|leftovers|faq|faqs|frequently asked questions|keywords|keyword|categories|category|tags|
    course|cuisine|author|print|save|pin|rate|rating|servings|units|cook mode|jump to|
    nährwerte|nährwertangaben|utensilien|aufbewahrung|valeurs nutritionnelles|matériel|ustensiles|
    valores nutricionales|información nutricional|valori nutrizionali|voedingswaarden|voedingswaarde|
    keukengerei|informação nutricional|näringsvärde|næringsindhold|wartości odżywcze|besin değerleri
    """

  private static let ends = """
    comments|comment|reviews|review|leave a|write a|post a|add a comment|add a review|reader interactions|
    join the|more recipes|more|related|similar|you may also|you might also|you'll also|you will also|
    did you make|did you try|made this|have you made|tried this|love this|share|about the author|about|
    subscribe|newsletter|sign up|follow|popular|latest|recent|trending|next|previous|advertisement|
    sponsored|footer|copyright|privacy|search|meet|hi i'm|other recipes|try these|what others|from the|
    ratings|questions|discussion|filed under|filed in|posted in|posted on|featured in|people also|
    readers also|recommended products|recommended for you|recommended equipment|get this recipe|get new recipes|want my recipes|leave your|jump to|
    recipe discussion|like this|added to cart|our company|rate this|private notes|show images|
    outras receitas|otras recetas|más recetas|altre ricette|primary sidebar|before footer|
    kommentare|ähnliche rezepte|weitere rezepte|das könnte|commentaires|comentarios|commenti|reacties|
    kommentarer|komentarze|diskuze|hozzászólások|kommentit|yorumlar|комментарии|à lire aussi|
    recettes similaires|recetas relacionadas|ricette correlate|bekijk ook|meer recepten|se även
    """
}
