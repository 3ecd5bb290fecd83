import AccountParts
import AppShell
import AssistantScreens
import DesignSystem
import Journal
import PremiumGate
import RecipeAssistant
import ServiceCalls

/// Sets the assistant that the app asks, its key, and its consents.
struct AssistantFeature: Feature {
  struct State: Sendable {
    /// Where the key is stored, and its error; never the key itself.
    var key = KeyOfAssistant()
    var signingIn = SigningIn()
  }

  enum Action: Sendable {
    case looked, storedChanged
    case assisted(AssistantChange)
    case keyLooked(KeyOfAssistant)
    case signing(SignInStep)
    case unstored
  }

  enum Effect: Sendable {
    case assist(AssistantChange, World)
    case lookForKey, lookForOffer
    case signIn(World), awaitSignIn(World), signOut(World)
  }

  let id: FeatureID = "assistant"
  let routes: [RouteDefinition] = []
  let clients: AssistantClients
  let store: Store<AssistantSettings, AssistantEvent>
  let stored: Slice<KeptAssistant>

  init(_ clients: AssistantClients) {
    self.clients = clients
    store = clients.record.store(of: .assistant)
    stored = Slice(StoredPart(of: store), clients.record.entitlementPart) {
      KeptAssistant(settings: $0, entitlement: $1)
    }
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(AssistantAction.look, .looked),
    .on(AssistantAction.key, entering: { .assisted(.key(HiddenKey($0))) }),
    .on(AssistantAction.remember, entering: { .assisted(.remembers($0)) }),
    .on(AssistantAction.removeKey, .assisted(.noKey)),
    .on(AssistantAction.signIn, .signing(.tapped)),
    .on(AssistantAction.signOut, .signing(.outTapped)),
    .on(AssistantAction.consent) { .assisted(.consent($0, isGiven: $1)) },
  ]

  func action(forChangeFrom before: KeptAssistant) -> Action? { .storedChanged }

  func reduce(
    _ action: Action, into state: inout State, stored: KeptAssistant, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .looked:
      state.key.error = nil
      let looking: [Command<Effect>] =
        clients.households == nil ? [] : [.run(.lookForOffer, id: "offer")]
      return [.run(.lookForKey, id: "key")] + looking
    case .storedChanged:
      return world.isAt(clients.page) ? [.run(.lookForKey, id: "key")] : []
    case .assisted(let change): return assist(change, in: &state, stored: stored, world: world)
    case .signing(let step): return sign(step, in: &state, stored: stored, world: world)
    case .keyLooked(let key):
      // An error stays shown until the user acts on it.
      state.key = KeyOfAssistant(place: key.place, error: key.error ?? state.key.error)
    case .unstored: return [.say(.failure(clients.copy("error.unsaved")))]
    }
    return []
  }

  func perform(_ effect: Effect, _ context: EffectContext<KeptAssistant>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .assist(let change, let world):
        await assist(change, world: world, context: context, report: report)
      case .lookForKey: await lookForKey(context, report)
      case .lookForOffer: await lookForOffer(report)
      case .signIn(let world): await signIn(world, context, report)
      case .awaitSignIn(let world): await awaitSignIn(world, context, report)
      case .signOut(let world): await signOut(world, context, report)
      }
    }
  }

  /// Another feature's page shows this feature's offer.
  func screen(
    of route: Route, state: State, stored: KeptAssistant, context: ScreenContext
  ) -> (any Screen)? { nil }

  func offers(_ state: State, _ stored: KeptAssistant, _ world: World) -> Offers {
    var offers = Offers()
    offers.streams = [
      StreamOffer(
        "assistant", holds: clients.copy("your-data.kept.assistant"),
        use: clients.copy("your-data.use.assistant"))
    ]
    if clients.assistants != nil { offers.add(access(state, stored.settings)) }
    return offers
  }

  /// Whether premium allows the user to set up the assistant.
  func isAllowed(_ stored: KeptAssistant, _ world: World) -> Bool {
    guard let sold = clients.sold else { return true }
    let phase = stored.entitlement.phase(at: world.deviceDate)
    return Gate(phase, of: clients.record.offer).decide(.change, sold).isAllowed
  }

  var sayReadOnly: Command<Effect> { .say(.failure(clients.copy(clients.readOnly))) }
}
