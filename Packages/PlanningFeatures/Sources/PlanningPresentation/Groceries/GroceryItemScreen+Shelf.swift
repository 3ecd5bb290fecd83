import DesignSystem
import ScreenParts

extension GroceryItemScreen {
  /// The number of packages, with what is short, and the kind that replaces the wanted one.
  static func packages(_ input: GroceryItemInput, _ copy: Copy) -> ListSection? {
    guard let shelf = input.shelf else { return nil }
    let stepper = shelf.packages.map { count in
      StepperControl(
        "grocery-item.packages.count", label: copy("grocery-item.packages"), value: count,
        decrement: input.isAllowed && shelf.allowsFewer
          ? ControlAction(GroceryAction.fewer, input.item.id) : nil,
        increment: input.isAllowed ? ControlAction(GroceryAction.more, input.item.id) : nil,
        decrementLabel: copy("grocery-item.fewer"), incrementLabel: copy("grocery-item.more"))
    }
    let short = shelf.short.map {
      ListRow("grocery-item.short", icon: .caution, copy("grocery-item.short", ["amount": $0]))
    }
    let kind = kind(input, shelf, copy)
    guard stepper != nil || !kind.isEmpty else { return nil }
    return ListSection(
      "grocery-item.packages", header: copy("grocery-item.buy").uppercased(),
      spokenHeader: copy("grocery-item.buy")
    ) {
      stepper
      short
      kind
    }
  }

  /// A replaced kind with the way to refuse it, or the refusal with the way back.
  private static func kind(
    _ input: GroceryItemInput, _ shelf: GroceryItemInput.Shelf, _ copy: Copy
  ) -> [ListRow] {
    let hint = input.isAllowed ? "" : copy("control.needs-premium")
    if shelf.isOnlyKind {
      return [
        ListRow(
          "grocery-item.any-kind", icon: .swap, copy("grocery-item.any-kind"),
          subtitle: copy("grocery-item.only-kind.on", ["name": input.item.name]), hint: hint,
          action: ControlAction(GroceryAction.anyKind, input.item.id), isEnabled: input.isAllowed)
      ]
    }
    guard let other = shelf.replacement else { return [] }
    let names = ["wanted": other.wanted, "sold": other.sold.capitalizedFirst]
    return [
      ListRow("grocery-item.replacement", icon: .swap, copy("grocery-item.replacement", names)),
      ListRow(
        "grocery-item.only-kind", copy("grocery-item.only-kind", names),
        subtitle: copy("grocery-item.only-kind.note", ["retailer": shelf.retailer]), hint: hint,
        action: ControlAction(GroceryAction.onlyKind, input.item.id), isEnabled: input.isAllowed),
    ]
  }

  /// The products of the store; those that may not be chosen say why.
  static func products(_ input: GroceryItemInput, _ copy: Copy) -> ListSection? {
    guard let shelf = input.shelf, !shelf.products.isEmpty else { return nil }
    let title = copy("grocery-item.products", ["retailer": shelf.retailer])
    return ListSection(
      "grocery-item.products", header: title.uppercased(), spokenHeader: title
    ) {
      shelf.products.map { row($0, input, copy) }
      if shelf.isByHand {
        ListRow(
          "grocery-item.ruled", icon: .undo, copy("grocery-item.ruled"),
          hint: input.isAllowed ? "" : copy("control.needs-premium"),
          action: ControlAction(
            GroceryAction.product, Substitution(of: input.item.id, by: nil)),
          isEnabled: input.isAllowed)
      }
    }
  }

  private static func row(
    _ product: GroceryItemInput.Product, _ input: GroceryItemInput, _ copy: Copy
  ) -> ListRow {
    let id = ElementID("grocery-item.product").child(product.id)
    let facts = (product.problem.map { [$0] } ?? []) + product.facts
    let subtitle = facts.isEmpty ? nil : facts.joined(separator: " · ")
    guard product.problem == nil || product.mayBeChosen else {
      return ListRow(id, product.name, subtitle: subtitle)
    }
    return ListRow(
      id, product.name, subtitle: subtitle, value: product.cost.map(copy.price) ?? "",
      accessory: .checkmark(isOn: product.isChosen),
      hint: input.isAllowed ? "" : copy("control.needs-premium"),
      action: ControlAction(
        GroceryAction.product, Substitution(of: input.item.id, by: product.id)),
      isEnabled: input.isAllowed)
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
