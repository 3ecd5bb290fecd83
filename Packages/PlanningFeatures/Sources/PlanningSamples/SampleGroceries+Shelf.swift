import MealModels
import PlanningPresentation

extension SampleGroceries {
  /// A drawer with products: fewer packages than needed, and another kind than wanted.
  static let shelved: GroceryItemInput = {
    var input = GroceryItemInput(spaghetti, sources: ["1 1/2 lb rigatoni for Pasta night"])
    input.amount = GroceryItemInput.Amount("1 1/2 lb", isChanged: true)
    input.shelf = GroceryItemInput.Shelf(
      retailer: "Kroger",
      products: [
        .init(
          "rotini", "Rotini 1lb box", facts: ["$1.99 a package", "$1.99 per lb", "Store brand"],
          cost: Money(hundredths: 199), isChosen: true),
        .init(
          "penne", "Organic Penne 1lb box", facts: ["$2.49 a package", "$2.49 per lb", "Organic"],
          cost: Money(hundredths: 498)),
        .init(
          "almond-rotini", "Almond Rotini 8oz", facts: ["$4.99 a package"],
          problem: "Not for Ben: its label names almond"),
      ], packages: "2", allowsFewer: true, short: "1/2 lb", isByHand: true,
      replacement: .init(wanted: "rigatoni", sold: "rotini"))
    return input
  }()

  /// A drawer of an item whose replacement was refused.
  static let refusing: GroceryItemInput = {
    var input = shelved
    input.item.availability = .unavailable
    input.shelf = GroceryItemInput.Shelf(
      retailer: "Kroger",
      products: [.init("rotini", "Rotini 1lb box", problem: "Cannot be chosen: it is rotini")],
      isOnlyKind: true)
    return input
  }()
}
