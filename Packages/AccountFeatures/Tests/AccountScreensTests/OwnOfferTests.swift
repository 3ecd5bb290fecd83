import AccountScreens
import DesignSystem
import MealModels
import PremiumGate
import ScreenParts
import Testing

/// The screens of an app that sells something of its own.
@Suite struct OwnOfferTests {
  private let offer = PremiumOffer(
    [PremiumItem("jars", "jar-opened"), PremiumItem("labels", "label-printed")],
    promises: [
      PaywallPromise("jars", keptBy: "jars"), PaywallPromise("labels", keptBy: "labels"),
    ],
    products: [
      SubscriptionProduct(id: "jars.yearly", displayPrice: "$12", period: .year, trialDays: 3)
    ], headlines: ["label-printed": "premium.trigger.jar-opened"])
  private let context = PresentationContext(
    copy: Copy([
      CopyTable(
        language: "en",
        parts: [
          CopyTable.sharedEnglish.entries, CopyTable.accountScreensEnglish.entries,
          [
            "paywall.headline": "More Jars", "paywall.subtitle": "For all that you keep",
            "paywall.promise.jars": "As many jars as you like",
            "paywall.promise.labels": "Printed labels",
            "premium.trigger.jar-opened": "More jars with Premium",
            "premium.trigger.label-printed": "Labels with Premium",
          ],
        ])
    ]))

  @Test func `the paywall promises what the app sells and delivers`() {
    let screen = PaywallScreen(PaywallInput(offer, delivering: ["jars"]), context)
    #expect(screen.features.map(\.text) == ["As many jars as you like"])
    #expect(screen.state == "partial")
    #expect(screen.headline.content.text == "More Jars")
    #expect(screen.purchase?.title == "Start Free Trial - $12/yr")
    #expect(screen.purchase?.hint == "3 days free, then $12 a year")
  }

  // C-P05: in words that are seen, and made of what the app sells.
  @Test func `the paywall says how long it is free, what then, and where the small print is`() {
    var input = PaywallInput(offer, documents: LegalTextScreen.Document.allCases)
    let screen = PaywallScreen(input, context)
    #expect(screen.terms?.content.text == "3 days free, then $12/yr")
    #expect(screen.links.map(\.title) == ["Privacy", "Terms", "Restore Purchases"])
    #expect(
      screen.links.map(\.action.description) == [
        "premium.document?id=privacy-policy", "premium.document?id=terms-of-service",
        "premium.restore",
      ])
    input.isTrialAvailable = false
    input.documents = []
    let used = PaywallScreen(input, context)
    #expect(used.terms?.content.text == "$12/yr until you cancel")
    #expect(used.links.map(\.title) == ["Restore Purchases"])
    input.phase = .active(until: .distantFuture)
    #expect(PaywallScreen(input, context).links.isEmpty)
  }

  @Test func `where nothing is for sale there is nothing to buy, and a way out`() {
    let screen = PaywallScreen(PaywallInput(PremiumOffer()), context)
    #expect(screen.purchase == nil && screen.reassurance == nil && screen.features.isEmpty)
    #expect(screen.leave.title == "Maybe Later")
  }

  @Test func `the prompt says the trigger's sentence, or has a headline of its own`() {
    let jar = PremiumPromptScreen("jar-opened", of: offer, context)
    #expect(jar.headline.content.text == "More jars with Premium")
    let label = PremiumPromptScreen("label-printed", of: offer, context)
    #expect(label.headline.content.text == "More jars with Premium")
    #expect(label.announcement == "Labels with Premium")
  }

  @Test func `Subscription has the price of what the app sells`() {
    let input = SubscriptionInput(phase: .grace(until: .distantFuture), product: offer.product)
    let text = SubscriptionScreen(input, context).element.visibleText
    #expect(text.contains("$12 a year"))
    let free = SubscriptionInput(phase: .grace(until: .distantFuture), product: nil)
    #expect(!SubscriptionScreen(free, context).element.visibleText.contains("Price"))
  }

  @Test func `no words are missing`() {
    let screens: [any Screen] = [
      PaywallScreen(PaywallInput(offer), context),
      PremiumPromptScreen("jar-opened", of: offer, context),
      SubscriptionScreen(SubscriptionInput(phase: .none, product: offer.product), context),
    ]
    for screen in screens { #expect(!screen.element.visibleText.contains("⟦")) }
  }
}
