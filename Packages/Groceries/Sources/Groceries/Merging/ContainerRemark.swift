import MealModels

/// The containers in the remark of an ingredient.
///
/// A remark states how large each container is ("28 oz/800 g", "15 oz each, drained"), or how many
/// containers the weight comes from ("drained, from two cans").
struct ContainerRemark {
  /// The amounts that a remark adds to the measure of its ingredient.
  static func amounts(_ remark: String, beside measure: Measure) -> [CookedAmount] {
    let parts = remark.lowercased().split { ",;()".contains($0) }.map { words(of: String($0)) }
    switch measure.unit {
    case .can, .packet:
      guard let part = parts.lazy.compactMap(sizes(in:)).first else { return [] }
      return part.sizes.map {
        CookedAmount($0.quantity, $0.unit, relation: part.isOfAll ? .same : .each)
      }
    case let unit? where unit.dimension == .mass:
      return parts.lazy.compactMap(source(in:)).first.map { [$0] } ?? []
    default: return []
    }
  }

  /// Whether a text states a weight of the food without its liquid: "240 g drained weight", and not
  /// "15 oz, drained", which is a preparation.
  static func saysDrainedWeight(_ text: String) -> Bool {
    let text = text.lowercased()
    guard text.hasLetters("drained") else { return false }
    let words = words(of: text)
    return words.indices.contains { place in
      guard size(in: words, at: place) != nil else { return false }
      return words.dropFirst(place + 2).first == "drained"
    }
  }

  /// Whether a text states the size of all containers together: "2 cans (800 g in all)".
  static func saysSizeOfAll(_ text: String) -> Bool {
    let text = text.lowercased()
    guard ofAll.contains(where: text.hasLetters) else { return false }
    return words(of: text.filter { !"(),;".contains($0) }).contains { ofAll.contains($0) }
  }

  /// The words of a text, with numbers and units separated.
  ///
  /// "14-oz" becomes two words and "28oz/800g" four.
  private static func words(of text: String) -> [String] {
    let text =
      text.hasLetters("fl")
      ? text.replacing("fl oz", with: "floz").replacing("fl. oz", with: "floz") : text
    return
      text.split(whereSeparator: \.isWhitespace).flatMap { word -> [String] in
        let sides = word.split(separator: "/")
        let isFraction = sides.count == 2 && sides.allSatisfy { $0.allSatisfy(\.isNumber) }
        return isFraction ? [String(word)] : sides.flatMap { apart($0) }
      }
  }

  /// Splits "14-oz" and "400g" into a number and a unit.
  private static func apart(_ word: Substring) -> [String] {
    guard let letter = word.firstIndex(where: \.isLetter), letter > word.startIndex,
      word[word.startIndex].isNumber
    else { return [String(word)] }
    let number = word[..<letter]
    return [String(number.hasSuffix("-") ? number.dropLast() : number), String(word[letter...])]
  }

  /// The weight or volume whose number is at a position.
  private static func size(in words: [String], at place: Int) -> Measure? {
    guard words.indices.contains(place + 1), let quantity = Quantity(words[place]) else {
      return nil
    }
    let name = words[place + 1].hasSuffix(".") ? words[place + 1].dropLast() : words[place + 1][...]
    return units[String(name)].map { Measure(quantity, $0) }
  }

  /// The units of labels; an amount in spoons is never the size of a can.
  private static let units: [String: MeasureUnit] = [
    "oz": .ounce, "ounce": .ounce, "ounces": .ounce, "lb": .pound, "pound": .pound, "g": .gram,
    "gr": .gram, "gram": .gram, "grams": .gram, "kg": .kilogram, "ml": .millilitre,
    "l": .litre, "litre": .litre, "liter": .litre, "floz": .fluidOunce,
  ]

  /// The sizes at the start of a remark, which state one size in several units.
  private static func sizes(in words: [String]) -> (sizes: [Measure], isOfAll: Bool)? {
    var rest = words[...]
    if let first = rest.first, openings.contains(first) { rest.removeFirst() }
    var sizes: [Measure] = []
    while let size = size(in: Array(rest), at: 0) {
      sizes.append(size)
      rest.removeFirst(2)
      if rest.first == "or" { rest.removeFirst() }
    }
    guard !sizes.isEmpty, rest.first.map(closings.contains) ?? true else { return nil }
    return (sizes, rest.contains { ofAll.contains($0) })
  }

  private static let openings: Set<String> = ["about", "approx", "approximately", "each", "of"]
  private static let ofAll: Set<String> = ["total", "altogether", "all"]
  private static let closings: Set<String> = [
    "each", "can", "cans", "tin", "tins", "packet", "packets", "size", "drained", "undrained",
    "net", "total", "altogether", "in", "weight",
  ]

  /// The number of containers that a weight comes from: "from two 5 oz cans".
  private static func source(in words: [String]) -> CookedAmount? {
    guard let from = words.firstIndex(of: "from"), words.count > from + 2 else { return nil }
    let number = words[from + 1]
    guard let count = Quantity(number) ?? numbers[number].map({ .exactly(Fraction($0)) }),
      let unit = words[(from + 2)...].lazy.compactMap({ containers[$0] }).first
    else { return nil }
    return CookedAmount(count, unit, relation: .same)
  }

  private static let numbers = [
    "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
  ]
  private static let containers: [String: MeasureUnit] = [
    "can": .can, "cans": .can, "tin": .can, "tins": .can, "packet": .packet, "packets": .packet,
  ]
}

extension String {
  /// Whether some ASCII letters stand in the text one after the other; faster than a search for a
  /// substring.
  fileprivate func hasLetters(_ letters: String) -> Bool {
    guard let first = letters.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: letters.utf8) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }
}
