/// One line of a recipe's ingredient list.
public struct Ingredient: Hashable, Sendable, Codable {
  /// How much; nil where the cook decides ("to taste").
  public var measure: Measure?

  /// What the line calls the food, with its size and state: "boneless, skinless chicken breast".
  public var name: String

  /// The food it is; nil means unknown, which is unsafe for every diet and allergy.
  public var food: FoodID?

  /// What to do to it, or what it is for: "minced", "to taste".
  public var note: String?

  /// Whether the dish also works without it; what it contains counts all the same.
  public var isOptional: Bool

  /// The heading it stands under, such as "For the sauce"; nil for the main list.
  public var section: String?

  /// Makes an ingredient line.
  public init(
    measure: Measure? = nil, name: String, food: FoodID?, note: String? = nil,
    isOptional: Bool = false, section: String? = nil
  ) {
    self.measure = measure
    self.name = name
    self.food = food
    self.note = note
    self.isOptional = isOptional
    self.section = section
  }

  /// The line as a cook reads it: "3 cloves garlic, minced".
  ///
  /// A note that begins with "to" or "for" is joined by a space: "Salt and pepper to taste".
  public var text: String {
    var text = measure.map { "\($0.text) \(name)" } ?? name
    if let note {
      let isPurpose = note.hasPrefix("to ") || note.hasPrefix("for ")
      text += isPurpose ? " \(note)" : ", \(note)"
    }
    return isOptional ? "\(text) (optional)" : text
  }

  /// The line for more or fewer servings, in the units of a system if one is given.
  ///
  /// A counted food changes between singular and plural: one egg, two eggs. In metric units a cup
  /// stays where nobody knows what it weighs, and the note says how much a cup is.
  ///
  /// - Parameter measured: how the food is measured; what its id tells unless given.
  public func scaled(
    by factor: Fraction, in system: MeasurementSystem? = nil, as measured: MeasuredFood? = nil
  ) -> Ingredient {
    guard let measure else { return self }
    var line = self
    let kind = measured ?? food.map { MeasuredFood($0) } ?? MeasuredFood()
    let scaled = measure.scaled(by: factor, in: system, of: kind)
    line.measure = scaled
    if system == .metric, scaled.unit == .cup {
      line.note = [note, "a cup is 240 ml"].compactMap(\.self).joined(separator: ", ")
    }
    if measure.unit == nil {
      let wasMany = measure.quantity.upperBound > .one
      let isMany = scaled.quantity.upperBound > .one
      if isMany, !wasMany { line.name = EnglishNoun.plural(of: name) }
      if wasMany, !isMany { line.name = EnglishNoun.singular(of: name) }
    }
    return line
  }
}
