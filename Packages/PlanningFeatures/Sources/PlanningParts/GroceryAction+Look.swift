import DesignSystem
import PlanningPresentation

extension GroceryAction {
  /// Requests due prices when a page that shows them opens; no control uses this action.
  package static let look = ActionForm("groceries.look")
}
