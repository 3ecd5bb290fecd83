import DesignSystem

/// The items of the cart, and those that could not be had, each with the reason.
struct CartContents: Component {
  /// The items with their packages and costs; nil if they are not known yet.
  var lines: ListSection?
  /// The items that are not in the cart, by reason; nil if there are none.
  var gaps: ListSection?

  /// Makes the contents of a cart.
  init(_ input: CartInput, _ store: ChosenStore, _ copy: Copy) {
    lines = input.lines.isEmpty ? nil : Self.lines(input, copy)
    gaps = Self.gaps(input, store, copy)
  }

  private static func lines(_ input: CartInput, _ copy: Copy) -> ListSection {
    ListSection(
      "cart.items", header: copy("cart.items").uppercased(), spokenHeader: copy("cart.items")
    ) {
      input.lines.map { line in
        ListRow(
          ElementID("cart.item").child(line.id.rawValue),
          icon: line.warning == nil ? nil : .caution, line.name, subtitle: subtitle(line),
          value: line.cost.map(copy.price) ?? copy("grocery-list.price.unknown"))
      }
    }
  }

  /// The packages of an item, and then the mark that it is not for somebody.
  private static func subtitle(_ line: CartInput.Line) -> String? {
    let packages = line.packages.isEmpty ? nil : line.packages.joined(separator: " + ")
    let parts = [packages, line.warning].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private static func gaps(
    _ input: CartInput, _ store: ChosenStore, _ copy: Copy
  ) -> ListSection? {
    let reasons: [(ElementID, CopyKey, [String])] = [
      ("cart.gap.missing", "cart.missing", input.missing),
      ("cart.gap.sold-out", "cart.sold-out", input.soldOut),
      ("cart.gap.unsuitable", "cart.unsuitable", input.unsuitable),
    ]
    let rows = reasons.filter { !$0.2.isEmpty }.map { id, key, names in
      ListRow(
        id, icon: .caution,
        copy(key, ["store": store.retailer, "names": names.joined(separator: ", ")]))
    }
    guard !rows.isEmpty else { return nil }
    return ListSection(
      "cart.gaps", header: copy("cart.gaps").uppercased(), spokenHeader: copy("cart.gaps"),
      footer: copy("cart.gaps.note")
    ) { rows }
  }

  /// The tree node of this value.
  var element: Element {
    Stack("cart.contents", LayoutSpec(.vertical, spacing: .l, width: .fill)) {
      gaps
      lines
    }.element
  }
}
