import MealModels

/// The foods of a name between two links, with what its words change in them.
struct MatchedPart {
  /// The foods, in the order of the name.
  private(set) var foods: [FoodID] = []
  private var changes: [ContentsChange] = []

  /// Parts a name at its links.
  ///
  /// A change that stands alone belongs to the part before it ("flour, gluten-free"), or to one
  /// that is changed as well ("dairy-free, egg-free flan"). But where words link the parts and one
  /// that has no food stands before or with a change, the food is meant both with and without it
  /// ("fresh or vegan butter"), so nothing is left out.
  static func parts(of pieces: [NameCover.Piece], in book: FoodBook) -> [MatchedPart] {
    var parts = [MatchedPart()]
    var hasWordLink = false
    for piece in pieces {
      switch piece.kind {
      case .link(let isWord):
        hasWordLink = hasWordLink || isWord
        parts.append(MatchedPart())
      case .food(let food): parts[parts.count - 1].foods.append(food)
      case .change(let change): parts[parts.count - 1].changes.append(change)
      }
    }
    let isElliptic = parts.indices.contains { index in
      parts[index].foods.isEmpty && parts[index...].contains { !$0.changes.isEmpty }
    }
    if hasWordLink, isElliptic {
      for index in parts.indices { parts[index].changes.removeAll { $0.claim != .none } }
    }
    for index in parts.indices where parts[index].foods.isEmpty {
      let next = parts[index...].firstIndex { !$0.foods.isEmpty && !$0.changes.isEmpty }
      if let owner = parts[..<index].lastIndex(where: { !$0.foods.isEmpty }) ?? next {
        parts[owner].changes += parts[index].changes
      }
    }
    return parts.filter { !$0.foods.isEmpty }
  }

  /// The food that a name of several is about: the last, as in "walnut bread".
  var main: FoodID? { foods.last }

  /// The foods of the part, the main one first, and those that come with its changes.
  func allFoods(in book: FoodBook) -> [FoodID] {
    Array(foods.reversed()) + changes(in: book).flatMap(\.added)
  }

  /// The changes that apply to the foods of the part.
  func changes(in book: FoodBook) -> [ContentsChange] {
    changes.filter { change in
      guard let kind = change.onlyOf else { return true }
      return foods.contains { book.lineage(of: $0).contains(kind) }
    }
  }

  /// What the part contains.
  func contents(in book: FoodBook) -> FoodContents {
    var contents = FoodContents()
    let changes = changes(in: book)
    for id in foods + changes.flatMap(\.added) {
      if let found = book.contents(of: id) { contents.formUnion(found) }
    }
    let isFlesh = foods.contains { book.isFlesh($0) }
    return changes.reduce(contents) { $1.applied(to: $0, isFlesh: isFlesh) }
  }
}
