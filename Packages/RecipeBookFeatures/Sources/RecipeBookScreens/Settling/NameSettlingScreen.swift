import DesignSystem
import MealModels
import ScreenParts

/// The question about the meaning of an unknown name: one food, or several that it is made of.
///
/// The answer cannot declare a name free of avoided foods; only its foods decide that.
public struct NameSettlingScreen: Screen {
  /// The id, `settle-name`.
  public let id: ScreenID = "settle-name"
  /// `start`, `found`, `none`, or `chosen` and `several` with the chosen foods.
  public var state: StateID
  /// The question.
  public var title: String
  /// The question as a headline, and the purpose of the answer.
  public var words: [TextBlock]
  /// The field that searches for a food.
  var field: TextEntry
  /// The found foods and the chosen ones.
  var sections: [ListSection]
  /// The buttons, in order.
  var buttons: [ActionButton]
  /// Closes the sheet, and leaves the name unknown.
  var cancel: ActionButton
  /// A short message.
  var toast: Toast?

  /// The button that saves the answer, once there is one.
  public var primaryAction: ElementID? { buttons.first { $0.kind == .primary }?.id }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String?

  /// Makes the sheet from its input.
  public init(_ input: NameSettlingInput, _ context: PresentationContext) {
    let copy = context.copy
    state = Self.state(input)
    title = copy("settling.question", ["name": input.name])
    words = [
      TextBlock(
        "settle-name.headline", title, style: .title3, alignment: .center, minHeight: 24,
        isHeader: true, fillsWidth: true),
      TextBlock(
        "settle-name.body",
        copy(state == "none" ? "settling.none" : "settling.body", ["query": input.query]),
        style: .callout, color: .secondaryLabel, alignment: .center, fillsWidth: true),
    ]
    field = TextEntry(
      "settle-name.field", kind: .search, label: copy("settling.search"), text: input.query,
      placeholder: copy("settling.search.placeholder"),
      action: ControlAction(NameSettlingAction.find))
    sections = Self.sections(input, copy)
    buttons = Self.buttons(input, copy)
    cancel = ActionButton(
      "settle-name.cancel", .text, copy("error.cancel"),
      action: ControlAction(NavigationAction.dismiss))
    toast = input.toast.map { $0.toast("settle-name.toast") }
    announcement = toast?.text ?? title
  }

  private static func state(_ input: NameSettlingInput) -> StateID {
    if input.chosen.count > 1 { return "several" }
    if !input.chosen.isEmpty { return "chosen" }
    if !input.found.isEmpty { return "found" }
    return input.query.allSatisfy(\.isWhitespace) ? "start" : "none"
  }

  private static func sections(_ input: NameSettlingInput, _ copy: Copy) -> [ListSection] {
    [
      section("chosen", input.chosen, copy),
      section("found", input.found.filter { !$0.isChosen }, copy),
    ].compactMap(\.self)
  }

  private static func section(
    _ name: String, _ foods: [FoodFound], _ copy: Copy
  ) -> ListSection? {
    guard !foods.isEmpty else { return nil }
    return ListSection(
      ElementID("settle-name.\(name)"), header: copy(CopyKey("settling.\(name)")),
      spokenHeader: copy(CopyKey("settling.\(name).spoken"))
    ) {
      foods.map { food in
        ListRow(
          ElementID("settle-name.\(name)").child(food.id.rawValue), food.name,
          subtitle: food.contents, accessory: .checkbox(isOn: food.isChosen),
          action: ControlAction(NameSettlingAction.choose, food.id))
      }
    }
  }

  private static func buttons(_ input: NameSettlingInput, _ copy: Copy) -> [ActionButton] {
    let keep = ActionButton(
      "settle-name.keep", .primary,
      copy(input.chosen.count > 1 ? "settling.keep.several" : "settling.keep"),
      action: ControlAction(NameSettlingAction.keep))
    let noFood = ActionButton(
      "settle-name.no-food", .text, copy("settling.no-food"),
      action: ControlAction(NameSettlingAction.noFood))
    return (input.chosen.isEmpty ? [] : [keep])
      + (input.isIngredient || !input.chosen.isEmpty ? [] : [noFood])
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("settle-name") {
      Sheet("settle-name.sheet", label: title, dismiss: CustomAction(cancel.title, cancel.action)) {
        Stack(
          "settle-name.content",
          LayoutSpec(
            .vertical, spacing: .mPlus, padding: .vertical(.l), align: .center, width: .fill)
        ) {
          words
          field
          sections
          Stack(
            "settle-name.ways-out",
            LayoutSpec(
              .vertical, spacing: .xl, padding: .vertical(.s), align: .center, width: .fill)
          ) {
            buttons
            cancel
          }
        }
      }
      toast
    }.element
  }
}
