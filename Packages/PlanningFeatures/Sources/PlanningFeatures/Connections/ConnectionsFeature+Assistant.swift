import AppShell
import DesignSystem
import EaterRecord
import PlanningPresentation
import RecipeAssistant
import ServiceCalls

/// A change of what the assistant is asked with.
enum AssistantChange: Sendable {
  /// Another key, which goes where keys are kept and nowhere else.
  case key(HiddenKey)
  case noKey
  /// Whether the key is kept when the app closes.
  case remembers(Bool)
  case consent(AssistantTopic, isGiven: Bool)

  /// Whether it gives nothing away, so that it never waits for premium.
  var takesBack: Bool {
    switch self {
    case .noKey, .remembers(false), .consent(_, isGiven: false): true
    case .key, .remembers(true), .consent(_, isGiven: true): false
    }
  }
}

/// What is known of a key, but not the key.
struct KeyOfAssistant: Hashable, Sendable {
  var place = KeyPlace.nowhere
  /// What is wrong with it, as a sentence.
  var error: String?
}

extension ConnectionsFeature {
  func assist(
    _ change: AssistantChange, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard clients.assistants != nil else { return [] }
    let decision = clients.decision(
      .change, clients.soldPlanner, stored.record.entitlement, at: world.deviceDate)
    guard decision.isAllowed || change.takesBack else {
      return [.say(.failure(copy("planner.read-only")))]
    }
    state.key.error = nil
    return [.run(.assist(change, world))]
  }

  func assist(
    _ change: AssistantChange, _ world: World, _ context: EffectContext<KeptPlanning>,
    _ report: (Action) -> Void
  ) async {
    guard let assistants = clients.assistants,
      let settings = try? await context.latest().assistant
    else { return report(.unstored) }
    do throws(AssistantError) {
      switch change {
      case .key(let key): try assistants.keys.keep(key, for: settings)
      case .noKey: try assistants.keys.forget(for: settings)
      case .remembers(let remembers):
        // Read before the settings say that it is elsewhere.
        let key = try assistants.keys.key(for: settings)
        guard await isRecorded(.remembersKey(remembers), world, context) else {
          return report(.unstored)
        }
        var changed = settings
        changed.remembersKey = remembers
        if let key, settings.provider == nil { try assistants.keys.keep(key, for: changed) }
      case .consent(let topic, let isGiven):
        guard let kind = AssistantDataKind(rawValue: topic.rawValue) else { return }
        if await !isRecorded(.allowed(kind, isGiven, at: settings.address), world, context) {
          return report(.unstored)
        }
      }
      await lookForKey(context, report)
    } catch {
      let place = (try? assistants.keyPlace(of: settings)) ?? .nowhere
      report(.keyLooked(KeyOfAssistant(place: place, error: copy.words(of: error))))
    }
  }

  func isRecorded(
    _ event: AssistantEvent, _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> Bool {
    await context.isWritten {
      _ = try await clients.stores.assistant.record([event], at: world.date)
    }
  }

  /// Looks where the key is, and whether the service took it; the key stays there.
  func lookForKey(
    _ context: EffectContext<KeptPlanning>, _ report: (Action) -> Void
  ) async {
    guard let assistants = clients.assistants,
      let settings = try? await clients.stores.assistant.state()
    else { return }
    if settings.provider != nil, !assistants.isSignedIn(by: settings) {
      // What was allowed to the provider is not asked of anybody else.
      _ = await isRecorded(.asksUsual, context.environment.world, context)
    }
    do throws(AssistantError) {
      var key = KeyOfAssistant(place: try assistants.keyPlace(of: settings))
      if assistants.isKeyRefused(of: settings) { key.error = copy.words(of: .keyRefused) }
      report(.keyLooked(key))
    } catch { report(.keyLooked(KeyOfAssistant(error: copy.words(of: error)))) }
  }

  /// Who is asked, with what, and what it may be told.
  func access(
    _ state: State, _ settings: AssistantSettings
  ) -> ConnectionsInput.AssistantAccess {
    let key: ConnectionsInput.AssistantAccess.Key =
      switch state.key.place {
      case .nowhere: .none
      case .memory: .untilClosed
      case .device: .remembered
      }
    return .init(
      isOffered: clients.assistants != nil, key: key, remembers: settings.remembersKey,
      error: state.key.error, signIn: signIn(state, settings), host: settings.host,
      consents: Set(settings.consent.kinds.compactMap { AssistantTopic(rawValue: $0.rawValue) }))
  }
}
