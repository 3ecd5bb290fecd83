import AccountScreens
import DesignSystem
import Presentation
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SigningInTests {
  private let ana = AccountInput.Profile(
    name: "Ana", since: Date(timeIntervalSince1970: 1_778_610_600))

  // S-SET-04, C-D18
  @Test func `the account says who, since when and what for, and has both ways out`() {
    let root = AccountScreen(AccountInput(profile: ana), .english).element
    let rows = root.all.filter { $0.role == .row }
    #expect(
      rows.map(\.accessibility.label) == [
        "Name", "Signed in since", "Privacy Policy", "Appearance", "Units", "Subscription",
        "Sign Out", "Delete Account",
      ])
    #expect(rows.map(\.accessibility.value).prefix(2) == ["Ana", "May 12, 2026"])
    #expect(root.visibleText.contains("sends nothing"))
    #expect(
      root.actions.map(\.description) == [
        "navigation.dismiss", "settings.open?screen=privacy-policy",
        "settings.open?screen=appearance", "settings.open?screen=units",
        "settings.open?screen=subscription", "account.signOut", "account.delete",
      ])
  }

  @Test func `the day is that of the eater's own calendar`() {
    let input = AccountInput(profile: ana, secondsFromGMT: 6 * 3600)
    #expect(AccountScreen(input, .english).element.visibleText.contains("May 13, 2026"))
  }

  @Test func `a signed-out account screen offers signing in and no signing out`() {
    let screen = AccountScreen(AccountInput(profile: nil), .english)
    #expect(screen.state == "signed-out")
    #expect(
      screen.element.actions.map(\.description) == [
        "navigation.dismiss", "settings.signIn", "settings.open?screen=privacy-policy",
      ])
  }

  @Test func `signing in asks for a name, or for going on as before`() {
    let first = SignInScreen(.english)
    #expect(
      first.element.actions.map(\.description) == [
        "navigation.dismiss", "account.enterName=<text:40>", "navigation.dismiss",
      ])
    #expect(first.primaryAction == nil)
    let again = SignInScreen(remembered: "Ana", .english)
    #expect(again.element.visibleText.contains("Continue as Ana"))
    #expect(again.primaryAction == "sign-in.resume")
  }

  @Test func `the error about a name shows at its field and is announced`() {
    for (problem, words) in [
      (SignInScreen.Problem.name, "Enter a name of 1 to 40 visible characters."),
      (.unsaved, "This change could not be stored. Please try again."),
    ] {
      let screen = SignInScreen(problem: problem, .english)
      #expect(screen.announcement == words)
      #expect(screen.element.find("sign-in.name")?.accessibility.hint == words)
      #expect(screen.element.find("sign-in.name.error") != nil)
    }
  }

  // S-PRIV-05
  @Test func `deleting asks first, and says what stays`() {
    let screen = DeleteAccountScreen(.english)
    #expect(screen.dialog.buttons.map(\.role) == [.destructive, .cancel])
    #expect(screen.element.visibleText.contains("Your settings, saved meals and history stay."))
  }
}
