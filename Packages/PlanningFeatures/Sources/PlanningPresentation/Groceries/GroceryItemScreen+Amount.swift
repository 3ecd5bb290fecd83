import DesignSystem
import ScreenParts

extension GroceryItemScreen {
  /// The field for another amount, and the way back to the amount that the meals need.
  static func amount(_ input: GroceryItemInput, _ copy: Copy) -> ListSection? {
    guard let amount = input.amount, input.isAllowed else { return nil }
    let id = input.item.id
    return ListSection(
      "grocery-item.amount", header: copy("grocery-item.amount").uppercased(),
      spokenHeader: copy("grocery-item.amount"), surface: .groupedCard
    ) {
      Stack.inset("grocery-item.amount.row") {
        FormField("grocery-item.amount.form", copy("grocery-item.amount.field")) {
          TextEntry(
            "grocery-item.amount.field", label: copy("grocery-item.amount.field"),
            text: amount.text, placeholder: copy("grocery-item.amount.sample"),
            action: ControlAction(GroceryAction.amount, id), error: amount.error)
          ActionButton(
            "grocery-item.amount.change", .secondary, copy("grocery-item.amount.change"),
            action: ControlAction(GroceryAction.confirm))
        }
      }
      if amount.isChanged {
        ListRow(
          "grocery-item.as-planned", icon: .undo, copy("grocery-item.as-planned"),
          action: ControlAction(GroceryAction.asPlanned, id))
      }
    }
  }
}
