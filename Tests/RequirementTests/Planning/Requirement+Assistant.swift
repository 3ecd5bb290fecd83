import EaterRecord
import FoodFacts
import Foundation
import Groceries
import Journal
import MealModels
import RecipeAssistant
import ServiceCalls
import Synchronization
import Testing

extension Requirement {
  /// R-CRED-09 and later: what an assistant is told, and where its key is.
  static let assistant = [
    Requirement(
      "R-CRED-09", "dietary tags and budget are told to the assistant, and count in substitutes"
    ) {
      let log = Asked()
      let settings = AssistantSettings(consents: [
        AssistantSettings.usualAddress: AssistantConsent([.substitutions, .dietaryTags, .budget])
      ])
      let assistants = log.assistants(.inMemory())
      try assistants.keys.keep(HiddenKey("sk-a"), for: settings)
      let price: @Sendable (FoodID) -> Money? = { _ in Money(hundredths: 500) }
      let request = SubstituteRequest(
        limits: .none, tags: .vegan, price: price, budget: Money(hundredths: 400))
      _ = try await assistants.substitutes(
        for: "butter", at: request, weeklyBudget: Money(hundredths: 7_500), by: settings)
      let told = log.requests.map { String(decoding: $0.body, as: UTF8.self) }.joined()
      #expect(told.contains("vegan") && told.contains("$75.00"))
      let scores = SubstituteFinder(.culinary).answer("butter", for: request).choices
        .flatMap { $0.score.terms.map(\.reason) }
      #expect(scores.contains(.tags) && scores.contains(.budget))
    },
    // C-X03: the store of secrets is the Keychain where there is one, else files for their owner.
    Requirement(
      "R-CRED-10", "a key that is to be remembered is in the store of secrets, alone",
      .provedBy(
        "AssistantsTests",
        "a key is on disk only where it is to be remembered, and in no journal or export")),
    // C-X03: whoever signs in gets a session of that server; the tokens of the provider stay there.
    Requirement("R-CRED-11", "who signed in at a server asks it, with its session and nothing else")
    {
      let log = Asked()
      let server = SignInServer(
        try ServiceAddress("https://home.example"), session: HiddenKey("session-1"),
        over: log.caller)
      let offer = try #require(try await server.offer())
      var settings = AssistantSettings()
      settings.apply(offer.event)
      settings.consent = AssistantConsent([.doubtfulLines])
      let assistants = log.assistants(.inMemory())
      try assistants.keys.keepSignedIn(server.session, for: settings)
      _ = try await assistants.proposals(for: ReadingQuestion(lines: ["1 cup"]), by: settings)
      let asked = try #require(log.requests.last)
      #expect(
        asked.address
          == "https://home.example/assistant/signed-in/model.example/chat/completions")
      #expect(log.requests.allSatisfy { $0.authorization == .bearer(HiddenKey("session-1")) })
      let sources = try Sources.files(below: "Packages/RecipeAssistant/Sources")
      let words = ["oauth", "refresh_token", "authorization_code"]
      #expect(!sources.contains { file in words.contains(where: file.text.lowercased().contains) })
    },
  ]
}

/// An assistant that knows nothing, and what it was asked.
private final class Asked: Sendable {
  private let log = Mutex<[ServiceRequest]>([])

  var requests: [ServiceRequest] { log.withLock { $0 } }

  var caller: ServiceCaller {
    let transport = ServiceTransport(to: { [self] request in
      log.withLock { $0.append(request) }
      return ServiceAnswer(
        status: 200, type: "application/json",
        #"{"provider": "model.example", "choices": [{"message": {"content": "{}"}}]}"#)
    })
    let timing = CallTiming(now: { Date(timeIntervalSince1970: 0) }, chance: { 0 })
    return ServiceCaller(over: transport, timing: timing)
  }

  func assistants(_ kept: SecretStore) -> Assistants {
    Assistants(over: caller, secrets: kept, session: .inMemory(), foods: { .culinary })
  }
}
