import AccountScreens
import DesignSystem
import MealModels
import Preferences
import PremiumGate
import ScreenParts
import Testing

@testable import Presentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct AccountScreenTests {
  /// 19 May 2026, 00:30 UTC.
  static let date = Date(timeIntervalSince1970: 1_779_150_600)

  // G-06
  @Test func `both delivery services are offered, and none is put first`() {
    let screen = OrderServicesScreen(SampleKitchen.tuscan, .english)
    #expect(
      screen.element.actions.map(\.description) == [
        "navigation.dismiss",
        "meal.orderWith?id=creamy-tuscan-chicken&service=uber-eats",
        "meal.orderWith?id=creamy-tuscan-chicken&service=door-dash", "navigation.dismiss",
      ])
    #expect(screen.services.map(\.title) == ["Order from Uber Eats", "Order from DoorDash"])
    #expect(screen.services.map(\.kind) == [.secondary, .secondary])
    #expect(screen.services.map(\.isLink) == [true, true])
    #expect(screen.primaryAction == nil)
  }

  // N-SET-38
  @Test(arguments: [
    (EntitlementPhase.trial(until: date), "Free trial", "Free until", "May 19, 2026"),
    (.active(until: date), "Active", "Paid until", "May 19, 2026"),
    (.grace(until: date), "Active", "Access until", "May 19, 2026"),
    (.lapsed(since: date), "Not active", "Ended on", "May 19, 2026"),
  ])
  func `a subscription says its plan and its date`(
    phase: EntitlementPhase, status: String, title: String, day: String
  ) {
    let root = SubscriptionScreen(
      SubscriptionInput(phase: phase, product: .premiumMonthly), .english
    ).element
    #expect(root.spoken("subscription.status")?.value == status)
    #expect(root.spoken("subscription.date")?.label == title)
    #expect(root.spoken("subscription.date")?.value == day)
    #expect(root.fired("subscription.restore") == "premium.restore")
    #expect(root.fired("subscription.manage") == "premium.manage")
    #expect((root.find("subscription.open") == nil) == phase.isEntitled)
    #expect((root.find("subscription.price") != nil) == phase.isEntitled)
  }

  @Test func `the screen shows dates in the user's time zone`() {
    let west = SubscriptionInput(
      phase: .active(until: Self.date), product: .premiumMonthly, secondsFromGMT: -3600)
    #expect(
      SubscriptionScreen(west, .english).element.spoken("subscription.date")?.value
        == "May 18, 2026")
    var context = PresentationContext.english
    context.region = .unitedKingdom
    #expect(
      SubscriptionScreen(west, context).element.spoken("subscription.date")?.value
        == "18 May 2026")
  }

  @Test func `a failed payment is told without hurry`() {
    let screen = SubscriptionScreen(
      SubscriptionInput(phase: .grace(until: Self.date), product: .premiumMonthly), .english)
    #expect(screen.announcement?.hasPrefix("Your last payment did not go through.") == true)
    #expect(
      SubscriptionScreen(
        SubscriptionInput(phase: .active(until: Self.date), product: .premiumMonthly), .english
      ).page.notice == nil)
  }

  // W-SET-11: who never had premium comes to the paywall, everybody else to the subscription.
  @Test(arguments: [
    (EntitlementPhase.none, "premium.open"), (.active(until: date), opens("subscription")),
    (.lapsed(since: date), opens("subscription")),
  ])
  func `the premium row leads to what there is`(phase: EntitlementPhase, action: String) {
    let root = SettingsScreen(SettingsInput(phase: phase), .english).element
    #expect(root.fired("settings.premium") == action)
  }

  static func opens(_ screen: String) -> String { SettingsScreenTests.opens(screen) }

  // 5.6 of the resolutions, S-PRIV-05, S-PRIV-06
  @Test func `the privacy policy ends with permissions, export, deletion and the way to looks`() {
    let consent = YourDataInput.Consent("photos", title: "Photos", explanation: "Then deleted.")
    let screen = LegalTextScreen(.privacyPolicy, data: YourDataInput(consents: [consent]), .english)
    let root = screen.element
    #expect(
      root.actions.map(\.description) == [
        "navigation.dismiss", "data.consent=<toggle>?id=photos", "data.export", "data.delete",
        Self.opens("appearance"), Self.opens("units"),
      ])
    #expect(root.spoken("your-data.consent.photos")?.traits.contains(.selected) == false)
    #expect(root.spoken("your-data.consent.photos")?.value == "Then deleted.")
    let quiet = LegalTextScreen(.privacyPolicy, .english).element
    #expect(quiet.spoken("your-data.consents.none")?.label == "Nothing here needs your permission")
  }

  @Test func `the terms page offers to restore a purchase`() {
    let root = LegalTextScreen(.termsOfService, .english).element
    #expect(root.fired("terms-of-service.restore") == "premium.restore")
    #expect(root.find("your-data.delete") == nil)
  }

  @Test func `deletion is asked about once, and Cancel is there`() {
    let dialog = DeleteDataScreen(.english).dialog
    #expect(dialog.buttons.map(\.role) == [.destructive, .cancel])
    #expect(
      dialog.buttons.map(\.action.description) == ["data.confirmDelete", "navigation.dismiss"])
    #expect(dialog.message.contains("for good"))
  }

  // N-SET-31, 5.6 of the resolutions
  @Test func `Units has a row for each system, and says which are in force`() {
    let rows = UnitsScreen(.metric, .english).element.all.filter { $0.role == .row }
    #expect(rows.map(\.accessibility.label) == ["US", "Metric"])
    #expect(rows.map { $0.accessibility.traits.contains(.selected) } == [false, true])
    #expect(
      rows.compactMap(\.action?.description) == [
        "settings.units?id=us", "settings.units?id=metric",
      ])
    let account = AccountScreen(
      AccountInput(profile: .init(name: "Ana", since: Self.date)), .english
    ).element
    #expect(account.fired("account.units") == Self.opens("units"))
    #expect(account.fired("account.appearance") == Self.opens("appearance"))
    #expect(account.fired("account.subscription") == Self.opens("subscription"))
  }

  // N-SET-27, N-SET-28, C-K01
  @Test func `Appearance has three themes and a switch for contrast`() {
    let root = AppearanceScreen(theme: .dark, contrast: .increased, .english).element
    let rows = root.all.filter { $0.role == .row }
    #expect(
      rows.map(\.accessibility.label) == ["System", "Light", "Dark", "Increase Contrast"])
    #expect(
      rows.filter { $0.accessibility.traits.contains(.selected) }.map(\.accessibility.label)
        == ["Dark", "Increase Contrast"])
    #expect(
      rows.compactMap(\.action?.description) == [
        "settings.appearance=<choice:system>", "settings.appearance=<choice:light>",
        "settings.appearance=<choice:dark>", "settings.contrast=<toggle>",
      ])
  }
}
