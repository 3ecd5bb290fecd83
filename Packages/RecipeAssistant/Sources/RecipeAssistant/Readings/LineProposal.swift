import IngredientLines

/// A proposed reading of an ingredient line, which takes effect once a person accepts it.
///
/// It has the numbers of the line and its known units. Each of its words is in the line, or names a
/// known food or unit.
public struct LineProposal: Hashable, Sendable {
  /// The position of the line in the question, from zero.
  public var position: Int
  /// The line as it was sent.
  public var original: String
  /// The proposed line, read by our own reader without doubt; its food has an id.
  public var line: IngredientLine
  /// Words of the proposal that are not in the line, for the person who decides.
  public var newWords: [String]
  /// Words of the line that are not in the proposal; known foods among them are part of the
  /// proposal's food.
  public var leftOutWords: [String]

  /// Makes a proposal.
  public init(
    position: Int, original: String, line: IngredientLine, newWords: [String] = [],
    leftOutWords: [String] = []
  ) {
    self.position = position
    self.original = original
    self.line = line
    self.newWords = newWords
    self.leftOutWords = leftOutWords
  }
}

/// A proposal for a doubtful number, which takes effect once a person accepts it.
public struct NumberProposal: Hashable, Sendable {
  /// The doubtful number.
  public var number: DoubtfulNumber
  /// The words of the question, which state the number.
  public var original: String
  /// The number of servings or minutes, at least one.
  public var value: Int

  /// Makes a proposal.
  public init(_ number: DoubtfulNumber, original: String, value: Int) {
    self.number = number
    self.original = original
    self.value = value
  }
}
