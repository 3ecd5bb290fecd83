import AccountData
import AccountLooks
import AccountProfile
import AccountScreens
import AccountSubscription
import AppComposition
import AppShell
import DesignSystem
import Journal
import LooksScreens
import Preferences

// The parts about the user that any app can have.

extension AppPart {
  /// The account of the user.
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

  /// Permissions, export, deletion, and the commands for the data folder.
  ///
  /// Its policy states what is true of every program that consists of parts; a later part of the
  /// app may replace it.
  public static let data = AppPart(
    features: { session in
      let context = session.context
      var clients = YourDataClients(
        record: session.record, exports: session.exports(),
        fileName: "\(context.brand.name).json", copy: context.copy)
      clients.leaveHousehold = { await session.households.hasLeft() }
      return [clients.feature]
    },
    verbs: { sessions, context in DataVerb(sessions, context).forms },
    words: CopyTable.accountScreensEnglish.entries.merging(policy) { $1 })

  private static let policy: [CopyKey: CopyEntry] = [
    "privacy.storage.title": "Where your data is",
    "privacy.storage.body":
      "What you enter is kept on this device. We have no server that stores it.",
    "privacy.learned.title": "What the app learns",
    "privacy.learned.body":
      "What you enter. The list below shows everything that is kept, and why.",
    "privacy.duration.title": "How long it is kept",
    "privacy.duration.body":
      "Until you delete it. When you end a permission, the data it allowed is deleted.",
    "privacy.leaving.title": "What leaves this device",
    "privacy.leaving.body": """
    Nothing by itself. A household that you join gets what you share with it, and an export goes where \
    you put it.
    """,
    "privacy.tracking.title": "What we learn about you",
    "privacy.tracking.body": "Nothing. There is no tracking and no advertising.",
    "privacy.rights.title": "Your rights",
    "privacy.rights.body":
      "You can export all of your data as one file, and delete it, at any time for free.",
  ]

  /// The part that sells premium.
  ///
  /// - Parameter home: the route of the app's first screen.
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
}
