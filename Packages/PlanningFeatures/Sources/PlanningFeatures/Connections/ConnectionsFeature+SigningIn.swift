import AppShell
import EaterRecord
import PlanningPresentation
import RecipeAssistant
import ServiceCalls

/// What happens about signing in with a provider through the household's server.
enum SignInStep: Sendable {
  case tapped, outTapped
  /// What the server says; nil where it offers nobody, or does not say.
  case looked(SignInOffer?)
  /// The provider's page is there.
  case begun(page: String)
  case signedIn, signedOut
  case failed(AssistantError)
}

/// How far signing in is.
struct SigningIn: Sendable {
  var offer: SignInOffer?
  /// Whether somebody is at the provider's page.
  var isWaiting = false
}

extension ConnectionsFeature {
  func sign(
    _ step: SignInStep, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch step {
    case .tapped:
      return changing(stored, world) { [.run(.signIn(world), id: "sign-in")] }
    case .outTapped: return [.cancel("sign-in"), .run(.signOut(world))]
    case .looked(let offer): state.signingIn.offer = offer
    case .begun(let page):
      state.signingIn.isWaiting = true
      return [.leave(to: Departure(page)), .run(.awaitSignIn(world), id: "sign-in")]
    case .signedIn:
      state.signingIn.isWaiting = false
      return [.say(.confirmation(copy("connections.sign-in.done"))), .run(.lookForKey, id: "key")]
    case .signedOut:
      state.signingIn.isWaiting = false
      return [.run(.lookForKey, id: "key")]
    case .failed(let error):
      state.signingIn.isWaiting = false
      return [.say(.failure(copy.words(of: error)))]
    }
    return []
  }

  /// Asks the server with whom one can sign in there.
  func lookForOffer(_ report: (Action) -> Void) async {
    guard let server = await clients.households?.signInServer() else {
      return report(.signing(.looked(nil)))
    }
    report(.signing(.looked(try? await server.offer())))
  }

  /// Fetches the provider's page; whoever is signed in at the server already needs none.
  func signIn(
    _ world: World, _ context: EffectContext<KeptPlanning>, _ report: (Action) -> Void
  ) async {
    guard let server = await clients.households?.signInServer() else {
      return report(.signing(.looked(nil)))
    }
    do throws(AssistantError) {
      guard let offer = try await server.offer() else { return report(.signing(.looked(nil))) }
      guard !offer.isSignedIn else { return try await take(offer, server, world, context, report) }
      report(.signing(.begun(page: try await server.page())))
    } catch { report(.signing(.failed(error))) }
  }

  /// Waits until somebody came back from the provider's page, as long as that may take.
  func awaitSignIn(
    _ world: World, _ context: EffectContext<KeptPlanning>, _ report: (Action) -> Void
  ) async {
    guard let server = await clients.households?.signInServer() else { return }
    let offer: SignInOffer?
    do { offer = try await server.awaitSignIn(sleep: context.environment.sleep) } catch { return }
    guard let offer else { return report(.signing(.signedOut)) }
    do throws(AssistantError) { try await take(offer, server, world, context, report) } catch {
      report(.signing(.failed(error)))
    }
  }

  /// Asks the provider from now on.
  private func take(
    _ offer: SignInOffer, _ server: SignInServer, _ world: World,
    _ context: EffectContext<KeptPlanning>, _ report: (Action) -> Void
  ) async throws(AssistantError) {
    guard let assistants = clients.assistants else { return }
    try assistants.keys.keepSignedIn(
      server.session, for: AssistantSettings(address: offer.address))
    guard await isRecorded(offer.event, world, context) else { return report(.unstored) }
    report(.signing(.looked(offer)))
    report(.signing(.signedIn))
  }

  /// Signs out at the server and here; where the server does not answer, nothing changes.
  func signOut(
    _ world: World, _ context: EffectContext<KeptPlanning>, _ report: (Action) -> Void
  ) async {
    guard let assistants = clients.assistants,
      let settings = try? await context.latest().assistant
    else { return report(.unstored) }
    do throws(AssistantError) {
      try await clients.households?.signInServer()?.signOut()
      try assistants.keys.keepSignedIn(nil, for: settings)
      guard await isRecorded(.asksUsual, world, context) else { return report(.unstored) }
      report(.signing(.signedOut))
    } catch { report(.signing(.failed(error))) }
    await lookForOffer(report)
  }

  /// Whether somebody can sign in, or did.
  func signIn(
    _ state: State, _ settings: AssistantSettings
  ) -> ConnectionsInput.AssistantAccess.SignIn {
    if clients.assistants?.isSignedIn(by: settings) == true { return .signedIn }
    guard state.signingIn.offer != nil else { return .notOffered }
    return state.signingIn.isWaiting ? .waiting : .offered
  }
}
