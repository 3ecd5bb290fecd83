import AppShell
import DesignSystem
import PremiumGate
import Presentation
import ScreenParts

extension SubscriptionFeature {
  /// Restoring and managing what was bought; the outcome stands on Subscription.
  func manage(
    _ action: Action, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .restoreTapped:
      state.toast = nil
      state.isRestoring = true
      // Who comes from elsewhere than the paywall does not answer what was asked there.
      let isAnswer = world.route?.path == Path.paywall
      return (isAnswer ? [] : [Self.givingUp])
        + [.show(Route(Path.subscription)), .run(.restore(world), id: "restore")]
    case .manageTapped: return [.leave(to: ExternalLink.subscriptions.address)]
    case .restored(let phase):
      state.isRestoring = false
      state.toast = .confirmation(Copy.english("subscription.restored"))
      return Self.answering(phase) + [.run(.rest, id: "toast")]
    case .restoreRefused(let error):
      state.isRestoring = false
      state.toast = .failure(Copy.english.text(for: error))
      return []
    case .unsaved: return sayUnsaved(&state.toast, world)
    case .toastExpired:
      if state.toast?.isBrief == true { state.toast = nil }
      return []
    default:
      state.toast = nil
      return []
    }
  }

  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .read(let world):
        guard let stored = try? await clients.stores.read(withHistory: false) else { return }
        let isAvailable = await clients.subscriptions.isTrialAvailable(at: world.date)
        report(.stored(stored, isTrialAvailable: isAvailable))
      case .start(let isTrial, let world):
        do throws(SubscriptionError) {
          report(
            .started(
              try await isTrial
                ? clients.subscriptions.startTrial(at: world.date)
                : clients.subscriptions.purchase(at: world.date)))
        } catch {
          report(.refused(error.purchase))
        }
      case .restore(let world):
        do throws(SubscriptionError) {
          report(.restored(try await clients.subscriptions.restore(at: world.date)))
        } catch {
          report(.restoreRefused(error.purchase))
        }
      case .rest:
        guard (try? await environment.sleep(ScreenToast.seconds)) != nil else { return }
        report(.toastExpired)
      }
    }
  }

  func screen(_ route: Route, _ state: State, _ context: ScreenContext) -> (any Screen)? {
    guard route.path != Path.subscription else {
      let world = context.world
      return SubscriptionScreen(
        SubscriptionInput(
          phase: state.stored.phase(at: world.date), secondsFromGMT: world.secondsFromGMT,
          toast: state.toast), context.presentation)
    }
    guard route.path == Path.paywall else {
      guard let trigger = route["id"].flatMap(Trigger.init) else { return nil }
      return PremiumPromptScreen(trigger, context.presentation)
    }
    return PaywallScreen(
      PaywallInput(
        isTrialAvailable: state.isTrialAvailable,
        lines: PaywallPromise.lines(delivering: Self.delivered),
        phase: state.stored.phase(at: context.world.date), isPurchasing: state.isPurchasing,
        error: state.error), context.presentation)
  }
}
