import AccountScreens
import DesignSystem
import Presentation
import ScreenParts

extension ScreenCatalog {
  /// Account with a profile on this device, with an Apple account, and signed out.
  static func account(_ copy: Copy) -> CatalogScreen {
    let device = AccountInput.Profile(name: "Ana", since: sampleDate)
    let apple = AccountInput.Profile(name: "Ana Lopez", since: sampleDate, isApple: true)
    let states: [(StateID, AccountInput)] = [
      ("signed-in", AccountInput(profile: device)),
      ("signed-in-with-apple", AccountInput(profile: apple)),
      (
        "signed-out",
        AccountInput(profile: nil, toast: .confirmation(copy("account.signed-out")))
      ),
      (
        "not-stored", AccountInput(profile: device, toast: ScreenToast.changeNotStored.notice(copy))
      ),
    ]
    return CatalogScreen(
      "account", copy("account.title"),
      states: states.map { id, input in
        CatalogState(named: id) {
          AccountScreen(input, root("settings", isEntitled: false, $0))
        }
      })
  }

  /// Signing in for the first time, again, and with an invalid name.
  static func signIn(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "sign-in", copy("settings.sign-in"),
      states: [
        CatalogState(named: "default") { SignInScreen($0.covered) },
        CatalogState(named: "remembered") { SignInScreen(remembered: "Ana", $0.covered) },
        CatalogState(named: "name-refused") {
          SignInScreen(problem: .name, typed: ",", $0.covered)
        },
        CatalogState(named: "not-stored") {
          SignInScreen(problem: .unsaved, typed: "Ana", $0.covered)
        },
      ])
  }

  /// The question before an account is deleted.
  static func deleteAccount(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "delete-account", copy("account.delete.title"),
      states: [CatalogState(named: "default") { DeleteAccountScreen($0.covered) }])
  }
}
