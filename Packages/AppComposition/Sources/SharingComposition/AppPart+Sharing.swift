import AppComposition
import DesignSystem
import ScreenParts
import SharingFeatures
import SharingScreens

extension AppPart {
  /// The part that shares the record with a household.
  public static let sharing = AppPart(
    features: { session in
      [SharingClients(session.households, copy: session.context.copy).feature]
    },
    verbs: { sessions, context in
      HouseholdVerb(sessions, context).forms + DraftsVerb(sessions, context).forms
    }, screens: { [sharingScreen($0)] }, words: CopyTable.sharingScreensEnglish.entries)

  private static func sharingScreen(_ copy: Copy) -> ListedScreen {
    CatalogScreen(
      "sharing", "Household",
      states: [
        CatalogState("alone") { SharingScreen(SharingInput(sharesNotes: nil), $0) },
        CatalogState("joined") {
          SharingScreen(
            SharingInput(
              membership: .init(server: "https://home.example", name: "Ann"),
              members: .known([
                .init("ann", name: "Ann", deviceCount: 2, isYou: true), .init("ben", name: "Ben"),
              ]), syncedSecondsAgo: 120, pendingEditCount: 2, sharesNotes: nil),
            questionCount: 1, $0)
        },
      ]
    ).listed(copy)
  }
}
