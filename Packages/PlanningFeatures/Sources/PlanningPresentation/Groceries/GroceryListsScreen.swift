import DesignSystem
import Groceries
import ScreenParts

/// The sheet of lists: that of the week, and those that people made.
public struct GroceryListsScreen: Screen {
  /// The id, `grocery-lists`.
  public let id: ScreenID = "grocery-lists"
  /// `default`, `renaming` or `refused`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The lists, the field for a new one, and the button that closes the sheet.
  var sheet: FormSheet

  /// Nil, because a tap on a list shows it.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears, or after a name was refused.
  public var announcement: String?

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: GroceryListsInput, _ context: PresentationContext) {
    let copy = context.copy
    state = input.error != nil ? "refused" : input.renaming != nil ? "renaming" : "default"
    title = copy("grocery-lists.title")
    sheet = FormSheet(
      "grocery-lists", title: title, closing: "grocery-entry.done", toast: input.toast, copy
    ) {
      ListSection("grocery-lists.all", spokenHeader: copy("grocery-lists.title")) {
        input.weeks.map { Self.week($0, input, copy) }
        input.lists.map { Self.row($0, input, copy) }
      }
      Self.field(input, copy)
      Self.confirm(input, copy)
      Self.changes(input, copy)
    }
    announcement = input.toast?.text ?? input.error ?? title
  }

  private static func week(
    _ first: Int, _ input: GroceryListsInput, _ copy: Copy
  ) -> ListRow {
    let id = GroceryListID.week(from: first)
    let words: CopyKey =
      switch input.presentWeek.map({ first - $0 }) {
      case .some(0): "grocery-lists.this-week"
      case .some(7): "grocery-lists.next-week"
      case .some(-7): "grocery-lists.last-week"
      default: "grocery-list.week"
      }
    let path: ElementID = "grocery-lists.week"
    return ListRow(
      first == input.firstDay ? path : path.child(first),
      copy(words, ["dates": copy.week(from: first)]),
      accessory: .checkmark(isOn: input.shown == id),
      action: ControlAction(GroceryAction.showList, id))
  }

  private static func row(
    _ list: GroceryListsInput.List, _ input: GroceryListsInput, _ copy: Copy
  ) -> ListRow {
    ListRow(
      ElementID("grocery-lists.list").child(list.id.rawValue), list.name,
      accessory: .checkmark(isOn: input.shown == list.id),
      action: ControlAction(GroceryAction.showList, list.id))
  }

  /// The field for a new list, or for another name of the shown one.
  private static func field(_ input: GroceryListsInput, _ copy: Copy) -> TextEntry? {
    guard input.isAllowed else { return nil }
    if let renaming = input.renaming {
      let name = input.lists.first { $0.id == renaming }?.name ?? ""
      return TextEntry(
        "grocery-lists.rename.field", label: copy("grocery-lists.rename.field"), text: name,
        action: ControlAction(GroceryAction.renameList), error: input.error)
    }
    return TextEntry(
      "grocery-lists.new", label: copy("grocery-lists.new"),
      placeholder: copy("grocery-lists.sample"), action: ControlAction(GroceryAction.makeList),
      error: input.error)
  }

  /// The button that finishes the field.
  private static func confirm(_ input: GroceryListsInput, _ copy: Copy) -> ActionButton? {
    guard input.isAllowed else { return nil }
    return ActionButton(
      "grocery-lists.confirm", .secondary,
      copy(input.renaming == nil ? "grocery-lists.make" : "grocery-lists.save"),
      action: ControlAction(GroceryAction.confirm))
  }

  /// The ways to rename and delete the shown list; a note if it is the list of the week.
  @ElementBuilder private static func changes(
    _ input: GroceryListsInput, _ copy: Copy
  ) -> [Element] {
    if let list = input.lists.first(where: { $0.id == input.shown }), input.isAllowed,
      input.renaming == nil
    {
      ActionPair(
        id: "grocery-lists.changes",
        first: ActionButton(
          "grocery-lists.rename", .secondary, copy("grocery-lists.rename"),
          action: ControlAction(GroceryAction.editList, list.id), horizontalPadding: .s),
        second: ActionButton(
          "grocery-lists.delete", .secondary, copy("grocery-lists.delete"),
          action: ControlAction(GroceryAction.deleteList, list.id), isDestructive: true,
          horizontalPadding: .s))
    } else {
      TextBlock(
        "grocery-lists.note", copy("grocery-lists.note"), style: .footnote,
        color: .secondaryLabel, fillsWidth: true)
    }
  }
}
