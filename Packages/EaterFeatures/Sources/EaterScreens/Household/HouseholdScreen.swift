import DesignSystem
import ScreenParts

/// The people at the table, each with the number of their limits.
public struct HouseholdScreen: Screen {
  /// The id, `household`.
  public let id: ScreenID = "household"
  /// `one` or `several`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar, the groups and the tabs.
  var page: SettingsPage

  /// No action is primary (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String?

  /// Makes the screen from its input.
  public init(_ input: HouseholdInput, _ context: PresentationContext) {
    let copy = context.copy
    state = input.members.count == 1 ? "one" : "several"
    title = copy("settings.household")
    let error = input.refusedName.map {
      copy($0.allSatisfy(\.isWhitespace) ? "household.name.missing" : "household.name.refused")
    }
    page = SettingsPage(
      "household", title: title,
      sections: [
        Self.members(input, copy),
        Self.entry(
          "household.add", header: "household.add", copy, text: input.refusedName ?? "",
          error: error, action: ControlAction(HouseholdAction.add),
          button: ActionButton(
            "household.add.go", .secondary, copy("household.add.go"),
            action: ControlAction(HouseholdAction.confirm))),
      ], toast: input.toast, context)
    announcement = error ?? page.toast?.text
  }

  private static func members(_ input: HouseholdInput, _ copy: Copy) -> ListSection {
    ListSection(
      "household.members", header: copy("diets.others"),
      spokenHeader: copy("diets.others.spoken"), footer: copy("diets.others.footer")
    ) {
      input.members.enumerated().map { index, eater in
        ListRow.person(
          ElementID("household.member").child(index), eater, opening: .eater, copy)
      }
    }
  }

  /// A group with one field for a name.
  static func entry(
    _ id: ElementID, header: String, _ copy: Copy, text: String = "", error: String?,
    action: ControlAction, button: ActionButton? = nil
  ) -> ListSection {
    ListSection(
      id, header: copy(CopyKey(header)), spokenHeader: copy(CopyKey("\(header).spoken")),
      footer: copy(CopyKey("\(header).footer"))
    ) {
      FieldRow(
        id.child("field"), label: copy(CopyKey("\(header).label")), text: text,
        placeholder: copy(CopyKey("\(header).placeholder")), action: action, error: error,
        button: button)
    }
  }
}
