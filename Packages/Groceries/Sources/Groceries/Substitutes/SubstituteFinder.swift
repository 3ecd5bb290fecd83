import MealModels

/// Finds the substitutes for a food at a table, and the reasons against the refused ones.
///
/// An unknown food, a food with only a general name, and a food that breaks any limit of any eater
/// are never choices. No request can relax that.
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

  /// The substitutes for a food with a name; nil if the food is unknown.
  public func answer(named name: String, for request: SubstituteRequest) -> SubstituteAnswer? {
    (book.food(named: name) ?? names(name)).map { answer($0.id, for: request) }
  }

  /// The substitutes for a food.
  ///
  /// A food without a row gets its plain kind, and the substitutes for that kind: for a smoked
  /// cheddar, these are cheddar and the substitutes for cheddar. If the kind has no substitutes
  /// either, the answer is unknown.
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

  /// The warning to show before an eater takes a substitute; nil if there is none.
  public func caution(of substitute: Substitute, for request: SubstituteRequest) -> String? {
    safety.caution(of: substitute, for: request.limits)
  }

  /// All reasons against a substitute at a table; empty if everyone may eat it.
  public func refusals(
    of substitute: Substitute, for request: SubstituteRequest
  ) -> [SubstituteRefusal] {
    safety.refusals(of: substitute, for: request)
  }

  /// Whether a substitute may be offered.
  ///
  /// Unwanted and unavailable foods are not offered, and neither is the food itself, nor a food
  /// named after a limit that no eater has.
  private func isOffered(
    _ substitute: Substitute, instead food: FoodID, _ request: SubstituteRequest
  ) -> Bool {
    !substitute.parts.contains { part in
      part.food == food || request.unavailable.contains(part.food)
        || isCalledByOtherLimit(part.food, request.limits)
    }
  }

  /// Whether a food is named halal, kosher or vegetarian at a table with other limits.
  ///
  /// Kosher salt is treated as any salt.
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

  /// The substitutes in the table for a food or for its kind, and the one of the two for which they
  /// are.
  ///
  /// If the table has rows for the food itself, only those are used. Substitutes from its relatives
  /// are joined with those of its kind.
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

  /// The nearest kind of a food for which the table has substitutes.
  private func kind(of food: FoodID) -> FoodID? {
    var kind = food
    while let next = plainer(kind) {
      kind = next
      if table.isWritten(for: kind) { return kind }
    }
    return table.model(ofKind: food) ?? likeness(food)
  }

  /// The model food of a kind to which the food belongs through single parents, if both are in the
  /// same aisle: for wolffish, cod.
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

  /// The plainer food of which a food is a kind, by the end of its name: for reduced-fat milk,
  /// milk.
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
        why: "the plain kind", changes: "plainer")
    ]
  }
}

extension SubstituteAnswer.Choice {
  /// Its sort key: substitutes with a warning last, then by score and name.
  fileprivate var rank: (Int, Int, String) { (caution == nil ? 0 : 1, -score.total, name) }
}

extension Substitute {
  /// The substitute, used for another food of the kind and thus one step less close.
  fileprivate func instead(of food: FoodID) -> Substitute {
    var substitute = self
    substitute.original = food
    substitute.closeness = max(1, closeness - 1)
    return substitute
  }
}
