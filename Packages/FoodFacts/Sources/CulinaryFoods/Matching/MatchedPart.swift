import MealModels

/// The foods of a part of a name, between two joining words, with the changes that its words make.
struct MatchedPart {
  /// A food or claim of the part, in the order of the name.
  private struct Item {
    let food: FoodID
    /// The position of the food's words; a food that another word adds has that word's position.
    let place: Range<Int>
    /// The words that name the food; empty if another word adds it.
    let name: [String]
  }

  private struct Claim {
    let place: Range<Int>
    let change: ContentsChange
  }

  private var items: [Item] = []
  private var claims: [Claim] = []
  private var additions: [(place: Range<Int>, change: ContentsChange)] = []

  /// Splits the pieces of a name into parts at its links.
  ///
  /// A preparation may be alone after its food ("chicken, breaded"). A claim must be before its
  /// food; a claim without a food changes nothing.
  static func parts(of pieces: [NameCover.Piece]) -> [MatchedPart] {
    var parts = [MatchedPart()]
    for piece in pieces {
      switch piece.kind {
      case .link: parts.append(MatchedPart())
      case .food(let food):
        parts[parts.count - 1].items.append(
          Item(food: food, place: piece.words, name: piece.name))
      case .change(let change) where change.claim == .none:
        parts[parts.count - 1].additions.append((piece.words, change))
      case .change(let change):
        parts[parts.count - 1].claims.append(Claim(place: piece.words, change: change))
      }
    }
    for index in parts.indices where parts[index].items.isEmpty {
      let next = parts[index...].firstIndex { !$0.items.isEmpty && !$0.additions.isEmpty }
      if let owner = parts[..<index].lastIndex(where: { !$0.items.isEmpty }) ?? next {
        parts[owner].additions += parts[index].additions.map { (Self.end, $0.change) }
      }
    }
    return parts.filter { !$0.items.isEmpty }
  }

  private static let end = Int.max - 1..<Int.max

  /// The main food of the part: the last one, as in "walnut bread".
  var main: FoodID? { items.last?.food }

  /// Whether its foods are foods of the book without a change.
  var isUnchanged: Bool { claims.isEmpty && additions.isEmpty }

  /// The foods of the part, the main one first, and then the foods that its words add.
  func allFoods(in book: FoodBook) -> [FoodID] {
    items.reversed().map(\.food) + added(in: book).map(\.food)
  }

  /// The foods that the words of the part add.
  private func added(in book: FoodBook) -> [Item] {
    additions.flatMap { place, change in
      let fits = change.onlyOf.map { kind in
        items.contains { book.lineage(of: $0.food).contains(kind) }
      }
      return fits ?? true
        ? change.added.map { Item(food: $0, place: place, name: []) } : []
    }
  }

  /// The contents of the part; nil if a claim contradicts its food, so that the contents are
  /// unknown.
  func contents(in book: FoodBook, _ contradictions: Contradictions) -> FoodContents? {
    let all = items + added(in: book)
    var groups: [[Int]: (contents: FoodContents, isFlesh: Bool)] = [:]
    let reaches = claims.map { reach(of: $0, among: all, book) }
    for item in all {
      let own = book.contents(of: item.food) ?? FoodContents()
      let reaching = claims.indices.filter { isReached(item, by: claims[$0], reaches[$0]) }
      for claim in reaching
      where contradictions.hold(claims[claim].change, item.food, named: item.name) {
        return nil
      }
      var group = groups[reaching] ?? (FoodContents(), false)
      group.contents.formUnion(own)
      group.isFlesh = group.isFlesh || book.isFlesh(item.food)
      groups[reaching] = group
    }
    var contents = FoodContents()
    for (reaching, group) in groups {
      contents.formUnion(
        inOrder(reaching).reduce(group.contents) { $1.applied(to: $0, isFlesh: group.isFlesh) })
    }
    return contents
  }

  /// The changes that reach a food, those of labels last.
  ///
  /// So the substitute in "gluten-free vegan cod" contains no wheat.
  private func inOrder(_ reaching: [Int]) -> [ContentsChange] {
    let changes = reaching.map { claims[$0].change }
    return changes.filter { $0.claim != .free } + changes.filter { $0.claim == .free }
  }

  private func isReached(_ item: Item, by claim: Claim, _ end: Int) -> Bool {
    item.place.lowerBound >= claim.place.lowerBound && item.place.lowerBound < end
  }

  /// The end of the words to which a claim applies: the end of the first food after it that it
  /// changes.
  ///
  /// In "gluten-free walnut bread" the bread has no gluten. In "dairy-free cheese butter" the
  /// butter keeps its milk.
  private func reach(of claim: Claim, among all: [Item], _ book: FoodBook) -> Int {
    let behind = all.filter { $0.place.lowerBound >= claim.place.lowerBound }
      .sorted { $0.place.lowerBound < $1.place.lowerBound }
    let first = behind.first { item in
      book.contents(of: item.food).map(claim.change.takesAway) ?? false
    }
    return first?.place.upperBound ?? .max
  }
}
