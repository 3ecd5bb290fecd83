/// A quantity: one amount, or a range of amounts.
public enum Quantity: Hashable, Sendable, Codable {
  /// One amount.
  case exactly(Fraction)

  /// Any amount between two amounts, the smaller one first.
  case between(Fraction, Fraction)

  /// Makes a range in the right order; two equal ends become one amount.
  public init(from first: Fraction, to second: Fraction) {
    self = first == second ? .exactly(first) : .between(min(first, second), max(first, second))
  }

  /// The smallest amount.
  public var lowerBound: Fraction {
    switch self {
    case .exactly(let amount), .between(let amount, _): amount
    }
  }

  /// The largest amount, which is the one to shop for.
  public var upperBound: Fraction {
    switch self {
    case .exactly(let amount), .between(_, let amount): amount
    }
  }

  /// The same quantity with each amount changed; the ends keep their order.
  public func mapped(_ transform: (Fraction) -> Fraction) -> Quantity {
    switch self {
    case .exactly(let amount): .exactly(transform(amount))
    case .between(let low, let high): Quantity(from: transform(low), to: transform(high))
    }
  }

  /// The quantity multiplied exactly: 2-3 times two is 4-6.
  public static func * (lhs: Quantity, rhs: Fraction) -> Quantity {
    lhs.mapped { $0 * rhs }
  }
}

extension Quantity: LosslessStringConvertible {
  /// The quantity in the form that a cook writes: "1/2" or "2-3".
  public var description: String {
    switch self {
    case .exactly(let amount): amount.description
    case .between(let low, let high): "\(low)-\(high)"
    }
  }

  /// Reads "1/2", "1 1/2", "0.5" or "2-3"; nil for any other text.
  public init?(_ text: String) {
    guard let dash = text.firstIndex(where: { $0 == "-" || $0 == "–" }) else {
      guard let amount = Fraction(text) else { return nil }
      self = .exactly(amount)
      return
    }
    guard let low = Fraction(String(text[..<dash])),
      let high = Fraction(String(text[text.index(after: dash)...])), low < high
    else { return nil }
    self = .between(low, high)
  }
}
