import DesignSystem
import MealModels
import ScreenParts

/// My Recipes: the user's own recipes, found while the user types, and the ways to add more.
public struct MyRecipesScreen: Screen {
  /// The id, `my-recipes`.
  public let id: ScreenID = "my-recipes"
  /// `loading`, `empty`, `list`, `found`, `none`, `read-only` or `unreadable`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar, the field, the recipes or the message in their place, and the tabs.
  var page: ListPage
  /// The one emphasised control; nil if there is none.
  public var primaryAction: ElementID?

  /// It stays beside a page that it opens.
  public var staysBeside: Bool { true }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String?

  /// Makes the screen from its input.
  public init(_ input: MyRecipesInput, _ context: PresentationContext) {
    let copy = context.copy
    let isTab = !input.shelves.isEmpty
    title = copy(isTab ? "recipes-tab.title" : "my-recipes.title")
    state = Self.state(input)
    page = ListPage("my-recipes", title: title, toast: input.toast, context)
    if isTab { page.bar = NavigationBar("my-recipes.bar", title: title) }
    if isTab || !["empty", "unreadable"].contains(state) {
      page.field = TextEntry(
        "my-recipes.field", kind: .search, label: copy("my-recipes.search"), text: input.query,
        placeholder: copy("my-recipes.search.placeholder"),
        action: ControlAction(RecipeBookAction.find))
    }
    page.message = isTab && state == "empty" ? nil : Self.message(state, input, copy)
    page.sections = page.message == nil || isTab ? Self.all(input, copy) : []
    primaryAction = page.message?.actions.first { $0.kind == .primary }?.id
    announcement = page.toast?.text ?? page.message?.headline ?? Self.spoken(input, copy)
  }

  private static func state(_ input: MyRecipesInput) -> StateID {
    if input.isUnreadable { return "unreadable" }
    guard let entries = input.entries else { return "loading" }
    if input.shelf != MyRecipesInput.ownShelf { return "shelf" }
    let isSearching = !input.query.allSatisfy(\.isWhitespace)
    if entries.isEmpty {
      let isEmpty =
        input.unfinished == nil && input.waiting.isEmpty && input.choice.conditionCount == 0
      return isSearching ? "none" : isEmpty ? "empty" : "list"
    }
    if isSearching { return "found" }
    return input.isAllowed ? "list" : "read-only"
  }

  private static func spoken(_ input: MyRecipesInput, _ copy: Copy) -> String? {
    input.entries.map { copy("my-recipes.count", count: $0.count + input.furtherCount) }
  }

  /// The message in place of the list.
  private static func message(
    _ state: StateID, _ input: MyRecipesInput, _ copy: Copy
  ) -> StateMessage? {
    func message(_ icon: IconRole, _ name: String, _ actions: [ActionButton] = []) -> StateMessage {
      StateMessage(
        "my-recipes.message", icon: icon, headline: copy(CopyKey("my-recipes.\(name).headline")),
        message: copy(CopyKey("my-recipes.\(name).body"), ["query": input.query]), actions: actions)
    }
    switch state {
    case "empty": return message(.recipes, "empty", beginnings(input, copy))
    case "none": return message(.search, "none", wider(input, copy))
    case "unreadable": return message(.warning, "unreadable")
    default: return nil
    }
  }

  private static func beginnings(_ input: MyRecipesInput, _ copy: Copy) -> [ActionButton] {
    let create = ActionButton(
      "my-recipes.create", .primary, copy("my-recipes.create"), icon: .add,
      hint: input.isAllowed ? "" : copy("control.needs-premium"),
      action: ControlAction(RecipeBookAction.create, motion: .push))
    let importing = ActionButton(
      "my-recipes.import", .text, copy("my-recipes.import"), icon: .link,
      hint: input.isAllowed ? "" : copy("control.needs-premium"),
      action: ControlAction(RecipeBookAction.openImport, motion: .sheet))
    let files = ActionButton(
      "my-recipes.import-files", .text, copy("recipe-files.open"), icon: .importing,
      hint: input.isAllowed ? "" : copy("control.needs-premium"),
      action: ControlAction(RecipeFilesAction.open, motion: .push))
    return [create] + (input.canImport ? [importing] : []) + (input.canImportFiles ? [files] : [])
  }

  private static func wider(_ input: MyRecipesInput, _ copy: Copy) -> [ActionButton] {
    let all = ActionButton(
      "my-recipes.all", .text, copy("my-recipes.all"),
      action: ControlAction(RecipeBookAction.look, ""))
    let searches = input.wider.enumerated().map { index, wider in
      ActionButton(
        ElementID("my-recipes.wider").child(index), .secondary,
        copy("my-recipes.wider", ["query": wider.query], count: wider.count),
        action: ControlAction(RecipeBookAction.look, wider.query))
    }
    return searches + [all]
  }
}
