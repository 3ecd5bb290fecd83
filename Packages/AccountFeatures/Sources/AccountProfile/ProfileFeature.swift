import AccountParts
import AccountScreens
import AppShell
import DesignSystem
import AppRecord
import ScreenParts

/// Handles the account: signing in, signing out and deleting it; all other data is kept.
struct ProfileFeature: Feature {
  struct State: Sendable {
    /// Why the last name was refused.
    var problem: SignInScreen.Problem?
    /// The last typed name, in case it is refused.
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

  /// A step that is stored.
  enum Step: Sendable {
    case signedIn, signedOut, deleted
  }

  enum Effect: Sendable {
    /// Asks the account provider to identify the user; with a name, the account is only on this
    /// device.
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
  /// The account that is signed in, or was signed in last.
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
