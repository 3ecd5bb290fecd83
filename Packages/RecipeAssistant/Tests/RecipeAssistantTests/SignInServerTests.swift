import RecipeAssistant
import ServiceCalls
import Synchronization
import Testing

/// Waiting until somebody came back from the provider's page.
@Suite struct SignInServerTests {
  private static func offer(isSignedIn: Bool) -> ServiceAnswer {
    ServiceAnswer(
      status: 200, type: "application/json",
      #"{"provider": "model.example", "signed_in": \#(isSignedIn)}"#)
  }

  /// A server that gives its answers in turn, and the last one from then on.
  private static func server(_ answers: [ServiceAnswer]) -> (SignInServer, AskedAssistant) {
    let rest = Mutex(answers[...])
    let asked = AskedAssistant { _ in
      rest.withLock { $0.count > 1 ? $0.removeFirst() : $0[$0.startIndex] }
    }
    let server = SignInServer(
      AskedAssistant.service, session: AskedAssistant.key, over: asked.caller())
    return (server, asked)
  }

  @Test func `waiting for a sign-in continues after a failed answer of the server`()
    async throws
  {
    let (server, asked) = Self.server([
      Self.offer(isSignedIn: false), ServiceAnswer(status: 403), Self.offer(isSignedIn: true),
    ])
    var slept: [Double] = []
    let offer = try await server.awaitSignIn { slept.append($0) }
    #expect(offer?.host == "model.example" && offer?.isSignedIn == true)
    #expect(slept == [3, 3, 3] && asked.sent.count == 3)
  }

  @Test func `waiting for a sign-in ends when its page expires`() async throws {
    let (server, _) = Self.server([Self.offer(isSignedIn: false)])
    var slept = 0.0
    #expect(try await server.awaitSignIn { slept += $0 } == nil)
    #expect(slept == 600)
  }

  @Test func `cancelling the wait for a sign-in stops the requests`() async throws {
    let (server, asked) = Self.server([Self.offer(isSignedIn: true)])
    await #expect(throws: CancellationError.self) {
      _ = try await server.awaitSignIn { _ in throw CancellationError() }
    }
    #expect(asked.sent.isEmpty)
  }
}
