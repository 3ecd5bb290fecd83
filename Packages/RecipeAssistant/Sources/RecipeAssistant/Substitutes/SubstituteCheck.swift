import Groceries
import MealModels

/// Holds what an assistant would take instead of a food against what we know, and against everyone who
/// eats.
struct SubstituteCheck {
  /// The most proposals that are looked at.
  static let most = 10
  /// What a ratio may be a share of.
  static let bases: [Substitute.Basis] = [.volume, .weight]
  /// How much may stand for one part: a twentieth, as of an extract, to twenty.
  private static let ratios = (Fraction(1, over: 20) ?? .one)...Fraction(20)

  private let food: Food
  private let request: SubstituteRequest
  private let book: FoodBook
  private let finder: SubstituteFinder
  private let known: Set<FoodID>

  init(of food: Food, at request: SubstituteRequest, _ foods: FoodReference) {
    self.food = food
    self.request = request
    book = foods.book
    finder = SubstituteFinder(foods)
    let answer = finder.answer(food.id, for: request)
    let told = answer.choices.map(\.substitute) + answer.refused.map(\.substitute)
    known = Set(told.filter { $0.parts.count == 1 }.map(\.food))
  }

  /// A substitute that is a known food and that nothing speaks against.
  func proposal(_ answer: StrictObject) throws(ProposalFault) -> SubstituteProposal {
    let name = try answer.text("food", longest: 80)
    guard let ratio = Fraction(try answer.text("ratio", longest: 12)), Self.ratios ~= ratio,
      let basis = Self.bases.first(where: { $0.rawValue == answer.rawText("basis") }),
      let job = answer.rawText("job").flatMap(SubstituteJob.init(rawValue:))
    else { throw .malformed }
    // A name that only sounds like a food is none: it may be bought as something else.
    guard let found = book.food(named: name) else { throw .unknownFood }
    guard found.id != food.id, !request.unavailable.contains(found.id) else { throw .notAsked }
    guard !known.contains(found.id) else { throw .known }
    let substitute = Substitute(
      for: food.id, [Substitute.Part(found.id, ratio)], by: basis, as: job, closeness: 1,
      why: job.reason, changes: "")
    let reasons = refusals(of: substitute)
    guard reasons.isEmpty else { throw .refused(reasons) }
    return SubstituteProposal(
      substitute, name: found.name, ratio: substitute.ratio(in: book))
  }

  /// Everything that speaks against it, whatever its job: which bounds hold depends on the job, and the
  /// assistant must not choose them.
  private func refusals(of substitute: Substitute) -> [SubstituteRefusal] {
    let jobs = request.limits.diets.contains(.keto) ? SubstituteJob.allCases : [substitute.job]
    for job in jobs {
      var substitute = substitute
      substitute.job = job
      let reasons = finder.refusals(of: substitute, for: request)
      if !reasons.isEmpty { return reasons }
    }
    // What we would only offer with a word of caution is nothing for an assistant to propose.
    return finder.caution(of: substitute, for: request).map { [.related($0)] } ?? []
  }
}

extension SubstituteJob {
  /// Why something that does this job may stand in, as the end of a sentence.
  var reason: String {
    switch self {
    case .fat: "it carries flavor and browns"
    case .binder: "it holds together"
    case .leavening: "it makes rise"
    case .acid: "it makes sour"
    case .heat: "it makes hot"
    case .crunch: "it is crisp to bite"
    case .sweetness: "it makes sweet"
    case .moisture: "it keeps moist"
    case .thickener: "it makes thick"
    case .set: "it makes a liquid firm"
    case .umami: "it is savory and deep"
    case .salt: "it makes salty"
    case .protein: "it fills, for its protein"
    case .starch: "it fills, for its starch"
    case .dairy: "it is used like milk, cream or cheese"
    case .aroma: "it has a smell and taste of its own"
    case .body: "it gives volume"
    case .freshness: "it is a fresh vegetable or fruit"
    case .color: "it colors"
    }
  }
}
