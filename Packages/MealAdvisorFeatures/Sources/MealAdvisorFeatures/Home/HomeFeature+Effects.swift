import AppShell
import Journal
import MealModels
import PremiumGate
import Presentation
import ScreenParts
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
        case .decide(let isSaved):
          let journal = clients.stores.journal
          if isSaved { try await journal.saveMissing() } else { try await journal.acceptMissing() }
          report(.decided)
        case .rest:
          guard (try? await environment.sleep(ScreenToast.seconds)) != nil else { return }
          report(.toastExpired)
        }
      } catch {
        switch effect {
        case .record, .keepNudge: report(.notRemembered)
        case .decide: report(.unsaved)
        default: report(.failed(.unread))
        }
      }
    }
  }

  private func ask(
    _ question: Question, _ environment: Environment, _ report: (Action) -> Void
  ) async throws(JournalError) {
    let world = question.world
    let timing: SuggestionTransition = clients.service.isRemote ? .network : .prefetched
    if question.replaces {
      guard await wait(.fadeOut, timing, environment, report) else { return }
    }
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
    if question.replaces { report(.phaseBegan(.shimmer)) }
    // The placeholders shimmer while the source is asked; a failure is said at once.
    async let shimmer = rest(question.replaces ? timing.seconds(.shimmer) : 0, environment)
    let served: Served
    do throws(SuggestionSourceError) {
      served = try await clients.service.serve(request, stored.history)
    } catch {
      if error != .interrupted { report(.failed(.source(error))) }
      return
    }
    guard await shimmer else { return }
    // What changed while the source was asked may rule out what it answers.
    report(.stored(try await clients.stores.read()))
    report(.arrived(served, question))
    if question.replaces { await slideIn(environment, report) }
  }

  private func transition(
    _ timing: SuggestionTransition, _ environment: Environment, _ report: (Action) -> Void
  ) async throws(JournalError) {
    for phase in [SuggestionTransition.Phase.fadeOut, .shimmer] {
      guard await wait(phase, timing, environment, report) else { return }
    }
    report(.advanced)
    await slideIn(environment, report)
  }

  /// The last phase, in which the new meal is on screen already and cannot be used yet.
  private func slideIn(_ environment: Environment, _ report: (Action) -> Void) async {
    guard await wait(.slideIn, .prefetched, environment, report) else { return }
    report(.phaseBegan(nil))
  }

  /// Begins a phase and waits for its end; false when it was interrupted.
  private func wait(
    _ phase: SuggestionTransition.Phase, _ timing: SuggestionTransition,
    _ environment: Environment, _ report: (Action) -> Void
  ) async -> Bool {
    report(.phaseBegan(phase))
    return await rest(timing.seconds(phase), environment)
  }

  /// Waits; false when that was interrupted, as when the app closes: a meal that nobody is there to
  /// see is not shown, and the one before it not skipped.
  private func rest(_ seconds: Double, _ environment: Environment) async -> Bool {
    guard seconds > 0 else { return true }
    return (try? await environment.sleep(seconds)) != nil
  }

  private func record(
    _ events: [HistoryEvent], _ world: World, _ report: (Action) -> Void
  ) async throws(JournalError) {
    let phase = try await clients.stores.entitlement.state()
      .phase(at: clients.stores.realDate(world.date))
    let nudge = try await clients.stores.recordShown(
      events, isPremium: phase.isEntitled, at: world.date)
    report(.recorded(nudge))
  }
}
