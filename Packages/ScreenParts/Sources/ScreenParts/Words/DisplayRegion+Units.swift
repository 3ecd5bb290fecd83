import DesignSystem
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
  /// Where the eater lives, as far as that tells which dishes people know, and what cooks
  /// call things.
  public var eaterRegion: EaterRegion { EaterRegion(country: country) }
}
