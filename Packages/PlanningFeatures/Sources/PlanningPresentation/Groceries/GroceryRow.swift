import DesignSystem
import MealModels
import ScreenParts

/// An item of the list: a tick, the product, its price, its stock, and its changes.
struct GroceryRow: Component {
  private let id: ElementID
  private let tick: IconButton
  private let row: ListRow
  private let notes: PartNotes

  /// Makes the row of an item.
  ///
  /// - Parameter showsStock: whether to show prices and stock; false without a store.
  init(_ item: GroceryListInput.Item, isAllowed: Bool, showsStock: Bool, _ copy: Copy) {
    id = ElementID("grocery-list.item").child(item.id.rawValue)
    tick = Self.tick(id.child("tick"), item, isAllowed: isAllowed, copy)
    notes = Self.notes(id.child("notes"), item, showsStock: showsStock, copy)
    let removing = CustomAction(
      copy("grocery-list.remove"), ControlAction(GroceryAction.remove, item.id))
    row = ListRow(
      id, icon: item.isSubstituted ? .check : nil, copy.counted(item.name, item.count),
      subtitle: Self.purpose(item, copy), value: showsStock ? copy.price(of: item) : "",
      label: copy.countedSpoken(item.name, item.count),
      spokenValue: Self.spoken(item, showsStock: showsStock, copy),
      hint: copy("grocery-list.item.hint"),
      action: ControlAction(GroceryAction.item, item.id, motion: .sheet),
      customActions: isAllowed ? [removing] : [])
  }

  private static func tick(
    _ id: ElementID, _ item: GroceryListInput.Item, isAllowed: Bool, _ copy: Copy
  ) -> IconButton {
    IconButton(
      id, item.isTicked ? .check : .unchecked,
      label: copy("grocery-list.tick"),
      value: copy(
        "grocery-list.tick.value",
        [
          "name": item.name,
          "state": copy(item.isTicked ? "grocery-list.ticked" : "grocery-list.open"),
        ]),
      hint: isAllowed ? "" : copy("control.needs-premium"),
      action: ControlAction(GroceryAction.tick, item.id),
      color: item.isTicked ? .success : .secondaryLabel, isSelected: item.isTicked,
      isEnabled: isAllowed)
  }

  /// The needed amount and its use: "1 1/2 lb · from Pasta night".
  private static func purpose(_ item: GroceryListInput.Item, _ copy: Copy) -> String? {
    let source =
      item.recipes.isEmpty
      ? nil : copy("grocery-list.from", ["recipe": copy.list(item.recipes)])
    let parts = [item.need, source].compactMap(\.self)
    guard let first = parts.first else { return nil }
    guard parts.count > 1, let last = parts.last else { return first }
    return copy("grocery-list.need-from", ["need": first, "from": last])
  }

  private static func notes(
    _ id: ElementID, _ item: GroceryListInput.Item, showsStock: Bool, _ copy: Copy
  ) -> PartNotes {
    let stock = StatusBadge(id.child("stock"), copy, item.availability)
    let changes = item.changes.enumerated().map { index, change in
      change.badge(id.child("change").child(index), copy)
    }
    return PartNotes(
      id: id, badges: showsStock ? [stock?.element].compactMap(\.self) + changes : [],
      warning: item.warning)
  }

  private static func spoken(
    _ item: GroceryListInput.Item, showsStock: Bool, _ copy: Copy
  ) -> String {
    let stock = [copy.nameSpoken(of: item.availability), copy.priceSpoken(of: item)]
    let parts = showsStock ? stock + item.changes.map { $0.spoken(copy) } : []
    return ([item.warning].compactMap(\.self) + parts).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The tree node of this value.
  var element: Element {
    MarkedLine(id, mark: tick) {
      row
      if !notes.isEmpty { notes }
    }.element
  }
}

extension GroceryListInput.Item {
  /// Whether another product replaces the item, shown by a ✓ before its name.
  var isSubstituted: Bool {
    if case .substituted = availability { true } else { false }
  }
}

extension StatusBadge {
  /// The badge of an item's stock; nil if the store does not state it.
  init?(_ id: ElementID, _ copy: Copy, _ availability: GroceryListInput.Availability) {
    let status: Status
    switch availability {
    case .inStock: status = .available
    case .lowStock: status = .scarce
    case .substituted: status = .substituted
    case .unavailable: status = .unavailable
    case .unknown: return nil
    }
    self.init(
      id, status, copy.name(of: availability), spoken: copy.nameSpoken(of: availability))
  }
}
