import DesignSystem
import ScreenParts

/// The sheet with the changes of the week that save most.
public struct PlannerSavingsScreen: Screen {
  /// The id, `planner-savings`.
  public let id: ScreenID = "planner-savings"
  /// `looking`, `none` or `found`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The changes, and the button that closes the sheet.
  var sheet: FormSheet

  /// Nil, because each change takes effect at once.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears, or the changes are found.
  public var announcement: String?

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: PlannerSavingsInput, _ context: PresentationContext) {
    let copy = context.copy
    let heading = copy("planner-savings.title")
    title = heading
    state = input.savings.map { $0.isEmpty ? "none" : "found" } ?? "looking"
    let words = copy(
      state == "looking"
        ? "planner-savings.looking"
        : state == "none" ? "planner-savings.none" : "planner-savings.intro")
    let over = input.over.flatMap { over in
      input.budget.map { budget in
        copy(
          "planner-savings.over",
          ["over": copy.price(over), "budget": copy.roundPrice(budget)])
      }
    }
    sheet = FormSheet(
      "planner-savings", title: heading, closing: "planner-savings.close", toast: input.toast, copy
    ) {
      over.map { StatusLine("planner-savings.over", .warning, $0) }
      TextBlock("planner-savings.words", words, style: .callout, fillsWidth: true)
      if let savings = input.savings, !savings.isEmpty {
        ListSection(
          "planner-savings.list", spokenHeader: heading
        ) {
          savings.map { Self.row($0, copy).element }
        }
      }
    }
    announcement = input.toast?.text ?? [over, words].compactMap(\.self).joined(separator: " ")
  }

  private static func row(_ saving: PlannerSavingsInput.Saving, _ copy: Copy) -> ListRow {
    ListRow(
      ElementID("planner-savings.swap").child(saving.id.entry.rawValue), icon: .swap,
      copy("planner-savings.swap", ["time": copy.time(of: saving.place), "new": saving.new]),
      subtitle: copy(
        "planner-savings.instead", ["old": saving.old, "saved": copy.price(saving.saved)]),
      action: ControlAction(PlannerSheetAction.save, saving.id))
  }
}
