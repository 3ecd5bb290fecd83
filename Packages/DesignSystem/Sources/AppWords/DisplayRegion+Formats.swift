extension DisplayRegion {
  /// A number with grouped digits and a fixed number of decimal places, `1,234.5`.
  public func number(_ value: Double, places: Int = 0) -> String {
    let plain = Decimals.fixed(value, places: places)
    let isNegative = plain.hasPrefix("-")
    let halves = plain.drop { $0 == "-" }.split(separator: ".")
    let whole = grouped(String(halves.first ?? "0"))
    let fraction = halves.count > 1 ? decimalSeparator + halves[1] : ""
    return (isNegative ? "-" : "") + whole + fraction
  }

  /// An amount of money in hundredths, `$4.99`.
  public func price(hundredths: Int) -> String {
    let amount = number(Double(hundredths.magnitude) / 100, places: 2)
    let sign = hundredths < 0 ? "-" : ""
    return currency.followsNumber
      ? "\(sign)\(amount) \(currency.symbol)" : "\(sign)\(currency.symbol)\(amount)"
  }

  /// A time of day, `6:30 PM` or `18:30`; hours 0 to 23, minutes 0 to 59.
  public func time(hour: Int, minute: Int) -> String {
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    guard clock == .twelveHour else { return "\(hour):\(minutes)" }
    let twelve = hour % 12 == 0 ? 12 : hour % 12
    return "\(twelve):\(minutes) \(hour < 12 ? "AM" : "PM")"
  }

  private func grouped(_ digits: String) -> String {
    guard !groupSeparator.isEmpty, digits.count > 3 else { return digits }
    let head = digits.count % 3
    var groups: [String] = head == 0 ? [] : [String(digits.prefix(head))]
    var rest = digits.dropFirst(head)
    while !rest.isEmpty {
      groups.append(String(rest.prefix(3)))
      rest = rest.dropFirst(3)
    }
    return groups.joined(separator: groupSeparator)
  }
}
