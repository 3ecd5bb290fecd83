/// How a line writes its amounts, which tells whose habits it follows: "250g", "1/2 cup", "½ tsp".
struct LineStyle {
  /// A number for each style; lines without an amount have one too.
  let number: UInt64

  init(_ tokens: [LineToken]) {
    var (fraction, unit): (UInt64, UInt64) = (0, 0)
    for token in tokens.prefix(Self.looked) {
      if token.kind == .number, fraction == 0 { fraction = Self.fraction(token) }
      if token.kind == .measure, unit == 0 { unit = Self.unit(token) }
    }
    number = 1 + fraction + unit * 4
  }

  private static let looked = 6

  /// Whether a number is whole, has decimals, or is a fraction in one character or in several.
  private static func fraction(_ token: LineToken) -> UInt64 {
    switch token.word {
    case LineHash.mix(1, 1): 0
    case LineHash.mix(1, 4): 1
    default: token.shape == LineToken.signShape ? 2 : 3
    }
  }

  /// Whether a unit stands right behind its number, is spelled out, or is short.
  private static func unit(_ token: LineToken) -> UInt64 {
    if token.isJoined, token.gap == .blank { return 1 }
    return token.range.count > 4 ? 2 : 3
  }
}
