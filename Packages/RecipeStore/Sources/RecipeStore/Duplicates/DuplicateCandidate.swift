import MealModels

/// A stored recipe that may be the same as another one.
public struct DuplicateCandidate: Hashable, Sendable {
  /// Why it may be the same.
  public enum Reason: Hashable, Sendable {
    /// It comes from the same address.
    case address
    /// It has the same title, without regard to case, accents and plurals.
    case title
    /// It has nearly the same foods; carries the share of the words for foods that both have.
    case ingredients(Double)
  }

  /// The stored recipe.
  public let card: RecipeCard
  /// Every reason, the strongest first: the address, the title, the ingredients.
  public let reasons: [Reason]

  /// Makes a candidate.
  public init(card: RecipeCard, reasons: [Reason]) {
    self.card = card
    self.reasons = reasons
  }
}

extension DuplicateCandidate {
  /// Two recipes are alike when they share at least this part of the words for foods that either
  /// has (the measure of Jaccard).
  public static let likeness = 0.7
  /// The fewest words for foods that are compared; two kinds of porridge are not the same recipe.
  public static let fewestFoods = 4

  /// Addresses before titles before ingredients; of these the more alike first.
  fileprivate var strength: Double {
    reasons.reduce(0) { sum, reason in
      switch reason {
      case .address: sum + 4
      case .title: sum + 2
      case .ingredients(let share): sum + share
      }
    }
  }
}

extension LibraryIndex {
  /// The recipes outside the bin that may be the same as a draft, the likeliest first.
  ///
  /// - Parameter own: The stored recipe of the draft, which is left out.
  func duplicates(of draft: RecipeDraft, except own: RecipeID?) -> [DuplicateCandidate] {
    let probe = DuplicateProbe(draft)
    return (ordered.candidates(probe) + recent.candidates(probe))
      .filter { $0.card.id != own }
      .sorted { one, other in
        if one.strength != other.strength { return one.strength > other.strength }
        return one.card.id < other.card.id
      }
  }
}

/// The parts of a draft that are searched for.
private struct DuplicateProbe {
  let address: SearchTerm?
  let title: SearchTerm?
  let foods: [SearchTerm]

  init(_ draft: RecipeDraft) {
    func term(_ kind: IndexedRecipe.Name, _ text: String?) -> SearchTerm? {
      text.flatMap(kind.key).map(SearchTerm.init(whole:))
    }
    address = term(.address, draft.source.flatMap(CanonicalAddress.init)?.rawValue)
    title = term(.title, RecipeWords.key(of: draft.title))
    foods = RecipeWords.foods(in: draft.ingredientLines).sorted().map(SearchTerm.init(whole:))
  }
}

extension LibraryPart {
  fileprivate func candidates(_ probe: DuplicateProbe) -> [DuplicateCandidate] {
    var reasons: [Int: [DuplicateCandidate.Reason]] = [:]
    if let address = probe.address {
      forEach(address) { number, _, _ in reasons[number, default: []].append(.address) }
    }
    if let title = probe.title {
      forEach(title) { number, _, _ in reasons[number, default: []].append(.title) }
    }
    for (number, share) in alike(probe.foods) {
      reasons[number, default: []].append(.ingredients(share))
    }
    return reasons.filter { isShown($0.key) }
      .map { DuplicateCandidate(card: card($0.key), reasons: $0.value) }
  }

  /// The recipes that share enough words for foods, each with the share that both have.
  private func alike(_ foods: [SearchTerm]) -> [(number: Int, share: Double)] {
    guard foods.count >= DuplicateCandidate.fewestFoods else { return [] }
    var shared = [UInt16](repeating: 0, count: count)
    for food in foods {
      forEach(food) { number, place, _ in if place.contains(.food) { shared[number] += 1 } }
    }
    return (0..<count).compactMap { number in
      let both = Int(shared[number])
      let other = foodCount(number)
      guard both > 0, other >= DuplicateCandidate.fewestFoods else { return nil }
      let share = Double(both) / Double(foods.count + other - both)
      return share >= DuplicateCandidate.likeness ? (number, share) : nil
    }
  }
}
