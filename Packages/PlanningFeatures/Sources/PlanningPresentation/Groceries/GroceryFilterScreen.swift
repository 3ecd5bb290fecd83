import DesignSystem
import ScreenParts

/// The sheet of recipes by which the list can be filtered.
public struct GroceryFilterScreen: Screen {
  /// The id, `grocery-filter`.
  public let id: ScreenID = "grocery-filter"
  /// `default`, or `narrowed` if a recipe is chosen.
  public var state: StateID
  /// The title.
  public var title: String
  /// A chip for each recipe, and the buttons that show all and close the sheet.
  var sheet: FormSheet

  /// Nil, because a tap on a recipe filters at once.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { title }

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet of a list.
  public init(_ input: GroceryListInput, _ context: PresentationContext) {
    let copy = context.copy
    state = input.recipes.isEmpty ? "default" : "narrowed"
    title = copy("grocery-filter.title")
    let all = ActionButton(
      "grocery-filter.all", .text, copy("grocery-filter.all"),
      action: ControlAction(GroceryAction.unfilter))
    sheet = FormSheet(
      "grocery-filter", title: title, further: input.recipes.isEmpty ? [] : [all],
      closing: "grocery-filter.done", copy
    ) {
      ChipGroup(
        "grocery-filter.recipes", label: copy("grocery-list.recipes"),
        chips: GroceryListScreen.recipes(input, copy).map { chip in
          var chip = chip
          chip.isOnGroupedPage = false
          return chip
        })
    }
  }
}
