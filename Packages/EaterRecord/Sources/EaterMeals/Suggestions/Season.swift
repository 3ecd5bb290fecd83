import MealModels

/// Determines the season; meals name seasons by months of the northern temperate zone.
enum Season {
  /// The northern month, 1 to 12, whose season a country has at a moment.
  ///
  /// South of the equator, seasons are shifted by half a year. An unknown country is treated as
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

extension SuggestionService {
  /// The meals with the most foods in season at a moment; meals without such foods are left out.
  ///
  /// - Parameter country: the country, ISO 3166-1; nil is treated as northern.
  public func inSeason(at moment: LocalMoment, country: String? = nil) -> [MealSummary] {
    let month = Season.month(of: moment, in: country)
    let book = foods
    let counted = catalog.summaries.map { meal in
      (meal, meal.traits.mainFoods.count { book[$0]?.season.contains(month) ?? false })
    }
    return counted.filter { $0.1 > 0 }.sorted { ($1.1, $0.0.id) < ($0.1, $1.0.id) }.map(\.0)
  }
}
