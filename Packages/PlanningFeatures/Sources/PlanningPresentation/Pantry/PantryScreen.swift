import DesignSystem
import MealModels
import ScreenParts

/// The food at home: what to use soon, what else is there, and what is always there.
public struct PantryScreen: Screen {
  /// The id, `pantry`.
  public let id: ScreenID = "pantry"
  /// `empty`, `refused`, `read-only` or `stocked`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The field, the groups and the message.
  var page: ListPage

  /// Nil, because entering food adds it without confirmation.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String?

  /// The root of the tree.
  public var element: Element { page.element }

  /// The days before its last day on which an item is listed as one to use soon.
  static let soon = 3

  /// Makes the screen from its input.
  public init(_ input: PantryInput, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("pantry.title")
    state = Self.state(input)
    page = ListPage("pantry", title: title, toast: input.toast, context)
    if input.isAllowed {
      page.field = TextEntry(
        "pantry.field", label: copy("pantry.add"), text: input.typed,
        placeholder: copy("pantry.add.sample"), action: ControlAction(PantryAction.add),
        error: input.error)
      page.fieldButton = ActionButton(
        "pantry.confirm", .secondary, copy("pantry.add.go"),
        action: ControlAction(PantryAction.confirm))
    }
    let isSoon = { (item: PantryInput.Item) in (item.useBy ?? .max) <= input.today + Self.soon }
    let soon = input.items.filter(isSoon)
    let other = input.items.filter { !isSoon($0) }
    page.sections = [
      input.isAllowed ? nil : Self.resting(copy),
      Self.items("pantry.soon", soon, of: input, copy),
      Self.items("pantry.here", other, of: input, copy),
      Self.staples(input, copy), Self.proposals(input, copy),
    ].compactMap(\.self)
    announcement = input.toast?.text ?? input.error ?? title
  }

  private static func state(_ input: PantryInput) -> StateID {
    if !input.isAllowed { return "read-only" }
    if input.error != nil { return "refused" }
    return input.items.isEmpty && input.staples.isEmpty ? "empty" : "stocked"
  }

  private static func resting(_ copy: Copy) -> ListSection {
    ListSection("pantry.resting", spokenHeader: copy("pantry.read-only")) {
      ListRow("pantry.resting.row", icon: .premium, copy("pantry.read-only"))
    }
  }

  private static func items(
    _ key: String, _ items: [PantryInput.Item], of input: PantryInput, _ copy: Copy
  ) -> ListSection? {
    guard !items.isEmpty else { return nil }
    return ListSection(
      ElementID(key), header: copy(CopyKey(key)).uppercased(), spokenHeader: copy(CopyKey(key))
    ) {
      items.map { item in
        ListRow(
          ElementID("pantry.item").child(item.id.rawValue), item.name,
          subtitle: copy.keeps(item, on: input.today), value: item.amount ?? "",
          accessory: .disclosure,
          action: ControlAction(PantryAction.item, item.id, motion: .sheet),
          customActions: input.isAllowed
            ? [
              CustomAction(
                copy("pantry.remove"), ControlAction(PantryAction.remove, item.id))
            ] : [])
      }
    }
  }

  private static func staples(_ input: PantryInput, _ copy: Copy) -> ListSection {
    ListSection(
      "pantry.staples", header: copy("pantry.staples").uppercased(),
      spokenHeader: copy("pantry.staples"), footer: copy("pantry.staples.note")
    ) {
      if input.staples.isEmpty {
        ListRow("pantry.staples.none", copy("pantry.staples.none"))
      }
      input.staples.map { staple in
        ListRow(
          ElementID("pantry.staple").child(staple.id.rawValue), staple.name,
          accessory: .toggle(isOn: true), hint: copy("pantry.staples.hint"),
          action: ControlAction(PantryAction.staple, staple.id), isEnabled: input.isAllowed)
      }
    }
  }

  private static func proposals(_ input: PantryInput, _ copy: Copy) -> ListSection? {
    guard input.isAllowed, !input.proposals.isEmpty else { return nil }
    return ListSection(
      "pantry.proposals", header: copy("pantry.proposals").uppercased(),
      spokenHeader: copy("pantry.proposals")
    ) {
      Stack.inset("pantry.proposals.row") {
        ChipGroup(
          "pantry.proposals.chips", label: copy("pantry.proposals"),
          chips: input.proposals.map { food in
            Chip(
              ElementID("pantry.proposal").child(food.id.rawValue), food.name,
              hint: copy("pantry.proposals.hint"),
              action: ControlAction(PantryAction.always, food.id))
          })
      }
    }
  }
}

extension Copy {
  /// Until when an item keeps: "Use by Friday 4 December"; or since when it is at home.
  func keeps(_ item: PantryInput.Item, on today: Int) -> String? {
    guard let day = item.useBy else {
      return item.since.map { self("pantry.since", ["day": self.day($0)]) }
    }
    if day < today { return self("pantry.past", ["day": self.day(day)]) }
    if day == today { return self("pantry.today") }
    return self("pantry.use-by", ["day": self.day(day)])
  }
}
