/// The features of each token for the model, as hashes that are computed without making strings.
package struct LineFeatures {
  private let tokens: [LineToken]
  private let clauses: LineClauses
  private let usual: [UInt8]
  private var seenNumbers: [UInt8] = []
  private var namesBefore: [UInt8] = []

  /// - Parameter usual: the usual class of each word, as ``UsualFields`` determines it.
  package init(_ tokens: [LineToken], usual: [UInt8]) {
    self.tokens = tokens
    self.usual = usual
    clauses = LineClauses(tokens)
    seenNumbers.reserveCapacity(tokens.count)
    namesBefore.reserveCapacity(tokens.count)
    var seen: UInt8 = 0
    var names: UInt8 = 0
    for (index, token) in tokens.enumerated() {
      seenNumbers.append(seen)
      namesBefore.append(names)
      if usual[index] == Self.food { names = min(names + 1, 2) }
      if token.kind == .number || token.kind == .numeral { seen = min(seen + 1, 3) }
    }
  }

  /// Calls a closure with the hash of each feature of a token.
  @inline(__always)
  func forEach(_ index: Int, _ tell: (UInt64) -> Void) {
    words(index, tell)
    spelling(index, tell)
    kinds(index, tell)
    places(index, tell)
    usualKinds(index, tell)
  }

  /// The class of words that nearly always name a food.
  private static let food = UInt8(1 + (LineField.allCases.firstIndex(of: .food) ?? 0))

  @inline(__always)
  private func usualKind(_ index: Int) -> UInt64 {
    index < 0 ? 90 : index < tokens.count ? UInt64(usual[index]) : 91
  }

  @inline(__always)
  private func usualKinds(_ i: Int, _ tell: (UInt64) -> Void) {
    let (k0, k1, k2) = (usualKind(i), usualKind(i + 1), usualKind(i + 2))
    let (l1, l2) = (usualKind(i - 1), usualKind(i - 2))
    let (g0, g1) = (gap(i), gap(i + 1))
    tell(LineHash.mix(template: 100, k0, g0))
    tell(LineHash.mix(template: 101, l1 &+ k0 << 8, g0))
    tell(LineHash.mix(template: 102, k1 &+ k0 << 8, g1))
    tell(LineHash.mix(template: 103, l2 &+ l1 << 8 &+ k0 << 16, g0))
    tell(LineHash.mix(template: 104, k0 &+ k1 << 8 &+ k2 << 16, g1))
    tell(LineHash.mix(template: 105, l1 &+ k0 << 8 &+ k1 << 16, g0, g1))
    tell(LineHash.mix(template: 106, word(i), k1, g1))
    tell(LineHash.mix(template: 107, word(i), l1, g0))
    tell(LineHash.mix(template: 108, l1 &+ k1 << 8, gap(i), g1))
    tell(LineHash.mix(template: 109, tokens[i].tails.1, k1 &+ l1 << 8, g0 &+ g1 << 8))
    let clause = clauses.clauses[clauses.indices[i]].range
    tell(
      LineHash.mix(template: 110, usualKind(clause.lowerBound) &+ k0 << 8, gap(clause.lowerBound)))
    tell(
      LineHash.mix(
        template: 111, usualKind(clause.upperBound - 1) &+ k0 << 8, gap(clause.upperBound)))
    tell(
      LineHash.mix(template: 112, k0 &+ UInt64(namesBefore[i]) << 8, g0, hasFoodAhead(i) ? 1 : 0))
    tell(LineHash.mix(template: 113, word(i), UInt64(namesBefore[i]), hasFoodAhead(i) ? 1 : 0))
  }

  /// Whether a word that usually names a food comes later in the clause.
  @inline(__always)
  private func hasFoodAhead(_ index: Int) -> Bool {
    let end = clauses.clauses[clauses.indices[index]].range.upperBound
    var next = index + 1
    while next < min(end, index + 6) {
      if usual[next] == Self.food { return true }
      next += 1
    }
    return false
  }

  /// The word at an index, or a marker before or after the line.
  @inline(__always)
  private func word(_ index: Int) -> UInt64 {
    index < 0 ? 11 : index < tokens.count ? tokens[index].word : 12
  }

  @inline(__always)
  private func stem(_ index: Int) -> UInt64 {
    index < 0 ? 11 : index < tokens.count ? tokens[index].stem : 12
  }

  @inline(__always)
  private func gap(_ index: Int) -> UInt64 {
    index < tokens.count ? UInt64(tokens[index].gap.rawValue) : 9
  }

  @inline(__always)
  private func kind(_ index: Int) -> UInt64 {
    index < 0 ? 14 : index < tokens.count ? UInt64(tokens[index].kind.rawValue) : 15
  }

  @inline(__always)
  private func words(_ i: Int, _ tell: (UInt64) -> Void) {
    let (w0, w1, w2) = (word(i), word(i + 1), word(i + 2))
    let (v1, v2) = (word(i - 1), word(i - 2))
    let (g0, g1) = (gap(i), gap(i + 1))
    tell(LineHash.mix(template: 2, w0))
    tell(LineHash.mix(template: 3, stem(i)))
    tell(LineHash.mix(template: 4, v1, g0))
    tell(LineHash.mix(template: 5, w1, g1))
    tell(LineHash.mix(template: 6, v2))
    tell(LineHash.mix(template: 7, w2))
    tell(LineHash.mix(template: 8, v1, w0))
    tell(LineHash.mix(template: 9, w0, w1))
    tell(LineHash.mix(template: 10, v2, v1))
    tell(LineHash.mix(template: 11, w1, w2))
    tell(LineHash.mix(template: 12, v1, w1))
    tell(LineHash.mix(template: 13, v2, v1, w0))
    tell(LineHash.mix(template: 14, w0, w1, w2))
    tell(LineHash.mix(template: 15, v1, w0, w1))
    tell(LineHash.mix(template: 16, w0, g0))
    tell(LineHash.mix(template: 17, w0, g1))
    tell(LineHash.mix(template: 18, w0, g0, g1 &+ 16))
    tell(LineHash.mix(template: 19, stem(i), stem(i + 1)))
    tell(LineHash.mix(template: 20, stem(i - 1), stem(i)))
    tell(LineHash.mix(template: 21, word(i - 3)))
    tell(LineHash.mix(template: 22, word(i + 3)))
  }

  @inline(__always)
  private func spelling(_ i: Int, _ tell: (UInt64) -> Void) {
    let token = tokens[i]
    tell(LineHash.mix(template: 30, token.heads.0))
    tell(LineHash.mix(template: 31, token.heads.1))
    tell(LineHash.mix(template: 32, token.heads.2))
    tell(LineHash.mix(template: 33, token.tails.0))
    tell(LineHash.mix(template: 34, token.tails.1))
    tell(LineHash.mix(template: 35, token.tails.2))
    tell(LineHash.mix(template: 36, UInt64(token.shape)))
    tell(LineHash.mix(template: 37, token.tails.1, gap(i), gap(i + 1)))
    tell(LineHash.mix(template: 38, token.tails.0, word(i + 1)))
    tell(LineHash.mix(template: 39, token.tails.0, word(i - 1)))
    tell(
      LineHash.mix(template: 40, token.tails.1, i + 1 < tokens.count ? tokens[i + 1].tails.1 : 3))
    tell(LineHash.mix(template: 41, token.tails.1, i > 0 ? tokens[i - 1].tails.1 : 3))
    tell(LineHash.mix(template: 42, UInt64(token.shape & 15), kind(i - 1), kind(i + 1)))
  }

  @inline(__always)
  private func kinds(_ i: Int, _ tell: (UInt64) -> Void) {
    let (k0, k1, k2) = (kind(i), kind(i + 1), kind(i + 2))
    let (l1, l2) = (kind(i - 1), kind(i - 2))
    let (g0, g1) = (gap(i), gap(i + 1))
    tell(LineHash.mix(template: 50, k0 &+ g0 << 8))
    tell(LineHash.mix(template: 51, k0 &+ l1 << 8, g0))
    tell(LineHash.mix(template: 52, k0 &+ k1 << 8, g1))
    tell(LineHash.mix(template: 53, k0 &+ l1 << 8 &+ l2 << 16, g0))
    tell(LineHash.mix(template: 54, k0 &+ k1 << 8 &+ k2 << 16, g1))
    tell(LineHash.mix(template: 55, k0 &+ l1 << 8 &+ k1 << 16, g0, g1))
    tell(LineHash.mix(template: 56, k0 &+ l1 << 8 &+ l2 << 16 &+ k1 << 24 &+ k2 << 32, g0, g1))
    tell(LineHash.mix(template: 57, word(i), l1))
    tell(LineHash.mix(template: 58, word(i), k1))
    tell(LineHash.mix(template: 59, word(i), l1 &+ k1 << 8, g0 &+ g1 << 8))
    tell(LineHash.mix(template: 60, word(i - 1), k0))
    tell(LineHash.mix(template: 61, word(i + 1), k0))
  }

  @inline(__always)
  private func places(_ i: Int, _ tell: (UInt64) -> Void) {
    let own = clauses.indices[i]
    let clause = clauses.clauses[own]
    let (first, last) = (clause.range.lowerBound, clause.range.upperBound - 1)
    let kind0 = kind(i)
    let inBrackets: UInt64 = tokens[i].isInBrackets ? 1 : 0
    let place = UInt64(min(i - first, 3))
    let before: UInt64 = own > 0 ? UInt64(clauses.clauses[own - 1].kind) : 20
    let after: UInt64 =
      own + 1 < clauses.clauses.count ? UInt64(clauses.clauses[own + 1].kind) : 21
    let flags =
      UInt64(clause.kind) &+ (clause.hasParticiple ? 32 : 0) &+ (clause.hasNumber ? 64 : 0)
    let opening = gap(first)
    let number = UInt64(min(own, 3))
    tell(LineHash.mix(template: 70, inBrackets, number, kind0))
    tell(LineHash.mix(template: 71, word(i), inBrackets &+ number << 4))
    tell(LineHash.mix(template: 72, word(first), opening))
    tell(LineHash.mix(template: 73, word(first), word(min(first + 1, last)), opening))
    tell(LineHash.mix(template: 74, word(first), word(i)))
    tell(LineHash.mix(template: 75, word(last), word(i)))
    tell(LineHash.mix(template: 76, flags, opening &+ place << 8, number))
    tell(LineHash.mix(template: 77, flags &+ before << 16 &+ after << 24, opening))
    tell(LineHash.mix(template: 78, UInt64(clause.kind) &+ after << 8, word(i)))
    tell(LineHash.mix(template: 79, UInt64(clause.kind) &+ before << 8, word(i)))
    tell(LineHash.mix(template: 80, UInt64(min(i, 5)), kind0))
    tell(LineHash.mix(template: 81, UInt64(min(tokens.count - i, 4)), kind0))
    tell(LineHash.mix(template: 82, UInt64(seenNumbers[i]), kind0, inBrackets))
    tell(LineHash.mix(template: 83, UInt64(min(last - i, 3)) &+ place << 8, kind0, opening))
    tell(LineHash.mix(template: 84, clauses.hasLaterJoint(after: own) ? 1 : 0, flags, number))
    tell(LineHash.mix(template: 85, word(clauses.clauses[0].range.upperBound - 1), word(i)))
    tell(LineHash.mix(template: 86, word(0), kind0))
  }
}

extension LineFeatures {
  /// The hashes of the features of a token.
  package func hashes(_ index: Int) -> [UInt64] {
    var hashes: [UInt64] = []
    hashes.reserveCapacity(72)
    forEach(index) { hashes.append($0) }
    return hashes
  }

  /// The kind of step to a token from the one before it: the gap, and the kind of the word or its
  /// usual class.
  package func edge(_ index: Int) -> Int {
    let kind = tokens[index].kind
    let isPlain = kind == .other || kind == .participle
    let place = isPlain ? WordKind.count + Self.group(usual[index]) : Int(kind.rawValue)
    return Int(tokens[index].gap.rawValue) * Self.kindCount + place
  }

  /// The number of kinds of steps.
  package static let edgeCount = LineToken.Gap.count * kindCount

  /// The parts of a kind of step.
  ///
  /// One part is shared by all steps, one by those after the same gap, and one by those to the same
  /// kind of word. One belongs to this kind alone.
  package static func edgeParts(_ edge: Int) -> [Int] {
    let gaps = LineToken.Gap.count
    return [0, 1 + edge / kindCount, 1 + gaps + edge % kindCount, 1 + gaps + kindCount + edge]
  }

  private static let kindCount = WordKind.count + 6

  /// The group of a word by its usual class: unknown, food, preparation, mostly food, mostly
  /// preparation, or another.
  private static func group(_ usual: UInt8) -> Int {
    switch usual {
    case UsualFields.unknown: 0
    case food: 1
    case preparation: 2
    case UsualFields.mixed(food): 3
    case UsualFields.mixed(preparation): 4
    default: 5
    }
  }

  /// The class of words that nearly always name a preparation.
  private static let preparation = UInt8(
    1 + (LineField.allCases.firstIndex(of: .preparation) ?? 0))
}
