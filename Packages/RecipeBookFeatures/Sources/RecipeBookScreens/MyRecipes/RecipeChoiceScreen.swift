import DesignSystem
import MealModels
import ScreenParts

/// The sheet that sorts and filters a list of recipes.
public struct RecipeChoiceScreen: Screen {
  /// The id, `recipe-choice`.
  public let id: ScreenID = "recipe-choice"
  /// `default`, `filtered`, or `nothing` if no recipe matches.
  public var state: StateID
  /// The title.
  public var title: String
  /// The choices, and the buttons that close the sheet.
  var sheet: FormSheet

  /// The button that shows the recipes.
  public var primaryAction: ElementID? { sheet.primary?.id }
  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { sheet.announcement }
  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet.
  ///
  /// - Parameters:
  ///   - choice: what is chosen now.
  ///   - tags: the tags of the recipes, the most frequent first.
  ///   - count: the number of recipes that match.
  ///   - isOwn: whether the list is the user's own, whose recipes were added one by one.
  public init(
    _ choice: RecipeChoice, tags: [String], count: Int, isOwn: Bool = true,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    state = count == 0 ? "nothing" : choice.conditionCount > 0 ? "filtered" : "default"
    title = copy("recipe-choice.title")
    let show = ActionButton(
      "recipe-choice.show", .primary, copy("recipe-choice.show", count: count),
      action: ControlAction(NavigationAction.dismiss))
    let clear = ActionButton(
      "recipe-choice.clear", .text, copy("recipe-choice.clear"),
      action: ControlAction(RecipeBookAction.clearChoice))
    sheet = FormSheet(
      "recipe-choice", title: title, primary: show,
      further: choice.conditionCount > 0 ? [clear] : [], closing: "control.close", copy
    ) {
      Self.order(choice, isOwn: isOwn, copy)
      Self.minutes(choice, copy)
      Self.stars(choice, copy)
      if !tags.isEmpty { Self.tags(choice, tags, copy) }
      Self.cooked(choice, copy)
    }
  }

  private static func order(_ choice: RecipeChoice, isOwn: Bool, _ copy: Copy) -> FormField {
    group("order", copy) {
      RecipeChoice.Order.allCases.filter { isOwn || $0 != .newest }.map { order in
        Chip(
          ElementID("recipe-choice.order").child(order.rawValue), copy.name(of: order),
          isSelected: order == choice.order, action: ControlAction(RecipeBookAction.order, order))
      }
    }
  }

  private static func minutes(_ choice: RecipeChoice, _ copy: Copy) -> FormField {
    group("minutes", copy) {
      (RecipeChoice.minuteChoices.map(Optional.some) + [nil]).map { most in
        Chip(
          ElementID("recipe-choice.minutes").child(most.map(String.init) ?? "any"),
          most.map(copy.minutes) ?? copy("recipe-choice.any"), isSelected: most == choice.minutes,
          label: most.map { copy("recipe-choice.minutes.most", ["time": copy.spokenMinutes($0)]) }
            ?? copy("recipe-choice.minutes.any"),
          action: ControlAction(RecipeBookAction.minutes, most))
      }
    }
  }

  private static func stars(_ choice: RecipeChoice, _ copy: Copy) -> FormField {
    group("stars", copy) {
      (RecipeChoice.starChoices.map(Optional.some) + [nil]).map { least in
        Chip(
          ElementID("recipe-choice.stars").child(least.map(String.init) ?? "any"),
          least.map {
            $0 == 5 ? "5" : copy("recipe-choice.stars.least", ["stars": String($0)])
          } ?? copy("recipe-choice.any"),
          isSelected: least == choice.stars,
          label: least == nil ? copy("recipe-choice.stars.any") : nil,
          action: ControlAction(RecipeBookAction.stars, least))
      }
    }
  }

  private static func tags(_ choice: RecipeChoice, _ tags: [String], _ copy: Copy) -> FormField {
    group("tag", copy) {
      (tags.map(Optional.some) + [nil]).enumerated().map { index, tag in
        Chip(
          ElementID("recipe-choice.tag").child(tag == nil ? "any" : "\(index)"),
          tag ?? copy("recipe-choice.any"), isSelected: tag == choice.tag,
          label: tag == nil ? copy("recipe-choice.tag.any") : nil,
          action: ControlAction(RecipeBookAction.tag, tag))
      }
    }
  }

  private static func cooked(_ choice: RecipeChoice, _ copy: Copy) -> ListSection {
    ListSection("recipe-choice.cooked", spokenHeader: copy("recipe-choice.never")) {
      ListRow(
        "recipe-choice.never", copy("recipe-choice.never"),
        accessory: .toggle(isOn: choice.isNeverCooked),
        action: ControlAction(RecipeBookAction.neverCooked))
    }
  }

  private static func group(
    _ name: String, _ copy: Copy, chips: () -> [Chip]
  ) -> FormField {
    let label = copy(CopyKey("recipe-choice.\(name)"))
    let id = ElementID("recipe-choice").child(name)
    return FormField(id.child("labelled"), label) {
      ChipGroup(id.child("chips"), label: label, chips: chips())
    }
  }
}

extension Copy {
  /// The name of an order of recipes.
  func name(of order: RecipeChoice.Order) -> String {
    self(CopyKey("recipe-choice.order.\(order.rawValue)"))
  }
}
