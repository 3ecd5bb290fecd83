import DesignSystem
import MealModels
import ScreenParts

/// Account: the user, the purpose of the account, signing out and deleting it (S-SET-04, C-D18).
public struct AccountScreen: Screen {
  /// The id, `account`.
  public let id: ScreenID = "account"
  /// `signed-in` or `signed-out`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar, the groups and the tabs.
  var page: SettingsPage

  /// No action is primary (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { page.toast?.text }

  /// Makes the screen from its input.
  public init(_ input: AccountInput, _ context: PresentationContext) {
    let copy = context.copy
    state = input.profile == nil ? "signed-out" : "signed-in"
    title = copy("account.title")
    let who =
      input.profile.map {
        [
          Self.profile($0, input, copy), Self.data(copy), Self.device(copy), Self.leaving(copy),
        ]
      }
    page = SettingsPage(
      "account", title: title, sections: who ?? [Self.signingIn(copy), Self.data(copy)],
      toast: input.toast, context)
  }

  private static func profile(
    _ profile: AccountInput.Profile, _ input: AccountInput, _ copy: Copy
  ) -> ListSection {
    let day = LocalMoment(date: profile.since, secondsFromGMT: input.secondsFromGMT).dayNumber
    return ListSection(
      "account.profile", header: copy("account.profile"),
      spokenHeader: copy("account.profile.spoken"),
      footer: copy(profile.isApple ? "account.profile.apple" : "account.profile.device")
    ) {
      ListRow("account.name", icon: .account, copy("account.name"), value: profile.name)
      ListRow("account.since", copy("account.since"), value: copy.date(day))
    }
  }

  private static func signingIn(_ copy: Copy) -> ListSection {
    ListSection(
      "account.profile", header: copy("account.profile"),
      spokenHeader: copy("account.profile.spoken"), footer: copy("account.nobody.footer")
    ) {
      ListRow(
        "account.signIn", icon: .account, copy("settings.sign-in"),
        action: ControlAction(SettingsAction.signIn))
    }
  }

  private static func data(_ copy: Copy) -> ListSection {
    ListSection(
      "account.data", header: copy("your-data.title"),
      spokenHeader: copy("your-data.title.spoken"), footer: copy("account.data.footer")
    ) {
      ListRow(
        "account.privacy", icon: .privacy, copy("settings.privacy"), accessory: .disclosure,
        action: SettingsAction.opening(.privacy))
    }
  }

  /// The pages that the profile links to (conflict 5.6).
  private static func device(_ copy: Copy) -> ListSection {
    ListSection(
      "account.device", header: copy("your-data.device"),
      spokenHeader: copy("your-data.device.spoken")
    ) {
      ListRow(
        "account.appearance", icon: .appearance, copy("settings.appearance"),
        accessory: .disclosure, action: SettingsAction.opening(.appearance))
      ListRow(
        "account.units", copy("settings.units"), accessory: .disclosure,
        action: SettingsAction.opening(.units))
      ListRow(
        "account.subscription", icon: .premium, copy("subscription.title"),
        accessory: .disclosure, action: SettingsAction.opening(.subscription))
    }
  }

  private static func leaving(_ copy: Copy) -> ListSection {
    ListSection(
      "account.leaving", spokenHeader: copy("account.sign-out"),
      footer: copy("account.sign-out.footer"), surface: .groupedCard
    ) {
      ListRow(
        "account.signOut", copy("account.sign-out"), hint: copy("account.sign-out.hint"),
        action: ControlAction(AccountAction.signOut))
      ListRow(
        "account.delete", copy("account.delete"), hint: copy("your-data.delete.hint"),
        action: ControlAction(AccountAction.delete), isDestructive: true)
    }
  }
}
