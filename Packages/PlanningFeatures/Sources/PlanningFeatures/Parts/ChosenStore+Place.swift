import Groceries
import PlanningPresentation

extension ChosenStore {
  /// The chosen store as screens name it; nil where none is chosen.
  ///
  /// - Parameter retailer: the name of whoever runs it, where nobody told.
  init?(_ settings: ShoppingSettings, retailer: String) {
    guard let id = settings.store else { return nil }
    let place = settings.place
    self.init(
      place?.name ?? id.rawValue, retailer: place?.chain ?? retailer, zip: place?.zip)
  }
}
