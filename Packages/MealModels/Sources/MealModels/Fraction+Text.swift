extension Fraction: LosslessStringConvertible {
  /// The amount as a cook writes it: "3", "1/2" or "1 1/2".
  public var description: String {
    let whole = numerator / denominator
    let rest = numerator % denominator
    if rest == 0 { return String(whole) }
    return whole == 0 ? "\(rest)/\(denominator)" : "\(whole) \(rest)/\(denominator)"
  }

  /// Reads "3", "1/2", "1 1/2" or "0.75"; nil for any other text, and for negative and huge
  /// numbers.
  public init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: true)
    switch parts.count {
    case 1:
      guard let value = Self.simple(parts[0]) else { return nil }
      self = value
    case 2:
      guard let whole = Self.count(parts[0]), let rest = Self.simple(parts[1]),
        parts[1].contains("/"), rest < .one
      else { return nil }
      self.init(whole * rest.denominator + rest.numerator, over: rest.denominator)
    default:
      return nil
    }
  }

  /// The amount with at most `places` decimals and no trailing zeros: "1.5".
  ///
  /// - Parameter places: how many decimals to keep, 0 to 4.
  public func decimal(places: Int) -> String {
    let unit = Self.powersOfTen[min(max(places, 0), 4)]
    let scaled = Int(bounded: (min(doubleValue, 1e12) * Double(unit)).rounded())
    var digits = String(scaled % unit + unit).dropFirst()
    while digits.hasSuffix("0") { digits = digits.dropLast() }
    return digits.isEmpty ? String(scaled / unit) : "\(scaled / unit).\(digits)"
  }

  private static let powersOfTen = [1, 10, 100, 1000, 10_000]

  private static func simple(_ text: Substring) -> Fraction? {
    if let slash = text.firstIndex(of: "/") {
      guard let top = count(text[..<slash]), let bottom = count(text[text.index(after: slash)...])
      else { return nil }
      return Fraction(top, over: bottom)
    }
    guard let point = text.firstIndex(of: ".") else { return count(text).map { Fraction($0) } }
    let decimals = text[text.index(after: point)...]
    guard (1...4).contains(decimals.count), let whole = count(text[..<point]),
      let rest = count(decimals)
    else { return nil }
    let parts = powersOfTen[decimals.count]
    return Fraction(whole * parts + rest, over: parts)
  }

  private static func count(_ digits: Substring) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return Int(digits)
  }
}
