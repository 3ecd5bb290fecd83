import MealModels

/// Reads ingredient lines: a learned model says what each word is for, rules that are certain put the
/// amounts together, and the known foods say what the food is.
public struct LineReader: Sendable {
  private let foods: @Sendable (String) -> (name: String, id: FoodID)?

  /// Makes a reader that knows the foods of a reference.
  public init(_ reference: FoodReference) {
    let book = reference.book
    foods = { name in book.food(named: name).map { ($0.name, $0.id) } }
  }

  /// What a line says.
  public func line(_ source: String) -> IngredientLine {
    var line = IngredientLine(source)
    let text = LineText(source)
    let tokens = LineTokens.read(text)
    guard !tokens.isEmpty else {
      line.doubts = [.empty]
      return line
    }
    let labelling = LineLabelling(tokens)
    let amounts = AmountAssembly(text, tokens, labelling.fields)
    line.amounts = amounts.amounts
    line.doubts = amounts.doubts
    func words(_ field: LineField) -> String? {
      let indices = labelling.indices(field)
      return indices.isEmpty ? nil : LineWordsOf.text(text, tokens, indices)
    }
    line.size = words(.size)
    line.preparation = words(.preparation)
    line.note = words(.note)
    line.purpose = words(.purpose)
    let parts = FoodAlternatives.parts(tokens, labelling.indices(.food))
    let found = parts.filter { !$0.isEmpty }.map { part in
      food(LineWordsOf.text(text, tokens, part))
    }
    line.food = found.first
    line.alternatives = Array(found.dropFirst())
    line.confidence = labelling.confidence
    return line
  }

  private func food(_ text: String) -> LineFood {
    let known = foods(text)
    return LineFood(text, name: known?.name, id: known?.id)
  }
}
