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
