import DesignSystem
import EaterRecord
import MealModels

/// The dependencies of the features about eaters.
public struct EaterClients: Sendable {
  /// The stores of the app's data.
  public var stores: Stores
  /// The foods that limits may name.
  public var foods: @Sendable () -> FoodBook
  /// The names of foods for sentences; unknown foods are left out.
  public var names: @Sendable ([FoodID]) -> [FoodID: String]
  /// The words.
  public var copy: Copy
  /// Whether the app has limits on nutrition.
  public var hasNutritionLimits = true
  /// Whether the app has a quiz that learns what the owner of the device likes.
  public var hasTasteQuiz = true
  /// Whether these features open their pages themselves, and have links to them; false if the app's
  /// settings do both.
  public var opensPages = false
  /// Whether they describe the stream of preferences; false if another feature of the app does.
  public var describesPreferences = true

  /// Makes the clients; by default the foods' own names are used.
  public init(
    stores: Stores, foods: @escaping @Sendable () -> FoodBook, copy: Copy,
    names: (@Sendable ([FoodID]) -> [FoodID: String])? = nil
  ) {
    self.stores = stores
    self.foods = foods
    self.copy = copy
    self.names =
      names ?? { ids in
        let book = foods()
        return Dictionary(
          ids.compactMap { id in book[id].map { (id, $0.name) } },
          uniquingKeysWith: { first, _ in first })
      }
  }
}
