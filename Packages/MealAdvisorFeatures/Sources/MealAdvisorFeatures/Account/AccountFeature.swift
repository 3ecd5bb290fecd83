import AppShell
import DesignSystem
import Presentation
import ScreenParts

/// Who is signed in: signing in and out, and deleting the account, each of which keeps all data.
struct AccountFeature: Feature {
  struct State: Sendable {
    /// Who is signed in, or was last.
    var account: Account?
    /// Why the last name was not taken.
    var problem: SignInScreen.Problem?
    /// The last name that was typed, for when it is not taken.
    var typed = ""
    var toast: ScreenToast?
  }

  enum Action: Sendable {
    case storeChanged
    case stored(Account?)
    case shown
    case signInTapped
    case named(String)
    case resumed
    case refused(AccountError)
    case signOutTapped
    case deleteTapped
    case deleteConfirmed
    case recorded(Step)
    case failed
    case unread
    case toastExpired
  }

  /// What was done and is stored.
  enum Step: Sendable {
    case signedIn, signedOut, deleted
  }

  enum Effect: Sendable {
    case read
    /// Asks whoever keeps accounts here; with a name, this device alone.
    case ask(name: String?, World)
    case write(AccountEvent, Step, World)
    case delete
    case rest
  }

  let id: FeatureID = "account"
  let routes = [
    RouteDefinition(Path.account, .push), RouteDefinition(Path.signIn, .sheet),
    RouteDefinition(Path.deleteAccount, .sheet),
  ]
  let clients: MealAdvisorClients

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .storeChanged }

  func action(for call: ActionCall) -> Action? {
    if saysUnsaved(call) { return .failed }
    return switch call.id {
    case SettingsAction.signIn: .signInTapped
    case AccountAction.enterName: call.value.map { .named($0) }
    case AccountAction.resume: .resumed
    case AccountAction.signOut: .signOutTapped
    case AccountAction.delete: .deleteTapped
    case AccountAction.confirmDelete: .deleteConfirmed
    default: nil
    }
  }

  func action(forChangeOf stream: String) -> Action? {
    stream == "account" ? .storeChanged : nil
  }

  func action(forShowing route: Route) -> Action? {
    route.path == Path.account ? .shown : nil
  }
}
