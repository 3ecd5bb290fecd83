import AccountScreens
import AppShell
import DesignSystem
import AppRecord
import ScreenParts

extension ProfileFeature {
  func reduce(
    _ action: Action, into state: inout State, stored account: Account?, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .signInTapped, .named, .resumed:
      return signIn(action, in: &state, account: account, world: world)
    case .refused(let error):
      // If the provider is unavailable, the sheet says so and offers a profile instead.
      return error == .unavailable ? [.show(Route(AccountRoutes.signIn))] : []
    case .signOutTapped:
      return account.map { [.run(.write(.signedOut($0.identity), .signedOut, world))] } ?? []
    case .deleteTapped: return [.show(Route(AccountRoutes.delete))]
    case .deleteConfirmed: return [.run(.delete)]
    case .recorded(let step): return tell(step, world)
    case .failed: return fail(&state, world)
    }
  }

  private func signIn(
    _ action: Action, in state: inout State, account: Account?, world: World
  ) -> [Command<Effect>] {
    state.problem = nil
    state.typed = ""
    switch action {
    case .named(let text):
      state.typed = text
      guard let name = AccountIdentity.usableName(text) else {
        state.problem = .name
        return []
      }
      return [.run(.ask(name: name, world))]
    case .resumed:
      return account.map { [.run(.write(.signedIn($0.identity), .signedIn, world))] } ?? []
    default:
      guard clients.accounts.keeper == .apple else { return [.show(Route(AccountRoutes.signIn))] }
      return [.run(.ask(name: nil, world), id: "ask")]
    }
  }

  private func tell(_ step: Step, _ world: World) -> [Command<Effect>] {
    let isOver = world.isAt(AccountRoutes.signIn) || world.isAt(AccountRoutes.delete)
    let done: [Command<Effect>] = isOver ? [.dismiss] : []
    return switch step {
    case .signedIn: done + [.show(Route(AccountRoutes.account))]
    case .signedOut: done + [.say(.confirmation(clients.copy("account.signed-out")))]
    case .deleted: done + [.say(.confirmation(clients.copy("account.deleted")))]
    }
  }

  /// Reports a change that was not stored: at its field in the sign-in sheet, else as a notice.
  ///
  /// The delete alert cannot show a notice, so it closes first.
  private func fail(_ state: inout State, _ world: World) -> [Command<Effect>] {
    guard !world.isAt(AccountRoutes.signIn) else {
      state.problem = .unsaved
      return []
    }
    let isAlert = world.isAt(AccountRoutes.delete)
    return (isAlert ? [.dismiss] : []) + [.say(.failure(clients.copy("error.unsaved")))]
  }
}
