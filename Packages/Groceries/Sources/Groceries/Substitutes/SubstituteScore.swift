import MealModels

/// How good a substitute is, from 0 to 100, and what makes it so.
public struct SubstituteScore: Hashable, Sendable {
  /// One reason with the points that it gives or takes.
  public struct Term: Hashable, Sendable {
    /// What counts.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
      /// How close the dish comes: 20 points less for each step below the closest, from 95.
      case closeness
      /// What it costs beside the original: half a point for each percent, at most 10 either way.
      case price
      /// Dietary tags that it fits and that are no limits: 3 points each, at most 9.
      case tags
      /// It costs more than may be spent: 25 points.
      case budget
      /// It is at home already: 5 points.
      case atHome = "at home"
    }

    /// What counts.
    public var reason: Reason
    /// The points, negative where it speaks against.
    public var points: Int

    /// Makes a term.
    public init(reason: Reason, points: Int) {
      self.reason = reason
      self.points = points
    }
  }

  /// The score from which a safe substitute is applied without asking.
  ///
  /// One step below the closest is 75, so that it is applied unless it costs much more; two steps
  /// below, where a cook would taste the change at once, never reach it by price alone.
  public static let applied = 70

  /// What makes it.
  public var terms: [Term]

  /// The sum of all terms, within 0 to 100.
  public var total: Int { min(100, max(0, terms.reduce(0) { $0 + $1.points })) }

  /// Makes a score of terms.
  public init(terms: [Term]) {
    self.terms = terms
  }

  /// Scores a substitute by what is known of it.
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

  /// What stands for as much of the original as is compared; nil where a part has no price.
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
