import DesignSystem
import MealModels
import ScreenParts

/// Finding a meal by its name, its cuisine or a food in it; free, and only meals that everyone can
/// eat.
public struct SearchScreen: Screen {
  /// The id, `search`.
  public let id: ScreenID = "search"
  /// `start`, `found`, `none`, `unsuitable` or `unreadable`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar, the field, the meals or the message in their place, and the tabs.
  var page: ListPage

  /// No button is emphasised: there is only a field.
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String?

  /// Makes the screen from its input.
  public init(_ input: SearchInput, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("search.title")
    page = ListPage("search", title: title, toast: input.toast, context)
    state = Self.state(input)
    page.field = TextEntry(
      "search.field", kind: .search, label: copy("search.label"), text: input.query,
      placeholder: copy("search.placeholder"), action: ControlAction(SearchAction.find))
    if state == "found" {
      page.sections = [Self.results(input, copy)]
    } else {
      page.message = Self.message(state, input, copy)
    }
    announcement =
      page.toast?.text ?? page.message?.headline
      ?? copy("search.found.spoken", count: input.meals.count + input.furtherCount)
  }

  private static func state(_ input: SearchInput) -> StateID {
    if input.hasUnreadableLimits { return "unreadable" }
    if input.query.allSatisfy(\.isWhitespace) { return "start" }
    if !input.meals.isEmpty { return "found" }
    return input.unsuitableCount > 0 ? "unsuitable" : "none"
  }

  private static func results(_ input: SearchInput, _ copy: Copy) -> ListSection {
    let count = input.meals.count + input.furtherCount
    let notes = [
      input.furtherCount > 0 ? copy("search.further", count: input.furtherCount) : nil,
      input.unsuitableCount > 0 ? copy("search.unsuitable", count: input.unsuitableCount) : nil,
    ].compactMap(\.self)
    return ListSection(
      "search.results", header: copy("search.found", count: count),
      spokenHeader: copy("search.found.spoken", count: count),
      footer: notes.isEmpty ? nil : notes.joined(separator: " ")
    ) {
      input.meals.map { meal in
        ListRow(
          ElementID("search.meal").child(meal.id.rawValue),
          copy.title(meal.title, gloss: meal.gloss), subtitle: copy.name(of: meal.cuisine),
          value: meal.statedMinutes.map { copy.minutes($0) } ?? "",
          accessory: .disclosure,
          label: copy.spokenTitle(meal.title, gloss: meal.gloss),
          spokenValue: meal.statedMinutes.map(copy.spokenMinutes),
          action: ControlAction(RecipeAction.open, meal.id, motion: .sheet))
      }
    }
  }

  private static func message(
    _ state: StateID, _ input: SearchInput, _ copy: Copy
  ) -> StateMessage {
    switch state {
    case "unreadable":
      StateMessage(
        "search.message", icon: .restrictions, headline: copy("dead-end.unreadable.headline"),
        message: copy("dead-end.unreadable.body"), actions: [limits(copy)])
    case "start":
      StateMessage(
        "search.message", icon: .search, headline: copy("search.start.headline"),
        message: copy("search.start.body"))
    case "unsuitable":
      StateMessage(
        "search.message", icon: .restrictions, headline: copy("search.unsuitable.headline"),
        message: copy(
          "search.unsuitable.body", ["query": input.query], count: input.unsuitableCount))
    default:
      StateMessage(
        "search.message", icon: .search, headline: copy("search.none.headline"),
        message: copy("search.none.body", ["query": input.query]),
        actions: input.nearest.map { [nearest($0, copy)] } ?? [])
    }
  }

  private static func limits(_ copy: Copy) -> ActionButton {
    ActionButton(
      "search.limits", .secondary, copy("dead-end.settings"),
      action: SettingsAction.opening(.diets))
  }

  private static func nearest(_ nearest: String, _ copy: Copy) -> ActionButton {
    ActionButton(
      "search.nearest", .secondary, copy("search.nearest", ["nearest": nearest]),
      action: ControlAction(SearchAction.take, nearest))
  }
}
