import AppTesting
import DesignSystem
import MealModels
import PlanningFeatures
import PlanningPresentation
import Preferences
import Testing

/// What may take an item's place is safe for everybody at the table.
@Suite struct SubstituteSafetyTests {
  private let nuts = PreferencesEvent.toggling(
    Allergen.treeNut.rawValue, isOn: true, of: .allergies)

  /// The drawer of what was written by hand.
  private func drawer(
    of words: String, named name: String, _ preferences: [PreferencesEvent] = []
  ) async throws -> Shopper {
    let shopper = try await Shopper(at: "kroger-1234", preferences: preferences)
    try await shopper.show(PlanningRoutes.groceries)
    try await shopper.write(words)
    let item = try #require(await shopper.item(name))
    try await shopper.tap(GroceryAction.item.call(item))
    return shopper
  }

  private func choices(_ shopper: Shopper) async throws -> [String] {
    try await shopper.subjects(of: GroceryAction.substitute).compactMap(\.product)
  }

  @Test func `almond milk is offered for milk, but never if an eater is allergic to nuts`()
    async throws
  {
    let anybody = try await drawer(of: "1 l milk", named: "milk")
    #expect(try await choices(anybody).contains { $0.contains("almond") })
    let careful = try await drawer(of: "1 l milk", named: "milk", [nuts])
    let offered = try await choices(careful)
    #expect(!offered.isEmpty)
    #expect(!offered.contains { $0.contains("almond") || $0.contains("cashew") })
  }

  @Test func `a limit that is set while the drawer is open holds at once`() async throws {
    let shopper = try await drawer(of: "1 l milk", named: "milk")
    let almond = try #require(
      await shopper.subjects(of: GroceryAction.substitute)
        .first { $0.product?.contains("almond") == true })
    try await shopper.limit(nuts)
    #expect(try await !choices(shopper).contains { $0.contains("almond") })
    await #expect(throws: GuestFailure.self) {
      try await shopper.tap(GroceryAction.substitute.call(almond))
    }
  }

  @Test func `a substitute that became unsafe leaves the list, and the app says so`()
    async throws
  {
    let shopper = try await drawer(of: "1 l milk", named: "milk")
    let almond = try #require(
      await shopper.subjects(of: GroceryAction.substitute)
        .first { $0.product?.contains("almond") == true })
    try await shopper.tap(GroceryAction.substitute.call(almond))
    #expect(try await shopper.sees("Subbed →"))
    try await shopper.limit(nuts)
    #expect(try await !shopper.sees("Subbed →"))
    #expect(try await shopper.sees("The substitute no longer fits everybody's limits"))
  }

  @Test func `a substitute is chosen, and the item itself is kept again`() async throws {
    let shopper = try await drawer(of: "1 l milk", named: "milk")
    let first = try #require(
      await shopper.subjects(of: GroceryAction.substitute).first { $0.product != nil })
    try await shopper.tapTwice(GroceryAction.substitute.call(first))
    #expect(try await shopper.place == "grocery-list.list")
    #expect(try await shopper.sees("Subbed →"))
    let item = try #require(await shopper.item("milk"))
    try await shopper.tap(GroceryAction.item.call(item))
    try await shopper.tap("grocery-item.keep")
    #expect(try await !shopper.sees("Subbed →"))
  }

  @Test func `Apply substitutions replaces unavailable items with products that are safe for all`()
    async throws
  {
    for isCareful in [false, true] {
      let shopper = try await Shopper(at: "kroger-1234", preferences: isCareful ? [nuts] : [])
      shopper.shop.change { $0.out = ["milk", "butter"] }
      try await shopper.show(PlanningRoutes.groceries)
      try await shopper.write("1 l milk")
      try await shopper.write("200 g butter")
      #expect(try await shopper.sees("Unavail → See subs"))
      try await shopper.tap("groceries.applySubstitutions")
      #expect(try await shopper.words.contains("replaced"))
      let shopping = try await shopper.stores.grocery.state()
      let taken = shopping.substitutes(on: .week(from: Shopper.today - 1)).values.map(\.name)
      if isCareful { #expect(!taken.contains { $0.contains("almond") }) }
    }
  }

  @Test func `adding an item that breaks a limit shows a warning`() async throws {
    let shopper = try await Shopper(preferences: [nuts])
    try await shopper.show(PlanningRoutes.groceries)
    try await shopper.tap("groceries.add")
    try await shopper.enter("200 g almonds", into: "grocery-entry.field")
    #expect(try await shopper.element("grocery-entry.warning") != nil)
    try await shopper.enter("2 lemons", into: "grocery-entry.field")
    #expect(try await shopper.element("grocery-entry.warning") == nil)
  }
}
