import AccountScreens
import AccountSubscription
import AppRecord
import AppShell
import DesignSystem
import Journal
import LooksScreens
import PremiumGate
import ScreenParts

extension PremiumFeature {
  /// How much of each food is at home.
  static let amounts: PremiumFeature = "amounts"
}

extension PremiumOffer {
  /// What the pantry sells.
  static let pantry = PremiumOffer(
    [PremiumItem(.amounts, "amounts-asked")],
    promises: [PaywallPromise("amounts", keptBy: .amounts)],
    products: [
      SubscriptionProduct(
        id: "pantry.premium", displayPrice: "$0.99", period: .month, trialDays: 3)
    ])
}

extension Copy {
  /// The words of the pantry: those of the screens that it takes, its own, and its policy.
  static let pantry = Copy([
    CopyTable(
      language: "en",
      parts: [
        CopyTable.sharedEnglish.entries, CopyTable.accountScreensEnglish.entries,
        CopyTable.looksScreensEnglish.entries,
        [
          "paywall.headline": "Know Your Shelf", "paywall.subtitle": "How much is left of it all",
          "paywall.promise.amounts": "Amounts of everything",
          "premium.trigger.amounts-asked": "Premium counts what is there",
          "privacy.storage.title": "Where your data is", "privacy.storage.body": "On your shelf.",
          "privacy.learned.title": "What it learns", "privacy.learned.body": "What is there.",
          "privacy.duration.title": "How long", "privacy.duration.body": "Until you delete it.",
          "privacy.leaving.title": "What leaves", "privacy.leaving.body": "Nothing.",
          "privacy.tracking.title": "What we learn", "privacy.tracking.body": "Nothing.",
          "privacy.rights.title": "Your rights", "privacy.rights.body": "All of them.",
        ],
      ])
  ])
}

/// A feature that needs premium: how much is there.
struct AmountsFeature: Feature {
  enum Action: Sendable { case asked }

  let record: AppStores
  let id: FeatureID = "amounts"
  let routes = [RouteDefinition(RouteForm("amounts"), .push)]
  let actions: [ActionHandler<Action>] = [.on(ActionForm("shelf.count"), .asked)]
  var stored: Slice<Entitlement> { Slice(record.entitlementPart) }

  func initialState() {}

  func reduce(
    _ action: Action, into state: inout Void, stored entitlement: Entitlement, world: World
  ) -> [Command<Never>] {
    let gate = Gate(entitlement.phase(at: world.deviceDate), of: record.offer)
    return switch gate.decide(.view, .amounts) {
    case .needsPremium(let trigger): [.show(Route(PremiumRoutes.prompt, trigger))]
    case .allowed, .readOnly: [.show(Route("amounts"))]
    }
  }

  func screen(
    of route: Route, state: Void, stored entitlement: Entitlement, context: ScreenContext
  ) -> (any Screen)? {
    ShelfScreen(state: "full", foods: ["two bags of rice"], tabBar: context.tabBar)
  }

  func offers(_ state: Void, _ entitlement: Entitlement, _ world: World) -> Offers {
    var offers = Offers()
    offers.add(PremiumDelivery(.amounts))
    return offers
  }
}
