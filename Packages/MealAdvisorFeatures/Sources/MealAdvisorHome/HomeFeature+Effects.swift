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
  /// The number of meals for one question: one to show and two in reserve.
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
        // A change by another process may make prefetched meals unsuitable.
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

  /// Asks for meals and reports the result; nil if the stored data is unreadable.
  private func ask(
    _ question: Question, _ context: EffectContext<Stored>, _ report: (Action) -> Void
  ) async -> Void? {
    let (world, environment) = (question.world, context.environment)
    let timing: SuggestionTransition = clients.service.isRemote ? .network : .prefetched
    if question.replaces {
      guard await wait(for: .fadeOut, timing: timing, environment: environment, report: report)
      else { return () }
    }
    // An entitlement that cannot be stored is requested again later; suggestions continue.
    _ = try? await clients.subscriptions.refresh(at: world.deviceDate)
    guard let record = try? await context.latest().record else { return nil }
    guard let limits = try? clients.service.safeLimits(of: record, at: world.deviceDate) else {
      return report(.failed(.unreadableLimits))
    }
    if question.replaces { report(.phaseBegan(.shimmer)) }
    // The placeholders shimmer during the request; a failure is shown at once.
    async let shimmer = rest(question.replaces ? timing.seconds(.shimmer) : 0, environment)
    let served: SuggestedMeals
    let began = environment.deviceNow()
    do throws(SuggestionSourceError) {
      served = try await serve(question, for: limits, record)
    } catch {
      if error != .interrupted {
        report(.failed(.source(error)))
        await measure(.failedSuggestion, seconds(since: began, environment), environment)
      }
      return ()
    }
    let seconds = seconds(since: began, environment)
    guard await shimmer else { return () }
    // A change during the request may make its answer unsuitable.
    guard (try? await context.latest()) != nil else { return nil }
    report(.arrived(served, question))
    if question.replaces { await slideIn(environment, report) }
    await measure(.suggestion, seconds, environment)
    return ()
  }

  /// Records the time that an answer took, if the eater allows measuring.
  private func measure(
    _ measure: Metric, _ seconds: Double, _ environment: AppEnvironment
  ) async {
    await clients.stores.record.measure(measure, seconds: seconds, at: environment.deviceNow())
  }

  private func seconds(since began: Date, _ environment: AppEnvironment) -> Double {
    environment.deviceNow().timeIntervalSince(began)
  }

  /// Asks for meals to show later; nil if there is no result to report.
  private func reserve(
    _ question: Question, _ context: EffectContext<Stored>
  ) async -> Action? {
    guard let record = try? await context.latest().record,
      let limits = try? clients.service.safeLimits(of: record, at: question.world.deviceDate)
    else { return nil }
    do throws(SuggestionSourceError) {
      let served = try await serve(question, for: limits, record)
      // A change during the request may make its answer unsuitable.
      return (try? await context.latest()) == nil ? nil : .reserveArrived(served, question)
    } catch {
      return error == .interrupted ? nil : .reserveFailed
    }
  }

  /// Asks the source for meals; planned meals are treated as eaten.
  private func serve(
    _ question: Question, for limits: SafeLimits, _ record: StoredState
  ) async throws(SuggestionSourceError) -> SuggestedMeals {
    let request = request(question, for: limits, record)
    return try await clients.service.serve(
      request, for: limits, record.history, planned: record.plannedMeals(around: request))
  }

  private func request(
    _ question: Question, for limits: SafeLimits, _ record: StoredState
  ) -> SuggestionRequest {
    let world = question.world
    var request = clients.service.request(
      record, for: limits, at: world.moment, count: Self.batch, seed: world.seed,
      surroundings: world.surroundings, today: world.deviceDate)
    for wish in question.wishes { wish.put(to: &request.wishes, in: world.region.country) }
    for wish in question.bent { wish.bend(&request.wishes) }
    return request
  }

  private func transition(
    _ timing: SuggestionTransition, _ environment: AppEnvironment, _ report: (Action) -> Void
  ) async {
    for phase in [SuggestionTransition.Phase.fadeOut, .shimmer] {
      guard await wait(for: phase, timing: timing, environment: environment, report: report) else {
        return
      }
    }
    report(.advanced)
    await slideIn(environment, report)
  }

  /// The last phase: the new meal is on screen, but cannot be used yet.
  private func slideIn(_ environment: AppEnvironment, _ report: (Action) -> Void) async {
    guard await wait(for: .slideIn, timing: .prefetched, environment: environment, report: report)
    else { return }
    report(.phaseBegan(nil))
  }

  /// Starts a phase and waits for its end; false if it was interrupted.
  private func wait(
    for phase: SuggestionTransition.Phase, timing: SuggestionTransition,
    environment: AppEnvironment, report: (Action) -> Void
  ) async -> Bool {
    report(.phaseBegan(phase))
    return await rest(timing.seconds(phase), environment)
  }

  /// Waits; false if the wait was interrupted, for example because the app closes.
  ///
  /// If it was interrupted, the new meal is not shown, and the previous meal is not recorded as
  /// skipped.
  private func rest(_ seconds: Double, _ environment: AppEnvironment) async -> Bool {
    guard seconds > 0 else { return true }
    return (try? await environment.sleep(seconds)) != nil
  }
}
