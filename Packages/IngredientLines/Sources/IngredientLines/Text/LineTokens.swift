import MealModels

/// Splits the text of a line into words and numbers, in one pass over its bytes.
///
/// Signs are not tokens: the gap before each token records them. "14-ounce" and "400g" are a number
/// and a word; "low-fat" is one word; "1 1/2" and "1½" are one number.
package struct LineTokens {
  /// The tokens in the order of the line.
  private var tokens: [LineToken] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private let lexicon: LineLexicon
  private var index = 0
  private var gap = LineToken.Gap.blank
  private var isJoined = false
  private var depth = 0
  private var lower: [UInt8] = []

  /// Reads the tokens of a text.
  package static func read(_ text: LineText) -> [LineToken] {
    text.bytes.withUnsafeBufferPointer { bytes in
      var reader = LineTokens(bytes, .bundled)
      reader.run()
      return ForeignTaste.corrected(ForeignSpoons.joined(reader.tokens, bytes))
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ lexicon: LineLexicon) {
    self.bytes = bytes
    self.lexicon = lexicon
    tokens.reserveCapacity(bytes.count / 5 + 2)
    lower.reserveCapacity(32)
  }

  private mutating func run() {
    while index < bytes.count {
      if let number = LineNumber(bytes, at: index) {
        add(number)
      } else if let length = LineBytes.wordLength(bytes, at: index) {
        addWord(unitLength(length) ?? length)
      } else {
        pass()
      }
    }
  }

  /// Skips a sign, and records it in the gap.
  private mutating func pass() {
    let byte = bytes[index]
    let length = LineBytes.length(byte)
    switch byte {
    case UInt8(ascii: ","): widen(.comma)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      gap = .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      gap = .closing
    case UInt8(ascii: "/"), UInt8(ascii: "="): widen(.slash)
    case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      widen(.stop)
    case UInt8(ascii: "."): if !isAbbreviated { widen(.stop) }
    case UInt8(ascii: "-"): if !isHanging { widen(.hyphen) }
    case UInt8(ascii: " "):
      isJoined = false
      if gap == .hyphen { gap = .stop }
      index += 1
      return
    default:
      if LineBytes.isDash(bytes, at: index) { widen(.hyphen) }
    }
    if gap == .hyphen, !isJoined { gap = .stop }
    index = min(index + length, bytes.count)
  }

  /// Whether a point belongs to an abbreviation, such as "oz." and "approx.", and does not end a
  /// sentence.
  private var isAbbreviated: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .measure, .piece, .size, .approximation: return true
    default: return last.range.count < 3
    }
  }

  /// Whether a hyphen replaces a word that comes later, as in "6- to 7-inch".
  private var isHanging: Bool {
    isJoined && gap == .blank && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: " ")
  }

  private mutating func widen(_ sign: LineToken.Gap) {
    if gap == .blank || (gap == .slash && sign == .comma) { gap = sign }
  }

  private mutating func append(_ token: LineToken) {
    tokens.append(token)
    gap = .blank
    isJoined = true
  }

  private mutating func add(_ number: LineNumber) {
    var token = LineToken(
      index..<(index + number.length), after: gap, isJoined: isJoined && !tokens.isEmpty,
      isInBrackets: depth > 0)
    token.kind = .number
    token.number = number.value
    token.word = LineHash.mix(template: 1, UInt64(min(number.shape, 9)))
    token.stem = token.word
    let isQuoted = LineBytes.isQuote(bytes, before: index)
    index += number.length
    if let end = shareEnd {
      token.isShare = true
      token.range = token.range.lowerBound..<end
      index = end
    } else if let end = codeEnd {
      token.number = nil
      token.range = token.range.lowerBound..<end
      index = end
    }
    append(token)
    if !isQuoted, let length = LineBytes.inchLength(bytes, at: index) { addInch(length) }
  }

  /// The end of the percent sign after a number; nil if none follows.
  private var shareEnd: Int? {
    let sign = bytes[index...].first == UInt8(ascii: " ") ? index + 1 : index
    return sign < bytes.count && bytes[sign] == UInt8(ascii: "%") ? sign + 1 : nil
  }

  /// The end of a number with letters and digits directly after it, such as "1e3", which is not an
  /// amount.
  ///
  /// It is nil if the letters are a unit or a multiplication sign: "1lb2oz", "2x400g".
  private var codeEnd: Int? {
    var end = index
    while end < bytes.count, LineBytes.isLetter(bytes[end]) { end += 1 }
    let isFollowed = end < bytes.count && LineBytes.isDigit(bytes[end])
    guard end > index, isFollowed, !(bytes[index] | 0x20 == letterX && end == index + 1) else {
      return nil
    }
    let word = bytes[index..<end].map { $0 | 0x20 }
    switch lexicon.entry(LineHash.of(word))?.kind {
    case .measure, .piece: return nil
    case .joint, .preposition: if word.count > 1 { return nil }
    default: break
    }
    while end < bytes.count, LineBytes.isDigit(bytes[end]) { end += 1 }
    return end
  }

  private var letterX: UInt8 { UInt8(ascii: "x") }

  /// Adds the inch sign after a number as the word "inch".
  private mutating func addInch(_ length: Int) {
    var token = LineToken(
      index..<(index + length), after: .blank, isJoined: true, isInBrackets: depth > 0)
    token.isSign = true
    lower = Array("inch".utf8)
    describe(&token)
    index += length
    append(token)
  }

  /// The length of a unit or a multiplication sign between numbers, "1lb2oz", "2x400g"; nil if
  /// there is none.
  private func unitLength(_ length: Int) -> Int? {
    guard isJoined, tokens.last?.kind == .number, gap == .blank else { return nil }
    var end = index
    while end < index + length, LineBytes.isLetter(bytes[end]) { end += 1 }
    guard end > index, end < index + length else { return nil }
    let isRange =
      bytes[end] == UInt8(ascii: "-") && end + 1 < bytes.count && LineBytes.isDigit(bytes[end + 1])
    return isRange || LineBytes.isDigit(bytes[end]) ? end - index : nil
  }

  private mutating func addWord(_ length: Int) {
    var token = LineToken(
      index..<(index + length), after: gap, isJoined: isJoined && !tokens.isEmpty,
      isInBrackets: depth > 0)
    lower.removeAll(keepingCapacity: true)
    LineBytes.lower(bytes, token.range, to: &lower)
    describe(&token)
    index += length
    append(token)
  }

  /// Sets the fields that follow from the letters of a word.
  private mutating func describe(_ token: inout LineToken) {
    let first = bytes[token.range.lowerBound]
    token.isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    token.shape = LineBytes.shape(bytes, token.range)
    token.word = LineHash.of(lower)
    setEnds(&token)
    let count = LineBytes.singularLength(lower)
    token.stem = count == lower.count ? token.word : LineHash.of(lower[..<count])
    let isSpoon = token.range.count == 1 && first == UInt8(ascii: "T")
    if isSpoon { token.word = LineHash.of("tbsp") }
    if let entry = lexicon.entry(token.word) {
      token.kind = entry.kind
      token.unit = entry.unit
      token.number = entry.number
      if entry.english != token.word {
        token.word = entry.english
        token.stem = entry.english
      }
    } else if let number = CompoundNumeral.number(lower, lexicon) {
      (token.kind, token.number) = (.numeral, number)
      token.word = LineHash.of("four")
      token.stem = token.word
    } else if LineBytes.isParticiple(lower) {
      token.kind = .participle
    } else if token.isCapital, !tokens.isEmpty {
      token.kind = .name
    }
  }

  private func setEnds(_ token: inout LineToken) {
    let count = lower.count
    token.heads = (
      LineHash.of(lower.prefix(2)), LineHash.of(lower.prefix(3)), LineHash.of(lower.prefix(4))
    )
    token.tails = (
      LineHash.of(lower[max(0, count - 2)...]), LineHash.of(lower[max(0, count - 3)...]),
      LineHash.of(lower[max(0, count - 4)...])
    )
  }
}
