import AppShell
import AssistantScreens
import DesignSystem
import EaterRecord
import RecipeAssistant
import ServiceCalls

/// A change of an assistant's key or consents.
enum AssistantChange: Sendable {
  /// Another key, which only the store of keys receives.
  case key(HiddenKey)
  case noKey
  /// Whether the key is kept after the app closes.
  case remembers(Bool)
  case consent(AssistantTopic, isGiven: Bool)

  /// Whether the change only reduces what the user shares, so that it never needs premium.
  var takesBack: Bool {
    switch self {
    case .noKey, .remembers(false), .consent(_, isGiven: false): true
    case .key, .remembers(true), .consent(_, isGiven: true): false
    }
  }
}

/// The state of a key, without the key itself.
struct KeyOfAssistant: Hashable, Sendable {
  var place = KeyPlace.nowhere
  /// The error of the key, as a sentence.
  var error: String?
}

extension AssistantFeature {
  func assist(
    _ change: AssistantChange, in state: inout State, stored: KeptAssistant, world: World
  ) -> [Command<Effect>] {
    guard clients.assistants != nil else { return [] }
    guard isAllowed(stored, world) || change.takesBack else { return [sayReadOnly] }
    state.key.error = nil
    return [.run(.assist(change, world))]
  }

  func assist(
    _ change: AssistantChange, world: World, context: EffectContext<KeptAssistant>,
    report: (Action) -> Void
  ) async {
    guard let assistants = clients.assistants,
      let settings = try? await context.latest().settings
    else { return report(.unstored) }
    do throws(AssistantError) {
      switch change {
      case .key(let key): try assistants.keys.keep(key, for: settings)
      case .noKey: try assistants.keys.forget(for: settings)
      case .remembers(let remembers):
        // The key must be read before the settings say where else it is kept.
        let key = try assistants.keys.key(for: settings)
        guard await isRecorded(.remembersKey(remembers), world, context) else {
          return report(.unstored)
        }
        var changed = settings
        changed.remembersKey = remembers
        if let key, settings.provider == nil { try assistants.keys.keep(key, for: changed) }
      case .consent(let topic, let isGiven):
        if await !isRecorded(.allowed(topic.kind, isGiven, at: settings.address), world, context) {
          return report(.unstored)
        }
      }
      await lookForKey(context, report)
    } catch {
      let place = (try? assistants.keyPlace(of: settings)) ?? .nowhere
      report(.keyLooked(KeyOfAssistant(place: place, error: clients.copy.words(of: error))))
    }
  }

  func isRecorded(
    _ event: AssistantEvent, _ world: World, _ context: EffectContext<KeptAssistant>
  ) async -> Bool {
    await context.isWritten {
      _ = try await store.record([event], at: world.date)
    }
  }

  /// Reports where the key is stored, and whether the service accepted it.
  ///
  /// The key itself is not reported.
  func lookForKey(
    _ context: EffectContext<KeptAssistant>, _ report: (Action) -> Void
  ) async {
    guard let assistants = clients.assistants,
      let settings = try? await store.state()
    else { return }
    if settings.provider != nil, !assistants.isSignedIn(by: settings) {
      // Consents given for the provider do not apply to another service.
      _ = await isRecorded(.asksUsual, context.environment.world, context)
    }
    do throws(AssistantError) {
      var key = KeyOfAssistant(place: try assistants.keyPlace(of: settings))
      if assistants.isKeyRefused(of: settings) { key.error = clients.copy.words(of: .keyRefused) }
      report(.keyLooked(key))
    } catch { report(.keyLooked(KeyOfAssistant(error: clients.copy.words(of: error)))) }
  }

  /// The access to the assistant: the host, its key, and its consents.
  func access(
    _ state: State, _ settings: AssistantSettings
  ) -> AssistantAccess {
    let key: AssistantAccess.Key =
      switch state.key.place {
      case .nowhere: .none
      case .memory: .untilClosed
      case .device: .remembered
      }
    return AssistantAccess(
      key: key, remembers: settings.remembersKey,
      error: state.key.error, signIn: signIn(state, settings), host: settings.host,
      consents: Set(AssistantTopic.allCases.filter { settings.consent.allows($0.kind) }))
  }
}

extension AssistantTopic {
  /// The kind of data for a topic.
  ///
  /// The screens do not import the assistant, and the assistant's rules do not import the screens.
  fileprivate var kind: AssistantDataKind {
    switch self {
    case .doubtfulLines: .doubtfulLines
    case .substitutions: .substitutions
    case .dietaryTags: .dietaryTags
    case .budget: .budget
    }
  }
}
