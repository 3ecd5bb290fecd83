import DesignSystem
import MealModels
import ScreenParts

/// The sheet that asks which delivery service to order from (G-06).
public struct OrderServicesScreen: Screen {
  /// The id, `order-services`.
  public let id: ScreenID = "order-services"
  /// Always `default`.
  public var state: StateID = "default"
  /// The title.
  public var title: String
  /// The question.
  var headline: TextBlock
  /// The search text.
  var message: TextBlock
  /// The sides that go with the meal; nil for a dish that is eaten alone.
  var sides: TextBlock?
  /// The allergens of the recipe, and the warning that the restaurant may use other ingredients.
  var allergens: TextBlock
  /// One button for each service, all of them equal.
  var services: [ActionButton]
  /// Closes the sheet.
  var cancel: ActionButton

  /// No service is emphasised.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { headline.content.text }

  /// Makes the sheet for a meal.
  ///
  /// - Parameter sides: the sides for the people at the table.
  public init(
    _ meal: Meal, sides: [TableSide] = [], services: [DeliveryService] = DeliveryService.allCases,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    title = copy("order.title")
    headline = TextBlock(
      "order-services.headline", copy("order.headline"), style: .title3, alignment: .center,
      minHeight: 24, isHeader: true)
    message = TextBlock(
      "order-services.message", copy("order.body", ["title": meal.recipe.title]),
      style: .callout, color: .secondaryLabel, alignment: .center)
    self.sides = copy.servedWith(sides).map {
      TextBlock("order-services.sides", $0, style: .callout, alignment: .center)
    }
    allergens = TextBlock(
      "order-services.allergens",
      copy("order.allergens", ["allergens": copy.allergens(of: meal.facts(with: sides.served))]),
      style: .footnote,
      alignment: .center)
    self.services = services.map { Self.button($0, meal, copy) }
    cancel = ActionButton(
      "order-services.cancel", .text, copy("order.cancel"),
      action: ControlAction(NavigationAction.dismiss))
  }

  private static func button(
    _ service: DeliveryService, _ meal: Meal, _ copy: Copy
  ) -> ActionButton {
    let name = ["service": copy(service.copyKey)]
    return ActionButton(
      ElementID("order-services.service").child(service.rawValue), .secondary,
      copy("order.service", name), hint: copy("order.service.hint", name),
      action: ControlAction(MealAction.orderWith, (meal.id, service)), isLink: true)
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("order-services") {
      Sheet(
        "order-services.sheet", label: title,
        dismiss: CustomAction(cancel.title, cancel.action)
      ) {
        Stack(
          "order-services.content",
          LayoutSpec(.vertical, padding: .vertical(.l), align: .center, width: .fill)
        ) {
          headline
          Gap("order-services.gap.message", .s)
          message
          beside
          Gap("order-services.gap.allergens", .s)
          allergens
          Gap("order-services.gap.services", .l)
          Stack(
            "order-services.services",
            LayoutSpec(.vertical, spacing: .componentSpacing, width: .fill)
          ) { services }
          Gap("order-services.gap.cancel", .l)
          cancel
        }
      }
    }.element
  }

  @ElementBuilder private var beside: [Element] {
    if let sides {
      Gap("order-services.gap.sides", .s)
      sides
    }
  }
}
