import MealModels

/// Decides whether the claims of a name are certain.
///
/// They are where each stands as an attribute right before its one food ("gluten-free bread"), or
/// alone behind it ("bread (gluten-free)"), and nothing in the name speaks of a choice, a condition
/// or a part. Whatever is not known to be certain is doubtful.
struct ClaimReading {
  private let name: ClaimedName
  private let book: FoodBook
  private let vocabulary: MatchVocabulary

  init(_ name: ClaimedName, _ book: FoodBook, _ vocabulary: MatchVocabulary) {
    self.name = name
    self.book = book
    self.vocabulary = vocabulary
  }

  /// The words with each claim right before its food; nil where a claim is doubtful.
  func certainWords() -> [String]? {
    guard !name.isDoubtful, name.stretches.contains(where: \.hasClaim), choicesAreWhole,
      linksAreWhole, !name.stretches.indices.contains(where: sharesFood)
    else { return nil }
    var placed = name.stretches
    var place = 0
    while place < placed.count {
      if name.stretches[place].isPure {
        guard let end = settle(pureFrom: place, in: &placed) else { return nil }
        place = end
      } else {
        guard settle(place, in: &placed) else { return nil }
        place += 1
      }
    }
    return joined(placed)
  }

  private func joined(_ stretches: [ClaimedStretch]) -> [String] {
    var all: [String] = []
    for stretch in stretches where !stretch.words.isEmpty {
      if !all.isEmpty {
        switch stretch.joint {
        case .or: all.append("or")
        case .and: all += stretch.link
        case .comma: all.append(",")
        }
      }
      all += stretch.words
    }
    return all
  }

  // MARK: Choices and links

  /// Whether each alternative names a food of its own; "gluten-free or regular bread" does not.
  private var choicesAreWhole: Bool {
    guard name.stretches.contains(where: { $0.joint == .or }) else { return true }
    var sides: [[ClaimedStretch]] = [[]]
    for stretch in name.stretches {
      if stretch.joint == .or { sides.append([]) }
      sides[sides.count - 1].append(stretch)
    }
    return sides.allSatisfy { $0.contains(where: hasFood) }
  }

  /// Whether each word that links a claim to something links it to another food or claim, or to
  /// how much there is: "2 cups of gluten-free flour".
  private var linksAreWhole: Bool {
    name.stretches.indices.allSatisfy { index in
      let stretch = name.stretches[index]
      guard stretch.joint == .and else { return true }
      guard index > 0 else { return !stretch.hasClaim }
      let before = name.stretches[index - 1]
      guard stretch.hasClaim || before.hasClaim else { return true }
      let isAmount = stretch.link == ["of"] && !before.hasClaim
      return (isWhole(before) || isAmount) && isWhole(stretch)
    }
  }

  /// Whether what stands before a linked claim may be a kind of the food behind it: "spinach or
  /// gluten-free pasta".
  private func sharesFood(_ index: Int) -> Bool {
    let stretch = name.stretches[index]
    guard index > 0, stretch.joint != .comma, stretch.hasClaim else { return false }
    let before = name.stretches[index - 1].rest
    return (1...2).contains { count in
      before.indices.contains { start in
        book.food(ofKey: FoodName.key(of: before[start...] + stretch.words.suffix(count))) != nil
      }
    }
  }

  private func isWhole(_ stretch: ClaimedStretch) -> Bool {
    stretch.isPure || hasFood(stretch)
  }

  private func hasFood(_ stretch: ClaimedStretch) -> Bool { !foods(in: stretch.rest).isEmpty }

  /// Where foods stand in some words, as the best explanations have them.
  private func foods(in words: [String]) -> [Range<Int>] {
    NameCover(words, book: book, vocabulary: vocabulary).pieces.compactMap { piece in
      if case .food = piece.kind { piece.words } else { nil }
    }
  }

  // MARK: Claims

  /// Settles the claims of a stretch with other words: before a food, or at the end behind its only
  /// one.
  private func settle(_ place: Int, in stretches: inout [ClaimedStretch]) -> Bool {
    let stretch = name.stretches[place]
    guard let last = stretch.claims.last else { return true }
    let behind = Array(stretch.words[last.upperBound...])
    if !behind.isEmpty { return !foods(in: behind).isEmpty }
    let isLast = place + 1 == name.stretches.count || name.stretches[place + 1].joint == .comma
    guard isLast else { return false }
    let trailing = trailingClaims(of: stretch)
    let start = trailing.first?.lowerBound ?? stretch.words.count
    let before = Array(stretch.words[..<start])
    guard let food = onlyFood(in: before), isClose(before, behind: food.upperBound) else {
      return false
    }
    let claim = trailing.flatMap { stretch.words[$0] }
    stretches[place].words.removeLast(stretch.words.count)
    stretches[place].words += before[..<food.lowerBound] + claim + before[food.lowerBound...]
    return stretch.claims.count == trailing.count
  }

  /// The claims with which a stretch ends.
  private func trailingClaims(of stretch: ClaimedStretch) -> [Range<Int>] {
    var end = stretch.words.count
    var found: [Range<Int>] = []
    for claim in stretch.claims.reversed() where claim.upperBound == end {
      found.insert(claim, at: 0)
      end = claim.lowerBound
    }
    return found
  }

  /// Where the only food of some words stands; nil where there is none, or more than one.
  private func onlyFood(in words: [String]) -> Range<Int>? {
    let places = foods(in: words)
    guard let start = places.map(\.lowerBound).min(), let end = places.map(\.upperBound).max(),
      places.allSatisfy({ one in places.allSatisfy(one.overlaps) })
    else { return nil }
    return start..<end
  }

  /// Whether only pieces and forms of a food stand behind it.
  private func isClose(_ words: [String], behind end: Int) -> Bool {
    words[end...].indices.allSatisfy { index in
      vocabulary.meanings(words[index...index]).contains { [.cut, .flesh, .form].contains($0) }
    }
  }

  /// Settles claims that stand alone, one or several in a row, and says where they end.
  private func settle(pureFrom start: Int, in stretches: inout [ClaimedStretch]) -> Int? {
    var end = start
    while end < stretches.count, stretches[end].isPure,
      end == start || stretches[end].joint != .or
    {
      end += 1
    }
    let claim = stretches[start..<end].flatMap(\.words)
    let target = owner(of: start..<end, in: stretches) ?? follower(of: start..<end, in: stretches)
    guard let (owner, place) = target else { return nil }
    stretches[owner].words.insert(contentsOf: claim, at: place)
    for index in start..<end { stretches[index].words = [] }
    return end
  }

  /// The stretch with the one food that claims behind it speak of, and the place before that food.
  private func owner(
    of claims: Range<Int>, in stretches: [ClaimedStretch]
  ) -> (stretch: Int, place: Int)? {
    guard stretches[claims.lowerBound].joint == .comma, closes(claims, in: stretches) else {
      return nil
    }
    for index in (0..<claims.lowerBound).reversed() {
      let stretch = name.stretches[index]
      if let food = onlyFood(in: stretch.rest) {
        return (index, stretch.words == stretches[index].words ? food.lowerBound : 0)
      }
      guard !hasFood(stretch), stretch.joint == .comma else { return nil }
    }
    return nil
  }

  /// Whether no other food follows that the claims might speak of, or a kind that is meant as well
  /// ("pasta, gluten-free or spinach"): they end the name, or stand in brackets behind their food.
  private func closes(_ claims: Range<Int>, in stretches: [ClaimedStretch]) -> Bool {
    guard claims.upperBound < stretches.count else { return true }
    let next = stretches[claims.upperBound]
    if next.followsBracket { return false }
    guard next.joint == .comma else { return false }
    if next.depth < stretches[claims.lowerBound].depth { return true }
    let side = stretches[claims.upperBound...].prefix { $0.joint == .comma }
    return !side.contains(where: hasFood)
  }

  /// The stretch that goes on with claims before a food: "dairy-free, egg-free pancake mix".
  private func follower(
    of claims: Range<Int>, in stretches: [ClaimedStretch]
  ) -> (stretch: Int, place: Int)? {
    guard claims.upperBound < stretches.count else { return nil }
    let next = stretches[claims.upperBound]
    let isRow = stretches[claims].allSatisfy { $0.depth == next.depth }
    guard isRow, next.beginsWithClaim, next.joint != .or, !next.followsBracket, hasFood(next),
      !stretches[..<claims.lowerBound].contains(where: { !$0.words.isEmpty })
    else { return nil }
    return (claims.upperBound, 0)
  }
}
