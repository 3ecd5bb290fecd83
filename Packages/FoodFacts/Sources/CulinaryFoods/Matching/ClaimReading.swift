import MealModels

/// Decides whether the claims of a name are certain.
///
/// They are certain if each is an attribute right before its one food ("gluten-free bread") or
/// alone after it ("bread (gluten-free)"), and no word of the name expresses a choice, a condition
/// or a part. Any other claim is doubtful.
struct ClaimReading {
  private let name: ClaimedName
  private let book: FoodBook
  private let vocabulary: MatchVocabulary

  init(_ name: ClaimedName, _ book: FoodBook, _ vocabulary: MatchVocabulary) {
    self.name = name
    self.book = book
    self.vocabulary = vocabulary
  }

  /// The words of the name with each claim right before its food; nil if a claim is doubtful.
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

  /// Whether each alternative names a food; false for "gluten-free or regular bread".
  private var choicesAreWhole: Bool {
    guard name.stretches.contains(where: { $0.joint == .or }) else { return true }
    var sides: [[ClaimedStretch]] = [[]]
    for stretch in name.stretches {
      if stretch.joint == .or { sides.append([]) }
      sides[sides.count - 1].append(stretch)
    }
    return sides.allSatisfy { $0.contains(where: hasFood) }
  }

  /// Whether each word that links a claim links it to another food, a claim, or an amount: "2 cups
  /// of gluten-free flour".
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

  /// Whether the words before a linked claim may name a kind of the food after it: "spinach or
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

  /// The places of the foods in some words, by the best explanations.
  private func foods(in words: [String]) -> [Range<Int>] {
    NameCover(words, book: book, vocabulary: vocabulary).pieces.compactMap { piece in
      if case .food = piece.kind { piece.words } else { nil }
    }
  }

  // MARK: Claims

  /// Assigns the claims of a stretch that has other words; false if a claim is doubtful.
  ///
  /// A claim belongs to a food after it. At the end of the stretch it belongs to the only food
  /// before it.
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

  /// The claims at the end of a stretch.
  private func trailingClaims(of stretch: ClaimedStretch) -> [Range<Int>] {
    var end = stretch.words.count
    var found: [Range<Int>] = []
    for claim in stretch.claims.reversed() where claim.upperBound == end {
      found.insert(claim, at: 0)
      end = claim.lowerBound
    }
    return found
  }

  /// The place of the only food in some words; nil if there is none, or more than one.
  private func onlyFood(in words: [String]) -> Range<Int>? {
    let places = foods(in: words)
    guard let start = places.map(\.lowerBound).min(), let end = places.map(\.upperBound).max(),
      places.allSatisfy({ one in places.allSatisfy(one.overlaps) })
    else { return nil }
    return start..<end
  }

  /// Whether only words for pieces and forms of a food are after it.
  private func isClose(_ words: [String], behind end: Int) -> Bool {
    words[end...].indices.allSatisfy { index in
      vocabulary.meanings(words[index...index]).contains { [.cut, .flesh, .form].contains($0) }
    }
  }

  /// Assigns one or more successive claims that are alone, and returns their end; nil if they are
  /// doubtful.
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

  /// The stretch with the one food before some claims that they belong to, and the place of that
  /// food.
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

  /// Whether the claims cannot belong to anything after them.
  ///
  /// They end the name, or are in brackets after their food. In "pasta, gluten-free or spinach" a
  /// further kind follows.
  private func closes(_ claims: Range<Int>, in stretches: [ClaimedStretch]) -> Bool {
    guard claims.upperBound < stretches.count else { return true }
    let next = stretches[claims.upperBound]
    if next.followsBracket { return false }
    guard next.joint == .comma else { return false }
    if next.depth < stretches[claims.lowerBound].depth { return true }
    let side = stretches[claims.upperBound...].prefix { $0.joint == .comma }
    return !side.contains(where: hasFood)
  }

  /// The stretch that continues some claims before a food: "dairy-free, egg-free pancake mix".
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
