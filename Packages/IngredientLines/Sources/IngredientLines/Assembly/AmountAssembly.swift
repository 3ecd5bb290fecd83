import MealModels

/// Assembles amounts from the tokens that are labelled as quantities and units.
struct AmountAssembly {
  /// An amount that is being assembled.
  struct Draft {
    var tokens: [Int]
    var quantity: Quantity?
    /// The words before the quantity that say how full the unit is: "scant ½ cup".
    var fill: [Int] = []
    var units: [Int] = []
    var relation = LineAmount.Relation.first
    var isSame = false
    var isFactor = false
    /// Whether it has a number that cannot be read for certain.
    var isUnreadable = false
    var isInBrackets: Bool
  }

  private(set) var amounts: [LineAmount] = []
  private(set) var doubts: [LineDoubt] = []

  private let text: LineText
  let tokens: [LineToken]
  private let fields: [LineField]
  var drafts: [Draft] = []

  init(_ text: LineText, _ tokens: [LineToken], _ fields: [LineField]) {
    self.text = text
    self.tokens = tokens
    self.fields = fields
    var index = 0
    while index < tokens.count {
      switch fields[index] {
      case .amounts where tokens[index].kind == .measure && tokens[index].number == nil:
        addUnit(index)
        index += 1
      case .amounts: index = addQuantity(index)
      case .unit:
        addUnit(index)
        index = addHalf(index)
      default:
        if tokens[index].kind == .number, tokens[index].number == nil { doubt(tokens[index].range) }
        index += 1
      }
    }
    forgetUnlikely()
    relate()
    dropUnreadable()
    amounts = drafts.map { finished($0) }
    findDisagreement()
  }

  /// Reports a stretch of the line as an amount that cannot be read for certain.
  mutating func doubt(_ range: Range<Int>) { doubts.append(.unreadableAmount(text[range])) }

  /// Drops unreadable amounts, so that none of them is read as one unit.
  ///
  /// If the first amount is unreadable, all are dropped, because the others have no known meaning
  /// without it.
  private mutating func dropUnreadable() {
    if drafts.first?.isUnreadable == true { drafts = [] }
    drafts.removeAll { $0.isUnreadable }
  }

  /// Removes the quantity from implausible amounts, and reports them.
  ///
  /// Implausible are zero, a number that runs into the next one, and thousands that may be
  /// thousandths.
  private mutating func forgetUnlikely() {
    for index in drafts.indices where drafts[index].quantity != nil {
      let draft = drafts[index]
      var range = tokens[draft.tokens[0]].range
      if isRunningOn(index) {
        let next = drafts[index + 1]
        range = range.lowerBound..<tokens[next.tokens[0]].range.upperBound
        drafts[index + 1].quantity = nil
        drafts[index + 1].isUnreadable = true
      } else if draft.quantity?.upperBound != .zero, !isThousands(draft) {
        continue
      }
      drafts[index].quantity = nil
      drafts[index].isUnreadable = true
      doubts.append(.unreadableAmount(text[range]))
    }
  }

  /// Whether the next number is at a position where no number can follow: "½½", "1//2", "3.5.2", "1
  /// ½ ½".
  private func isRunningOn(_ index: Int) -> Bool {
    guard index + 1 < drafts.count, drafts[index].units.isEmpty, !drafts[index].isFactor,
      let quantity = drafts[index].quantity, let last = drafts[index].tokens.last,
      let next = drafts[index + 1].quantity, drafts[index + 1].tokens.first == last + 1
    else { return false }
    let token = tokens[last + 1]
    return token.isJoined && token.gap == .blank || token.gap == .slash
      || token.gap == .blank && next.upperBound < .one && !quantity.upperBound.isWhole
  }

  /// Whether a number may be read in two ways, because its sign may separate decimals or thousands.
  ///
  /// That is so for grams or millilitres with three decimals, "1.000 g", and for kilograms or
  /// litres with thousands, "1,250 kg".
  private func isThousands(_ draft: Draft) -> Bool {
    guard let unit = draft.units.last.flatMap({ tokens[$0].unit }), unit.size == .one,
      let measure = unit.measure, let sign = Self.doubtfulSigns[measure]
    else { return false }
    return draft.tokens.contains { token in
      let digits = text[tokens[token].range].split(separator: sign)
      return tokens[token].kind == .number && digits.count == 2 && digits[1].count == 3
        && digits[0] != "0" && digits[0].count < 4
    }
  }

  private static let doubtfulSigns: [MeasureUnit: Character] = [
    .gram: ".", .millilitre: ".", .kilogram: ",", .litre: ",",
  ]

  private mutating func addQuantity(_ index: Int) -> Int {
    if tokens[index].number == nil, Self.joints.contains(tokens[index].word) { return index + 1 }
    let reading = QuantityReading(tokens, at: index) { fields[$0] == .amounts }
    if reading.isUnreadable { doubt(tokens[index].range) }
    if joinsRange(reading) { return reading.range.upperBound }
    var draft = Draft(
      tokens: Array(reading.range), quantity: reading.quantity,
      isInBrackets: tokens[index].isInBrackets)
    draft.isFactor = reading.isFactor
    draft.isUnreadable = reading.isUnreadable
    if let last = drafts.last, last.quantity == nil, last.tokens == [index - 1],
      last.units == last.tokens, tokens[index - 1].kind == .approximation
    {
      drafts.removeLast()
      draft.fill = last.units
    }
    drafts.append(draft)
    return reading.range.upperBound
  }

  /// Turns the last amount into a range if both ends have the same unit: "75g-110g".
  private mutating func joinsRange(_ reading: QuantityReading) -> Bool {
    let end = reading.range.upperBound
    guard let last = drafts.indices.last, case .exactly(let low) = drafts[last].quantity,
      case .exactly(let high) = reading.quantity, low < high, end < tokens.count,
      fields[end] == .unit, let unit = drafts[last].units.last,
      tokens[unit].stem == tokens[end].stem
    else { return false }
    let start = reading.range.lowerBound
    let isSpoken = start > 0 && tokens[start - 1].word == Self.to && unit == start - 2
    let isDash = unit == start - 1 && [.hyphen, .stop].contains(tokens[start].gap)
    guard isSpoken || isDash else { return false }
    drafts[last].quantity = Quantity(from: low, to: high)
    drafts[last].tokens += reading.range
    return true
  }

  /// Adds a half that follows a unit, "a pound and a half", and returns the index of the next
  /// token.
  private mutating func addHalf(_ index: Int) -> Int {
    guard let half = PartsInWords.half(tokens, after: index), let part = tokens[half].number,
      let last = drafts.indices.last, drafts[last].units.last == index
    else { return index + 1 }
    let whole = drafts[last].quantity ?? .exactly(.one)
    drafts[last].quantity = whole.mapped { $0.adding(part) ?? $0 }
    drafts[last].tokens += (index + 1)...half
    return half + 1
  }

  private mutating func addUnit(_ index: Int) {
    if let last = drafts.indices.last, isNext(index, to: drafts[last]) {
      if let unit = drafts[last].units.last, unit < index - 1,
        tokens[unit].stem == tokens[index].stem
      {
        drafts[last].tokens.append(index)
        return
      }
      if continues(index, drafts[last].units) {
        drafts[last].units.append(index)
        drafts[last].tokens.append(index)
        return
      }
    }
    if let open = drafts.suffix(Self.near).lastIndex(where: { isOpen($0) }),
      drafts.count > open + 1 || !isFar(index, drafts[open])
    {
      drafts[open].units.append(index)
      drafts[open].tokens.append(index)
      return
    }
    if let open = drafts.suffix(Self.near).lastIndex(where: { $0.units.last == index - 1 }),
      continues(index, drafts[open].units)
    {
      drafts[open].units.append(index)
      drafts[open].tokens.append(index)
      return
    }
    drafts.append(
      Draft(tokens: [index], units: [index], isInBrackets: tokens[index].isInBrackets))
  }

  /// Whether an amount still has no unit, or only a size: "3 large garlic cloves".
  private func isOpen(_ draft: Draft) -> Bool {
    draft.quantity != nil && draft.units.allSatisfy { tokens[$0].kind == .size }
  }

  /// Whether a token directly follows the last token of an amount.
  private func isNext(_ index: Int, to draft: Draft) -> Bool {
    draft.tokens.last == index - 1
      && (tokens[index].gap == .blank || tokens[index].gap == .hyphen)
  }

  private func isFar(_ index: Int, _ draft: Draft) -> Bool {
    tokens[index].isInBrackets && !draft.isInBrackets
  }

  /// Whether a unit continues with another word: "fl oz" and "large slices" do, but "oz can" does
  /// not.
  private func continues(_ index: Int, _ units: [Int]) -> Bool {
    guard let last = units.last, last == index - 1 else { return units.isEmpty }
    let isWhole = tokens[last].kind == .measure && tokens[last].unit?.measure != nil
    return !isWhole && tokens[index].gap != .slash && !Self.lengths.contains(tokens[last].word)
  }

  private func finished(_ draft: Draft) -> LineAmount {
    let words = (draft.fill + draft.units).map { text[tokens[$0].range] }
    let meaning = draft.units.last.flatMap { tokens[$0].unit }
    let isFluid = draft.units.count > 1 && Self.fluid.contains(tokens[draft.units[0]].word)
    let measure = isFluid && meaning?.measure == .ounce ? .fluidOunce : meaning?.measure
    let unit =
      words.isEmpty
      ? nil
      : LineUnit(words.joined(separator: " "), measure: measure, size: meaning?.size ?? .one)
    return LineAmount(
      draft.quantity, unit,
      text: LineWordsOf.text(text, tokens, (draft.fill + draft.tokens).sorted(), joint: " "),
      relation: draft.relation, isSame: draft.isSame)
  }

  /// Reports two amounts that should be equal but differ by more than half.
  private mutating func findDisagreement() {
    var totals: [(base: Double, dimension: MeasureUnit.Dimension, text: String)?] = []
    for amount in amounts where amount.relation == .first || amount.relation == .same {
      totals.append(amount.base.map { ($0.amount, $0.dimension, amount.text) })
    }
    guard totals.count > 1, !amounts.contains(where: { $0.relation == .added }) else { return }
    for (one, other) in zip(totals, totals.dropFirst()) {
      guard let one, let other, one.dimension == other.dimension else { continue }
      let ratio = one.base / max(other.base, 1e-9)
      if ratio > 1.6 || ratio < 0.625 { doubts.append(.disagreement(one.text, other.text)) }
    }
  }

  /// How many amounts before a unit are searched for the one to which it belongs.
  private static let near = 6
  private static let to = LineHash.of("to")
  private static let joints: Set<UInt64> = [
    LineHash.of("to"), LineHash.of("or"), LineHash.of("and"), LineHash.of("x"),
  ]
  private static let fluid: Set<UInt64> = [LineHash.of("fl"), LineHash.of("fluid")]
  private static let lengths: Set<UInt64> = [
    LineHash.of("inch"), LineHash.of("in"), LineHash.of("cm"), LineHash.of("mm"),
  ]
}

extension LineAmount {
  /// Its upper bound in millilitres or grams; nil for pieces.
  fileprivate var base: (amount: Double, dimension: MeasureUnit.Dimension)? {
    guard let measure, let unit = measure.unit, let base = unit.baseAmount else { return nil }
    return (measure.quantity.upperBound.doubleValue * base, unit.dimension)
  }
}
