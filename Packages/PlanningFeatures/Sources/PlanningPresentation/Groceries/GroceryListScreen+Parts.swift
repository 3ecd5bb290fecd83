import DesignSystem
import ScreenParts

extension GroceryListScreen {
  /// The message in place of a list.
  static func message(_ state: StateID, _ copy: Copy) -> StateMessage? {
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
    case "empty":
      let add = ActionButton(
        "grocery-list.add", .secondary, copy("grocery-list.add"), icon: .add,
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
    if input.connection == .failed {
      notices.append(
        Banner(
          "grocery-list.failed", icon: .caution, copy("grocery-list.failed"),
          isOnGroupedPage: true))
    }
    let questions = Banner.openQuestions("grocery-list.questions", input.questionCount, copy)
    return notices + [questions].compactMap(\.self)
  }

  /// "+ Add item", always in the same place.
  static func add(_ copy: Copy) -> ListSection {
    ListSection(
      "grocery-list.adding", spokenHeader: copy("grocery-list.add"), surface: .groupedCard
    ) {
      ListRow(
        "grocery-list.add", icon: .add, copy("grocery-list.add"),
        hint: copy("grocery-list.add.hint"),
        action: ControlAction(GroceryAction.add, motion: .sheet))
    }
  }

  /// One chip for each recipe; the chosen ones filter the list.
  static func recipes(_ input: GroceryListInput, _ copy: Copy) -> ChipGroup? {
    let names = input.allRecipes
    guard !names.isEmpty else { return nil }
    return ChipGroup(
      "grocery-list.recipes", label: copy("grocery-list.recipes"),
      chips: names.enumerated().map { index, name in
        Chip(
          ElementID("grocery-list.recipe").child(index),
          copy("grocery-list.from", ["recipe": name]), isSelected: input.recipes.contains(name),
          isOnGroupedPage: true, hint: copy("grocery-list.recipes.hint"),
          action: ControlAction(GroceryAction.recipe, name))
      })
  }

  /// The parts of the shop, and below them the ticked items.
  static func groups(
    _ input: GroceryListInput, _ kept: KeptGroceryRows, _ copy: Copy
  ) -> [GroceryGroup] {
    guard let groups = input.groups else { return [loading(copy)] }
    let manner = KeptGroceryRows.Manner(
      copy: copy, isAllowed: input.isAllowed, showsStock: input.store != nil)
    let open = groups.compactMap { part -> GroceryGroup? in
      let items = part.items.filter { !$0.isTicked && input.shows($0) }
      guard !items.isEmpty else { return nil }
      let id = ElementID("grocery-list.group").child(part.id)
      return kept.group(id, header: part.title, items: items, manner: manner)
    }
    let ticked = input.items.filter { $0.isTicked && input.shows($0) }
    guard !ticked.isEmpty else { return open }
    let header = copy("grocery-list.ticked-off", count: ticked.count)
    return open + [kept.group("grocery-list.ticked", header: header, items: ticked, manner: manner)]
  }

  private static func loading(_ copy: Copy) -> GroceryGroup {
    GroceryGroup(
      ListSection("grocery-list.loading", spokenHeader: copy("grocery-list.title")) {
        ListRow("grocery-list.loading.row", icon: .cart, copy("grocery-list.loading"))
      })
  }
}

extension GroceryListInput {
  /// Whether an item is for one of the recipes that filter the list.
  func shows(_ item: Item) -> Bool {
    recipes.isEmpty || item.recipes.contains(where: recipes.contains)
  }
}
