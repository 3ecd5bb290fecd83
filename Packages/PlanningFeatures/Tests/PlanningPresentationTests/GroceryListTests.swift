import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import PlanningPresentation
@testable import PlanningSamples

@Suite struct GroceryListTests {
  private func list(_ input: GroceryListInput) -> GroceryListScreen {
    GroceryListScreen(input, SampleApp.context)
  }

  private func row(_ id: String, of input: GroceryListInput) -> Element? {
    list(input).element.find(ElementID("grocery-list.item.\(id)"))
  }

  // C-R04
  @Test func `kept rows equal rows made from scratch`() {
    let rows = KeptGroceryRows()
    var other = SampleApp.context
    other.region = DisplayRegion(country: "DE")
    for context in [SampleApp.context, other, SampleApp.context] {
      for (_, input) in SampleGroceries.lists(SampleApp.context.copy) {
        var input = input
        for isTicked in [false, true] {
          for group in (input.groups ?? []).indices {
            for item in (input.groups?[group].items ?? []).indices where item % 2 == 0 {
              input.groups?[group].items[item].isTicked = isTicked
            }
          }
          #expect(
            GroceryListScreen(input, context, rows: rows).element
              == GroceryListScreen(input, context).element)
        }
      }
    }
  }

  @Test func `the drawn list comes to what is drawn`() {
    #expect(SampleGroceries.list.total.known == Money(hundredths: 4_321))
    #expect(SampleGroceries.packageCount == 18)
    #expect(SampleGroceries.cart.total == Money(hundredths: 4_710))
    let drawn = (SampleGroceries.groups.prefix(2).flatMap(\.items)).filter { !$0.isSubstituted }
    #expect(drawn.compactMap(\.cost).reduce(0) { $0 + $1.hundredths } == 1_133)
  }

  @Test func `a ticked item moves to the end and leaves the total`()
    throws
  {
    let input = SampleGroceries.changing(["broccoli"]) { $0.isTicked = true }
    let screen = list(input)
    #expect(screen.basket?.title == "In the basket (1)")
    #expect(
      screen.groups.first?.section.rows.contains { $0.find("grocery-list.item.broccoli") != nil }
        == false)
    #expect(input.total.known == Money(hundredths: 4_321 - 2 * 249))
    let tick = try #require(screen.element.find("grocery-list.item.broccoli.tick"))
    #expect(tick.accessibility.value == "Broccoli: Ticked off")
    #expect(tick.accessibility.traits.contains(.selected))
  }

  @Test func `a part of the shop where everything is ticked off is not shown`() {
    let input = SampleGroceries.changing(["salmon"]) { $0.isTicked = true }
    #expect(!list(input).groups.contains { $0.section.header == "Seafood" })
  }

  // C-R14, C-R09: the same mark on the screen, each with words of its own.
  @Test func `a row says all of it, in words, at once`() throws {
    let lemon = try #require(row("lemon", of: SampleGroceries.list)).accessibility
    #expect(lemon.label == "Lemon, 3")
    #expect(lemon.value == "Sheet-pan salmon + veggies, Low stock, $2.37")
    #expect(lemon.customActions.map(\.label) == ["Have it", "Remove"])
    let oil = try #require(row("olive-oil", of: SampleGroceries.list)).accessibility
    #expect(oil.value.hasSuffix("Unavailable, see substitutions"))
    let parsley = try #require(row("parsley", of: SampleGroceries.list)).accessibility
    #expect(parsley.value.contains("Substitution applied: Cilantro"))
  }

  @Test func `VoiceOver reads a warning about a limit first`() throws {
    let input = SampleGroceries.changing(["lemon"]) {
      ($0.warning, $0.recipes) = ("Contains celery, which Ben avoids.", [])
    }
    let spoken = try #require(row("lemon", of: input)).accessibility
    #expect(spoken.value.hasPrefix("Contains celery"))
    #expect(list(input).element.visibleText.contains("Contains celery, which Ben avoids."))
  }

  @Test func `an unknown price is not shown as zero and not in the total`() throws {
    let input = SampleGroceries.changing(["bagel"]) { $0.price = nil }
    let footer = try #require(list(input).footer)
    #expect(input.total.known == Money(hundredths: 4_321 - 136))
    #expect(footer.unpriced?.content.text == "One item has no price and is not in the total.")
    #expect(try #require(row("bagel", of: input)).visibleText.contains("No price"))
  }

  @Test func `two currencies make no total`() {
    let input = SampleGroceries.changing(["bagel"]) { $0.price = Money(hundredths: 68, .eur) }
    #expect(input.total.known == nil)
    #expect(list(input).footer?.totals?.content.text.hasPrefix("Totals: not known") == true)
  }

  @Test(arguments: [
    (GroceryListInput.Connection.offline, "Connect to refresh prices", true),
    (.online, "", false), (.failed, "", false), (.refreshing, "", true),
  ])
  func `prices are asked for only with a connection`(
    connection: GroceryListInput.Connection, hint: String, rests: Bool
  ) throws {
    let screen = list(SampleGroceries.with { $0.connection = connection })
    let refresh = try #require(screen.element.find("grocery-list.refresh"))
    #expect(refresh.accessibility.hint == hint)
    #expect(refresh.isEnabled == !rests)
    #expect((screen.footer?.tooltip?.text ?? "") == (connection == .offline ? hint : ""))
  }

  @Test func `a chosen recipe narrows the list and the total, and says so`() {
    let screen = list(SampleGroceries.with { $0.recipes = [SampleGroceries.salmon] })
    #expect(screen.groups.compactMap(\.section.header) == ["Produce", "Pantry", "Seafood"])
    #expect(
      screen.recipes?.chips.filter(\.isSelected).map(\.title) == [
        "from Sheet-pan salmon + veggies"
      ])
    #expect(
      screen.footer?.totals?.content.text.hasPrefix(
        "Totals: $14.36 of $43.21: from Sheet-pan salmon + veggies est") == true)
  }

  @Test func `a list that rests can be read and shared, and nothing else`() throws {
    let root = list(SampleGroceries.with { $0.isAllowed = false }).element
    let ids = Set(root.all.filter(\.isEnabled).compactMap(\.action?.id))
    let leaving: Set<ActionID> = [
      GroceryAction.item.id, GroceryAction.share.id,
      GroceryAction.chooseStore.id, PremiumAction.open.id, NavigationAction.dismiss.id,
      GroceryAction.lists.id, GroceryAction.sorting.id, GroceryAction.filter.id,
    ]
    #expect(ids == leaving)
    #expect(root.all.allSatisfy { $0.accessibility.customActions.isEmpty })
  }

  @Test func `without a store nothing is said of prices and stock`() {
    let input = SampleGroceries.with { $0.store = nil }
    let screen = list(input)
    for word in ["$", "In stock", "No price", "Totals"] {
      #expect(!screen.element.visibleText.contains(word), "\(word)")
    }
    #expect(screen.element.visibleText.contains("Choose a Store"))
    #expect(screen.footer?.cart == nil)
  }

  @Test func `applying substitutions needs something that is unavailable`() {
    let there = SampleGroceries.changing(["olive-oil"]) { $0.availability = .inStock }
    #expect(list(there).footer?.batch?.phase == .disabled)
    #expect(list(SampleGroceries.list).footer?.batch?.phase == .ready)
  }

  @Test func `VoiceOver reads the store, then each item after its tick, then the totals`() throws {
    let read = list(SampleGroceries.list).element.readingOrder.map(\.id)
    let wanted: [ElementID] = [
      "grocery-list.store.name", "grocery-list.store.change",
      "grocery-list.item.broccoli.tick", "grocery-list.item.broccoli",
      "grocery-list.item.lemon.tick", "grocery-list.item.lemon",
      "grocery-list.substitutions", "grocery-list.refresh",
      "grocery-list.totals", "grocery-list.cart",
    ]
    #expect(read.filter(wanted.contains) == wanted)
    #expect(!read.contains("grocery-list.item.lemon.notes.stock"))
  }

  @Test(arguments: [
    (0, "just now", "just now"), (59, "just now", "just now"), (60, "1m ago", "1 minute ago"),
    (300, "5m ago", "5 minutes ago"), (3_599, "59m ago", "59 minutes ago"),
    (7_500, "2h ago", "2 hours ago"), (93_600, "1d ago", "1 day ago"), (-5, "just now", "just now"),
  ])
  func `how long ago is as short as drawn, and whole when spoken`(
    seconds: Int, shown: String, spoken: String
  ) {
    #expect(SampleApp.copy.ago(seconds) == shown)
    #expect(SampleApp.copy.agoSpoken(seconds) == spoken)
  }

  @Test func `money is written in its own currency`() {
    var german = SampleApp.copy
    german.region = .germany
    #expect(german.price(Money(hundredths: 249)) == "$2,49")
    #expect(german.price(Money(hundredths: 249, .eur)) == "2,49 €")
    #expect(SampleApp.copy.price(Money(hundredths: 249, .gbp)) == "£2.49")
  }

  @Test(arguments: [(9000, true), (12_000, true), (9000, false)])
  func `a list over its budget offers the changes that save most`(
    total: Int, isAllowed: Bool
  ) throws {
    var input = SampleGroceries.list
    input.isAllowed = isAllowed
    input.budget = BudgetSum(
      total: Money(hundredths: total), budget: Money(hundredths: 10_000))
    let savings = try #require(list(input).footer).savings
    #expect(savings?.action.id == (total > 10_000 ? PlannerAction.savings.id : nil))
  }
}
