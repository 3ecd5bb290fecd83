import MealModels

/// Checks a number of an assistant against the text that has to state it.
enum NumberCheck {
  /// The most servings of a recipe.
  private static let mostServings = 200
  /// The most minutes of a recipe: a week, as for pickles.
  private static let mostMinutes = 7 * 24 * 60

  /// A number that one of the texts states, as it is or as hours and minutes.
  static func proposal(
    _ answer: StrictObject, for texts: [(number: DoubtfulNumber, text: String)]
  ) throws(ProposalFault) -> NumberProposal {
    let name = try answer.text("number", longest: 40)
    let value = try answer.whole("value")
    guard let (number, text) = texts.first(where: { $0.number.rawValue == name }) else {
      throw .notAsked
    }
    let most = number == .servings ? mostServings : mostMinutes
    guard 1...most ~= value, states(text, value, asTime: number != .servings) else {
      throw .otherNumbers
    }
    return NumberProposal(number, original: text, value: value)
  }

  private static func states(_ text: String, _ value: Int, asTime: Bool) -> Bool {
    guard let numbers = NumbersOfText.inOrder(text) else { return false }
    let hours = numbers.map { $0 * Fraction(60) }
    let value = Fraction(value)
    if numbers.contains(value) { return true }
    guard asTime else { return false }
    let sums = zip(hours, numbers.dropFirst()).map { $0.doubleValue + $1.doubleValue }
    return hours.contains(value) || sums.contains(value.doubleValue)
  }
}
