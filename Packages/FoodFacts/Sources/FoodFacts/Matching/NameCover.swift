import MealModels

/// Explains every word of a name as part of a food, or as a word that foods are described with.
///
/// Of all explanations the best has the fewest unexplained words, then the fewest foods and words
/// beside them, then the most words within foods. Where several are equally good, the foods of all of them count, because
/// "coconut milk chocolate" may be either.
struct NameCover {
  /// A food or change with the words it stands in.
  struct Piece: Hashable {
    let words: Range<Int>
    let kind: Kind

    enum Kind: Hashable {
      case food(FoodID)
      case change(ContentsChange)
      /// A comma, or a word such as "or".
      case link(isWord: Bool)
    }
  }

  /// The pieces of the best explanations, in order; none twice.
  let pieces: [Piece]

  /// The words that no explanation accounts for.
  let unexplained: [String]

  init(_ words: [String], book: FoodBook, vocabulary: MatchVocabulary) {
    var search = CoverSearch(words: words, book: book, vocabulary: vocabulary)
    (pieces, unexplained) = search.best()
  }
}

/// What was read before a word, as far as it matters for what may follow.
private struct CoverState: Hashable {
  /// What the words before ask of the next food.
  enum Need: Hashable { case nothing, food, unmixedFood }

  /// What the last food was.
  enum Last: Hashable { case none, apart, mixed, unmixed }

  var need = Need.nothing
  var last = Last.none
  /// Whether the last food is the meat of an animal.
  var isAfterFlesh = false
  /// Whether the last food comes from no animal.
  var isAfterPlant = false
  /// Whether the word just before belongs to a food.
  var isAfterFood = false
  /// Whether the word just before is a number.
  var isAfterNumber = false
}

private struct CoverCost: Comparable {
  var unexplained = 0
  /// Foods, and words or phrases beside them that do not belong to one.
  var parts = 0
  var wordsOutsideFoods = 0

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.unexplained, lhs.parts, lhs.wordsOutsideFoods)
      < (rhs.unexplained, rhs.parts, rhs.wordsOutsideFoods)
  }
}

/// A search over positions and states, from the last word back to the first.
private struct CoverSearch {
  let words: [String]
  let book: FoodBook
  let vocabulary: MatchVocabulary

  /// The most words of a name that are looked up together.
  private static let longest = 8

  private struct Place: Hashable {
    let position: Int
    let state: CoverState
  }

  private struct Step {
    let end: Int
    let state: CoverState
    let cost: CoverCost
    let piece: NameCover.Piece.Kind?
    var isUnexplained: Bool { cost.unexplained > 0 }
  }

  private var known: [Place: CoverCost?] = [:]
  private var steps: [Place: [Step]] = [:]

  init(words: [String], book: FoodBook, vocabulary: MatchVocabulary) {
    self.words = words
    self.book = book
    self.vocabulary = vocabulary
  }

  mutating func best() -> (pieces: [NameCover.Piece], unexplained: [String]) {
    let start = Place(position: 0, state: CoverState())
    guard cost(from: start) != nil else { return ([], unknownWords) }
    var pieces: Set<NameCover.Piece> = []
    var unexplained: Set<Int> = []
    var seen: Set<Place> = []
    var open = [start]
    while let place = open.popLast() {
      guard seen.insert(place).inserted else { continue }
      for step in steps[place] ?? [] {
        if let kind = step.piece {
          pieces.insert(NameCover.Piece(words: place.position..<step.end, kind: kind))
        }
        if step.isUnexplained { unexplained.insert(place.position) }
        open.append(Place(position: step.end, state: step.state))
      }
    }
    let order = pieces.sorted {
      ($0.words.lowerBound, $0.words.upperBound) < ($1.words.lowerBound, $1.words.upperBound)
    }
    return (order, unexplained.sorted().map { words[$0] })
  }

  /// The words that mean nothing by themselves; all of them where each means something.
  private var unknownWords: [String] {
    let unknown = words.indices.filter { index in
      let word = words[index...index]
      return vocabulary.meanings(word).isEmpty && food(word) == nil
    }
    return unknown.isEmpty ? words : unknown.map { words[$0] }
  }

  /// The cost of the best way to the end, remembering its first steps; nil when there is none.
  private mutating func cost(from place: Place) -> CoverCost? {
    if let known = known[place] { return known }
    if place.position == words.count {
      let isComplete = place.state.need == .nothing && place.state.last != .none
      let end = isComplete ? CoverCost() : nil
      known[place] = .some(end)
      return end
    }
    var best: CoverCost?
    var bestSteps: [Step] = []
    for step in candidates(at: place) {
      let next = Place(position: step.end, state: step.state)
      guard var total = cost(from: next) else { continue }
      total.unexplained += step.cost.unexplained
      total.parts += step.cost.parts
      total.wordsOutsideFoods += step.cost.wordsOutsideFoods
      if best.map({ total < $0 }) ?? true {
        best = total
        bestSteps = [step]
      } else if total == best {
        bestSteps.append(step)
      }
    }
    known[place] = .some(best)
    steps[place] = bestSteps
    return best
  }

  private func candidates(at place: Place) -> [Step] {
    var steps: [Step] = []
    let rest = words.count - place.position
    for length in 1...min(rest, Self.longest) {
      let end = place.position + length
      let part = words[place.position..<end]
      if let food = food(part) {
        let isMixed = isMixed(food.id)
        if place.state.need != .unmixedFood || !isMixed {
          steps.append(step(to: end, food, isMixed: isMixed))
        }
      }
      for meaning in vocabulary.meanings(part) {
        guard let state = place.state.after(meaning, next: end < words.count ? words[end] : nil)
        else { continue }
        steps.append(
          Step(
            end: end, state: state,
            cost: CoverCost(
              parts: place.state.absorbs(meaning) ? 0 : 1,
              wordsOutsideFoods: meaning.isChange ? 0 : length),
            piece: meaning.piece))
      }
    }
    var state = place.state
    (state.isAfterFood, state.isAfterNumber) = (false, false)
    steps.append(
      Step(
        end: place.position + 1, state: state,
        cost: CoverCost(unexplained: 1, wordsOutsideFoods: 1), piece: nil))
    return steps
  }

  /// The food that some words name together, also where a blank too many or too few stands.
  private func food(_ words: ArraySlice<String>) -> Food? {
    if words.contains(",") { return nil }
    if let food = book.food(ofKey: FoodName.key(of: words)) { return food }
    if words.count == 2 { return book.food(ofKey: FoodName.singular(words.joined())) }
    return words.count == 1 ? words.first.flatMap(foodOfTwoWords) : nil
  }

  /// The food whose name of two words is written as one, such as "peanutbutter".
  private func foodOfTwoWords(_ word: String) -> Food? {
    let letters = Array(word)
    guard (8...30).contains(letters.count) else { return nil }
    for cut in 3...letters.count - 3 {
      let parts = [String(letters[..<cut]), String(letters[cut...])]
      if let food = book.food(ofKey: FoodName.key(of: parts)) { return food }
    }
    return nil
  }

  private static let flesh: FoodClasses = [.meat, .poultry, .pork, .fish, .shellfish]

  /// Whether a food is made of several others.
  private func isMixed(_ id: FoodID) -> Bool {
    book.madeOf(id).contains { (book[$0]?.parents.count ?? 0) > 1 }
  }

  private func step(to end: Int, _ food: Food, isMixed: Bool) -> Step {
    let classes = book.contents(of: food.id)?.classes ?? []
    let state = CoverState(
      last: isMixed ? .mixed : .unmixed,
      isAfterFlesh: !classes.isDisjoint(with: Self.flesh),
      isAfterPlant: classes.isDisjoint(with: Self.flesh.union([.dairy, .egg, .animal])),
      isAfterFood: true)
    return Step(end: end, state: state, cost: CoverCost(parts: 1), piece: .food(food.id))
  }
}

extension WordMeaning {
  fileprivate var isChange: Bool {
    if case .change = self { true } else { false }
  }

  fileprivate var piece: NameCover.Piece.Kind? {
    switch self {
    case .change(let change): .change(change)
    case .link: .link(isWord: true)
    case .comma: .link(isWord: false)
    default: nil
    }
  }
}

extension CoverState {
  /// Whether a word belongs to the food just before it, so that it is nothing by itself.
  ///
  /// Flour after chickpeas is theirs; after butter it may be a food that nobody parted from it.
  fileprivate func absorbs(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .link, .comma: true
    case .cut, .flesh: last != .apart
    case .form: isAfterPlant
    default: false
    }
  }

  /// The state after a word that is no food; nil where such a word cannot stand.
  fileprivate func after(_ meaning: WordMeaning, next: String?) -> CoverState? {
    var state = self
    state.isAfterFood = false
    state.isAfterNumber = meaning == .number || (isAfterNumber && meaning == .container)
    switch meaning {
    case .plain, .number: break
    case .color: if last == .none, need == .nothing { state.need = .food }
    case .link, .comma: if last != .none { state.last = .apart }
    case .cut: if last == .none { return nil }
    case .flesh: if !isAfterFlesh { return nil }
    case .form: if last != .unmixed { return nil }
    case .variety: if last != .unmixed { state.need = .unmixedFood }
    case .container: if need == .nothing, !isAfterNumber { state.need = .food }
    case .joint: if !isAfterFood, next != "with" { return nil }
    case .change: if last == .none, need == .nothing { state.need = .food }
    }
    return state
  }
}
