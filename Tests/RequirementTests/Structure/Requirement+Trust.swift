import DesignSystem
import Testing

extension Requirement {
  /// S-PRIV, S-QA and S-INT.
  static let trust = privacy + suites + diagnostics + outside

  private static let privacy = [
    Requirement(
      "S-PRIV-01", "nothing is allowed until somebody says so, and nothing leaves",
      .provedBy(
        "PrivacyStory",
        "without a yes nothing is reported, with it one report goes, after a no none",
        "the policy is one tap from Settings, and says that nothing asks for anything"),
      .provedBy("DiagnosticsTests", "nothing is measured or reported unless it is allowed"),
      .provedBy("RepositoryTests", "the repository keeps the rule")),
    Requirement(
      "S-PRIV-02", "what one sets is on this disk, and there again",
      .provedBy(
        "UserPreferencesTests", "a diet is kept to by every meal from then on, and after a restart")
    ),
    Requirement(
      "S-PRIV-03", "saved meals stay on this device, with premium too",
      .provedBy("PrivacyStory", "saved meals stay on this device, with premium too")),
    Requirement(
      "S-PRIV-04 S-PRIV-06",
      "the policy is one tap from Settings, and says what is kept, what for and until when",
      .provedBy(
        "PrivacyStory",
        "the policy is one tap from Settings, and says that nothing asks for anything")),
    Requirement(
      "S-PRIV-05", "three taps from Settings delete all that one told",
      .provedBy("YourDataTests", "deletion asks first, and leaves only the App Store's receipt"),
      .provedBy(
        "PrivacyStory", "deletion asks, and leaves nothing but the store's receipt, byte for byte")),
  ]

  private static let suites = [
    Requirement(
      "S-QA-01", "three suites of rules have the names that were asked for",
      .provedBy("HomeViewModelTests", "the greeting knows the time of day, and so does the meal"),
      .provedBy(
        "SuggestionServiceTests",
        "a free person gets one meal after the other, and none comes back soon"),
      .provedBy("UserPreferencesTests", "Settings says in three groups what is set")),
    Requirement(
      "S-QA-02", "three suites of flows have the names that were asked for",
      .provedBy(
        "SuggestionFlowTests",
        "an eater opens the app in the evening, reads the recipe and cooks it"),
      .provedBy(
        "NavigationTests", "from every page of Settings one action leads back the way one came"),
      .provedBy(
        "PremiumUpgradeTests",
        "a free person saves a meal by way of the trial and finds it after a restart")),
  ]

  private static let diagnostics = [
    Requirement(
      "S-QA-03 S-QA-04", "how long start and answers take is counted here, if allowed",
      .provedBy(
        "DiagnosticsTests", "nothing is measured or reported unless it is allowed",
        "measurements are shown, exported, and deleted with their permission"),
      Check {
        let budgets = try Sources.file("Scripts/check")
        #expect(
          budgets.contains(/\nrow="[^"]*\bbudgets\b/), "and both are held to limits in each check")
      }),
    Requirement(
      "S-QA-05", "a crash tells version and signal, to this device, and only if allowed",
      .provedBy(
        "DiagnosticsTests",
        "a crash is reported where that is allowed, shown at the next start, and deletable")),
  ]

  private static let outside = [
    Requirement(
      "S-INT-05", "the time to cook goes into the calendar, after a yes",
      .provedBy(
        "CalendarTests", "the first time is asked for, the second is not, and it can be taken back"),
      .provedBy(
        "CookingAppointmentTests",
        "cooking ends at the hour of the next slot that it can still reach"))
  ]
}
