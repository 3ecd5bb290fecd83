/// Words on pages that are not part of a recipe, even within one.
enum BlockNoise {
  /// Whether a line is about the page, not about food.
  static func isNoise(_ text: String) -> Bool {
    let isLong = text.utf8.count > 160
    let line = FoldedWords(
      isLong ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(60))) : text)
    guard line.count > 0 else { return true }
    if line.count >= 2, line.prefixes.prefix(4).contains(where: credits.contains) { return true }
    guard !isLong else { return false }
    if phrases.contains(line.prefixes[line.count - 1]) { return true }
    for count in 1...min(3, line.count) where beginnings.contains(line.prefixes[count - 1]) {
      return true
    }
    if line.words.contains(where: uses.contains) { return true }
    return !hasLetters(text) || TimeWords.endsWithUnit(line) && isTime(text)
  }

  /// Whether a line is only a word of the page, a time or a sign, wherever it is.
  static func isOfPage(_ text: String) -> Bool {
    guard text.utf8.count <= 160 else { return false }
    let line = FoldedWords(text)
    guard let all = line.prefixes.last else { return true }
    return line.count <= FoldedWords.most && phrases.contains(all) || !hasLetters(text)
      || TimeWords.endsWithUnit(line) && isTime(text)
  }

  /// A line without a leading checkbox or bullet.
  static func cleaned(_ text: String) -> String {
    var part = text[...]
    while let first = part.first, signs.contains(first) || first == " " { part = part.dropFirst() }
    while let last = part.last, signs.contains(last) || last == " " { part = part.dropLast() }
    return String(part)
  }

  /// Whether a line has more than numbers and "1x 2x 3x".
  private static func hasLetters(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0xC3 || $0.isLetter && $0.lowered != UInt8(ascii: "x") }
  }

  private static let signs: Set<Character> = [
    "▢", "•", "·", "□", "☐", "◦", "▪", "●", "○", "–", "✓", "✔", "*", "-", "‣", "⁃", "■",
  ]

  /// Whether a line states only a duration.
  static func isTime(_ text: String) -> Bool {
    guard text.utf8.count <= 24, LineShape.beginsWithAmount(text) else { return false }
    let parts = TimeWords.parts(text)
    return !parts.contains(.other)
      && parts.contains { part in if case .unit = part { true } else { false } }
  }

  private static let uses = hashes(
    "newsletter|einkaufsliste|boodschappenlijst|inköpslista|whatsapp|kb|mb")

  private static let beginnings = hashes(
    "see note|see notes|subscribe")

  private static let credits = hashes(
    """
    photo credit|adapted from|recipe adapted from|recipe and image from|recipe courtesy|recipe from|
    photo by|photography by|photograph by|image credit|images by|extracted from|excerpted from|
    reprinted from|reprinted with permission|this post may contain affiliate|rezept aus|
    recette extraite de
    """)

  private static let phrases = hashes(
    """
    us customary| metric| us| cook mode| prevent your screen from going dark| imperial| print|
    save| pin| share| us customary metric| us metric| cups| us cups| servings| add to cart|
    shop ingredients| select all| copy| add all to shopping list| add to shopping list|
    advertisement| prevent screen lock| cook mode prevent your screen from going dark|
    scale 1x 2x 3x| 1x 2x 3x| get ingredients| deselect all| units scale| print page| share this page| to the top| back to top| units| scale| x|
    anzeige| werbung| im angebot| alle zutaten anzeigen| weniger zutaten anzeigen| save recipe|
    print recipe| share recipe| rate recipe| pin recipe| keep screen on| keep screen awake|
    scherm aanhouden| aggiungi alla lista della spesa| vai alla lista della spesa|
    salva nella lista della spesa| adicionar à lista de compras| añadir a la lista de la compra|
    ajouter à la liste de courses| view nutrition| metric imperial| imperial metric
    """)

  private static func hashes(_ phrases: String) -> Set<UInt64> {
    Set(phrases.split(separator: "|").map { FoldedWords.hash($0) })
  }
}
