import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import PlanningPresentation
@testable import PlanningSamples

@Suite struct CartScreenTests {
  private func cart(_ change: (inout CartInput) -> Void = { _ in }) -> CartScreen {
    var input = SampleGroceries.cart
    change(&input)
    return CartScreen(input, SampleApp.context)
  }

  // G-23
  @Test func `the title and the button take the store that is chosen`() {
    let screen = cart { $0.store = ChosenStore("Safeway #7", retailer: "Safeway") }
    #expect(screen.headline?.content.text == "Cart ready for checkout — Safeway #7")
    #expect(screen.buttons?.primary.title == "Continue to Safeway")
  }

  // C-R02, R-CART-11, R-CART-13, C-R08
  @Test(arguments: [
    (CartInput.Phase.ready, true), (.checking, false), (.expired, false), (.offline, false),
    (.failed, false), (.leaving, false),
  ])
  func `only a cart that was just checked leads to the retailer`(
    phase: CartInput.Phase, leads: Bool
  ) throws {
    let button = try #require(cart { $0.phase = phase }.element.find("cart.continue"))
    #expect(button.isEnabled == leads)
    #expect(leads || !button.accessibility.hint.isEmpty)
  }

  @Test(arguments: [
    (CartInput.Phase.ready, true), (.checking, true), (.leaving, true), (.expired, false),
    (.offline, false), (.failed, false),
  ])
  func `a hold is promised only while the cart is or will be held`(
    phase: CartInput.Phase, isHeld: Bool
  ) {
    #expect((cart { $0.phase = phase }.element.find("cart.note") != nil) == isHeld)
  }

  @Test(arguments: [CartInput.Phase.expired, .failed])
  func `a cart that was checked too long ago can be checked again`(phase: CartInput.Phase) {
    let screen = cart { $0.phase = phase }
    #expect(screen.primaryAction == "cart.validate")
    #expect(screen.headline?.content.text == "Cart needs a new check — Kroger #1234")
  }

  @Test(arguments: [
    CartInput.Phase.ready, .checking, .expired, .offline, .failed, .leaving,
  ])
  func `saving is always possible`(phase: CartInput.Phase) throws {
    #expect(try #require(cart { $0.phase = phase }.element.find("cart.save")).isEnabled)
  }

  @Test(arguments: [
    CartInput.Phase.ready, .checking, .expired, .offline, .failed, .leaving,
  ])
  func `a cart that rests can be read and reviewed, and goes nowhere`(phase: CartInput.Phase) {
    let screen = cart { ($0.phase, $0.isAllowed) = (phase, false) }
    let usable = Set(screen.element.all.filter(\.isEnabled).compactMap(\.action?.id))
    #expect(
      usable == [CartAction.reviewChanges.id, PremiumAction.open.id, NavigationAction.dismiss.id])
    #expect(screen.state == "read-only" && screen.note == nil)
    #expect(screen.announcement?.hasPrefix("Your cart is kept") == true)
  }

  @Test func `nothing to review cannot be reviewed`() {
    #expect(cart { $0.changeCount = 0 }.buttons?.review.phase == .disabled)
    #expect(cart().buttons?.review.phase == .ready)
  }

  @Test func `a total that is not known is said to be so`() {
    let text = cart { ($0.total, $0.unpricedCount) = (nil, 2) }.element.visibleText
    #expect(text.contains("Estimated total: not known"))
    #expect(text.contains("2 items have no price and are not in the total."))
  }

  @Test func `each change says what it costs, and all of them together`() throws {
    let input = CartChangesInput(changes: SampleGroceries.changes)
    let text = CartChangesScreen(input, SampleApp.context).element.visibleText
    for part in ["$0.79 → $0.89 each", "+$0.30", "+$3.59", "Together +$3.89"] {
      #expect(text.contains(part), "\(part)")
    }
    let unknown = CartChangesInput(
      changes: input.changes + [.init("gold", "Gold", count: 1, .added, difference: nil)])
    #expect(unknown.difference == nil)
  }
}
