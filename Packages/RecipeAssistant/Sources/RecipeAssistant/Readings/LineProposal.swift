import IngredientLines

/// How an ingredient line may be meant: a proposal, which holds once a person takes it.
///
/// It has the numbers of the line and the units that we know in it. Each of its words is in the line, or
/// names a food or unit that we know.
public struct LineProposal: Hashable, Sendable {
  /// The position of the line among those that were asked about, from zero.
  public var position: Int
  /// The line as it was asked about.
  public var original: String
  /// The line as it would be, read by our own reader and free of doubt; its food has an id.
  public var line: IngredientLine
  /// Words of the proposal that are not in the line, so that whoever decides should see them.
  public var newWords: [String]
  /// Words of the line that are not in the proposal; what they name of foods that we know is part of
  /// the proposal's food.
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

/// What a number that is in doubt may be: a proposal, which holds once a person takes it.
public struct NumberProposal: Hashable, Sendable {
  /// Which number.
  public var number: DoubtfulNumber
  /// The words that were asked about, which state it.
  public var original: String
  /// How many servings or minutes, at least one.
  public var value: Int

  /// Makes a proposal.
  public init(_ number: DoubtfulNumber, original: String, value: Int) {
    self.number = number
    self.original = original
    self.value = value
  }
}
