import MealModels

/// Puts the tokens that were labelled as quantities and units together to amounts.
struct AmountAssembly {
  /// An amount as it grows.
  private struct Draft {
    var tokens: [Int]
    var quantity: Quantity?
    var units: [Int] = []
    var relation = LineAmount.Relation.first
    var isFactor = false
    var isInBrackets: Bool
  }

  private(set) var amounts: [LineAmount] = []
  private(set) var doubts: [LineDoubt] = []

  private let text: LineText
  private let tokens: [LineToken]
  private let fields: [LineField]
  private var drafts: [Draft] = []

  init(_ text: LineText, _ tokens: [LineToken], _ fields: [LineField]) {
    self.text = text
    self.tokens = tokens
    self.fields = fields
    var index = 0
    while index < tokens.count {
      switch fields[index] {
      case .amounts: index = addQuantity(index)
      case .unit:
        addUnit(index)
        index += 1
      default: index += 1
      }
    }
    relate()
    amounts = drafts.map { finished($0) }
    findDisagreement()
  }

  private mutating func addQuantity(_ index: Int) -> Int {
    let reading = QuantityReading(tokens, at: index) { fields[$0] == .amounts }
    if reading.isUnreadable { doubts.append(.unreadableAmount(text[tokens[index].range])) }
    var draft = Draft(
      tokens: Array(reading.range), quantity: reading.quantity,
      isInBrackets: tokens[index].isInBrackets)
    draft.isFactor = reading.isFactor
    drafts.append(draft)
    return reading.range.upperBound
  }

  private mutating func addUnit(_ index: Int) {
    if let last = drafts.indices.last, isNext(index, to: drafts[last]) {
      if continues(index, drafts[last].units) {
        drafts[last].units.append(index)
        drafts[last].tokens.append(index)
        return
      }
    }
    if let open = drafts.lastIndex(where: { $0.units.isEmpty && $0.quantity != nil }),
      drafts.count > open + 1 || !isFar(index, drafts[open])
    {
      drafts[open].units.append(index)
      drafts[open].tokens.append(index)
      return
    }
    if let open = drafts.lastIndex(where: { $0.units.last == index - 1 }),
      continues(index, drafts[open].units)
    {
      drafts[open].units.append(index)
      drafts[open].tokens.append(index)
      return
    }
    drafts.append(
      Draft(tokens: [index], units: [index], isInBrackets: tokens[index].isInBrackets))
  }

  /// Whether a token follows the last one of an amount.
  private func isNext(_ index: Int, to draft: Draft) -> Bool {
    draft.tokens.last == index - 1
      && (tokens[index].gap == .blank || tokens[index].gap == .hyphen)
  }

  private func isFar(_ index: Int, _ draft: Draft) -> Bool {
    tokens[index].isInBrackets && !draft.isInBrackets
  }

  /// Whether a unit goes on with another word: "fl oz", "large slices", but not "oz can".
  private func continues(_ index: Int, _ units: [Int]) -> Bool {
    guard let last = units.last, last == index - 1 else { return units.isEmpty }
    let isWhole = tokens[last].kind == .measure && tokens[last].unit?.measure != nil
    return !isWhole && tokens[index].gap != .slash && !Self.lengths.contains(tokens[last].word)
  }

  /// Finds out what each amount has to do with the first.
  private mutating func relate() {
    for index in drafts.indices.dropFirst() {
      guard let first = drafts[index].tokens.min() else { continue }
      let before = drafts[index - 1]
      let previous = first > 0 ? tokens[first - 1].word : 0
      let gap = tokens[first].gap
      if before.isFactor {
        drafts[index].relation = .each
      } else if previous == Self.plus || previous == Self.sign || previous == Self.and {
        drafts[index].relation = .added
      } else if isEach(index, first) {
        drafts[index].relation = .each
      } else if previous == Self.or {
        drafts[index].relation = .instead
      } else if gap == .blank, before.relation == .first, isPound(drafts[index], before) {
        drafts[index].relation = .added
      } else {
        drafts[index].relation = .same
      }
    }
  }

  /// Whether an amount tells how much each piece is: "4 6-ounce", "1 (14 oz) can", "2 (6 oz each)".
  private func isEach(_ index: Int, _ first: Int) -> Bool {
    let before = drafts[index - 1]
    let end = (drafts[index].tokens.max() ?? first) + 1
    if before.units.isEmpty, before.tokens.last == first - 1, tokens[first].gap == .blank {
      return true
    }
    if let unit = before.units.first, unit > first { return true }
    let isSaid = end < tokens.count && tokens[end].word == Self.each
    return isSaid || (before.relation == .each && tokens[first].gap == .slash)
  }

  /// Whether two amounts are one in two units: "1 lb 2 oz".
  private func isPound(_ draft: Draft, _ before: Draft) -> Bool {
    guard let unit = before.units.last, let other = draft.units.last else { return false }
    return tokens[unit].kind == .measure && tokens[other].kind == .measure
      && before.tokens.max() == (draft.tokens.min() ?? 0) - 1
  }

  private func finished(_ draft: Draft) -> LineAmount {
    let words = draft.units.map { text[tokens[$0].range] }
    let meaning = draft.units.last.flatMap { tokens[$0].unit }
    let isFluid = draft.units.count > 1 && Self.fluid.contains(tokens[draft.units[0]].word)
    let measure = isFluid && meaning?.measure == .ounce ? .fluidOunce : meaning?.measure
    let unit =
      words.isEmpty
      ? nil
      : LineUnit(words.joined(separator: " "), measure: measure, size: meaning?.size ?? .one)
    return LineAmount(
      draft.quantity, unit, text: LineWordsOf.text(text, tokens, draft.tokens.sorted()),
      relation: draft.relation)
  }

  /// Doubts two amounts of the same dimension that should be the same and differ by half.
  private mutating func findDisagreement() {
    for index in amounts.indices.dropFirst() where amounts[index].relation == .same {
      guard let one = amounts[index - 1].baseAmount, let other = amounts[index].baseAmount,
        one.dimension == other.dimension, amounts[index - 1].relation != .added
      else { continue }
      let ratio = one.amount / max(other.amount, 1e-9)
      if ratio > 1.6 || ratio < 0.625 {
        doubts.append(.disagreement(amounts[index - 1].text, amounts[index].text))
      }
    }
  }

  private static let plus = LineHash.of("plus")
  private static let sign = LineHash.of("+")
  private static let and = LineHash.of("and")
  private static let or = LineHash.of("or")
  private static let each = LineHash.of("each")
  private static let fluid: Set<UInt64> = [LineHash.of("fl"), LineHash.of("fluid")]
  private static let lengths: Set<UInt64> = [
    LineHash.of("inch"), LineHash.of("in"), LineHash.of("cm"), LineHash.of("mm"),
  ]
}

extension LineAmount {
  /// Its upper bound in millilitres or grams; nil for pieces.
  fileprivate var baseAmount: (amount: Double, dimension: MeasureUnit.Dimension)? {
    guard let measure, let unit = measure.unit, let base = unit.baseAmount else { return nil }
    return (measure.quantity.upperBound.doubleValue * base, unit.dimension)
  }
}
