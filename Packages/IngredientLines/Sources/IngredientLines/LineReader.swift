import MealModels

/// Reads ingredient lines.
///
/// A learned model labels each word, certain rules assemble the amounts, and a food reference
/// identifies the foods.
public struct LineReader: Sendable {
  private let foods: @Sendable (String) -> Food?
  private let book: FoodBook

  /// Makes a reader with the foods of a reference.
  public init(_ reference: FoodReference) {
    foods = reference.namer(reference.book)
    book = reference.book
  }

  /// The least probability that the least certain part of a line may have without a doubt.
  public static let bound: Float = 0.92

  /// Whether words are the name of a known food.
  public func isFood(_ name: String) -> Bool { foods(name) != nil }

  /// Reads a line.
  ///
  /// Emoji of food next to the words of a line are a remark; if no words name the food, the emoji
  /// do.
  public func line(_ source: String) -> IngredientLine {
    let shown = ShownText(source)
    var line = reading(shown.withoutPictures)
    if !shown.pictured.isEmpty {
      if line.food == nil {
        line = reading(shown.text)
      } else {
        let note = ([line.note].compactMap(\.self) + shown.pictured).joined(separator: ", ")
        (line.note, line.isHeading) = (note, false)
        line.unmeasured += ", " + shown.pictured.joined(separator: ", ")
      }
    }
    line.text = source
    return line
  }

  private func reading(_ source: String) -> IngredientLine {
    var line = IngredientLine(source)
    let text = LineText(ScanSlips.corrected(LineMarks.corrected(source)))
    let tokens = LineTokens.read(text)
    guard !tokens.isEmpty else {
      line.doubts = [.empty]
      return line
    }
    if LineRules.isHeading(text, tokens) {
      line.isHeading = true
      return line
    }
    let labelling = LineLabelling(tokens)
    fill(&line, text: text, tokens: tokens, labelling: labelling)
    line.doubts += doubts(source, text: text, tokens: tokens, labelling: labelling)
    // The rest of the line was not read, and may name any food.
    if line.doubts.contains(.tooLong) { line.food = line.food.map { LineFood($0.text) } }
    if line.doubts.isEmpty, MisspeltUnit.follows(tokens, labelling.fields, in: text) {
      line.doubts.append(.unsure(.unit))
    }
    if !ShownText.strangeSigns(in: source).isEmpty { line.doubts.append(.unknownLanguage) }
    if LineRules.isForeignScript(text) || LineModel.bundled.isStrange(tokens) {
      line.doubts.append(.unknownLanguage)
      line.amounts.removeAll { $0.unit == nil }
    }
    if LineRules.hasPrice(text) {
      line.doubts.append(.price)
      line.amounts.removeAll { $0.unit == nil }
    }
    return line
  }

  private func fill(
    _ line: inout IngredientLine, text: LineText, tokens: [LineToken], labelling: LineLabelling
  ) {
    let certain = CertainFields(JoinedRuns.fields(labelling.fields, of: tokens), of: tokens)
    let fields = certain.fields
    let amounts = AmountAssembly(text, tokens, fields)
    line.amounts = amounts.amounts
    line.doubts = amounts.doubts
    if certain.isDoubtful { line.doubts.append(.unsure(.amounts)) }
    func words(_ field: LineField) -> String? {
      let indices = fields.indices.filter { fields[$0] == field }
      return indices.isEmpty ? nil : LineWordsOf.text(text, tokens, indices)
    }
    line.size = words(.size)
    line.preparation = words(.preparation)
    line.note = words(.note)
    line.purpose = words(.purpose)
    line.isOptional = LineRules.isOptional(tokens)
    let named = fields.indices.filter { fields[$0] == .food }
    let parts = FoodAlternatives.parts(tokens, named)
    let found = parts.filter { !$0.isEmpty }.map {
      food(Self.withoutArticle(LineWordsOf.text(text, tokens, $0)))
    }
    line.food = found.first
    line.alternatives = Array(found.dropFirst())
    addElided(to: &line, text, tokens, fields)
    line.unmeasured = LineWordsOf.text(
      text, tokens, UnmeasuredWords.indices(tokens, fields))
    if line.amounts.isEmpty, isOnePiece(tokens, fields, of: line.food) {
      line.amounts = [LineAmount(.exactly(.one), text: text[tokens[0].range])]
    }
    for field in LineField.allCases {
      line.confidence[field] = Calibration.chance(field, labelling.sureness[field])
    }
  }

  /// Adds alternatives that omit a word, if they contain something that the food does not.
  private func addElided(
    to line: inout IngredientLine, _ text: LineText, _ tokens: [LineToken], _ fields: [LineField]
  ) {
    guard let own = line.food, own.id != nil, let known = foods(own.text) else { return }
    let elided = ElidedAlternatives(text, tokens, fields, besides: own.text) { foods($0) != nil }
    let contents = contents(known)
    for alternative in elided.all {
      guard let other = foods(alternative.name) else { continue }
      var both = contents
      both.formUnion(self.contents(other))
      line.alternatives.removeAll { $0.id == nil && $0.text == alternative.words }
      if both != contents { line.alternatives.append(food(alternative.name)) }
    }
  }

  private func contents(_ food: Food) -> FoodContents {
    book.contents(of: food.id) ?? food.contents
  }

  /// Whether a line begins with "a" before a food that is counted in pieces: "an apple", but not "a
  /// good oil".
  private func isOnePiece(
    _ tokens: [LineToken], _ fields: [LineField], of food: LineFood?
  ) -> Bool {
    guard tokens.count > 1, CertainFields.articles.contains(tokens[0].word), let food,
      let named = fields.firstIndex(of: .food), named > 0,
      fields[1..<named].allSatisfy({ $0 == .size }),
      let last = fields.lastIndex(of: .food), tokens[last].word == tokens[last].stem,
      let known = foods(food.text)
    else { return false }
    return known.measures.weights[.piece] != nil || !known.measures.sizes.isEmpty
  }

  /// A name without an "of" of another language before it: "d'huile", "de harina".
  private static func withoutArticle(_ name: String) -> String {
    for article in ["d'", "d’", "de ", "di ", "du ", "des ", "do ", "da ", "van "]
    where name.hasPrefix(article) && name.count > article.count + 2 {
      return String(name.dropFirst(article.count))
    }
    return name
  }

  private func doubts(
    _ source: String, text: LineText, tokens: [LineToken], labelling: LineLabelling
  ) -> [LineDoubt] {
    var doubts: [LineDoubt] = []
    if source.utf8.count > LineText.longest { doubts.append(.tooLong) }
    if LineRules.isAddress(text) { doubts.append(.address) }
    if LineRules.hasCanNumber(text) || NumbersOfNames.isDoubtful(tokens) {
      doubts.append(.unsure(.amounts))
    }
    if labelling.weakest < Self.bound { doubts.append(.unsure(labelling.weakestField)) }
    return doubts
  }

  private func food(_ text: String) -> LineFood {
    let known = foods(text)
    return LineFood(text, name: known?.name, id: known?.id)
  }
}
