import MealModels

/// The seasons, as meals name them: by months of the northern temperate zone.
enum Season {
  /// The northern month, 1 to 12, in which it is the season of a moment in a country.
  ///
  /// South of the equator seasons are half a year apart. A country that is not known counts as
  /// northern.
  static func month(of moment: LocalMoment, in country: String?) -> Int {
    let month = CalendarDay(moment.dayNumber).month
    return country.map(southern.contains) == true ? (month + 5) % 12 + 1 : month
  }

  /// Countries that lie mostly south of the equator and have seasons, ISO 3166-1.
  private static let southern: Set<String> = [
    "AO", "AR", "AU", "BO", "BR", "BW", "CL", "FJ", "LS", "MG", "MU", "MW", "MZ", "NA", "NC", "NZ",
    "PE", "PY", "RE", "SZ", "UY", "ZA", "ZM", "ZW",
  ]
}
