import MealModels

/// A word of a label.
struct LabelWord: Equatable {
  let text: String
  /// Whether the word is part of a claim, so that it names no food itself.
  var isClaim = false
  /// Whether the word may name an unknown food.
  var isUnclear = false
  /// Whether the word begins a weakened claim, as in "nearly egg free".
  var isDoubted = false
}

/// The parts of a label that describe its food.
///
/// Names of brands, ordinary words, and claims that exclude one food divide these parts.
///
/// A part is made of clauses. A claim that belongs to the food after it stays in the part.
struct LabelSections {
  private(set) var sections: [[[LabelWord]]] = []
  private var section: [[LabelWord]] = []
  private var clause: [LabelWord] = []

  private let words: ProseWords
  private let vocabulary: LabelVocabulary

  init(_ clauses: [[String]], _ words: ProseWords, _ vocabulary: LabelVocabulary) {
    self.words = words
    self.vocabulary = vocabulary
    for (place, texts) in clauses.enumerated() {
      read(texts, isFirst: place == 0)
      endClause()
    }
    endSection()
  }

  private mutating func read(_ texts: [String], isFirst: Bool) {
    let claims = LabelClaims(texts, words, isFirst: isFirst)
    var place = 0
    while place < texts.count {
      if let end = claims.endOfCleared(from: place) {
        divide()
        place = end
      } else if let end = claims.endOfClaim(from: place) {
        clause += texts[place..<end].map { LabelWord(text: $0, isClaim: true) }
        place = end
      } else if !isCopy(texts, place, claims), let end = endOfIdle(texts, from: place, claims) {
        divide()
        place = end
      } else {
        let isUnclear =
          !claims.isNamed(place) && vocabulary.unclear.contains(texts[place])
          || isCopy(texts, place, claims)
        clause.append(
          LabelWord(
            text: texts[place], isUnclear: isUnclear, isDoubted: claims.isDoubted(place)))
        place += 1
      }
    }
  }

  /// Whether a word marks an imitation of the food before it: "chicken-style pieces".
  private func isCopy(_ texts: [String], _ place: Int, _ claims: LabelClaims) -> Bool {
    Self.copying.contains(texts[place]) && place > 0 && claims.isNamed(place - 1)
      && !claims.isNamed(place)
  }

  private static let copying: Set = ["style", "styled", "type", "like", "inspired", "alternative"]

  /// The most words of a brand.
  private static let longestBrand = 5

  /// The end of a word or phrase that neither adds nor changes a food; a phrase never splits the
  /// name of a food.
  private func endOfIdle(_ texts: [String], from place: Int, _ claims: LabelClaims) -> Int? {
    for count in stride(from: min(Self.longestBrand, texts.count - place), to: 1, by: -1) {
      let end = place + count
      let phrase = texts[place..<end].joined(separator: " ")
      let isBrand = vocabulary.brand == Array(texts[place..<end]) && !claims.isNameTorn(at: end)
      let isIdle =
        vocabulary.idle.contains(phrase) && !(place..<end).contains(where: claims.isNamed)
      if isBrand || isIdle { return end }
    }
    return !claims.isNamed(place) && isIdle(texts[place]) ? place + 1 : nil
  }

  /// Whether a single word neither adds nor changes a food.
  private func isIdle(_ word: String) -> Bool {
    if vocabulary.unclear.contains(word) { return false }
    if vocabulary.idle.contains(word) || vocabulary.brand.contains(word) { return true }
    let isOrdinary = !words.lexicon.kinds(of: word).isDisjoint(with: [.ordinary, .otherwise])
    return isOrdinary && !words.vocabulary.isListed(word)
  }

  /// Ends a section, so that no name continues across an excluded food.
  ///
  /// A section that has only claims yet goes on, because the food that they describe follows.
  private mutating func divide() {
    let hasFood = (section + [clause]).joined().contains { !$0.isClaim }
    guard hasFood else { return }
    endClause()
    endSection()
  }

  private mutating func endClause() {
    if !clause.isEmpty { section.append(clause) }
    clause = []
  }

  private mutating func endSection() {
    if section.joined().contains(where: { !$0.isClaim }) { sections.append(section) }
    section = []
  }
}
