import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Preferences
import Testing

@testable import MealAdvisorFeatures

@Suite struct AccountTests {
  private func signIn(_ visitor: Visitor, as name: String = "Ana") async throws {
    try await visitor.tap("tab.select?id=settings", "settings.signIn", "account.enterName=\(name)")
  }

  // S-SET-01, W-SET-10
  @Test func `on this device, a name makes a profile, and says what it is for`() async throws {
    let visitor = try await Visitor()
    try await visitor.tap("tab.select?id=settings", "settings.signIn")
    #expect(try await visitor.screen.id == "sign-in")
    #expect(try await visitor.words.contains("Sign in with Apple needs an Apple device."))
    try await visitor.tap("account.enterName= Ana ")
    #expect(try await visitor.screen.id == "account")
    #expect(try await visitor.words.contains("Ana"))
    #expect(try await visitor.words.contains("May 12, 2026"))
    #expect(try await visitor.words.contains("keeps everything here and sends nothing"))
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.words.contains("Ana"))
    #expect(try await !visitor.words.contains("Sign in with Apple"))
    try await visitor.tap("settings.open?screen=account")
    #expect(try await visitor.screen.id == "account")
  }

  // S-SET-04
  @Test func `signing out keeps everything, and the name for next time`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap("settings.diet=on?id=vegan", "tab.select?id=settings")
    try await signIn(visitor)
    let before = try await visitor.stores.read()
    try await visitor.tap("account.signOut")
    #expect(try await visitor.screen.state == "signed-out")
    let after = try await visitor.stores.read()
    #expect(after.preferences == before.preferences && after.history == before.history)
    #expect(try await visitor.stores.account.state()?.isSignedIn == false)
    try await visitor.tap("settings.signIn")
    #expect(try await visitor.words.contains("Continue as Ana"))
    try await visitor.tap("account.resume")
    #expect(try await visitor.screen.state == "signed-in")
    #expect(try await visitor.stores.account.state()?.isSignedIn == true)
  }

  @Test func `signing out is confirmed for a while`() async throws {
    let visitor = try await Visitor(sleep: { seconds in
      if seconds == 4 { try await Task.sleep(for: .seconds(3600)) }
    })
    try await signIn(visitor)
    try await visitor.touch("account.signOut")
    for _ in 0..<2000 where try await visitor.screen.announcement == nil {
      try await Task.sleep(for: .milliseconds(5))
    }
    let words = "You are signed out. Everything you saved is still here."
    #expect(try await visitor.screen.announcement == words)
  }

  // S-PRIV-05, C-D18
  @Test func `deleting the account asks first, and leaves nothing of the name`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap("settings.diet=on?id=vegan", "tab.select?id=settings")
    try await signIn(visitor, as: "Rumpelstilz")
    try await visitor.tap("account.delete", "navigation.dismiss")
    #expect(try await visitor.screen.state == "signed-in")
    let before = try await visitor.stores.read()
    try await visitor.tap("account.delete", "account.confirmDelete")
    #expect(try await visitor.screen.id == "account")
    #expect(try await visitor.screen.state == "signed-out")
    let after = try await visitor.stores.read()
    #expect(try await visitor.stores.account.state() == nil)
    #expect(after.preferences == before.preferences && after.history == before.history)
    let all = String(decoding: try await visitor.stores.journal.exportAll(), as: UTF8.self)
    #expect(!all.contains("Rumpelstilz") && all.contains("vegan"))
    try await visitor.tap("settings.signIn")
    #expect(try await !visitor.words.contains("Continue as"))
  }

  @Test func `an account that cannot be deleted is still there to be deleted`() async throws {
    let disk = BrokenDisk()
    let visitor = try await Visitor(on: disk.files)
    try await signIn(visitor, as: "Rumpelstilz")
    let before = try await visitor.stores.journal.records()
    disk.become(.writing)
    try await visitor.tap("account.delete", "account.confirmDelete")
    #expect(try await visitor.screen.state == "signed-in")
    #expect(try await visitor.words.contains("could not be stored"))
    disk.become(.none)
    #expect(try await visitor.stores.journal.records() == before)
    try await visitor.tap("account.delete", "account.confirmDelete")
    #expect(try await visitor.screen.state == "signed-out")
    let names = try await visitor.stores.journal.records(in: "account")
    #expect(names.isEmpty)
  }

  @Test func `a name is exported with everything else, and deleted with everything else`()
    async throws
  {
    let visitor = try await Visitor()
    try await signIn(visitor)
    let all = String(decoding: try await visitor.stores.journal.exportAll(), as: UTF8.self)
    #expect(all.contains("Ana"))
    try await visitor.tap(
      "settings.open?screen=privacy-policy", "data.delete", "data.confirmDelete")
    #expect(try await visitor.stores.account.state() == nil)
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.screen.state == "signed-out")
  }

  @Test(
    arguments: [
      "", "   ", "\u{1B}[31mred", "a\nb", "\u{202E}evil", String(repeating: "n", count: 41),
      "a" + String(repeating: "\u{301}", count: 1000),
    ])
  func `the account screen refuses an invalid name`(text: String) async throws {
    let visitor = try await Visitor()
    try await visitor.tap("tab.select?id=settings", "settings.signIn")
    #expect(AccountIdentity.usableName(text) == nil)
    guard (try? await visitor.app.fire(ActionCall("account.enterName", value: text))) != nil
    else { return }
    await visitor.app.settle()
    #expect(try await visitor.screen.state == "name-refused")
    #expect(try await visitor.field("sign-in.name")?.value == text, "it can be mended")
    #expect(try await visitor.stores.account.state() == nil)
  }

  @Test(arguments: ["Ana", "José María", "李雷", "👩‍🍳", "O'Neil, jr. @home"])
  func `names of all kinds are names`(text: String) {
    #expect(AccountIdentity.usableName("  \(text) ") == text)
  }

  @Test func `an account that Apple keeps is asked for without any sheet of ours`() async throws {
    let apple = AccountProvider(keeper: .apple) { _ async throws(AccountError) in
      AccountIdentity(name: "Ana Lopez", keeper: .apple, user: "001")
    }
    let visitor = try await Visitor(accounts: apple)
    try await visitor.tap("tab.select?id=settings", "settings.signIn")
    #expect(try await visitor.screen.id == "account")
    #expect(try await visitor.words.contains("Apple confirmed who you are."))
    #expect(try await visitor.stores.account.state()?.identity.user == "001")
  }

  @Test(
    arguments: [(.cancelled, "settings"), (.unavailable, "sign-in")] as [(AccountError, ScreenID)])
  func `a failed sign-in with Apple signs nothing in and says what to do instead`(
    error: AccountError, screen: ScreenID
  ) async throws {
    let apple = AccountProvider(keeper: .apple) { _ async throws(AccountError) in throw error }
    let visitor = try await Visitor(accounts: apple)
    try await visitor.tap("tab.select?id=settings", "settings.signIn")
    #expect(try await visitor.screen.id == screen)
    #expect(try await visitor.stores.account.state() == nil)
    guard error == .unavailable else { return }
    try await visitor.tap("account.enterName=Ana")
    #expect(try await visitor.stores.account.state()?.identity.keeper == .device)
  }
}
