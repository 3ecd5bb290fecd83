extension ItemSubstitute {
  /// What is bought in the place of an item for a choice of an answer; nil for one of several foods,
  /// or of amounts for each piece, which are no share of the item.
  public init?(_ choice: SubstituteAnswer.Choice) {
    let substitute = choice.substitute
    guard substitute.basis != .each, substitute.parts.count == 1, let part = substitute.parts.first
    else { return nil }
    self.init(name: choice.name, food: part.food, ratio: part.amount)
  }
}
