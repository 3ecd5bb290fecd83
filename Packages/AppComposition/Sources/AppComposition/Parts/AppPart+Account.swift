import AccountData
import AccountLooks
import AccountProfile
import AccountScreens
import AccountSubscription
import AppShell
import DesignSystem
import Journal
import LooksScreens
import Preferences
import ScreenCommands
import ScreenParts
import SharingFeatures
import SharingScreens

// What any app can have, as parts.

extension AppPart {
  /// Who is signed in.
  public static let account = AppPart(
    features: { session in
      [ProfileClients(record: session.record, copy: session.context.copy).feature]
    }, words: CopyTable.accountScreensEnglish.entries)

  /// Theme, contrast and units.
  public static let looks = AppPart(
    sharing: [EventStream<EaterPreferences, PreferencesEvent>.preferences.sharing],
    features: { session in
      [LooksClients(record: session.record, copy: session.context.copy).feature]
    }, words: CopyTable.looksScreensEnglish.entries)

  /// Permissions, export, deletion, and the verbs over the data folder.
  ///
  /// Its policy says what holds for every program of parts; a later part of the app may replace it.
  public static let data = AppPart(
    features: { session in
      let context = session.context
      var clients = YourDataClients(
        record: session.record, exports: session.exports,
        fileName: "\(context.brand.name).json", copy: context.copy)
      clients.leaveHousehold = { await session.households.hasLeft() }
      return [clients.feature]
    },
    verbs: { sessions, context in DataVerb(sessions, context).forms },
    words: CopyTable.accountScreensEnglish.entries.merging(policy) { $1 })

  private static let policy: [CopyKey: CopyEntry] = [
    "privacy.storage.title": "Where your data is",
    "privacy.storage.body": "What you enter is kept on this device. No server of ours knows it.",
    "privacy.learned.title": "What the app learns",
    "privacy.learned.body":
      "What you enter. All that is kept is listed below, with what it is for.",
    "privacy.duration.title": "How long it is kept",
    "privacy.duration.body":
      "Until you delete it. What you no longer allow is deleted with the permission.",
    "privacy.leaving.title": "What leaves this device",
    "privacy.leaving.body": """
    Nothing by itself. A household that you join gets what you share with it, and an export goes where \
    you put it.
    """,
    "privacy.tracking.title": "What we learn about you",
    "privacy.tracking.body": "Nothing. There is no tracking and no advertising.",
    "privacy.rights.title": "Your rights",
    "privacy.rights.body":
      "You can take all of your data away as one file and delete it, at any time and for free.",
  ]

  /// The way to premium, from a first screen.
  public static func premium(home: Route) -> AppPart {
    AppPart(
      features: { session in
        [
          SubscriptionClients(
            record: session.record, subscriptions: session.subscriptions,
            copy: session.context.copy, home: home
          ).feature
        ]
      },
      verbs: { sessions, context in PremiumVerb(sessions, context).forms },
      words: CopyTable.accountScreensEnglish.entries)
  }

  /// Sharing the record with a household.
  public static let sharing = AppPart(
    features: { session in
      [SharingClients(session.households, copy: session.context.copy).feature]
    },
    verbs: { sessions, context in
      HouseholdVerb(sessions, context).forms + DraftsVerb(sessions, context).forms
    }, screens: [sharingScreen], words: CopyTable.sharingScreensEnglish.entries)

  private static let sharingScreen = ListedScreen(
    "sharing", "Household",
    states: [
      ListedState("alone") { _ in SharingScreen(SharingInput(sharesNotes: nil), listed) },
      ListedState("joined") { _ in
        SharingScreen(
          SharingInput(
            seat: .init(server: "https://home.example", name: "Ann"),
            members: .known([
              .init("ann", name: "Ann", deviceCount: 2, isYou: true), .init("ben", name: "Ben"),
            ]), syncedSecondsAgo: 120, draftCount: 2, sharesNotes: nil),
          questionCount: 1, listed)
      },
    ])

  private static let listed = PresentationContext(
    copy: Copy([
      CopyTable(
        language: "en",
        parts: [CopyTable.sharedEnglish.entries, CopyTable.sharingScreensEnglish.entries])
    ]))
}
