import DesignSystem
import MealModels
import ScreenParts

/// An item at home: its amount, its last day, and the way to remove it.
public struct PantryItemScreen: Screen {
  /// The id, `pantry-item`.
  public let id: ScreenID = "pantry-item"
  /// `default`, `refused` or `read-only`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The fields and the buttons.
  var sheet: FormSheet

  /// Nil, because each change takes effect at once.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String?

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet of an item.
  ///
  /// - Parameters:
  ///   - error: the reason why a typed amount was refused; nil if it was not.
  ///   - isAlways: whether its food is always at home.
  public init(
    _ item: PantryInput.Item, today: Int, error: String? = nil, isAlways: Bool = false,
    isAllowed: Bool = true, _ context: PresentationContext
  ) {
    let copy = context.copy
    title = item.name
    state = !isAllowed ? "read-only" : error == nil ? "default" : "refused"
    let removing = ActionButton(
      "pantry-item.remove", .text, copy("pantry.remove"),
      action: ControlAction(PantryAction.remove, item.id), isDestructive: true)
    sheet = FormSheet(
      "pantry-item", title: item.name, further: isAllowed ? [removing] : [],
      closing: "grocery-entry.done", copy
    ) {
      copy.keeps(item, on: today).map {
        TextBlock(
          "pantry-item.keeps", $0, style: .callout, color: .secondaryLabel, fillsWidth: true)
      }
      FormField("pantry-item.amount.field", copy("pantry.amount")) {
        TextEntry(
          "pantry-item.amount", label: copy("pantry.amount"), text: item.amount ?? "",
          placeholder: copy("pantry.amount.sample"),
          action: ControlAction(PantryAction.amount, item.id), isEnabled: isAllowed, error: error)
      }
      FormField("pantry-item.use-by.field", copy("pantry.use-by.field")) {
        TextEntry(
          "pantry-item.use-by", kind: .date, label: copy("pantry.use-by.field"),
          text: item.useBy.map { CalendarDay($0).text } ?? "",
          action: ControlAction(PantryAction.useBy, item.id), isEnabled: isAllowed)
      }
      item.food.map { food in
        ListRow.toggle(
          "pantry-item.always", copy("pantry.always"), subtitle: copy("pantry.always.note"),
          isOn: isAlways,
          action: ControlAction(PantryAction.staple, food), isAllowed: isAllowed, copy: copy)
      }
    }
    announcement = error ?? title
  }
}
