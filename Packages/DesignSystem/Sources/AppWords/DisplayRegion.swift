/// The formats of a person's language and country.
public struct DisplayRegion: Hashable, Sendable {
  /// US customary or metric units.
  public enum Measurement: String, CaseIterable, Sendable {
    /// Cups, ounces, degrees Fahrenheit.
    case us
    /// Millilitres, grams, degrees Celsius.
    case metric
  }

  /// How the time of day is written.
  public enum Clock: String, CaseIterable, Sendable {
    /// 6:30 PM.
    case twelveHour
    /// 18:30.
    case twentyFourHour
  }

  /// The language, ISO 639-1, such as `en`.
  public var language: String
  /// The country, ISO 3166-1, such as `US`; nil when it is not known.
  public var country: String?
  /// The units.
  public var measurement: Measurement
  /// The sign before or after an amount of money.
  public var currency: CurrencyStyle
  /// The format of the time of day.
  public var clock: Clock
  /// The separator of whole and fractional digits.
  public var decimalSeparator: String
  /// The separator of groups of three digits; empty for no separator.
  public var groupSeparator: String

  /// Makes a region.
  public init(
    language: String, country: String? = nil, measurement: Measurement, currency: CurrencyStyle,
    clock: Clock,
    decimalSeparator: String, groupSeparator: String
  ) {
    self.language = language
    self.country = country
    self.measurement = measurement
    self.currency = currency
    self.clock = clock
    self.decimalSeparator = decimalSeparator
    self.groupSeparator = groupSeparator
  }

  /// American English.
  public static let unitedStates = DisplayRegion(
    language: "en", country: "US", measurement: .us, currency: .dollar, clock: .twelveHour,
    decimalSeparator: ".", groupSeparator: ",")

  /// English with metric units, pounds and a 24-hour clock.
  public static let unitedKingdom = DisplayRegion(
    language: "en", country: "GB", measurement: .metric, currency: .pound, clock: .twentyFourHour,
    decimalSeparator: ".", groupSeparator: ",")

  /// Germany, in English.
  public static let germany = DisplayRegion(
    language: "en", country: "DE", measurement: .metric, currency: .euro, clock: .twentyFourHour,
    decimalSeparator: ",", groupSeparator: ".")

  /// India, in English.
  public static let india = DisplayRegion(
    language: "en", country: "IN", measurement: .metric, currency: .rupee, clock: .twelveHour,
    decimalSeparator: ".", groupSeparator: ",")

  /// All known regions.
  public static let all = [unitedStates, unitedKingdom, germany, india]

  /// The region of a country; for an unknown country, American English with metric units and a
  /// 24-hour clock, which most of the world uses.
  ///
  /// - Parameter country: ISO 3166-1, such as `FR`.
  public init(country: String) {
    let other = DisplayRegion(
      language: "en", country: country, measurement: .metric, currency: .dollar,
      clock: .twentyFourHour, decimalSeparator: ".", groupSeparator: ",")
    self = Self.all.first { $0.country == country } ?? other
  }
}

/// How an amount of money is written.
public struct CurrencyStyle: Hashable, Sendable {
  /// The code, ISO 4217.
  public var code: String
  /// The sign.
  public var symbol: String
  /// Whether the sign follows the number.
  public var followsNumber: Bool

  /// Makes a style.
  public init(code: String, symbol: String, followsNumber: Bool = false) {
    self.code = code
    self.symbol = symbol
    self.followsNumber = followsNumber
  }

  /// US dollar.
  public static let dollar = CurrencyStyle(code: "USD", symbol: "$")
  /// Pound sterling.
  public static let pound = CurrencyStyle(code: "GBP", symbol: "£")
  /// Indian rupee.
  public static let rupee = CurrencyStyle(code: "INR", symbol: "₹")
  /// Euro.
  public static let euro = CurrencyStyle(code: "EUR", symbol: "€", followsNumber: true)
}
