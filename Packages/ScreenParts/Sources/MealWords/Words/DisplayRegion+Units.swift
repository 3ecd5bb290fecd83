import AppWords
import MealModels

extension DisplayRegion {
  /// The units that cooks of the region use.
  public var units: MeasurementSystem {
    switch measurement {
    case .us: .us
    case .metric: .metric
    }
  }
}

extension DisplayRegion {
  /// The eater's region, which decides which dishes people know and which words cooks use.
  ///
  /// It is derived from the country.
  public var eaterRegion: EaterRegion { EaterRegion(country: country) }
}
