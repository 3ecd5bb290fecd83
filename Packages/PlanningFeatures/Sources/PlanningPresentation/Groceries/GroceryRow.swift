import DesignSystem
import MealModels
import ScreenParts

/// An item of the list: a tick, the food with its amount, what to buy and what for, and the price.
struct GroceryRow: Component {
  private let id: ElementID
  private let tick: IconButton
  private let row: ListRow
  private let notes: PartNotes
  private let isChosen: Bool

  /// Makes the row of an item.
  ///
  /// - Parameter showsStock: whether to show prices and stock; false without a store.
  init(_ item: GroceryListInput.Item, isAllowed: Bool, showsStock: Bool, _ copy: Copy) {
    id = ElementID("grocery-list.item").child(item.id.rawValue)
    isChosen = item.isChosen
    tick = Self.tick(id.child("tick"), item, isAllowed: isAllowed, copy)
    notes = Self.notes(id.child("notes"), item, showsStock: showsStock, copy)
    var row = ListRow(
      id, icon: item.isSubstituted ? .check : nil, Self.title(item, copy),
      subtitle: Self.purpose(item, showsStock: showsStock, copy),
      value: showsStock ? copy.price(of: item) : "",
      label: [item.name, item.need].compactMap(\.self).joined(separator: ", "),
      spokenValue: Self.spoken(item, showsStock: showsStock, copy),
      hint: copy("grocery-list.item.hint"),
      action: ControlAction(GroceryAction.item, item.id, motion: .sheet),
      customActions: isAllowed ? Self.swipes(item, copy) : [])
    row.isDense = true
    self.row = row
  }

  /// The actions of a swipe: at home to the right, off the list to the left.
  private static func swipes(_ item: GroceryListInput.Item, _ copy: Copy) -> [CustomAction] {
    let have = CustomAction(
      copy("grocery-list.have"), ControlAction(GroceryAction.have, item.id))
    let remove = CustomAction(
      copy("grocery-list.remove"), ControlAction(GroceryAction.remove, item.id))
    return item.isTicked ? [remove] : [have, remove]
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

  /// The food and its amount: "Garlic · 22 cloves".
  private static func title(_ item: GroceryListInput.Item, _ copy: Copy) -> String {
    item.need.map { copy("grocery-list.need", ["name": item.name, "need": $0]) } ?? item.name
  }

  /// The packages and what they are for: "2 × 3 oz · Curry, Chili and 3 more".
  private static func purpose(
    _ item: GroceryListInput.Item, showsStock: Bool, _ copy: Copy
  ) -> String? {
    let packages = showsStock ? item.packages : nil
    let room = Copy.mostInLine - (packages.map { $0.count + 3 } ?? 0)
    let recipes = item.recipes.filter { $0 != item.heading }
    let parts = [packages, copy.recipes(recipes, within: room)].compactMap(\.self)
    guard parts.count > 1 else { return parts.first }
    return copy("grocery-list.need-from", ["need": parts[0], "from": parts[1]])
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
    let isPlain = item.availability == .inStock || item.availability == .unknown
    let stock = [isPlain ? "" : copy.nameSpoken(of: item.availability), copy.price(of: item)]
    let parts = showsStock ? stock + item.changes.map { $0.spoken(copy) } : []
    return ([item.warning].compactMap(\.self) + parts).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The tree node of this value.
  var element: Element {
    var line = MarkedLine(id, mark: tick, isDense: true) {
      row
      if !notes.isEmpty { notes }
    }.element
    if isChosen { line.surface.fill = .secondarySystemBackground }
    return line
  }
}

extension Copy {
  /// The recipes of an item in one line: "Curry, Chili and 3 more", or else "5 meals"; nil for none.
  ///
  /// - Parameter room: the most characters of the line.
  func recipes(_ titles: [String], within room: Int = mostInLine) -> String? {
    guard let first = titles.first else { return nil }
    var ways = titles.count > 2 ? [] : [list(titles)]
    if titles.count > 2 {
      let words = ["first": first, "second": titles[1], "count": String(titles.count - 2)]
      ways.append(self("grocery-list.recipes.more", words))
    }
    if titles.count > 1 {
      let words = ["first": first, "count": String(titles.count - 1)]
      ways.append(self("grocery-list.recipes.others", words))
    }
    return ways.first { $0.count <= room } ?? self("grocery-list.meals", count: titles.count)
  }

  /// The most characters below the name of an item, in one line of a narrow phone.
  static let mostInLine = 33
}

extension GroceryListInput.Item {
  /// Whether another product replaces the item, shown by a ✓ before its name.
  var isSubstituted: Bool {
    if case .substituted = availability { true } else { false }
  }
}

extension StatusBadge {
  /// The badge of an item's stock; nil if there is enough, or if the store does not state it.
  init?(_ id: ElementID, _ copy: Copy, _ availability: GroceryListInput.Availability) {
    let status: Status
    switch availability {
    case .lowStock: status = .scarce
    case .substituted: status = .substituted
    case .unavailable: status = .unavailable
    case .inStock, .unknown: return nil
    }
    self.init(
      id, status, copy.name(of: availability), spoken: copy.nameSpoken(of: availability))
  }
}
