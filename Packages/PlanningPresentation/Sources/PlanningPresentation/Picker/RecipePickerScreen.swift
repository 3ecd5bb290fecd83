import DesignSystem
import ScreenParts

/// The recipe picker: searching, narrowing, four tabs of recipes, and the import of one more.
public struct RecipePickerScreen: Screen {
  /// The id, `recipe-picker`.
  public let id: ScreenID = "recipe-picker"
  /// `loading`, the name of the tab, `trending-season`, `filtered`, `found`, `none`, `offline`,
  /// `unreadable`, or the name of the tab with `-empty`.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// Back and the title.
  public var bar: NavigationBar
  /// For when a meal is chosen, or in the place of which.
  public var purpose: TextBlock?
  /// What is looked for.
  public var search: TextEntry
  /// Opens the filters, and says how many narrow something.
  public var filter: ActionButton
  /// What was looked for lately.
  public var searches: Disclosure?
  /// Curated, Trending, Saved and Imported.
  public var tabs: SegmentedControl
  /// That the network is gone, and where the order of the recipes comes from.
  public var notices: [Banner]
  /// The recipes in order.
  public var cards: [PickerCard]
  /// That recipes are being read.
  public var loading: Spinner?
  /// How many break a limit, and are not shown.
  public var leftOut: StatusLine?
  /// Shows further recipes.
  public var more: ActionButton?
  /// What stands there without recipes.
  public var message: StateMessage?
  /// "+ Import from link"; nil where recipes cannot be read.
  public var importing: PickerImport?
  /// A short message.
  public var toast: Toast?
  /// The tabs of the app.
  public var tabBar: TabBar?

  /// Importing where nothing is imported yet, and what the message asks for; else nothing.
  public var primaryAction: ElementID? {
    message?.actions.first { $0.kind == .primary }?.id
      ?? importing.flatMap { $0.button.kind == .primary ? $0.button.id : nil }
  }

  /// What VoiceOver says when the screen appears.
  public var announcement: String?

  /// Makes the screen from its input.
  public init(_ input: RecipePickerInput, _ context: PresentationContext) {
    let copy = context.copy
    let state = Self.state(input)
    self.state = state
    title = copy(input.swapped == nil ? "picker.title" : "picker.title.swap")
    bar = SettingsPage.bar("recipe-picker", title, copy)
    purpose = Self.purpose(input, copy)
    search = Self.search(input, copy)
    filter = Self.filter(input, copy)
    searches = Self.searches(input, copy)
    tabs = Self.tabs(input, copy)
    notices = input.isUnreadable ? [] : Self.notices(input, copy)
    cards = input.isUnreadable ? [] : (input.cards ?? []).map { PickerCard($0, input, copy) }
    loading =
      state == "loading" ? Spinner("recipe-picker.loading", spoken: copy("picker.loading")) : nil
    leftOut = Self.leftOut(input, copy)
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
        if !cards.isEmpty {
          CardGrid("recipe-picker.cards", columns: 1, label: announcement ?? title) { cards }
        }
        leftOut
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
  /// Whether something is looked for, or narrowed.
  var isNarrowed: Bool { filter.count > 0 || !query.isBlank }
}

extension String {
  /// Whether there is nothing in it that anybody could see.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
