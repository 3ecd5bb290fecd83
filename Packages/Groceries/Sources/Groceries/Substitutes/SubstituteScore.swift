import MealModels

/// The score of a substitute, from 0 to 100, and its terms.
public struct SubstituteScore: Hashable, Sendable {
  /// One reason, with its points.
  public struct Term: Hashable, Sendable {
    /// The reasons for points.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
      /// How similar the dish stays: 95 points for the closest step, 20 fewer for each further
      /// step.
      case closeness
      /// The difference of its price from that of the original: half a point per percent, from -10
      /// to 10.
      case price
      /// The dietary tags that it fits, except limits: 3 points each, at most 9.
      case tags
      /// It costs more than the budget: 25 points less.
      case budget
      /// It is at home already: 5 points.
      case atHome = "at home"
    }

    /// The reason.
    public var reason: Reason
    /// The points, negative for a reason against it.
    public var points: Int

    /// Makes a term.
    public init(reason: Reason, points: Int) {
      self.reason = reason
      self.points = points
    }
  }

  /// The score from which a safe substitute is applied without asking.
  ///
  /// A substitute one step below the closest has 75 points, so it is applied unless it costs much
  /// more. Two steps below, a cook tastes the change at once, and a low price alone does not reach
  /// this score.
  public static let applied = 70

  /// The terms of its sum.
  public var terms: [Term]

  /// The sum of all terms, limited to 0 to 100.
  public var total: Int { min(100, max(0, terms.reduce(0) { $0 + $1.points })) }

  /// Makes a score from terms.
  public init(terms: [Term]) {
    self.terms = terms
  }

  /// Scores a substitute by its known contents and the request.
  init(_ substitute: Substitute, contents: FoodContents, for request: SubstituteRequest) {
    terms = [Term(reason: .closeness, points: 95 - 20 * (5 - substitute.closeness))]
    func add(_ reason: Term.Reason, _ points: Int) {
      if points != 0 { terms.append(Term(reason: reason, points: points)) }
    }
    let tags = request.tags.subtracting(request.limits.diets).diets.filter { $0 != .keto }
    add(.tags, min(9, 3 * tags.count { contents.fits($0) }))
    let price = Self.price(of: substitute, request.price)
    if let price, let before = request.price(substitute.original),
      before.currency == price.currency, before.hundredths > 0
    {
      let percent = (before.hundredths - price.hundredths) * 100 / before.hundredths
      add(.price, min(10, max(-10, percent / 2)))
    }
    if let price, let budget = request.budget, price.currency == budget.currency,
      price.hundredths > budget.hundredths
    {
      add(.budget, -25)
    }
    if substitute.parts.allSatisfy({ request.atHome.contains($0.food) }) { add(.atHome, 5) }
  }

  /// The price of the substitute for the compared amount of the original; nil if a part has no
  /// price.
  static func price(of substitute: Substitute, _ price: (FoodID) -> Money?) -> Money? {
    guard substitute.basis != .each else { return nil }
    var sum: Money?
    for part in substitute.parts {
      guard let own = price(part.food) else { return nil }
      let share = (Double(own.hundredths) * part.amount.doubleValue).rounded()
      guard abs(share) < 1e12 else { return nil }
      let money = Money(hundredths: Int(bounded: share), own.currency)
      if let known = sum {
        guard let total = known.adding(money) else { return nil }
        sum = total
      } else {
        sum = money
      }
    }
    return sum
  }
}
