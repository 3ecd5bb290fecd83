/// The items of one aisle.
public struct AisleItems<Item> {
  /// The aisle.
  public let aisle: Aisle
  /// Its items, in the order of the list.
  public let items: [Item]

  /// Makes a group.
  public init(_ aisle: Aisle, _ items: [Item]) {
    self.aisle = aisle
    self.items = items
  }

  /// The department of the aisle.
  public var department: Department { aisle.department }
}

extension AisleItems: Equatable where Item: Equatable {}
extension AisleItems: Hashable where Item: Hashable {}
extension AisleItems: Sendable where Item: Sendable {}

extension AisleOrder {
  /// Groups items by aisle, in this order; aisles without an item are left out.
  public func grouped<Item>(
    _ items: some Sequence<Item>, by aisle: (Item) throws -> Aisle
  ) rethrows -> [AisleItems<Item>] {
    let groups = try Dictionary(grouping: items, by: aisle)
    return aisles.compactMap { aisle in groups[aisle].map { AisleItems(aisle, $0) } }
  }
}

extension Sequence where Element == ListItem {
  /// The items by aisle, in the order of most shops or of one shop.
  public func byAisle(
    _ finder: AisleFinder, in order: AisleOrder = AisleOrder()
  ) -> [AisleItems<ListItem>] {
    order.grouped(self) { finder.aisle(of: $0) }
  }
}

extension Sequence where Element == ListedItem {
  /// The items of a list by aisle, in the order of most shops or of one shop.
  ///
  /// It leaves out no item: those at home, ticked or switched off are in their aisles too.
  public func byAisle(
    _ finder: AisleFinder, in order: AisleOrder = AisleOrder()
  ) -> [AisleItems<ListedItem>] {
    order.grouped(self) { finder.aisle(of: $0.item) }
  }
}
