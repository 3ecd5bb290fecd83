import DesignSystem
import ScreenParts

/// The sheet that settles what was changed here and on the server, field by field (R-OFF-02).
public struct MergeScreen: Screen {
  /// The id, `merge`.
  public let id: ScreenID = "merge"
  /// `open`, or `decided` once it is said of each field whose value is kept.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// The fields with both values, and the ways out.
  public var sheet: PlanningSheet

  /// Storing what was chosen.
  public var primaryAction: ElementID? { sheet.primary?.id }

  /// What VoiceOver says when the sheet appears.
  public var announcement: String? { sheet.announcement }

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: MergeInput, _ context: PresentationContext) {
    let copy = context.copy
    state = input.isDecided ? "decided" : "open"
    title = copy("merge.title")
    sheet = PlanningSheet(
      "merge", title: title, primary: Self.save(input, copy), closing: "merge.later",
      toast: input.toast, copy
    ) {
      TextBlock(
        "merge.body", copy("merge.body", ["title": input.title]), style: .callout,
        color: .secondaryLabel, alignment: .center, fillsWidth: true)
      if input.fields.count > 1 { Self.all(input, copy) }
      input.fields.map { MergeField($0, copy) }
      if input.furtherCount > 0 {
        TextBlock(
          "merge.further", copy("merge.further", count: input.furtherCount), style: .footnote,
          color: .secondaryLabel, alignment: .center, fillsWidth: true)
      }
    }
  }

  private static func save(_ input: MergeInput, _ copy: Copy) -> ActionButton {
    ActionButton(
      "merge.save", .primary, copy("merge.save"),
      hint: input.isDecided ? "" : copy("merge.save.open"),
      action: ControlAction(MergeAction.save), phase: input.isDecided ? .ready : .disabled)
  }

  /// One choice for all fields.
  private static func all(_ input: MergeInput, _ copy: Copy) -> FormField {
    FormField("merge.all", copy("merge.all")) {
      ChipGroup(
        "merge.all.sides", label: copy("merge.all"),
        chips: MergeSide.allCases.map { side in
          Chip(
            ElementID("merge.all.sides").child(side.rawValue),
            copy(CopyKey("merge.all.\(side.rawValue)")),
            isSelected: input.fields.allSatisfy { $0.choice == side },
            action: ControlAction(MergeAction.chooseAll, side))
        })
    }
  }
}

/// A field with the values of both sides beside each other, and a choice below each.
struct MergeField: Component {
  private let id: ElementID
  private let name: TextBlock
  private let sides: [Element]

  init(_ field: MergeInput.Field, _ copy: Copy) {
    let id = ElementID("merge.field").child(field.id)
    self.id = id
    name = TextBlock(
      id.child("name"), field.name, style: .headline, isHeader: true, fillsWidth: true)
    sides = MergeSide.allCases.map { Self.side($0, of: field, id, copy) }
  }

  /// The node that this value stands for.
  var element: Element {
    Stack(
      id, LayoutSpec(.vertical, spacing: .s, width: .fill),
      accessibility: .container(name.content.text)
    ) {
      name
      Stack(
        id.child("sides"),
        LayoutSpec(
          .horizontal, spacing: .m, lineSpacing: .m, align: .leading, width: .fill,
          stacksAtAccessibilitySizes: true)
      ) { sides }
    }.element
  }

  private static func side(
    _ side: MergeSide, of field: MergeInput.Field, _ parent: ElementID, _ copy: Copy
  ) -> Element {
    let id = parent.child(side.rawValue)
    let words = copy(CopyKey("merge.\(side.rawValue)"))
    let value = copy.words(of: side == .mine ? field.mine : field.server)
    let key: CopyKey = side == .mine ? "merge.keep-mine" : "merge.use-server"
    return Stack(id, LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      Stack(
        id.child("value"), LayoutSpec(.vertical, width: .fill),
        accessibility: Accessibility(
          copy("merge.value.spoken", ["side": words, "value": value]))
      ) {
        TextBlock(
          id.child("side"), words, style: .footnote, color: .secondaryLabel, fillsWidth: true)
        TextBlock(id.child("text"), value, fillsWidth: true)
      }
      Chip(
        id.child("choose"), copy(key), isSelected: field.choice == side,
        label: copy(CopyKey("\(key.rawValue).label"), ["field": field.name]),
        action: ControlAction(MergeAction.choose, MergeChoice(field.id, side)))
    }.element
  }
}

extension Copy {
  /// A value as it is shown: what was written, that it is nothing, or that all was deleted.
  fileprivate func words(of value: MergeInput.Value) -> String {
    switch value {
    case .text(let text): text
    case .empty: self("merge.value.empty")
    case .deleted: self("merge.value.deleted")
    }
  }
}
