import Groceries
import MealModels

/// Checks an assistant's substitutes against the known foods, and for every eater.
struct SubstituteCheck {
  /// The most proposals that are read.
  static let most = 10
  /// The possible bases of a ratio.
  static let bases: [Substitute.Basis] = [.volume, .weight]
  /// The allowed ratios to one part: from a twentieth, as for an extract, to twenty.
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

  /// A substitute that is a known food and passes every check.
  func proposal(_ answer: StrictObject) throws(ProposalFault) -> SubstituteProposal {
    let name = try answer.text("food", longest: 80)
    guard let ratio = Fraction(try answer.text("ratio", longest: 12)), Self.ratios ~= ratio,
      let basis = Self.bases.first(where: { $0.rawValue == answer.rawText("basis") }),
      let job = answer.rawText("job").flatMap(SubstituteJob.init(rawValue:))
    else { throw .malformed }
    // A name that only resembles a food is rejected: the eater may buy another food.
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

  /// All refusals of a substitute in any job: its bounds depend on the job, which the assistant
  /// must not choose.
  private func refusals(of substitute: Substitute) -> [SubstituteRefusal] {
    let jobs = request.limits.diets.contains(.keto) ? SubstituteJob.allCases : [substitute.job]
    for job in jobs {
      var substitute = substitute
      substitute.job = job
      let reasons = finder.refusals(of: substitute, for: request)
      if !reasons.isEmpty { return reasons }
    }
    // An assistant may not propose a substitute that we would only offer with a caution.
    return finder.caution(of: substitute, for: request).map { [.related($0)] } ?? []
  }
}

extension SubstituteJob {
  /// Why a food that does this job is a substitute, as the end of a sentence.
  var reason: String {
    switch self {
    case .fat: "it carries flavor and browns"
    case .binder: "it holds together"
    case .leavening: "it makes dough rise"
    case .acid: "it adds sourness"
    case .heat: "it adds heat"
    case .crunch: "it is crisp"
    case .sweetness: "it adds sweetness"
    case .moisture: "it keeps food moist"
    case .thickener: "it thickens"
    case .set: "it makes a liquid firm"
    case .umami: "it is savory and deep"
    case .salt: "it adds salt"
    case .protein: "it is filling, with protein"
    case .starch: "it is filling, with starch"
    case .dairy: "it is used like milk, cream or cheese"
    case .aroma: "it has a smell and taste of its own"
    case .body: "it adds bulk"
    case .freshness: "it is a fresh vegetable or fruit"
    case .color: "it adds color"
    }
  }
}
