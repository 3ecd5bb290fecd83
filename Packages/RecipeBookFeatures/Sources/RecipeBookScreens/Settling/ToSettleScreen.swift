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
    /// The likely meanings, the likeliest first.
    public var answers: [LikelyAnswer]

    /// Makes a name.
    public init(_ name: String, recipeCount: Int, answers: [LikelyAnswer] = []) {
      self.name = name
      self.recipeCount = recipeCount
      self.answers = answers
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
      page.sections = names.enumerated().map { index, name in
        Self.section(name, at: index, isLast: index == names.count - 1, copy)
      }
    }
    announcement =
      page.toast?.text ?? page.message?.headline ?? copy("to-settle.count", count: names.count)
  }

  /// A name with its likely answers, each of which one tap gives.
  private static func section(
    _ name: Name, at index: Int, isLast: Bool, _ copy: Copy
  ) -> ListSection {
    let id = ElementID("to-settle.name").child(index)
    let count = copy("to-settle.recipes", count: name.recipeCount)
    return ListSection(
      id, header: copy("to-settle.name", ["name": name.name, "count": count]),
      footer: isLast ? copy("to-settle.footer") : nil
    ) {
      name.answers.enumerated().map { number, answer in
        row(answer, id.child("answer").child(number), copy)
      }
      ListRow(
        id.child("other"),
        copy(name.answers.isEmpty ? "to-settle.search" : "to-settle.other"),
        accessory: .disclosure,
        label: copy("settling.question", ["name": name.name]), hint: copy("settling.hint"),
        action: ControlAction(RecipeEditorAction.settle, name.name, motion: .sheet))
    }
  }

  /// An answer, which says the allergens that it brings into the recipes, or that it brings none.
  private static func row(_ answer: LikelyAnswer, _ id: ElementID, _ copy: Copy) -> ListRow {
    let foods = copy.list(answer.foodNames)
    let key: CopyKey =
      switch answer.foods.count {
      case 0: "to-settle.answer.none"
      case 1: "to-settle.answer.one"
      default: "to-settle.answer.several"
      }
    let said = copy(key, ["foods": foods])
    let cleared: CopyKey = answer.foods.isEmpty ? "to-settle.no-food" : "to-settle.no-allergen"
    return ListRow(
      id, said, subtitle: answer.contents ?? copy(cleared),
      label: copy("to-settle.answer.spoken", ["name": answer.name, "answer": said]),
      hint: copy("to-settle.answer.hint"),
      action: ControlAction(NameSettlingAction.answer, answer.choice))
  }
}
