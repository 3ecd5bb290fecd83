import MealModels

/// Finds what may stand in for a food at a table, and says what may not.
///
/// What nobody knows, a food of which only a general name is known, and what breaks any limit of
/// anyone is never a choice. There is no way to ask for less than that.
public struct SubstituteFinder: Sendable {
  private let book: FoodBook
  private let names: FoodReference.NameReader
  private let table: SubstituteTable
  private let safety: SubstituteSafety
  private let aisles: FoodAisles

  /// Makes a finder over known foods.
  public init(_ foods: FoodReference, table: SubstituteTable = .bundled) {
    book = foods.book
    names = foods.namer(foods.book)
    self.table = table
    aisles = FoodAisles(.bundled, foods.book)
    safety = SubstituteSafety(foods.book) { foods.netCarbohydrate(of: $0) }
  }

  /// What may stand in for a food by its name; nil where nobody knows the food.
  public func answer(named name: String, for request: SubstituteRequest) -> SubstituteAnswer? {
    (book.food(named: name) ?? names(name)).map { answer($0.id, for: request) }
  }

  /// What may stand in for a food.
  ///
  /// Where nothing is written for it, what stands in for the plain kind of it counts, and that kind
  /// itself: of a smoked cheddar, cheddar. Where that is not known either, nothing is.
  public func answer(_ food: FoodID, for request: SubstituteRequest) -> SubstituteAnswer {
    let (kind, known) = known(food)
    var answer = SubstituteAnswer(food: food, kind: kind)
    for substitute in known where isOffered(substitute, instead: food, request) {
      let name = substitute.name(in: book)
      let reasons = safety.refusals(of: substitute, for: request)
      if reasons.isEmpty {
        answer.choices.append(choice(substitute, name, request))
      } else {
        answer.refused.append(.init(substitute: substitute, name: name, reasons: reasons))
      }
    }
    answer.choices.sort { $0.rank < $1.rank }
    return answer
  }

  /// What is to be said before somebody at a table takes a substitute; nil for nothing.
  public func caution(of substitute: Substitute, for request: SubstituteRequest) -> String? {
    safety.caution(of: substitute, for: request.limits)
  }

  /// Everything that speaks against a substitute at a table; none where everyone may eat it.
  public func refusals(
    of substitute: Substitute, for request: SubstituteRequest
  ) -> [SubstituteRefusal] {
    safety.refusals(of: substitute, for: request)
  }

  /// What is not wanted or cannot be had is no substitute, and neither is the food itself, nor what is
  /// called by a limit that nobody has.
  private func isOffered(
    _ substitute: Substitute, instead food: FoodID, _ request: SubstituteRequest
  ) -> Bool {
    !substitute.parts.contains { part in
      part.food == food || request.unavailable.contains(part.food)
        || isCalledByOtherLimit(part.food, request.limits)
    }
  }

  /// Whether a food is called halal, kosher or vegetarian at a table that asks for something else;
  /// kosher salt is what any salt is.
  private func isCalledByOtherLimit(_ id: FoodID, _ limits: EaterLimits) -> Bool {
    guard let food = book[id], let word = FoodName.words(of: food.name).first else { return false }
    switch Diet(rawValue: word) {
    case .halal, .kosher:
      guard book.contents(of: id)?.fits(.vegan) == false else { return false }
      return limits != .none && !limits.diets.diets.contains { $0.rawValue == word }
    case .vegetarian:
      return !limits.diets.isEmpty
        && limits.diets.isDisjoint(with: DietSet([.vegetarian, .vegan, .pescatarian]))
    default: return false
    }
  }

  private func choice(
    _ substitute: Substitute, _ name: String, _ request: SubstituteRequest
  ) -> SubstituteAnswer.Choice {
    let contents = safety.facts(of: substitute).contents
    let price = SubstituteScore.price(of: substitute, request.price)
    let before = request.price(substitute.original)
      .map { Money(hundredths: -$0.hundredths, $0.currency) }
    return SubstituteAnswer.Choice(
      substitute: substitute, name: name, ratio: substitute.ratio(in: book),
      score: SubstituteScore(substitute, contents: contents, for: request),
      priceDifference: before.flatMap { price?.adding($0) },
      caution: safety.caution(of: substitute, for: request.limits))
  }

  /// What the table has for a food, or else for its kind, and which of them that is.
  ///
  /// What is written for the very food counts alone; what only its kin tells is joined with what is
  /// known of its kind.
  private func known(_ food: FoodID) -> (kind: FoodID, substitutes: [Substitute]) {
    let own = table.substitutes(for: food)
    if table.isWritten(for: food) { return (food, own) }
    guard let kind = kind(of: food) else { return (food, own) }
    let wider =
      itself(kind, instead: food)
      + table.substitutes(for: kind).map { $0.instead(of: food) }
    let parts = Set(own.map { $0.parts.map(\.food) })
    let further = wider.filter { !parts.contains($0.parts.map(\.food)) }
    return (own.isEmpty ? kind : food, own + further)
  }

  /// The nearest food of which another is a kind and for which something is known.
  private func kind(of food: FoodID) -> FoodID? {
    var kind = food
    while let next = plainer(kind) {
      kind = next
      if table.isWritten(for: kind) { return kind }
    }
    return table.model(ofKind: food) ?? likeness(food)
  }

  /// What serves for everything that is nothing but a kind of something that the food is, where
  /// both stand in the same aisle: of wolffish, cod.
  private func likeness(_ food: FoodID) -> FoodID? {
    var next = food
    while let own = book[next], own.parents.count == 1, let parent = own.parents.first {
      if let model = table.model(ofKind: parent), model != food,
        aisles.aisle(of: model) == aisles.aisle(of: food)
      {
        return model
      }
      next = parent
    }
    return nil
  }

  /// The food of which another is only a kind, by its name: of reduced-fat milk, milk.
  private func plainer(_ food: FoodID) -> FoodID? {
    guard let own = book[food] else { return nil }
    let words = Self.words(own.name)
    return own.parents.first { parent in
      guard let plain = book[parent] else { return false }
      let ending = Self.words(plain.name)
      return ending.count < words.count && words.suffix(ending.count).elementsEqual(ending)
        && plain.id != food
    }
  }

  private static func words(_ name: String) -> [String] {
    FoodName.words(of: name).map { FoodName.singular($0) }
  }

  private func itself(_ kind: FoodID, instead food: FoodID) -> [Substitute] {
    guard book[kind]?.isGroup == false else { return [] }
    let job = table.substitutes(for: kind).first?.job ?? .body
    return [
      Substitute(
        for: food, [Substitute.Part(kind, .one)], by: .weight, as: job, closeness: 5,
        why: "the plain kind of it", changes: "plainer")
    ]
  }
}

extension SubstituteAnswer.Choice {
  /// Its place: what needs a word of caution last, then by score and name.
  fileprivate var rank: (Int, Int, String) { (caution == nil ? 0 : 1, -score.total, name) }
}

extension Substitute {
  /// The same for another food of the kind, a little less close.
  fileprivate func instead(of food: FoodID) -> Substitute {
    var substitute = self
    substitute.original = food
    substitute.closeness = max(1, closeness - 1)
    return substitute
  }
}
