import MealModels

extension ListAmount {
  private enum CodingKeys: String, CodingKey {
    case amount, unit, word
  }

  /// Decodes `{"amount": "2-3", "unit": "cup"}`, `{"amount": "2"}` or `{"amount": "1", "word":
  /// "jar"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .amount)
    guard let quantity = Quantity(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .amount, in: container,
        debugDescription: "'\(text)' is not an amount such as 1 1/2 or 2-3")
    }
    self.init(
      quantity, try container.decodeIfPresent(MeasureUnit.self, forKey: .unit),
      word: try container.decodeIfPresent(String.self, forKey: .word))
  }

  /// Encodes the amount in a form that can be decoded: at most a billion, rounded to a
  /// ten-thousandth.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(quantity.mapped { Self.storable($0) }.description, forKey: .amount)
    try container.encodeIfPresent(unit, forKey: .unit)
    try container.encodeIfPresent(word, forKey: .word)
  }

  private static func storable(_ amount: Fraction) -> Fraction {
    let most = Fraction(999_999_999)
    guard amount < most else { return most }
    guard amount.denominator > 99_999 else { return amount }
    return Fraction(rounding: amount.doubleValue, toParts: 10_000) ?? most
  }
}
