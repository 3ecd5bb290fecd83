import AccountParts
import AccountScreens
import AppShell
import DesignSystem
import AppRecord
import ScreenParts

/// Who is signed in: signing in and out, and deleting the account, each of which keeps all data.
struct ProfileFeature: Feature {
  struct State: Sendable {
    /// Why the last name was not taken.
    var problem: SignInScreen.Problem?
    /// The last name that was typed, for when it is not taken.
    var typed = ""
  }

  enum Action: Sendable {
    case signInTapped
    case named(String)
    case resumed
    case refused(AccountError)
    case signOutTapped
    case deleteTapped
    case deleteConfirmed
    case recorded(Step)
    case failed
  }

  /// What was done and is stored.
  enum Step: Sendable {
    case signedIn, signedOut, deleted
  }

  enum Effect: Sendable {
    /// Asks whoever keeps accounts here; with a name, this device alone.
    case ask(name: String?, World)
    case write(AccountEvent, Step, World)
    case delete
  }

  let id: FeatureID = "account"
  let routes = [
    RouteDefinition(AccountRoutes.account, .push), RouteDefinition(AccountRoutes.signIn, .sheet),
    RouteDefinition(AccountRoutes.delete, .sheet),
  ]
  let clients: ProfileClients
  /// Who is signed in, or was last.
  let stored: Slice<Account?>

  init(_ clients: ProfileClients) {
    self.clients = clients
    stored = Slice(clients.record.accountPart)
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(SettingsAction.signIn, .signInTapped),
    .on(AccountAction.enterName, entering: { .named($0) }),
    .on(AccountAction.resume, .resumed),
    .on(AccountAction.signOut, .signOutTapped),
    .on(AccountAction.delete, .deleteTapped),
    .on(AccountAction.confirmDelete, .deleteConfirmed),
  ]
}
