import Testing

@testable import PremiumGate

// W-PAY-10, C-P04
struct PaywallPromiseTests {
  @Test func `there are five promises in the drawn order`() {
    #expect(
      PaywallPromise.allCases == [.savedMeals, .filters, .planning, .shopping, .nutrition])
    #expect(PaywallPromise.filters.copyKey == "paywall.promise.filters")
  }

  @Test func `what is gated and what is promised are the same`() {
    let promised = PaywallPromise.allCases.flatMap(\.features)
    #expect(promised.count == PremiumFeature.allCases.count)
    #expect(Set(promised) == Set(PremiumFeature.allCases))
  }

  @Test func `an app with nothing delivers nothing and one with everything delivers all`() {
    #expect(PaywallPromise.lines(delivering: []).allSatisfy { !$0.isDelivered })
    let everything = Set(PremiumFeature.allCases)
    #expect(PaywallPromise.lines(delivering: everything).allSatisfy { $0.isDelivered })
  }

  @Test func `a line is marked only when its whole promise is kept`() {
    let lines = PaywallPromise.lines(delivering: [.mealFavorites, .cuisineFilter])
    #expect(lines.map(\.isDelivered) == [true, false, false, false, false])
    #expect(lines[1].missing == [.ingredientExclusions])
  }
}
