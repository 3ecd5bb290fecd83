import MealModels

/// What a step of a recipe takes of one ingredient.
struct StepAmount: Hashable, Sendable {
  /// How much of the ingredient it takes.
  enum Share: Hashable, Sendable {
    /// As much as is listed.
    case all
    /// A part, such as half of it.
    case part(Fraction)
    /// What the steps before left; which part that is, where they say so.
    case rest(Fraction?)
    /// A part that nobody can name in numbers, such as a pinch of it.
    case some
  }

  /// The place of the ingredient in the list.
  var line: Int
  /// How much of it.
  var share: Share
}

extension Recipe {
  /// What each step takes of which ingredients, by its own words.
  ///
  /// An ingredient counts for the step that names it first, and after that only where a step takes
  /// a part of it ("half of the onion", "the rest of the salt"). A word that may mean several
  /// ingredients means none.
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

  /// What is told of one ingredient, by what each step says of it; nil where it says only its name.
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
        // Its name alone, while a later step takes some more of it.
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

  /// What is left of it; nil where that is nothing.
  fileprivate func minus(_ other: Fraction) -> Fraction? {
    let rest = Fraction(
      numerator * other.denominator - other.numerator * denominator,
      over: denominator * other.denominator)
    return rest == .zero ? nil : rest
  }
}
