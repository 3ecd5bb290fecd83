extension CalendarDay {
  /// The days of the years 0001 to 9999, which can be written as text, by their numbers since 1970.
  public static let written = -719_162...2_932_896

  /// Days since 1 January 1970.
  ///
  /// The inverse of ``init(_:)-(Int)``, computed with the same eras of years that begin in March.
  public var number: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The date in the format of ISO 8601: "2025-05-12".
  public var text: String {
    "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
  }

  /// Reads a date such as "2025-05-12" of the years 0001 to 9999; nil for any other text, and for a
  /// day that does not exist.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10]), 1...12 ~= month
    else { return nil }
    let first = CalendarDay(year: year, month: month, day: 1).number
    self.init(first + day - 1)
    guard Self.written.contains(first), (self.year, self.month, self.day) == (year, month, day)
    else { return nil }
  }

  private init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day, weekday) = (year, month, day, 1)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
