import MealModels

/// The amount of one ingredient that a step of a recipe takes.
struct StepAmount: Hashable, Sendable {
  /// The share of the ingredient that a step takes.
  enum Share: Hashable, Sendable {
    /// The whole listed amount.
    case all
    /// A part with a number, such as a half.
    case part(Fraction)
    /// The rest after earlier steps, with its share if those steps state theirs.
    case rest(Fraction?)
    /// A part without a number, such as a pinch.
    case some
  }

  /// The index of the ingredient in the list.
  var line: Int
  /// The share of the ingredient.
  var share: Share
}

extension Recipe {
  /// The amounts of ingredients that each step takes, according to its words.
  ///
  /// An ingredient belongs to the first step that names it. Later steps use it only if they take a
  /// part ("half of the onion", "the rest of the salt"). A word that may mean several ingredients
  /// is ignored.
  var stepAmounts: [[StepAmount]] {
    let reader = IngredientMentions(ingredients)
    let mentions = steps.map { reader.mentions(in: $0.text) }
    var amounts: [[StepAmount]] = steps.map { _ in [] }
    for line in ingredients.indices {
      let shares = mentions.map { $0.filter { $0.line == line }.map(\.share) }
      for (step, share) in Self.told(shares) {
        amounts[step].append(StepAmount(line: line, share: share))
      }
    }
    return amounts
  }

  /// The amounts to show of one ingredient, by its share in each step; a nil share means that the
  /// step only names it.
  private static func told(
    _ shares: [[StepAmount.Share?]]
  ) -> [(step: Int, share: StepAmount.Share)] {
    let said = shares.enumerated().flatMap { step, all in all.map { (step, $0) } }
    let named = said.compactMap(\.1)
    guard let first = said.first else { return [] }
    guard !named.isEmpty else { return [(first.0, .all)] }
    var told: [(step: Int, share: StepAmount.Share)] = []
    var used: Fraction? = .zero
    for (step, share) in said {
      switch share {
      case .rest?:
        let left = used.flatMap { $0 == .zero ? nil : Fraction.one.minus($0) }
        told.append((step, told.isEmpty ? .all : .rest(left)))
        used = .one
      case .part(let part)?:
        told.append((step, .part(part)))
        used = used.map { $0.plus(part) }
      case .some?, .all?:
        told.append((step, .some))
        used = nil
      case nil where told.isEmpty:
        // Only the name is shown, because a later step uses more of it.
        told.append((step, .some))
        used = nil
      case nil: break
      }
    }
    return told
  }
}

extension Fraction {
  /// The sum, at most one.
  fileprivate func plus(_ other: Fraction) -> Fraction {
    let sum = Fraction(
      numerator * other.denominator + other.numerator * denominator,
      over: denominator * other.denominator)
    return min(.one, sum ?? .one)
  }

  /// The remainder; nil if there is none.
  fileprivate func minus(_ other: Fraction) -> Fraction? {
    let rest = Fraction(
      numerator * other.denominator - other.numerator * denominator,
      over: denominator * other.denominator)
    return rest == .zero ? nil : rest
  }
}
