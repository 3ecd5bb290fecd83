import DesignSystem
import ScreenParts

/// The recipe picker: search, filters, four tabs of recipes, and the import of another recipe.
public struct RecipePickerScreen: Screen {
  /// The id, `recipe-picker`.
  public let id: ScreenID = "recipe-picker"
  /// `loading`, the name of the tab, `trending-season`, `filtered`, `found`, `none`, `offline`,
  /// `unreadable`, or the name of the tab with `-empty`.
  public var state: StateID
  /// The title.
  public var title: String
  /// Back and the title.
  var bar: NavigationBar
  /// The time for the chosen meal, or the meal that it replaces.
  var purpose: TextBlock?
  /// Plans a note instead of a meal; nil while a meal is replaced.
  var note: ActionButton?
  /// The search field.
  var search: TextEntry
  /// Opens the filters, with the number of active ones.
  var filter: ActionButton
  /// The recent searches.
  var searches: Disclosure?
  /// Curated, Trending, Saved and Imported.
  var tabs: SegmentedControl
  /// The notices: no network, and the source of the order of the recipes.
  var notices: [Banner]
  /// The recipes in order.
  var cards: [PickerCard]
  /// The indicator that recipes are being read.
  var loading: Spinner?
  /// The note that states how many recipes break a limit and are not shown.
  var leftOut: StatusLine?
  /// Shows the recipes that are left out, or hides them.
  var held: ActionButton?
  /// Shows the unknown names in the own recipes.
  var settle: ActionButton?
  /// Shows further recipes.
  var more: ActionButton?
  /// The message shown without recipes.
  var message: StateMessage?
  /// "+ Import from link"; nil if recipes cannot be read.
  var importing: PickerImport?
  /// A short message.
  var toast: Toast?
  /// The tabs of the app.
  var tabBar: TabBar?

  /// The import button before the first recipe, or the button of the message; else nil.
  public var primaryAction: ElementID? {
    message?.actions.first { $0.kind == .primary }?.id
      ?? importing.flatMap { $0.button.kind == .primary ? $0.button.id : nil }
  }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String?

  /// Makes the screen from its input.
  public init(_ input: RecipePickerInput, _ context: PresentationContext) {
    let copy = context.copy
    let state = Self.state(input)
    self.state = state
    title = copy(input.swapped == nil ? "picker.title" : "picker.title.swap")
    bar = SettingsPage.bar("recipe-picker", title, copy)
    purpose = Self.purpose(input, copy)
    note = Self.noteInstead(input, copy)
    search = Self.search(input, copy)
    filter = Self.filter(input, copy)
    searches = Self.searches(input, copy)
    tabs = Self.tabs(input, copy)
    notices = input.isUnreadable ? [] : Self.notices(input, copy)
    cards = input.isUnreadable ? [] : (input.cards ?? []).map { PickerCard($0, input, copy) }
    loading =
      state == "loading" ? Spinner("recipe-picker.loading", spoken: copy("picker.loading")) : nil
    leftOut = Self.leftOut(input, copy)
    held = Self.held(input, copy)
    settle = Self.settle(input, copy)
    more = Self.more(input, copy)
    message = Self.message(input, copy)
    importing = input.isUnreadable ? nil : PickerImport(input, copy)
    toast = input.toast.map { $0.toast("recipe-picker.toast") }
    tabBar = context.tabBar
    announcement =
      toast?.text ?? message?.headline ?? loading.map { _ in copy("picker.loading") }
      ?? copy("picker.count", count: cards.count + input.furtherCount)
  }

  private static func state(_ input: RecipePickerInput) -> StateID {
    if input.isUnreadable { return "unreadable" }
    if input.isReadingOwn { return "reading" }
    guard let cards = input.cards else { return "loading" }
    if cards.isEmpty { return input.isNarrowed ? "none" : StateID("\(input.tab.rawValue)-empty") }
    if input.isOffline { return "offline" }
    if input.filter.count > 0 { return "filtered" }
    if !input.query.isBlank { return "found" }
    if input.tab == .trending, input.trend == .season { return "trending-season" }
    return StateID(input.tab.rawValue)
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("recipe-picker") {
      bar
      PageContent("recipe-picker.content", spacing: .l) {
        header
        notices
        loading
        message
        settle
        if !cards.isEmpty {
          CardGrid("recipe-picker.cards", columns: 1, label: announcement ?? title) { cards }
        }
        leftOut
        held
        more
        importing
        Gap("recipe-picker.gap.end", .none)
      }
      tabBar
      toast
    }.element
  }

  private var header: Stack {
    Stack("recipe-picker.header", LayoutSpec(.vertical, spacing: .m, width: .fill)) {
      purpose
      if let note {
        Stack(
          "recipe-picker.note.line",
          LayoutSpec(.vertical, padding: .vertical(.s), align: .center, width: .fill)
        ) { note }
      }
      Stack(
        "recipe-picker.question",
        LayoutSpec(
          .horizontal, spacing: .m, lineSpacing: .m, align: .center, width: .fill,
          stacksAtAccessibilitySizes: true)
      ) {
        search
        filter
      }
      searches
      tabs
    }
  }
}

extension RecipePickerInput {
  /// Whether there is a search or a filter.
  var isNarrowed: Bool { filter.count > 0 || !query.isBlank }
}

extension String {
  /// Whether the text has no visible character.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
