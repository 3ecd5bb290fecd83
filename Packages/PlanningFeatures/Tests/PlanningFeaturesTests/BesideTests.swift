import DesignSystem
import PlanningFeatures
import PlanningPresentation
import Testing

/// The drawer of an item on a canvas with room for it beside its list.
@Suite struct BesideTests {
  private func opened() async throws -> (shopper: Shopper, item: GroceryItemID) {
    let shopper = try await Shopper(at: nil, planning: [Shopper.alfredo])
    try await shopper.show(PlanningRoutes.groceries)
    await shopper.app.canvasChanged(showsLists: true)
    let item = try #require(await shopper.item("chicken"))
    try await shopper.tap(GroceryAction.item.call(item))
    return (shopper, item)
  }

  @Test("The list stays beside the item that it opened, whose row is marked")
  func beside() async throws {
    let (shopper, item) = try await opened()
    let root = try await shopper.app.showing().root
    #expect(root.drawerBesideContent != nil)
    let row = try #require(
      root.find(ElementID("grocery-list.item").child(item.rawValue).child("line")))
    #expect(row.surface.fill == .secondarySystemBackground)
    await shopper.app.canvasChanged(showsLists: false)
    #expect(try await shopper.app.showing().root.drawerBesideContent == nil)
  }

  @Test("A tap on another row shows that item, and closing leads back to the list")
  func another() async throws {
    let (shopper, item) = try await opened()
    let other = try #require(
      await shopper.subjects(of: GroceryAction.tick).first { $0 != item })
    try await shopper.tap(GroceryAction.item.call(other))
    let route = await shopper.app.navigation.current
    #expect(PlanningRoutes.item.read(route) == other)
    try await shopper.tap("navigation.dismiss")
    #expect(try await shopper.place.hasPrefix("grocery-list"))
  }
}
