import AppShell
import AssistantScreens
import EaterRecord
import RecipeAssistant
import ServiceCalls

/// A step of signing in with a provider through the household's server.
enum SignInStep: Sendable {
  case tapped, outTapped
  /// The server's offer; nil if the server has none or does not answer.
  case looked(SignInOffer?)
  /// The provider's page is available.
  case begun(page: String)
  case signedIn, signedOut
  case failed(AssistantError)
}

/// The progress of signing in.
struct SigningIn: Sendable {
  var offer: SignInOffer?
  /// Whether the user is at the provider's page.
  var isWaiting = false
}

extension AssistantFeature {
  func sign(
    _ step: SignInStep, in state: inout State, stored: KeptAssistant, world: World
  ) -> [Command<Effect>] {
    switch step {
    case .tapped:
      return isAllowed(stored, world) ? [.run(.signIn(world), id: "sign-in")] : [sayReadOnly]
    case .outTapped: return [.cancel("sign-in"), .run(.signOut(world))]
    case .looked(let offer): state.signingIn.offer = offer
    case .begun(let page):
      state.signingIn.isWaiting = true
      return [.leave(to: Departure(page)), .run(.awaitSignIn(world), id: "sign-in")]
    case .signedIn:
      state.signingIn.isWaiting = false
      return [
        .say(.confirmation(clients.copy("connections.sign-in.done"))), .run(.lookForKey, id: "key"),
      ]
    case .signedOut:
      state.signingIn.isWaiting = false
      return [.run(.lookForKey, id: "key")]
    case .failed(let error):
      state.signingIn.isWaiting = false
      return [.say(.failure(clients.copy.words(of: error)))]
    }
    return []
  }

  /// Requests the offer of a provider from the server.
  func lookForOffer(_ report: (Action) -> Void) async {
    guard let server = await clients.households?.signInServer() else {
      return report(.signing(.looked(nil)))
    }
    report(.signing(.looked(try? await server.offer())))
  }

  /// Fetches the provider's page; a user who is signed in at the server already does not need it.
  func signIn(
    _ world: World, _ context: EffectContext<KeptAssistant>, _ report: (Action) -> Void
  ) async {
    guard let server = await clients.households?.signInServer() else {
      return report(.signing(.looked(nil)))
    }
    do throws(AssistantError) {
      guard let offer = try await server.offer() else { return report(.signing(.looked(nil))) }
      guard !offer.isSignedIn else {
        return try await take(offer, from: server, world: world, context: context, report: report)
      }
      report(.signing(.begun(page: try await server.page())))
    } catch { report(.signing(.failed(error))) }
  }

  /// Waits until the user has signed in at the provider's page, however long that takes.
  func awaitSignIn(
    _ world: World, _ context: EffectContext<KeptAssistant>, _ report: (Action) -> Void
  ) async {
    guard let server = await clients.households?.signInServer() else { return }
    let offer: SignInOffer?
    do { offer = try await server.awaitSignIn(sleep: context.environment.sleep) } catch { return }
    guard let offer else { return report(.signing(.signedOut)) }
    do throws(AssistantError) {
      try await take(offer, from: server, world: world, context: context, report: report)
    } catch {
      report(.signing(.failed(error)))
    }
  }

  /// Makes the provider the assistant that the app asks.
  private func take(
    _ offer: SignInOffer, from server: SignInServer, world: World,
    context: EffectContext<KeptAssistant>, report: (Action) -> Void
  ) async throws(AssistantError) {
    guard let assistants = clients.assistants else { return }
    try assistants.keys.keepSignedIn(
      server.session, for: AssistantSettings(address: offer.address))
    guard await isRecorded(offer.event, world, context) else { return report(.unstored) }
    report(.signing(.looked(offer)))
    report(.signing(.signedIn))
  }

  /// Signs out at the server and on this device; if the server does not answer, the user stays
  /// signed in.
  func signOut(
    _ world: World, _ context: EffectContext<KeptAssistant>, _ report: (Action) -> Void
  ) async {
    guard let assistants = clients.assistants,
      let settings = try? await context.latest().settings
    else { return report(.unstored) }
    do throws(AssistantError) {
      try await clients.households?.signInServer()?.signOut()
      try assistants.keys.keepSignedIn(nil, for: settings)
      guard await isRecorded(.asksUsual, world, context) else { return report(.unstored) }
      report(.signing(.signedOut))
    } catch { report(.signing(.failed(error))) }
    await lookForOffer(report)
  }

  /// Whether the user can sign in, or is signed in.
  func signIn(
    _ state: State, _ settings: AssistantSettings
  ) -> AssistantAccess.SignIn {
    if clients.assistants?.isSignedIn(by: settings) == true { return .signedIn }
    guard state.signingIn.offer != nil else { return .notOffered }
    return state.signingIn.isWaiting ? .waiting : .offered
  }
}
