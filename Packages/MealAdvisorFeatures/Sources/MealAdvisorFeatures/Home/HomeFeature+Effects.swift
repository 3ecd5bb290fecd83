import AppShell
import Journal
import MealModels
import Presentation
import PremiumGate
import SuggestionEngine

extension HomeFeature {
  /// How many meals one question asks for: one to show and two in reserve.
  static let batch = 3

  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      do throws(JournalError) {
        switch effect {
        case .read: report(.stored(try await clients.stores.read()))
        case .ask(let question): try await ask(question, environment, report)
        case .advance:
          // What another process changed may rule out what was prefetched.
          report(.stored(try await clients.stores.read()))
          try await transition(.prefetched, environment, report)
        case .record(let events, let world): try await record(events, world, report)
        case .keepNudge(let nudge, let world):
          try await clients.stores.nudge.record([nudge], at: world.date)
        case .rest:
          guard (try? await environment.sleep(ScreenToast.seconds)) != nil else { return }
          report(.toastExpired)
        }
      } catch {
        switch effect {
        case .record, .keepNudge: report(.unsaved)
        default: report(.failed(.unread))
        }
      }
    }
  }

  private func ask(
    _ question: Question, _ environment: Environment, _ report: (Action) -> Void
  ) async throws(JournalError) {
    let world = question.world
    if question.replaces { await wait(.fadeOut, .network, environment, report) }
    // What the store says can wait; where nothing can be written, suggestions go on.
    _ = try? await clients.subscriptions.refresh(at: world.date)
    let stored = try await clients.stores.read()
    report(.stored(stored))
    guard clients.service.unreadableLimits(of: stored).isEmpty else {
      return report(.failed(.unreadableLimits))
    }
    var request = clients.service.request(
      stored, at: world.moment, count: Self.batch, seed: world.seed,
      surroundings: Surroundings(world))
    for wish in question.bent { wish.bend(&request.wishes) }
    if question.replaces { await wait(.shimmer, .prefetched, environment, report) }
    do throws(SuggestionSourceError) {
      let served = try await clients.service.serve(request, stored.history)
      if question.replaces { await wait(.slideIn, .prefetched, environment, report) }
      report(.arrived(served, question))
    } catch {
      report(.failed(.source(error)))
    }
  }

  private func transition(
    _ timing: SuggestionTransition, _ environment: Environment, _ report: (Action) -> Void
  ) async throws(JournalError) {
    for phase in SuggestionTransition.Phase.allCases {
      await wait(phase, timing, environment, report)
    }
    report(.advanced)
  }

  private func wait(
    _ phase: SuggestionTransition.Phase, _ timing: SuggestionTransition,
    _ environment: Environment, _ report: (Action) -> Void
  ) async {
    report(.phaseBegan(phase))
    try? await environment.sleep(timing.seconds(phase))
  }

  private func record(
    _ events: [HistoryEvent], _ world: World, _ report: (Action) -> Void
  ) async throws(JournalError) {
    let phase = try await clients.stores.entitlement.state().phase(at: world.date)
    let nudge = try await clients.stores.recordShown(
      events, isPremium: phase.isEntitled, at: world.date)
    report(.recorded(nudge))
  }
}
