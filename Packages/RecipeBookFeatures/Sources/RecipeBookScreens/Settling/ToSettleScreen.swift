import DesignSystem
import ScreenParts

/// The unknown names in the user's own recipes, the most common first.
public struct ToSettleScreen: Screen {
  /// A name, and how many recipes wait for its meaning.
  public struct Name: Hashable, Sendable {
    /// The unknown name.
    public var name: String
    /// The number of recipes with this name, from 1.
    public var recipeCount: Int

    /// Makes a name.
    public init(_ name: String, recipeCount: Int) {
      self.name = name
      self.recipeCount = recipeCount
    }
  }

  /// The id, `to-settle`.
  public let id: ScreenID = "to-settle"
  /// `list`, or `empty` once every name is known.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar, the names or the message in their place, and the tabs.
  var page: ListPage

  /// No control is emphasised.
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String?

  /// Makes the screen of some names, in their order.
  public init(_ names: [Name], toast: Notice? = nil, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("to-settle.title")
    state = names.isEmpty ? "empty" : "list"
    page = ListPage("to-settle", title: title, toast: toast, context)
    if names.isEmpty {
      page.message = StateMessage(
        "to-settle.message", icon: .check, headline: copy("to-settle.empty.headline"),
        message: copy("to-settle.empty.body"))
    } else {
      page.sections = [Self.section(names, copy)]
    }
    announcement =
      page.toast?.text ?? page.message?.headline ?? copy("to-settle.count", count: names.count)
  }

  private static func section(_ names: [Name], _ copy: Copy) -> ListSection {
    ListSection(
      "to-settle.names", spokenHeader: copy("to-settle.count", count: names.count),
      footer: copy("to-settle.footer")
    ) {
      names.enumerated().map { index, name in
        ListRow(
          ElementID("to-settle.name").child(index), name.name,
          subtitle: copy("to-settle.recipes", count: name.recipeCount), accessory: .disclosure,
          hint: copy("settling.hint"),
          action: ControlAction(RecipeEditorAction.settle, name.name, motion: .sheet))
      }
    }
  }
}
