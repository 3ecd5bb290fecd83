import DesignSystem

/// What keeps a household, as one chooses it.
public enum SharingServer: String, CaseIterable, Hashable, Sendable {
  /// `mealadvisor-server`, at home.
  case home
  /// A project at Supabase, or a server that works alike.
  case supabase
}

/// What can be done about the household that shares the record.
public enum SharingAction {
  /// Opens the sheet that founds a household.
  public static let create = ActionForm("sharing.create")
  /// Opens the sheet that joins one.
  public static let join = ActionForm("sharing.join")
  /// Says what kind of server it is.
  public static let server = ActionForm(
    "sharing.server", about: .id(SharingServer.self, named: "kind"))
  /// Says where the server is.
  public static let address = ActionForm("sharing.address", enters: .text(maxLength: 400))
  /// Takes the code of an invitation, or the one that the server printed.
  public static let code = ActionForm("sharing.code", enters: .text(maxLength: 200))
  /// Says what the others see.
  public static let name = ActionForm(
    "sharing.name", enters: .text(maxLength: SharingEntryInput.longestName))
  /// Takes the key that a project gives to anybody, which no screen shows.
  public static let projectKey = ActionForm("sharing.projectKey", enters: .text(maxLength: 2_000))
  /// Says whose account it is at the project.
  public static let email = ActionForm("sharing.email", enters: .text(maxLength: 320))
  /// Takes the password of that account, which no screen shows.
  public static let password = ActionForm("sharing.password", enters: .text(maxLength: 400))
  /// Makes that account first, or not.
  public static let newAccount = ActionForm("sharing.newAccount", enters: .toggle)
  /// Asks the server for the place.
  public static let enter = ActionForm("sharing.enter")
  /// Makes an invitation.
  public static let invite = ActionForm("sharing.invite")
  /// Looks who belongs to the household.
  public static let look = ActionForm("sharing.look")
  /// Meets the server now.
  public static let sync = ActionForm("sharing.sync")
  /// Shares notes on recipes too, or no longer.
  public static let notes = ActionForm("sharing.notes", enters: .toggle)
  /// Asks whether to leave.
  public static let leave = ActionForm("sharing.leave")
  /// Leaves.
  public static let confirmLeave = ActionForm("sharing.confirmLeave")
  /// Leaves on this device although the server does not answer.
  public static let leaveAnyway = ActionForm("sharing.leaveAnyway")

  static let all: [any ActionDeclaration] = [
    create, join, server, address, code, name, projectKey, email, password, newAccount, enter,
    invite, look, sync, notes, leave, confirmLeave, leaveAnyway,
  ]
}
