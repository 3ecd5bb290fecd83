import DesignSystem
import MealModels
import ScreenParts

extension MealAction {
  /// Looks for a meal at a delivery service.
  public static let orderWith = ActionForm(
    "meal.orderWith", about: .both(.id(MealID.self), .id(DeliveryService.self, named: "service")))
}
