import Foundation
import Testing

@testable import PremiumGate

// C-P04
struct PremiumOfferTests {
  private let offer = PremiumOffer.sample

  @Test func `an app with nothing delivers nothing and one with everything delivers all`() {
    #expect(offer.lines(delivering: []).allSatisfy { !$0.isDelivered })
    #expect(offer.lines(delivering: Set(offer.features)).allSatisfy { $0.isDelivered })
  }

  @Test func `a line is marked only when its whole promise is kept`() {
    let lines = offer.lines(delivering: [.mealFavorites, .cuisineFilter])
    #expect(lines.map(\.promise.copyKey).first == "paywall.promise.saved-meals")
    #expect(lines.map(\.isDelivered) == [true, false])
    #expect(lines[1].missing == [.shoppingList])
  }

  @Test func `an honest offer promises exactly the features that it sells`() {
    #expect(offer.faults.isEmpty)
    #expect(PremiumOffer().faults.isEmpty)
  }

  @Test func `an offer that is not honest says what is wrong`() {
    let long = SubscriptionProduct(id: "long", displayPrice: "$1", period: .year, trialDays: 8)
    let item = PremiumItem(.mealFavorites, .mealSaved)
    let promise = PaywallPromise("saves", keptBy: .mealFavorites)
    func faults(
      _ items: [PremiumItem], _ promises: [PaywallPromise],
      _ products: [SubscriptionProduct] = [.premiumMonthly]
    ) -> [PremiumOffer.Fault] {
      PremiumOffer(items, promises: promises, products: products).faults
    }
    #expect(faults([item, item], [promise]).contains(.soldTwice(.mealFavorites)))
    #expect(faults([item], []) == [.notPromisedOnce(.mealFavorites)])
    #expect(faults([item], [promise, promise]) == [.notPromisedOnce(.mealFavorites)])
    #expect(faults([], [promise]) == [.promisedThoughFree(.mealFavorites)])
    #expect(faults([item], [promise, PaywallPromise("air")]) == [.emptyPromise("air")])
    #expect(faults([item], [promise], []) == [.nothingToBuy])
    #expect(faults([item], [promise], [long]) == [.trialTooLong(long)])
  }

  @Test func `the first exception that fits names the trigger`() {
    let item = PremiumItem(
      .mealFavorites, .favoritesOpened,
      except: [.init(.add, in: .recipe, .mealSavedInRecipe), .init(.add, .mealSaved)])
    #expect(item.trigger(for: .add, from: .recipe) == .mealSavedInRecipe)
    #expect(item.trigger(for: .add, from: "planner") == .mealSaved)
    #expect(item.trigger(for: .view, from: .recipe) == .favoritesOpened)
  }

  @Test func `a feature of a newer app is kept as it is written, and opens nothing here`() throws {
    let written = Data(#"["cuisine-filter","ai-chef"]"#.utf8)
    let known = try JSONDecoder().decode([PremiumFeature].self, from: written)
    #expect(try JSONEncoder().encode(known) == written)
    #expect(known.map { offer.item($0)?.feature } == [.cuisineFilter, nil])
    #expect(offer.lines(delivering: ["ai-chef"]).allSatisfy { !$0.isDelivered })
    #expect(!offer.triggers.contains("ai-chef-opened"))
  }

  @Test
  func `a receipt of a product that is not known is kept, and is as good as one that is over`()
    throws
  {
    let paid = Receipt.Period(start: start, end: day(30))
    var receipt = Receipt(productID: "premium.forever", paid: paid, clock: .device(start))
    let sealed = SealedReceipt(receipt, key: [1, 2, 3])
    let written = try JSONEncoder().encode(sealed)
    let read = try JSONDecoder().decode(SealedReceipt.self, from: written)
    #expect(read.opened(with: [1, 2, 3])?.productID == "premium.forever")
    #expect(offer.entitlement(following: receipt).phase(at: day(1)) == .lapsed(since: start))
    receipt.productID = SubscriptionProduct.premiumMonthly.id
    #expect(offer.entitlement(following: receipt).phase(at: start) == .active(until: day(30)))
  }

  @Test func `a product that is not for sale any more still counts`() {
    let former = SubscriptionProduct(
      id: "former", displayPrice: "$1.99", period: .month, trialDays: 7)
    let offer = PremiumOffer(products: [.premiumMonthly, former])
    let receipt = Receipt(
      productID: "former", paid: .init(start: start, end: day(30)), clock: .device(start))
    #expect(offer.product == .premiumMonthly)
    #expect(offer.entitlement(following: receipt).phase(at: day(1)).isEntitled)
  }
}
