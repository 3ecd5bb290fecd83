import EaterCommands
import CommandKit
import EaterRecord
import RecipeAssistant
import ServiceCalls

extension AssistantVerb {
  func signIn(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let server = try await server(session)
      guard
        var offer = try await asking({ () async throws(AssistantError) in
          try await server.offer()
        })
      else {
        throw .failed(
          "the household's server has no provider; 'mealadvisor-server --assistant FILE' sets one"
        )
      }
      if !offer.isSignedIn { offer = try await signedIn(server, invocation) }
      let key = (server.session, AssistantSettings(address: offer.address))
      _ = try await asking { () async throws(AssistantError) in
        try session.assistants.keys.keepSignedIn(key.0, for: key.1)
      }
      let settings = try await record([offer.event], session)
      return try reply(
        settings, session: session, invocation: invocation, key: "You are signed in.")
    }
  }

  func signOut(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let settings = try await settings(session)
      guard session.assistants.isSignedIn(by: settings) else {
        throw .failed("you are not signed in with a provider")
      }
      let server = try await server(session)
      _ = try await asking { () async throws(AssistantError) in
        try await server.signOut()
        try session.assistants.keys.keepSignedIn(nil, for: settings)
      }
      return try reply(
        try await record([.asksUsual], session), session: session, invocation: invocation,
        key: "You are signed out.")
    }
  }

  private func server(_ session: Session) async throws(CommandError) -> SignInServer {
    guard let server = await session.households.signInServer() else {
      throw .failed(
        "there is no server to sign in at; create or join a household at a 'mealadvisor-server'")
    }
    return server
  }

  /// Prints the page's address, and waits until the user has signed in there.
  private func signedIn(
    _ server: SignInServer, _ invocation: Invocation
  ) async throws(CommandError) -> SignInOffer {
    let page = try await asking { () async throws(AssistantError) in try await server.page() }
    invocation.context.say("Sign in on this page, within ten minutes: \(page)")
    guard let offer = try? await server.awaitSignIn(sleep: advisor.environment.sleep) else {
      throw .failed("you did not sign in; nothing was changed")
    }
    return offer
  }

  private func asking<Answer>(
    _ ask: () async throws(AssistantError) -> Answer
  ) async throws(CommandError) -> Answer {
    do throws(AssistantError) { return try await ask() } catch { throw .failed(error.phrase) }
  }
}
