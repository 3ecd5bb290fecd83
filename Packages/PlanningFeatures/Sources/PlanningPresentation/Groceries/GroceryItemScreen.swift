import DesignSystem
import ScreenParts

/// The drawer of an item: its stock, its dishes, and its substitutes.
public struct GroceryItemScreen: Screen {
  /// The id, `grocery-item`.
  public let id: ScreenID = "grocery-item"
  /// `default`, `substitutes` if the item has any, `asking`, `proposals`, `proposals-none` or
  /// `assistant-failed` after asking an assistant, or `read-only`.
  public var state: StateID
  /// The title.
  public var title: String
  /// Whether the item is in stock, its cost, and its cost when the eater last looked.
  var stock: TextBlock?
  /// The warning that the item contains a food that an eater avoids now.
  var warning: StatusLine?
  /// The chosen products, as the shop names them; nil without one.
  var product: ListSection?
  /// "Bought" and "Have It"; nil if the list cannot be changed.
  var done: ActionPair?
  /// The lists that the item can move to; nil if there are none.
  var move: ListSection?
  /// The dishes that need the item.
  var why: ListSection
  /// The packages to buy, and the kind that replaces the wanted one; nil if the store has none.
  var packages: ListSection?
  /// The amount that can be changed; nil if it cannot.
  var amount: ListSection?
  /// The products of the store; nil if it has not answered.
  var products: ListSection?
  /// The substitutes for the item.
  var substitutes: ListSection?
  /// The assistant's further proposals; nil if the app may not ask it.
  var assistant: ListSection?
  /// Removes the item from the list; nil if the list cannot be changed.
  var remove: ActionButton?
  private let close: CustomAction

  /// Nil, because the drawer has no filled button.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the drawer appears.
  public var announcement: String?

  /// Makes the drawer from its input.
  public init(_ input: GroceryItemInput, _ context: PresentationContext) {
    let (item, copy) = (input.item, context.copy)
    state = Self.state(input)
    title =
      item.need.map { copy("grocery-list.need", ["name": item.name, "need": $0]) } ?? item.name
    let facts =
      input.hasPrices
      ? [copy.nameSpoken(of: item.availability), copy.price(of: item)]
        + item.changes.map { $0.spoken(copy) } : []
    let words = facts.filter { !$0.isEmpty }.joined(separator: " · ")
    stock =
      words.isEmpty
      ? nil
      : TextBlock(
        "grocery-item.stock", words,
        style: .callout, color: .secondaryLabel, fillsWidth: true)
    warning = item.warning.map { StatusLine("grocery-item.warning", .warning, $0) }
    why = Self.why(input, copy)
    packages = Self.packages(input, copy)
    amount = Self.amount(input, copy)
    products = Self.products(input, copy)
    substitutes = input.hasPrices || input.hasSubstitutes ? Self.substitutes(input, copy) : nil
    product = Self.product(input, copy)
    done = input.isAllowed ? Self.done(item, copy) : nil
    move = Self.move(input, copy)
    assistant = Self.assistant(input, copy)
    announcement = Self.announcement(input, copy) ?? title
    remove =
      input.isAllowed
      ? ActionButton(
        "grocery-item.remove", .text, copy("grocery-item.remove"),
        action: ControlAction(GroceryAction.remove, item.id), isDestructive: true) : nil
    close = CustomAction(copy("control.close"), ControlAction(NavigationAction.dismiss))
  }

  private static func why(_ input: GroceryItemInput, _ copy: Copy) -> ListSection {
    let lines = input.sources.isEmpty ? [copy("grocery-item.why.nothing")] : input.sources
    return ListSection(
      "grocery-item.why", header: copy("grocery-item.why").uppercased(),
      spokenHeader: copy("grocery-item.why")
    ) {
      lines.enumerated().map { index, line in
        ListRow(ElementID("grocery-item.source").child(index), line)
      }
    }
  }

  private static func substitutes(_ input: GroceryItemInput, _ copy: Copy) -> ListSection {
    let isEmpty = !input.hasSubstitutes
    return ListSection(
      "grocery-item.substitutes", header: copy("grocery-item.substitutes"),
      spokenHeader: copy("grocery-item.substitutes.spoken"),
      footer: isEmpty ? nil : copy("grocery-item.substitutes.footer")
    ) {
      if isEmpty {
        ListRow("grocery-item.substitutes.none", copy("grocery-item.substitutes.none"))
      } else {
        keeping(input, copy)
        input.substitutes.map { row($0, input, copy) }
        input.proposalTaken.map { name in
          ListRow(
            "grocery-item.taken", name, subtitle: copy("grocery-item.proposed"),
            accessory: .checkmark(isOn: true))
        }
      }
    }
  }

  /// The row that keeps the item itself instead of a substitute.
  private static func keeping(_ input: GroceryItemInput, _ copy: Copy) -> ListRow {
    ListRow(
      "grocery-item.keep", copy("grocery-item.keep", ["name": input.item.name]),
      accessory: .checkmark(
        isOn: input.proposalTaken == nil && !input.substitutes.contains(where: \.isChosen)),
      hint: input.isAllowed ? "" : copy("control.needs-premium"),
      action: ControlAction(
        GroceryAction.substitute, Substitution(of: input.item.id, by: nil)),
      isEnabled: input.isAllowed)
  }

  private static func row(
    _ substitute: GroceryItemInput.Substitute, _ input: GroceryItemInput, _ copy: Copy
  ) -> ListRow {
    ListRow(
      ElementID("grocery-item.substitute").child(substitute.id), substitute.name,
      subtitle: substitute.reason,
      accessory: .checkmark(isOn: substitute.isChosen),
      hint: input.isAllowed ? "" : copy("control.needs-premium"),
      action: ControlAction(
        GroceryAction.substitute, Substitution(of: input.item.id, by: substitute.id)),
      isEnabled: input.isAllowed)
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("grocery-item") {
      Drawer("grocery-item.drawer", title: title, dismiss: close) {
        Stack(
          "grocery-item.content",
          LayoutSpec(
            .vertical, spacing: .l,
            padding: EdgeSpacing(top: .none, leading: .none, bottom: .l, trailing: .none),
            width: .fill)
        ) {
          stock
          warning
          done
          product
          packages
          amount
          why
          products
          substitutes
          assistant
          move
          remove.map { button in
            Stack(
              "grocery-item.ways-out",
              LayoutSpec(.vertical, padding: .vertical(.s), align: .center, width: .fill)
            ) { button }
          }
        }
      }
    }.element
  }
}
