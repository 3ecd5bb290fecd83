import AccountScreens
import DesignSystem
import PremiumGate
import Presentation
import ScreenParts
import SuggestionWords

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ScreenCatalog {
  /// Appearance with its defaults, and with everything chosen.
  static func appearance(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "appearance", copy("settings.appearance"),
      states: [
        CatalogState(named: "default") {
          AppearanceScreen(root("settings", isEntitled: false, $0))
        },
        CatalogState(named: "increased") {
          AppearanceScreen(
            theme: .dark, contrast: .increased, root("settings", isEntitled: true, $0))
        },
      ])
  }

  /// Units in a country with US ones, and with metric ones chosen.
  static func units(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "units", copy("settings.units"),
      states: [
        CatalogState(named: "us") { UnitsScreen(.us, root("settings", isEntitled: false, $0)) },
        CatalogState(named: "metric") {
          UnitsScreen(.metric, root("settings", isEntitled: true, $0))
        },
      ])
  }

  /// Subscription in each phase, and after a restore that found nothing.
  static func subscription(_ copy: Copy) -> CatalogScreen {
    let nothing = Notice.failure(copy.text(for: .nothingToRestore))
    let states: [(StateID, SubscriptionInput)] = [
      ("active", SubscriptionInput(phase: sampleActive, product: .premiumMonthly)),
      ("trial", SubscriptionInput(phase: .trial(until: sampleDate), product: .premiumMonthly)),
      ("grace", SubscriptionInput(phase: .grace(until: sampleDate), product: .premiumMonthly)),
      ("lapsed", SubscriptionInput(phase: .lapsed(since: sampleDate), product: .premiumMonthly)),
      (
        "nothing-to-restore",
        SubscriptionInput(phase: .none, product: .premiumMonthly, toast: nothing)
      ),
    ]
    return CatalogScreen(
      "subscription", copy("subscription.title"),
      states: states.map { id, input in
        CatalogState(named: id) {
          SubscriptionScreen(input, root("settings", isEntitled: input.phase.isEntitled, $0))
        }
      })
  }

  /// The privacy policy with "Your data", with permissions to give, the stored data, and after an
  /// export.
  static func privacyPolicy(_ copy: Copy) -> CatalogScreen {
    let consents = [
      YourDataInput.Consent(
        "photos", title: "Photos of meals",
        explanation: "Used to recognise a meal, then deleted."),
      YourDataInput.Consent(
        "metrics", title: "Counts of what is used",
        explanation: "Kept on this device, without any identifier.", isGiven: true),
    ]
    let kept = ["preferences", "history", "store-receipt"].map { name in
      YourDataInput.Kept(
        name, copy(CopyKey("your-data.kept.\(name)")),
        use: copy(CopyKey("your-data.use.\(name)")), remains: name == "store-receipt")
    }
    let measured: [YourDataInput.Measured] = [
      .init("launch", count: 41, seconds: 0.5), .init("suggestion", count: 230, seconds: 0.1),
      .init("failed-suggestion", count: 2, seconds: nil),
    ]
    let crash = YourDataInput.Crash(signal: "SIGSEGV", version: "1.0", day: 23_148)
    let exported = copy("your-data.exported", ["place": "MealAdvisor.json"])
    let states: [(StateID, YourDataInput)] = [
      ("default", YourDataInput()),
      ("permissions", YourDataInput(consents: consents)),
      ("kept", YourDataInput(kept: kept)),
      ("diagnostics", YourDataInput(consents: consents, measured: measured, crashes: [crash])),
      ("exported", YourDataInput(toast: .confirmation(exported))),
      ("deleted", YourDataInput(toast: .confirmation(copy("delete.done")))),
    ]
    return CatalogScreen(
      "privacy-policy", copy("settings.privacy"),
      states: states.map { id, data in
        CatalogState(named: id) {
          LegalTextScreen(.privacyPolicy, data: data, root("settings", isEntitled: false, $0))
        }
      })
  }

  /// The terms of service.
  static func termsOfService(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "terms-of-service", copy("settings.terms"),
      states: [
        CatalogState(named: "default") {
          LegalTextScreen(.termsOfService, root("settings", isEntitled: false, $0))
        }
      ])
  }

  /// The question before everything is deleted.
  static func deleteData(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "delete-data", copy("delete.title"),
      states: [CatalogState(named: "default") { DeleteDataScreen($0.covered) }])
  }

  /// A day in May 2033, as far away as all dates of the catalogue.
  static let sampleDate = Date(timeIntervalSince1970: 2e9)

  /// The time when cooking begins, 25 minutes before the sample date.
  static let sampleCookingStart = sampleDate.addingTimeInterval(-1500)

  /// Premium, paid until the sample date.
  static let sampleActive = EntitlementPhase.active(until: sampleDate)
}
