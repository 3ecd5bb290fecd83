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
          "the household's server knows no provider; 'mealadvisor-server --assistant FILE' does")
      }
      if !offer.isSignedIn { offer = try await signedIn(server, invocation) }
      let key = (server.session, AssistantSettings(address: offer.address))
      _ = try await asking { () async throws(AssistantError) in
        try session.assistants.keys.keepSignedIn(key.0, for: key.1)
      }
      let settings = try await record([offer.event], session)
      return try reply(settings, session, invocation, "You are signed in.")
    }
  }

  func signOut(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let settings = try await settings(session)
      guard session.assistants.isSignedIn(by: settings) else {
        throw .failed("nobody is signed in with a provider")
      }
      let server = try await server(session)
      _ = try await asking { () async throws(AssistantError) in
        try await server.signOut()
        try session.assistants.keys.keepSignedIn(nil, for: settings)
      }
      return try reply(
        try await record([.asksUsual], session), session, invocation, "You are signed out.")
    }
  }

  private func server(_ session: Session) async throws(CommandError) -> SignInServer {
    guard let server = await session.households.signInServer() else {
      throw .failed(
        "there is no server to sign in at; create or join a household at a 'mealadvisor-server'")
    }
    return server
  }

  /// Says where the page is, and waits until somebody came back from it.
  private func signedIn(
    _ server: SignInServer, _ invocation: Invocation
  ) async throws(CommandError) -> SignInOffer {
    let page = try await asking { () async throws(AssistantError) in try await server.page() }
    invocation.context.say("Sign in on this page, within ten minutes: \(page)")
    guard let offer = try? await server.awaitSignIn(sleep: advisor.environment.sleep) else {
      throw .failed("nobody signed in; nothing was changed")
    }
    return offer
  }

  private func asking<Answer>(
    _ ask: () async throws(AssistantError) -> Answer
  ) async throws(CommandError) -> Answer {
    do throws(AssistantError) { return try await ask() } catch { throw .failed(error.phrase) }
  }
}
