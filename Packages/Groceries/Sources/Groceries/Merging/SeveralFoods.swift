import MealModels

/// Lines that ask for several foods, each with its own amount: "2 carrots and 2 celery sticks",
/// "1 red and 1 green pepper", "2 eggs plus 1 yolk".
struct SeveralFoods {
  private let line: CookedLine
  private let reader: NeedReader
  private let pieces: [LinePiece]

  /// A line for each food; nil if the line is about only one food.
  static func lines(_ line: CookedLine, _ reader: NeedReader) -> [CookedLine]? {
    let pieces = LinePiece.pieces(of: line.text)
    guard pieces.dropFirst().contains(where: { $0.amount != nil }),
      !leavesChoice(line.text)
    else { return nil }
    let several = SeveralFoods(line: line, reader: reader, pieces: pieces)
    return several.shortened() ?? several.listed()
  }

  /// Whether a line offers a choice of foods; "2 or 3 carrots" leaves only the number open.
  private static func leavesChoice(_ text: String) -> Bool {
    let words = LinePiece.withoutBrackets(text).split(separator: " ")
    return words.indices.contains { place in
      guard words[place] == "or", place > 0, place + 1 < words.count else { return false }
      return Fraction(String(words[place - 1])) == nil || Fraction(String(words[place + 1])) == nil
    }
  }

  /// The lines of "1 red, 1 yellow and 1 green pepper", in which only the last piece names the
  /// food.
  private func shortened() -> [CookedLine]? {
    let counted = Array(pieces.prefix { $0.amount != nil })
    guard counted.count > 1, let last = counted.last, let whole = found(in: last) else {
      return nil
    }
    let noun = whole.name.split(separator: " ").map { String($0) }
    var lines: [CookedLine] = []
    for piece in counted.dropLast() {
      guard let name = completed(piece, by: noun) else { return nil }
      lines.append(parsed(piece, name.name, name.food))
    }
    return lines + [parsed(last, whole.name, whole.food)]
  }

  private func completed(_ piece: LinePiece, by noun: [String]) -> Found? {
    guard (piece.rest.isEmpty ? piece.size != nil : found(in: piece) == nil), piece.rest.count < 3
    else { return nil }
    let most = piece.rest.isEmpty ? noun.count : noun.count - 1
    for count in stride(from: most, to: 0, by: -1) {
      let name = (piece.rest + noun.suffix(count)).joined(separator: " ")
      if let food = reader.names.food(name) { return (name, food.id) }
    }
    return nil
  }

  /// The lines of a list such as "1 onion, 2 carrots and a stick of celery".
  private func listed() -> [CookedLine]? {
    for start in pieces.indices.dropFirst() where further(pieces[start]) != nil {
      guard let first = first(before: start) else { continue }
      return [first] + pieces[start...].compactMap { further($0) }
    }
    return nil
  }

  /// The line of the first food.
  ///
  /// It is the line as it was read if the first pieces have its food's name, else the food that
  /// their words mean.
  private func first(before start: Int) -> CookedLine? {
    let text = pieces[..<start].map(\.text).joined(separator: " ")
    if line.food != nil, text.contains(line.name) {
      var first = line
      first.text = text
      first.remarks = []
      return first
    }
    return found(in: pieces[0]).map { parsed(pieces[0], $0.name, $0.food) }
  }

  /// The line of a further piece; nil if the piece only describes the first food.
  private func further(_ piece: LinePiece) -> CookedLine? {
    guard piece.joint != .start, let amount = piece.amount else { return nil }
    let isAdded = isSummed || line.amounts.contains { $0.relation == .added }
    guard piece.rest.first.map({ !Self.more.contains($0) }) ?? false else {
      let isMore = piece.joint == .plus && !isAdded && amount.unit != nil && line.food != nil
      return isMore ? parsed(piece, line.name, line.food) : nil
    }
    guard let found = found(in: piece) else { return nil }
    guard found.food != line.food || !isAdded, !Self.parts.contains(found.name) else { return nil }
    if piece.joint == .comma, !piece.isOfFruit, isSameWare(found.food, amount) { return nil }
    return parsed(piece, found.name, found.food)
  }

  /// Whether the amount of the line is already the sum of its pieces: "1 cup flour + 2 tbsp", kept
  /// as 9/8 cup.
  private var isSummed: Bool {
    guard let first = pieces.first?.amount?.measure else { return false }
    let sum = pieces.dropFirst().reduce(first) { sum, piece in
      piece.amount?.measure.flatMap { sum.adding($0) } ?? sum
    }
    return sum != first && sum == line.amounts.first?.measure
  }

  private static let more: Set<String> = ["for", "more", "extra", "to"]
  private static let parts: Set<String> = ["juice", "zest", "peel", "rind"]

  /// Whether a piece names the first food again, as in "1/4 cup lemon juice, 2 lemons", but not in
  /// "1 egg, 1 yolk".
  private func isSameWare(_ other: FoodID?, _ amount: CookedAmount) -> Bool {
    if line.food == other { return true }
    guard let one = line.food, let other else { return false }
    let isCounted = amount.unit == nil && line.amounts.first?.unit == nil
    return !isCounted && bought(one) == bought(other)
  }

  private func bought(_ food: FoodID) -> FoodID {
    switch reader.purchases.rules[food] {
    case .same(let other), .part(let other, _, _), .yield(let other, _, _): other
    default: food
    }
  }

  private func parsed(_ piece: LinePiece, _ name: String, _ food: FoodID?) -> CookedLine {
    CookedLine(
      text: (piece.isOfFruit ? "" : partsOfFruit) + piece.text,
      amounts: [piece.amount].compactMap(\.self),
      size: piece.size, name: name, food: food, isOptional: line.isOptional)
  }

  /// The words before the first number if they name parts of fruit, such as "zest and juice of ";
  /// they apply to all pieces.
  private var partsOfFruit: String {
    let start = line.text.prefix { !$0.isNumber }
    guard start.endIndex < line.text.endIndex else { return "" }
    return StateWords(in: String(start)).isDisjoint(with: [.zest, .juice]) ? "" : String(start)
  }

  private typealias Found = (name: String, food: FoodID?)

  /// The food that a piece names, without words that only describe it.
  private func found(in piece: LinePiece) -> Found? {
    let words = piece.rest
    for start in words.indices.prefix(4) {
      for count in stride(from: min(4, words.count - start), to: 0, by: -1) {
        let end = start + count
        let name = words[start..<end].joined(separator: " ")
        guard let food = reader.names.food(name) else { continue }
        let hasUnit = end < words.count && FoodOfLine.isUnit(words[end])
        return (hasUnit ? "\(name) \(words[end])" : name, food.id)
      }
      guard FoodOfLine.isDescription(words[start]) else { return nil }
    }
    return nil
  }
}
