import MealModels

/// Reads the amounts of foods in the words of a step.
struct AmountScan {
  private let tokens: [StepToken]
  private let mentions: IngredientMentions

  init(_ letters: [Character], _ mentions: IngredientMentions) {
    tokens = StepToken.tokens(of: letters)
    self.mentions = mentions
  }

  /// The amounts that scale and those that are unclear, in order.
  ///
  /// The size of a pot, a can or a piece, and an amount for each piece, are not amounts.
  var readings: [AmountReading] {
    var found: [AmountReading] = []
    var index = 0
    while index < tokens.count {
      guard let number = number(at: index), let end = unitEnd(after: number) else {
        index = max(index + 1, self.number(at: index)?.end ?? 0)
        continue
      }
      if let reading = reading(number, at: index, end) { found.append(reading) }
      index = end
    }
    return found
  }

  /// A number that may be an amount.
  private struct Number {
    /// The quantity; nil if it cannot be read for sure.
    var quantity: Quantity?
    /// The index of the token after it.
    var end: Int
    /// Whether it is a word, such as "a" or "two".
    var isWord: Bool
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  // MARK: Numbers

  private func number(at index: Int) -> Number? {
    guard let (low, end) = digits(at: index) else { return wordNumber(at: index) }
    guard Self.joints.contains(text(end)), let (high, last) = digits(at: end + 1) else {
      return Number(quantity: low.map { .exactly($0) }, end: end, isWord: false)
    }
    guard let low, let high else { return Number(quantity: nil, end: last, isWord: false) }
    if low < high { return Number(quantity: .between(low, high), end: last, isWord: false) }
    // "1-1/2 cups" is one and a half.
    let isMixed = low.denominator == 1 && high < .one && text(end) == "-"
    let mixed = isMixed ? Fraction("\(low) \(high)").map { Quantity.exactly($0) } : nil
    return Number(quantity: mixed, end: last, isWord: false)
  }

  /// The number in digits at an index, nil inside if it is unreadable, and the index after it.
  private func digits(at index: Int) -> (value: Fraction?, end: Int)? {
    guard tokens.indices.contains(index), tokens[index].kind == .number else { return nil }
    let whole = Self.plain(text(index))
    let next = index + 1
    guard tokens.indices.contains(next), tokens[next].kind == .number else {
      return (Fraction(whole), next)
    }
    return (Fraction("\(whole) \(Self.plain(text(next)))"), next + 1)
  }

  private static func plain(_ number: String) -> String {
    if let letter = number.first, let fraction = StepToken.fractions[letter] { return fraction }
    let groups = number.split(separator: ",")
    let isGrouped = groups.count > 1 && groups.dropFirst().allSatisfy { $0.count == 3 }
    return (isGrouped ? groups.joined() : number).replacing("⁄", with: "/")
  }

  private func wordNumber(at index: Int) -> Number? {
    guard let value = Self.words[text(index)] else { return nil }
    var end = index + 1
    if Self.parts.contains(text(index)) {
      if text(end) == "of", Self.articles.contains(text(end + 1)) { end += 1 }
      if Self.articles.contains(text(end)) { end += 1 }
    }
    return Number(quantity: Fraction(value).map { .exactly($0) }, end: end, isWord: true)
  }

  // MARK: Units

  /// The index after the unit of a number; nil if no unit follows.
  private func unitEnd(after number: Number) -> Int? {
    let index = number.end
    guard tokens.indices.contains(index) else { return nil }
    let isSize = tokens[index].text == "-" && !tokens[index].isSpaced
    let unit = isSize || isFilled(index) ? index + 1 : index
    if Self.fluid.contains(text(unit)), Self.ounces.contains(text(unit + 1)) { return unit + 2 }
    if isUnit(unit) { return unit + 1 }
    return isCounted(number) ? index : nil
  }

  private func isUnit(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    return measureUnit(index) != nil || Self.unclearUnits.contains(text(index))
  }

  private func measureUnit(_ index: Int) -> MeasureUnit? {
    if Self.fluid.contains(text(index - 1)), Self.ounces.contains(text(index)) {
      return .fluidOunce
    }
    guard tokens.indices.contains(index), !Self.unclearUnits.contains(text(index)) else {
      return nil
    }
    let unit = MeasureUnit(named: text(index))
    if unit == .stick { return phrase(after: index + 1).contains("butter") ? .stick : nil }
    return unit?.dimension == .count ? nil : unit
  }

  /// Whether a word such as "heaped" stands between a number and its unit.
  private func isFilled(_ index: Int) -> Bool {
    Self.fillers.contains(text(index)) && isUnit(index + 1)
  }

  /// Whether a number counts pieces of an ingredient, such as "2 eggs" or "two cloves".
  private func isCounted(_ number: Number) -> Bool {
    guard number.quantity.map({ $0.upperBound > .one }) == true || !number.isWord,
      tokens.indices.contains(number.end), tokens[number.end].kind == .word
    else { return false }
    if number.isWord { return false }
    if let unit = MeasureUnit(named: text(number.end)) { return unit.dimension == .count }
    return !mentions.mentions(in: text(number.end)).isEmpty
  }

  // MARK: Amounts

  private func reading(_ number: Number, at index: Int, _ end: Int) -> AmountReading? {
    guard end > number.end else { return isSizeOfThing(end) ? nil : unclear(index, end) }
    let isSize = text(number.end) == "-" || text(end) == "-" && !tokens[end].isSpaced
    guard !isSize, !isJoined(index), !isSizeOfThing(end), !isForEach(index, end) else { return nil }
    let isOf = text(end) == "of"
    if number.isWord, !isOf {
      let isVessel = Self.vesselPlaces.contains(text(index - 1)) && text(index) != "half"
      return isVessel ? nil : unclear(index, end)
    }
    guard let quantity = number.quantity, let unit = measureUnit(end - 1),
      !isFilled(number.end), !isUnclear(index, end)
    else { return unclear(index, end) }
    // "A 1/2 cup" becomes "1 cup".
    let first = Self.articles.contains(text(index - 1)) ? index - 1 : index
    return AmountReading(
      place: tokens[first].place.lowerBound..<tokens[end - 1].place.upperBound,
      fate: .scales(Measure(quantity, unit)), food: phrase(after: end).joined(separator: " "))
  }

  private func unclear(_ index: Int, _ end: Int) -> AmountReading {
    AmountReading(
      place: tokens[index].place.lowerBound..<tokens[end - 1].place.upperBound, fate: .isUnclear,
      food: "")
  }

  /// Whether a letter or a mark is joined to the front of a number, as in "x2" or "-2".
  private func isJoined(_ index: Int) -> Bool {
    guard index > 0, !tokens[index].isSpaced else { return false }
    return tokens[index - 1].kind != .mark || "-–$.:°".contains(text(index - 1))
  }

  /// The words of the food after a unit, up to a mark or a word such as "and".
  private func phrase(after end: Int) -> [String] {
    let words = tokens.dropFirst(end).prefix(8)
      .drop { Self.articles.contains($0.text) || Self.leading.contains($0.text) || $0.text == "." }
    return words.prefix { $0.kind == .word && !Self.stops.contains($0.text) }.prefix(4)
      .map(\.text)
  }

  /// Whether it is the size of a vessel, a package or a piece: "2 quart pot", "3 oz patties".
  private func isSizeOfThing(_ end: Int) -> Bool {
    let words = phrase(after: end)
    if words.isEmpty, text(end) == ",",
      ["least", "holds"].contains(where: { tokens[..<end].suffix(4).map(\.text).contains($0) })
    {
      return true
    }
    guard let place = words.firstIndex(where: Self.things.contains) else { return false }
    let isNear = place < 2 || text(end) == "of"
    return isNear && !words.dropFirst(place + 1).contains(where: Self.juices.contains)
  }

  private func clause(_ index: Int, _ end: Int, upTo marks: Set<String>) -> [Int] {
    func isEnd(_ place: Int) -> Bool {
      guard marks.contains(text(place)) else { return false }
      return text(place) != "." || place + 1 >= tokens.count || tokens[place + 1].isCapital
    }
    let first = tokens[..<index].indices.last(where: isEnd).map { $0 + 1 } ?? 0
    let last = tokens[end...].indices.first(where: isEnd) ?? tokens.count
    return Array(first..<last)
  }

  /// Whether a word of some tokens shares an amount out: "each", "per serving", "at a time".
  private func sharesOut(_ places: [Int]) -> Bool {
    places.contains { place in
      let next = text(place + 1)
      switch text(place) {
      case "each", "every", "per":
        return !Self.sides.contains(next) && !Self.times.contains(text(place - 1))
          && !Self.times.contains(next)
      case "apiece": return true
      case "a", "the":
        return next == "time" && text(place - 1) == "at" && !Self.times.contains(text(place - 2))
      case "serving", "servings", "portion", "portions": return !Self.things.contains(next)
      default: return false
      }
    }
  }

  /// Whether an amount is for each piece, or a portion of a batter.
  private func isForEach(_ index: Int, _ end: Int) -> Bool {
    if text(end) == "each", text(end + 1) == "of" { return false }
    return sharesOut(clause(index, end, upTo: Self.clauseMarks))
      || phrase(after: end).contains { Self.batters.contains($0) }
  }

  /// Whether the words around an amount leave its meaning open.
  private func isUnclear(_ index: Int, _ end: Int) -> Bool {
    let before = text(index - 1)
    let isSum =
      ["and", "&", "plus", "x", "×", "times"].contains(before)
      && (Self.words[text(index - 2)] != nil || number(at: index - 2) != nil)
    let isOften = phrase(after: end).contains { Self.mixtures.contains($0) }
    let isShared =
      text(end) != "each" && sharesOut(clause(index, end, upTo: Self.sentenceMarks))
    return isSum || isOften || isShared || Self.fillers.contains(before)
  }
}
