import MealModels

/// Facts that a page shows next to its recipe: how many it serves and how long it takes.
struct ShownFacts {
  /// How many people it serves.
  private(set) var servings: Int?
  /// The yield, in its own words.
  private(set) var yield: String?
  /// Minutes of preparation.
  private(set) var prepMinutes: Int?
  /// Minutes on the heat.
  private(set) var cookMinutes: Int?
  /// Minutes from start to table.
  private(set) var totalMinutes: Int?

  /// The first time on a separate line near the start of the page, without a label.
  private(set) var loneMinutes: Int?

  /// The label of a line.
  private enum Label {
    case servings, prep, cook, total, other
  }

  init(_ outline: PageOutline) {
    let lines = outline.lines
    for place in lines.indices where lines[place].text.utf8.count <= Self.longest {
      let text = lines[place].text
      let parts = Self.parts(text)
      guard parts.count == 1 else {
        for part in parts {
          if let (label, rest) = Self.label(part) { take(label, String(rest)) }
        }
        continue
      }
      guard text.utf8.count <= 90 else { continue }
      guard let (label, rest) = Self.label(text) else {
        if servings == nil, Self.isServings(text) { take(.servings, text) }
        if loneMinutes == nil, place < Self.first, BlockNoise.isTime(text) {
          loneMinutes = MinutesReading.minutes(text)
        }
        continue
      }
      if rest.contains(where: \.isNumber) {
        take(label, String(rest))
      } else if rest.isEmpty {
        takeNeighbour(label, of: place, in: lines)
      }
    }
  }

  /// The number of lines at the start of a page that may state facts; later times belong to steps.
  private static let first = 150

  /// The longest line in bytes that may state a fact.
  private static let longest = 240

  /// The parts of a line that states several facts, each from its label on.
  private static func parts(_ text: String) -> [String] {
    guard text.utf8.count(where: { $0 == UInt8(ascii: ":") }) >= 2 else { return [text] }
    let words = text.split(separator: " ")
    var parts: [[Substring]] = []
    var place = 0
    while place < words.count {
      let end = words[place...].prefix(4).firstIndex { $0.last == ":" }
      if let end, labels[FoldedWords.hash(words[place...end].joined(separator: " "))] != nil {
        parts.append(Array(words[place...end]))
        place = end + 1
      } else {
        if !parts.isEmpty { parts[parts.count - 1].append(words[place]) }
        place += 1
      }
    }
    return parts.count < 2 ? [text] : parts.map { $0.joined(separator: " ") }
  }

  /// Whether a line states some fact of a recipe, so that it is not an ingredient: "Difficulty:
  /// easy".
  static func isFact(_ text: String) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    guard let (label, rest) = label(text) else { return isPlainServings(text) }
    if label == .other { return text.contains(":") }
    return rest.isEmpty || rest.contains(where: \.isNumber)
  }

  /// Whether a line only states such a fact and names no food: "Serves 4", "Prep time: 10 min".
  static func isPlainFact(_ text: String) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    guard let (label, rest) = label(text) else { return isPlainServings(text) }
    let words = FoldedWords(String(rest)).words
    switch label {
    case .servings:
      return LineShape.hasNumber(text) && words.count <= 1 || isPlainServings(String(rest))
    case .prep, .cook, .total: return rest.isEmpty || BlockNoise.isTime(String(rest))
    case .other: return words.count <= 2
    }
  }

  /// Takes the value next to a label on a separate line: after it, or else before it.
  private mutating func takeNeighbour(
    _ label: Label, of place: Int, in lines: [PageOutline.Line]
  ) {
    for neighbour in [place + 1, place - 1] where lines.indices.contains(neighbour) {
      let text = lines[neighbour].text
      if text.utf8.count <= 40, LineShape.beginsWithAmount(text), Self.label(text) == nil {
        return take(label, text)
      }
    }
  }

  private mutating func take(_ label: Label, _ value: String) {
    switch label {
    case .servings:
      guard servings == nil, value.utf8.count <= 40, !Self.isAmount(value),
        let number = ServingsReading.servings([value]), number <= 200
      else { return }
      servings = number
      yield = value
    case .prep: prepMinutes = prepMinutes ?? MinutesReading.minutes(value)
    case .cook: cookMinutes = cookMinutes ?? MinutesReading.minutes(value)
    case .total: totalMinutes = totalMinutes ?? MinutesReading.minutes(value)
    case .other: break
    }
  }

  /// Whether a text states the size of a serving, not the number of servings: "120 g".
  private static func isAmount(_ text: String) -> Bool {
    let words = text.lowercased().drop { !$0.isLetter }.prefix { $0.isLetter }
    return amounts.contains(FoldedWords.hash(words))
  }

  private static let amounts = Set(
    """
    g gr gram grams gramm grammes gramos kg ml cl dl l oz ounce ounces lb lbs teaspoon teaspoons tsp
    tablespoon tablespoons tbsp kcal calories
    """
    .split(whereSeparator: \.isWhitespace).map { FoldedWords.hash($0) })

  /// Whether a line states its servings without a label: "4 portions", "für 4 Personen".
  private static func isServings(_ text: String) -> Bool {
    guard text.utf8.count <= 32, LineShape.hasNumber(text) else { return false }
    let words = FoldedWords(text).words
    guard words.count <= 4, let last = words.last else { return false }
    return people.contains(last)
      || words.count >= 2 && people.contains(words[1]) && LineShape.beginsWithAmount(text)
  }

  /// Whether a line states only its servings; "2 fish portions" are fish.
  private static func isPlainServings(_ text: String) -> Bool {
    guard isServings(text) else { return false }
    return text.lowercased().split { !$0.isLetter }.allSatisfy { word in
      joining.contains(String(word)) || people.contains(FoldedWords.hash(word))
    }
  }

  private static let joining: Set = [
    "for", "für", "pour", "per", "para", "to", "bis", "à", "a", "or", "about", "approx", "ca",
    "circa", "makes", "serves", "voor", "til", "till", "dla", "generous", "large", "small",
  ]

  private static let people = Set(
    """
    servings serving portions portion portionen portioner porciones porzioni porções porce porcí
    porcie porcje porcji personen personer personnes personas persone pessoas adag fő annosta
    порций порции μερίδες kişilik people osób osoby personne porcii
    """
    .split(whereSeparator: \.isWhitespace).map { FoldedWords.hash($0) })

  /// The label at the start of a line, and the text after it.
  private static func label(_ text: String) -> (Label, Substring)? {
    let line = FoldedWords(text)
    for count in stride(from: min(4, line.count), through: 1, by: -1) {
      guard let label = labels[line.prefixes[count - 1]] else { continue }
      let bytes = text.utf8
      guard
        let end = bytes.index(
          bytes.startIndex, offsetBy: line.ends[count - 1], limitedBy: bytes.endIndex)
      else { return nil }
      return (label, text[end...].drop { $0 == ":" || $0.isWhitespace || $0 == "-" || $0 == "–" })
    }
    return nil
  }

  private static let labels: [UInt64: Label] = {
    let servings = """
      serves|servings|serving|yield|yields|makes|portionen|portions|portion|raciones|porciones|
      porzioni|porções|rendimento|rende|porce|počet porcí|počet porcií|porcie|porcje|ilość porcji|
      portioner|antal portioner|antal personer|aantal personen|personen|personer|personnes|
      nombre de personnes|personas|comensales|persone|dosi per|adag|hány főre|annoksia|annosta|
      порций|количество порций|μερίδες|kaç kişilik|pour|für|voor|liczba porcji|dla
      """
    let prep = """
      prep time|preparation time|vorbereiten|prep|preparation|preparing time|active time|hands-on time|
      vorbereitungszeit|arbeitszeit|zubereitungszeit|vorbereitung|temps de préparation|
      tiempo de preparación|tempo di preparazione|preparazione|voorbereidingstijd|bereidingstijd|
      tempo de preparo|tempo de preparação|förberedelsetid|forberedelsestid|arbejdstid|
      czas przygotowania|doba přípravy|príprava|előkészítési idő|valmisteluaika|
      время подготовки|χρόνος προετοιμασίας|hazırlama süresi
      """
    let cook = """
      cook time|cooking time|cook|cooking|bake time|baking time|kochzeit|backzeit|garzeit|
      koch-/backzeit|koch- bzw. backzeit|temps de cuisson|cuisson|tiempo de cocción|
      tempo di cottura|cottura|kooktijd|oventijd|baktijd|tempo de cozimento|tillagningstid|
      koketid|tilberedningstid|stegetid|czas gotowania|czas pieczenia|doba vaření|doba pečení|
      doba tepelnej úpravy|főzési idő|sütési idő|kypsennysaika|время приготовления|
      χρόνος μαγειρέματος|pişirme süresi
      """
    let total = """
      total time|total|ready in|time|gesamtzeit|zeit|gesamt|temps total|durée|tiempo total|tiempo|
      tempo totale|tempo|totale tijd|totaaltijd|tijd|tempo total|total tid|tid i alt|tid|
      samlet tid|czas całkowity|czas|celkový čas|celková doba|teljes idő|kokonaisaika|общее время|
      συνολικός χρόνος|toplam süre|duration|it will take|dauer|prep & cook time
      """
    let other = """
      cuisine|recipe type|difficulty|course|category|author|calories|diet|method|keyword|keywords|
      cost|level|schwierigkeit|schwierigkeitsgrad|difficulté|dificultad|difficoltà|
      moeilijkheidsgraad|kategorie|kategoria|skill level|recipe by|nutrition|keuken|gang
      """
    var labels: [UInt64: Label] = [:]
    for (text, label) in [
      (servings, Label.servings), (prep, .prep), (cook, .cook), (total, .total), (other, .other),
    ] {
      for phrase in text.split(separator: "|") { labels[FoldedWords.hash(phrase)] = label }
    }
    return labels
  }()
}
