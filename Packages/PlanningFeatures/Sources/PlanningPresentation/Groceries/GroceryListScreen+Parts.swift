import DesignSystem
import ScreenParts

extension GroceryListScreen {
  /// The message in place of a list.
  static func message(
    _ input: GroceryListInput, _ state: StateID, _ copy: Copy
  ) -> StateMessage? {
    func message(_ icon: IconRole, _ name: String, _ actions: [ActionButton]) -> StateMessage {
      StateMessage(
        "grocery-list.message", icon: icon,
        headline: copy(CopyKey("grocery-list.\(name).headline")),
        message: copy(CopyKey("grocery-list.\(name).body")), actions: actions)
    }
    let plan = ActionButton(
      "grocery-list.plan", .primary, copy("grocery-list.plan"), icon: .calendar,
      action: ControlAction(GroceryAction.plan))
    switch state {
    case "empty" where input.ownName != nil:
      let add = ActionButton(
        "grocery-list.add.first", .primary, copy("grocery-list.add"), icon: .add,
        hint: copy("grocery-list.add.hint"),
        action: ControlAction(GroceryAction.add, motion: .sheet))
      return StateMessage(
        "grocery-list.message", icon: .list, headline: copy("grocery-lists.empty.headline"),
        message: copy("grocery-lists.empty.body"), actions: [add])
    case "empty":
      let add = ActionButton(
        "grocery-list.add.first", .secondary, copy("grocery-list.add"), icon: .add,
        hint: copy("grocery-list.add.hint"),
        action: ControlAction(GroceryAction.add, motion: .sheet))
      return message(.cart, "empty", [plan, add])
    case "unreadable": return message(.warning, "unreadable", [])
    default: return nil
    }
  }

  /// The notices: the list needs premium, there is no network, or the store did not answer.
  static func notices(_ input: GroceryListInput, _ copy: Copy) -> [Banner] {
    var notices: [Banner] = []
    if !input.isAllowed {
      notices.append(
        Banner(
          "grocery-list.resting", icon: .premium, copy("grocery-list.read-only"),
          isOnGroupedPage: true
        ) {
          ActionButton(
            "grocery-list.premium", .text, copy("planning.see-premium"),
            action: ControlAction(PremiumAction.open))
        })
    }
    if input.connection == .offline, input.isAllowed {
      notices.append(
        Banner(
          "grocery-list.offline", icon: .offline, copy("grocery-list.offline"),
          isOnGroupedPage: true))
    }
    let questions = Banner.openQuestions("grocery-list.questions", input.questionCount, copy)
    return notices + [questions].compactMap(\.self)
  }

  /// The question whether the handed-over cart was ordered; nil if there is none.
  static func question(_ input: GroceryListInput, isOnGroupedPage: Bool, _ copy: Copy) -> Banner? {
    input.order.map { order in
      let sent =
        order.firstDay.map { first in
          copy(
            "grocery-list.order.week",
            ["retailer": order.retailer, "week": copy.week(from: first)])
        } ?? copy("grocery-list.order", ["retailer": order.retailer])
      return Banner(
        "grocery-list.order", icon: .cart, copy("cart.order.question") + " " + sent,
        isOnGroupedPage: isOnGroupedPage
      ) {
        Stack(
          "grocery-list.order.answers",
          LayoutSpec(
            .wrap, spacing: .buttonSpacing, lineSpacing: .xl, width: .fill, minHeight: 44)
        ) {
          ActionButton(
            "grocery-list.ordered", .text, copy("cart.order.yes"),
            hint: copy("cart.order.yes.hint"), action: ControlAction(CartAction.ordered))
          ActionButton(
            "grocery-list.not-ordered", .text, copy("cart.order.no"),
            hint: copy("cart.order.no.hint"), action: ControlAction(CartAction.notOrdered))
        }
      }
    }
  }

  /// "+", always in the same place.
  static func add(_ copy: Copy) -> IconButton {
    IconButton(
      "grocery-list.add", .add, label: copy("grocery-list.add"),
      hint: copy("grocery-list.add.hint"),
      action: ControlAction(GroceryAction.add, motion: .sheet), color: .label)
  }

  /// The shown list, the order of its rows, and the recipes that filter it.
  static func view(_ input: GroceryListInput, _ copy: Copy) -> ChipGroup {
    func chip(
      _ id: ElementID, _ title: String, hint: CopyKey, _ form: ControlAction
    ) -> Chip {
      Chip(id, title, isOnGroupedPage: true, hint: copy(hint), action: form)
    }
    var list = chip(
      "grocery-list.lists", input.shortName(copy), hint: "grocery-lists.hint",
      ControlAction(GroceryAction.lists, motion: .sheet))
    list.label = input.name(copy, isSpoken: true)
    var chips = [
      list,
      chip(
        "grocery-list.sorting", copy(CopyKey("grocery-sorting.\(input.sorting.rawValue)")),
        hint: "grocery-sorting.hint", ControlAction(GroceryAction.sorting)),
    ]
    let names = input.allRecipes
    if !names.isEmpty {
      chips.append(
        chip(
          "grocery-list.filter", copy("grocery-filter.title"), hint: "grocery-filter.hint",
          ControlAction(GroceryAction.filter, motion: .sheet)))
    }
    chips += recipes(input, copy).filter(\.isSelected)
    return ChipGroup("grocery-list.recipes", label: copy("grocery-list.view"), chips: chips)
  }

  /// One chip for each recipe; the chosen ones filter the list.
  static func recipes(_ input: GroceryListInput, _ copy: Copy) -> [Chip] {
    input.allRecipes.enumerated().map { index, name in
      Chip(
        ElementID("grocery-list.recipe").child(index),
        copy("grocery-list.from", ["recipe": name]), isSelected: input.recipes.contains(name),
        isOnGroupedPage: true, hint: copy("grocery-list.recipes.hint"),
        action: ControlAction(GroceryAction.recipe, name))
    }
  }

  /// The groups of open items in their order.
  static func groups(
    _ input: GroceryListInput, _ kept: KeptGroceryRows, _ copy: Copy
  ) -> [GroceryGroup] {
    guard let groups = input.groups else { return [loading(copy)] }
    let manner = manner(input, copy)
    return groups.compactMap { part -> GroceryGroup? in
      let items = part.items.filter { !$0.isTicked && input.shows($0) }
      guard !items.isEmpty else { return nil }
      let id = ElementID("grocery-list.group").child(part.id)
      return kept.group(id, header: part.title, items: items, manner: manner)
    }
  }

  /// The ticked items below a line that hides them; nil if nothing is ticked.
  static func basket(
    _ input: GroceryListInput, _ kept: KeptGroceryRows, _ copy: Copy
  ) -> Disclosure? {
    let ticked = input.items.filter { $0.isTicked && input.shows($0) }
    guard !ticked.isEmpty else { return nil }
    let manner = manner(input, copy)
    return Disclosure(
      "grocery-list.basket", copy("grocery-list.basket", count: ticked.count),
      isOpen: input.isBasketOpen,
      stateText: copy(
        input.isBasketOpen ? "grocery-list.basket.open" : "grocery-list.basket.closed"),
      action: ControlAction(GroceryAction.basket)
    ) {
      kept.group("grocery-list.ticked", header: nil, items: ticked, manner: manner)
    }
  }

  /// The items that are usually at home, each with a way to buy it; nil if there are none.
  static func usual(_ input: GroceryListInput, _ copy: Copy) -> ListSection? {
    let items = input.usual.filter(input.shows)
    guard !items.isEmpty else { return nil }
    let header = copy("grocery-list.usual")
    return ListSection(
      "grocery-list.usual", header: header, footer: copy("grocery-list.usual.footer"),
      surface: .groupedCard
    ) {
      items.map { item in
        ListRow(
          ElementID("grocery-list.usual").child(item.id.rawValue), item.name,
          subtitle: copy.recipes(item.recipes), value: copy("grocery-list.buy-it"),
          hint: input.isAllowed ? copy("grocery-list.usual.hint") : copy("control.needs-premium"),
          action: ControlAction(GroceryAction.want, item.id), isEnabled: input.isAllowed)
      }
    }
  }

  private static func manner(_ input: GroceryListInput, _ copy: Copy) -> KeptGroceryRows.Manner {
    KeptGroceryRows.Manner(copy: copy, isAllowed: input.isAllowed, showsStock: input.hasPrices)
  }

  private static func loading(_ copy: Copy) -> GroceryGroup {
    GroceryGroup(
      ListSection("grocery-list.loading", spokenHeader: copy("grocery-list.title")) {
        ListRow("grocery-list.loading.row", icon: .cart, copy("grocery-list.loading"))
      })
  }
}

extension GroceryListInput {
  /// The name of the list in few letters: "Nov 30 – Dec 6", or what a person called it.
  func shortName(_ copy: Copy) -> String {
    ownName ?? firstDay.map { copy.week(from: $0) } ?? copy("grocery-list.title")
  }

  /// The name of the list: "For Nov 30 – Dec 6", or what a person called it.
  ///
  /// - Parameter isSpoken: whether the months are written in full, as for VoiceOver.
  func name(_ copy: Copy, isSpoken: Bool = false) -> String {
    let dates = firstDay.map { copy.week(from: $0, isSpoken: isSpoken) }
    return ownName ?? dates.map { copy("grocery-list.week", ["dates": $0]) }
      ?? copy("grocery-list.title")
  }

  /// Whether an item is for one of the recipes that filter the list.
  func shows(_ item: Item) -> Bool {
    recipes.isEmpty || item.recipes.contains(where: recipes.contains)
  }
}
