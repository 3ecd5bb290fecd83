import DesignSystem
import ScreenParts

/// A field with the values of the sides, a choice for each, and the earlier value.
struct MergeField: Component {
  private let id: ElementID
  private let name: TextBlock
  private let before: TextBlock?
  private let sides: [Element]

  init(_ field: MergeInput.Field, _ copy: Copy) {
    let id = ElementID("merge.field").child(field.id)
    self.id = id
    name = TextBlock(
      id.child("name"), field.name, style: .headline, isHeader: true, fillsWidth: true)
    before = field.before.map {
      TextBlock(
        id.child("before"), copy("merge.before", ["value": copy.words(of: $0)]),
        style: .footnote, color: .secondaryLabel, fillsWidth: true)
    }
    sides = field.sides.map { Self.side($0, of: field, id, copy) }
  }

  /// The element that shows the field.
  var element: Element {
    // More than two values do not fit next to each other.
    let flow: LayoutSpec.Flow = sides.count > 2 ? .vertical : .horizontal
    return Stack(
      id, LayoutSpec(.vertical, spacing: .s, width: .fill),
      accessibility: .container(name.content.text)
    ) {
      name
      before
      Stack(
        id.child("sides"),
        LayoutSpec(
          flow, spacing: .m, lineSpacing: .m, align: .leading, width: .fill,
          stacksAtAccessibilitySizes: true)
      ) { sides }
    }.element
  }

  private static func side(
    _ side: MergeInput.Side, of field: MergeInput.Field, _ parent: ElementID, _ copy: Copy
  ) -> Element {
    let id = parent.child(side.id.rawValue)
    let (words, value) = (copy.name(of: side), copy.words(of: side.value))
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
        id.child("choose"), copy.choosing(side), isSelected: field.choice == side.id,
        label: copy("merge.choose.label", ["choice": copy.choosing(side), "field": field.name]),
        action: ControlAction(MergeAction.choose, MergeChoice(field.id, side.id)))
    }.element
  }
}

extension Copy {
  /// The name of a side: "Mine", "Server", "Server (Ben)", "Ben", "Device 2".
  fileprivate func name(of side: MergeInput.Side) -> String {
    switch side.id {
    case .mine: self("merge.mine")
    case .server:
      side.name.isEmpty ? self("merge.server") : self("merge.server.by", ["name": side.name])
    case .device(let number):
      side.name.isEmpty ? self("merge.device", ["number": String(number)]) : side.name
    }
  }

  /// The button that keeps a side's value: "Keep mine".
  fileprivate func choosing(_ side: MergeInput.Side) -> String {
    switch side.id {
    case .mine: self("merge.keep-mine")
    case .server: self("merge.use-server")
    case .device: self("merge.use-device", ["name": name(of: side)])
    }
  }

  /// The button that keeps a side's values in all fields: "Keep all mine".
  func choosingAll(_ side: MergeInput.Side) -> String {
    switch side.id {
    case .mine: self("merge.all.mine")
    case .server: self("merge.all.server")
    case .device: self("merge.all.device", ["name": name(of: side)])
    }
  }

  /// A value as the sheet shows it: its text, or that it is empty or deleted.
  fileprivate func words(of value: MergeInput.Value) -> String {
    switch value {
    case .text(let text): text
    case .empty: self("merge.value.empty")
    case .deleted: self("merge.value.deleted")
    }
  }
}
