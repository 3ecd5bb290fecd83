import MealModels

/// The cost of an explanation; the best one has the lowest cost.
struct CoverCost: Comparable {
  /// The number of foods, and of words or phrases that do not belong to a food.
  var parts = 0
  var wordsOutsideFoods = 0

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.parts, lhs.wordsOutsideFoods) < (rhs.parts, rhs.wordsOutsideFoods)
  }

  static func + (lhs: Self, rhs: Self) -> Self {
    CoverCost(
      parts: lhs.parts + rhs.parts,
      wordsOutsideFoods: lhs.wordsOutsideFoods + rhs.wordsOutsideFoods)
  }
}

/// A search over positions and states, from the last word to the first.
struct CoverSearch {
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
  }

  private let singulars: [String]
  private var known: [Place: CoverCost?] = [:]
  private var steps: [Place: [Step]] = [:]

  init(words: [String], book: FoodBook, vocabulary: MatchVocabulary) {
    self.words = words
    singulars = words.map(FoodName.singular)
    self.book = book
    self.vocabulary = vocabulary
  }

  /// The pieces of the best explanations, or the words that prevent any explanation.
  mutating func best() -> (pieces: [NameCover.Piece], unexplained: [String]) {
    let start = Place(position: 0, state: CoverState())
    guard cost(from: start) != nil else { return ([], unknownWords) }
    var pieces: Set<NameCover.Piece> = []
    var seen: Set<Place> = []
    var open = [start]
    while let place = open.popLast() {
      guard seen.insert(place).inserted else { continue }
      for step in steps[place] ?? [] {
        if let kind = step.piece {
          let range = place.position..<step.end
          pieces.insert(
            NameCover.Piece(
              words: range, kind: kind, name: kind.isFood ? Array(words[range]) : []))
        }
        open.append(Place(position: step.end, state: step.state))
      }
    }
    let order = pieces.sorted {
      ($0.words.lowerBound, $0.words.upperBound) < ($1.words.lowerBound, $1.words.upperBound)
    }
    return (order, [])
  }

  /// The words that have no meaning alone; all words if each has one.
  private var unknownWords: [String] {
    let unknown = words.indices.filter { index in
      let word = words[index...index]
      return vocabulary.meanings(word).isEmpty && food(word) == nil
    }
    return unknown.isEmpty ? words : unknown.map { words[$0] }
  }

  /// The lowest cost from a place to the end; nil if there is no way.
  ///
  /// It remembers the first steps of the best ways.
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
      guard let rest = cost(from: next) else { continue }
      let total = step.cost + rest
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
        let isDoubtful = isGuessed(part) || isTorn(from: place.position, to: end, food)
        let step = step(to: end, food, cost: isDoubtful ? 2 : 1)
        if step.state.meets(place.state.need) { steps.append(step) }
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
    return steps
  }

  /// The food that some words name together, even with an extra or a missing blank.
  private func food(_ words: ArraySlice<String>) -> Food? {
    if words.contains(",") { return nil }
    let key =
      words.count == 1
      ? FoodName.key(of: words) : singulars[words.indices].joined(separator: " ")
    if let food = book.food(ofKey: key) { return food }
    if words.count == 2 { return book.food(ofKey: FoodName.singular(words.joined())) }
    return words.count == 1 ? words.first.flatMap(foodOfTwoWords) : nil
  }

  /// The food with a name of two words that is written as one word, such as "peanutbutter".
  private func foodOfTwoWords(_ word: String) -> Food? {
    let letters = Array(word)
    guard (8...30).contains(letters.count) else { return nil }
    for cut in 3...letters.count - 3 {
      let parts = [String(letters[..<cut]), String(letters[cut...])]
      if let food = book.food(ofKey: FoodName.key(of: parts)) { return food }
    }
    return nil
  }

  /// Whether two words that name a food only when joined are also separate foods, as in "honey
  /// nut".
  private func isGuessed(_ words: ArraySlice<String>) -> Bool {
    words.count == 2 && book.food(ofKey: FoodName.key(of: words)) == nil
      && words.allSatisfy { book.food(ofKey: FoodName.key(of: [$0])) != nil }
  }

  /// Whether a name such as "fresh coconut" splits a longer one, as in "fresh coconut milk".
  ///
  /// Only a name that describes its last words and adds no contents can do so. Hot chocolate
  /// contains milk, so "hot chocolate sauce" is treated as hot chocolate as well.
  private func isTorn(from start: Int, to end: Int, _ food: Food) -> Bool {
    let last = min(words.count, start + Self.longest)
    guard end - start > 1, end < last else { return false }
    return (start + 1..<end).contains { middle in
      guard vocabulary.meanings(words[start..<middle]).contains(.plain),
        let rest = book.food(ofKey: FoodName.key(of: words[middle..<end])),
        book.isNoMore(food.id, than: rest.id)
      else { return false }
      return (end + 1...last).contains {
        book.food(ofKey: FoodName.key(of: words[middle..<$0])) != nil
      }
    }
  }

  /// Whether a food is made of more than one food.
  private func isMixed(_ id: FoodID) -> Bool {
    book.madeOf(id).contains { (book[$0]?.parents.count ?? 0) > 1 }
  }

  private func step(to end: Int, _ food: Food, cost: Int) -> Step {
    let classes = book.contents(of: food.id)?.classes ?? []
    let state = CoverState(
      last: isMixed(food.id) ? .mixed : .unmixed,
      isAfterFlesh: !classes.isDisjoint(with: .flesh),
      isAfterPlant: classes.isDisjoint(with: FoodClasses.flesh.union([.dairy, .egg, .animal])),
      isAfterFood: true)
    return Step(end: end, state: state, cost: CoverCost(parts: cost), piece: .food(food.id))
  }
}

extension FoodBook {
  /// Whether a food is the same as another one, or a kind of it with no further contents.
  func isNoMore(_ food: FoodID, than other: FoodID) -> Bool {
    guard food != other else { return true }
    guard lineage(of: food).contains(other), var whole = contents(of: other),
      let own = contents(of: food)
    else { return false }
    whole.formUnion(own)
    return whole == contents(of: other)
  }
}

extension NameCover.Piece.Kind {
  fileprivate var isFood: Bool {
    if case .food = self { true } else { false }
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
