import Groceries
import PlanningPresentation

extension ChosenStore {
  /// Makes the chosen store for screens; nil if none is chosen.
  ///
  /// - Parameter retailer: the name of the retailer, if the store does not state one.
  package init?(_ settings: ShoppingSettings, retailer: String) {
    guard let id = settings.store else { return nil }
    let place = settings.place
    self.init(
      place?.name ?? id.rawValue, retailer: place?.chain ?? retailer, zip: place?.zip)
  }
}
