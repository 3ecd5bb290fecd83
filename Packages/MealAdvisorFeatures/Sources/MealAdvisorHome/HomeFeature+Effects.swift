import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import PremiumGate
import Presentation
import ScreenParts
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HomeFeature {
  /// How many meals one question asks for: one to show and two in reserve, or as many as may wait.
  static let batch = 3

  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action> {
    .reporting { report in
      let stores = clients.stores
      switch effect {
      case .ask(let question):
        if await ask(question, context, report) == nil { report(.failed(.unread)) }
      case .fillReserve(let question):
        if let answer = await reserve(question, context) { report(answer) }
      case .advance:
        // What another process changed may rule out what was prefetched.
        guard (try? await context.latest()) != nil else { return report(.failed(.unread)) }
        await transition(.prefetched, context.environment, report)
      case .record(let events, let isPremium, let world):
        let isStored = await context.isWritten {
          try await stores.recordShown(events, isPremium: isPremium, at: world.date)
        }
        report(isStored ? .recorded : .notRemembered)
      case .keepNudge(let nudge, let world):
        let isStored = await context.isWritten {
          try await stores.nudge.record([nudge], at: world.date)
        }
        if !isStored { report(.notRemembered) }
      case .keepLine(let line, let world):
        let isStored = await context.isWritten {
          try await stores.quietLines.record([line], at: world.date)
        }
        if !isStored { report(.notRemembered) }
      case .keepLimit(let limit, let world):
        let isStored = await context.isWritten {
          try await stores.recordPreferences(limit.events, at: world.date)
        }
        report(isStored ? .limitKept(limit) : .limitNotStored)
      case .decide(let isSaved):
        let journal = stores.journal
        let isDone = await context.isWritten {
          if isSaved { try await journal.saveMissing() } else { try await journal.acceptMissing() }
        }
        report(isDone ? .decided : .unstored)
      }
    }
  }

  /// Asks for meals and reports what comes; nil when what is stored cannot be read.
  private func ask(
    _ question: Question, _ context: EffectContext<Stored>, _ report: (Action) -> Void
  ) async -> Void? {
    let (world, environment) = (question.world, context.environment)
    let timing: SuggestionTransition = clients.service.isRemote ? .network : .prefetched
    if question.replaces {
      guard await wait(.fadeOut, timing, environment, report) else { return () }
    }
    // What the store says can wait; where nothing can be written, suggestions go on.
    _ = try? await clients.subscriptions.refresh(at: world.deviceDate)
    guard let record = try? await context.latest().record else { return nil }
    guard clients.service.unreadableLimits(of: record.settings).isEmpty else {
      return report(.failed(.unreadableLimits))
    }
    if question.replaces { report(.phaseBegan(.shimmer)) }
    // The placeholders shimmer while the source is asked; a failure is said at once.
    async let shimmer = rest(question.replaces ? timing.seconds(.shimmer) : 0, environment)
    let served: SuggestedMeals
    let began = environment.deviceNow()
    do throws(SuggestionSourceError) {
      served = try await serve(question, record)
    } catch {
      if error != .interrupted {
        report(.failed(.source(error)))
        await measure(.failedSuggestion, seconds(since: began, environment), environment)
      }
      return ()
    }
    let seconds = seconds(since: began, environment)
    guard await shimmer else { return () }
    // What changed while the source was asked may rule out what it answers.
    guard (try? await context.latest()) != nil else { return nil }
    report(.arrived(served, question))
    if question.replaces { await slideIn(environment, report) }
    await measure(.suggestion, seconds, environment)
    return ()
  }

  /// Counts how long an answer took, where that is allowed.
  private func measure(
    _ measure: Measure, _ seconds: Double, _ environment: AppEnvironment
  ) async {
    await clients.stores.record.measure(measure, seconds: seconds, at: environment.deviceNow())
  }

  private func seconds(since began: Date, _ environment: AppEnvironment) -> Double {
    environment.deviceNow().timeIntervalSince(began)
  }

  /// Asks for meals to show later, unseen; nil where nobody is told what became of it.
  private func reserve(
    _ question: Question, _ context: EffectContext<Stored>
  ) async -> Action? {
    guard let record = try? await context.latest().record,
      clients.service.unreadableLimits(of: record.settings).isEmpty
    else { return nil }
    do throws(SuggestionSourceError) {
      let served = try await serve(question, record)
      // What changed while the source was asked may rule out what it answers.
      return (try? await context.latest()) == nil ? nil : .reserveArrived(served, question)
    } catch {
      return error == .interrupted ? nil : .reserveFailed
    }
  }

  /// Asks the source; what is planned counts as had.
  private func serve(
    _ question: Question, _ record: StoredState
  ) async throws(SuggestionSourceError) -> SuggestedMeals {
    let request = request(question, record)
    return try await clients.service.serve(
      request, record.history, planned: record.plannedMeals(around: request))
  }

  private func request(_ question: Question, _ record: StoredState) -> SuggestionRequest {
    let world = question.world
    var request = clients.service.request(
      record, at: world.moment, count: Self.batch, seed: world.seed,
      surroundings: world.surroundings, today: world.deviceDate)
    for wish in question.wishes { wish.put(to: &request.wishes, in: world.region.country) }
    for wish in question.bent { wish.bend(&request.wishes) }
    return request
  }

  private func transition(
    _ timing: SuggestionTransition, _ environment: AppEnvironment, _ report: (Action) -> Void
  ) async {
    for phase in [SuggestionTransition.Phase.fadeOut, .shimmer] {
      guard await wait(phase, timing, environment, report) else { return }
    }
    report(.advanced)
    await slideIn(environment, report)
  }

  /// The last phase, in which the new meal is on screen already and cannot be used yet.
  private func slideIn(_ environment: AppEnvironment, _ report: (Action) -> Void) async {
    guard await wait(.slideIn, .prefetched, environment, report) else { return }
    report(.phaseBegan(nil))
  }

  /// Begins a phase and waits for its end; false when it was interrupted.
  private func wait(
    _ phase: SuggestionTransition.Phase, _ timing: SuggestionTransition,
    _ environment: AppEnvironment, _ report: (Action) -> Void
  ) async -> Bool {
    report(.phaseBegan(phase))
    return await rest(timing.seconds(phase), environment)
  }

  /// Waits; false when that was interrupted, as when the app closes: a meal that nobody is there to
  /// see is not shown, and the one before it not skipped.
  private func rest(_ seconds: Double, _ environment: AppEnvironment) async -> Bool {
    guard seconds > 0 else { return true }
    return (try? await environment.sleep(seconds)) != nil
  }
}
