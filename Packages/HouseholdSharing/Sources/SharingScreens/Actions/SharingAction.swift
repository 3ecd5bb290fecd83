import DesignSystem

/// The kind of server that a user chooses for a household.
public enum SharingServer: String, CaseIterable, Hashable, Sendable {
  /// `mealadvisor-server`, in the home network.
  case home
  /// A project at Supabase or a compatible server.
  case supabase
}

/// The actions on the household that shares the record.
public enum SharingAction {
  /// Opens the sheet that founds a household.
  public static let create = ActionForm("sharing.create")
  /// Opens the sheet that joins a household.
  public static let join = ActionForm("sharing.join")
  /// Sets the kind of the server.
  public static let server = ActionForm(
    "sharing.server", about: .id(SharingServer.self, named: "kind"))
  /// Shows the technical parts: another kind of server, and its account.
  public static let advanced = ActionForm("sharing.advanced")
  /// Sets the address of the server.
  public static let address = ActionForm("sharing.address", enters: .text(maxLength: 400))
  /// Sets the code of an invitation, or the one that the server printed.
  public static let code = ActionForm("sharing.code", enters: .text(maxLength: 200))
  /// Sets the name that the other members see.
  public static let name = ActionForm(
    "sharing.name", enters: .text(maxLength: SharingEntryInput.longestName))
  /// Sets the project's public key, which no screen shows.
  public static let projectKey = ActionForm("sharing.projectKey", enters: .text(maxLength: 2_000))
  /// Sets the e-mail address of the account at the project.
  public static let email = ActionForm("sharing.email", enters: .text(maxLength: 320))
  /// Sets the password of that account, which no screen shows.
  public static let password = ActionForm("sharing.password", enters: .text(maxLength: 400))
  /// Sets whether that account must first be created.
  public static let newAccount = ActionForm("sharing.newAccount", enters: .toggle)
  /// Founds or joins the household.
  public static let enter = ActionForm("sharing.enter")
  /// Makes an invitation.
  public static let invite = ActionForm("sharing.invite")
  /// Requests the members of the household.
  public static let look = ActionForm("sharing.look")
  /// Syncs now.
  public static let sync = ActionForm("sharing.sync")
  /// Starts or ends sharing notes on recipes.
  public static let notes = ActionForm("sharing.notes", enters: .toggle)
  /// Shows the alert that asks whether to leave.
  public static let leave = ActionForm("sharing.leave")
  /// Leaves the household.
  public static let confirmLeave = ActionForm("sharing.confirmLeave")
  /// Leaves the household on this device although the server does not answer.
  public static let leaveAnyway = ActionForm("sharing.leaveAnyway")

  static let all: [any ActionDeclaration] = [
    create, join, server, advanced, address, code, name, projectKey, email, password, newAccount,
    enter,
    invite, look, sync, notes, leave, confirmLeave, leaveAnyway,
  ]
}
