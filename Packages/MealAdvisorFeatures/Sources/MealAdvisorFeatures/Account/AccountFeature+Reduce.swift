import AppShell
import DesignSystem
import Presentation

extension AccountFeature {
  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read, id: "read")]
    case .stored(let account): state.account = account
    case .shown: state.toast = nil
    case .signInTapped, .named, .resumed: return signIn(action, &state, world)
    case .refused(let error):
      // Where it is not to be had, the sheet says so and what there is instead.
      return error == .unavailable ? [.show(Route(Path.signIn))] : []
    case .signOutTapped:
      state.toast = nil
      return state.account.map {
        [.run(.write(.signedOut($0.identity), .signedOut, world))]
      } ?? []
    case .deleteTapped: return [.show(Route(Path.deleteAccount))]
    case .deleteConfirmed: return [.run(.delete)]
    case .recorded(let step): return tell(step, &state, world)
    case .failed: return fail(&state, world)
    case .unread: state.toast = .dataNotRead
    case .toastExpired: if state.toast?.isBrief == true { state.toast = nil }
    }
    return []
  }

  private func signIn(
    _ action: Action, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.problem = nil
    state.typed = ""
    state.toast = nil
    switch action {
    case .named(let text):
      state.typed = text
      guard let name = AccountIdentity.usableName(text) else {
        state.problem = .name
        return []
      }
      return [.run(.ask(name: name, world))]
    case .resumed:
      return state.account.map { [.run(.write(.signedIn($0.identity), .signedIn, world))] } ?? []
    default:
      guard clients.accounts.keeper == .apple else { return [.show(Route(Path.signIn))] }
      return [.run(.ask(name: nil, world), id: "ask")]
    }
  }

  private func tell(
    _ step: Step, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let isOver = [Path.signIn, Path.deleteAccount].contains(world.route?.path ?? "")
    let done: [Command<Effect>] = (isOver ? [.dismiss] : []) + [.changed(stream: "account")]
    switch step {
    case .signedIn: return done + [.show(Route(Path.account))]
    case .signedOut: state.toast = .confirmation(Copy.english("account.signed-out"))
    case .deleted:
      state.account = nil
      state.toast = .confirmation(Copy.english("account.deleted"))
    }
    return done + [.run(.rest, id: "toast")]
  }

  /// The sheet says it at its field; an alert goes first, because it has no place for it.
  private func fail(_ state: inout State, _ world: World) -> [Command<Effect>] {
    guard world.route?.path != Path.signIn else {
      state.problem = .unsaved
      return []
    }
    let isAlert = world.route?.path == Path.deleteAccount
    return (isAlert ? [.dismiss] : []) + sayUnsaved(&state.toast, world)
  }
}
