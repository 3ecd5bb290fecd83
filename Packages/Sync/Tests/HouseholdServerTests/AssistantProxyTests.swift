import Foundation
import Journal
import PrintedText
import ServiceCalls
import Testing

@testable import HouseholdServer

/// Members sign in with a provider, whose tokens never leave the server.
@Suite struct AssistantProxyTests {
  /// A server with a provider, and the proxy between them.
  private struct House {
    let home: Premises
    let provider = StandInProvider()
    let secrets = SecretStore.inMemory()
    let proxy: AssistantProxy

    init() async throws {
      let tokens = ProviderTokens(in: secrets)
      home = try await Premises(tokens: tokens)
      let (clock, provider) = (home.clock, provider)
      proxy = AssistantProxy(
        for: home.service, try #require(StandInProvider.settings),
        over: ServiceCaller(
          over: provider.transport, within: AssistantProxy.limits, retries: .never,
          timing: CallTiming(now: { clock.now }, chance: { 0 })), tokens: tokens)
    }

    func send(
      _ method: ServiceMethod, _ path: [String], session: String? = nil,
      query: ServiceFields = [:], _ body: String = "{}"
    ) async -> Told {
      Told(
        await proxy.answer(
          to: ServiceRequest(
            method, ["assistant"] + path, of: Premises.address, query: query,
            headers: ["Content-Type": "application/json"],
            authorization: session.map { .bearer(HiddenKey($0)) }, body: Array(body.utf8))))
    }

    func page(for person: Person) async -> String {
      await send(.post, ["sign-in"], session: person.session)["address"].words
    }

    func comeBack(_ state: String, _ code: String) async -> Told {
      await send(.get, ["return"], query: ["state": state, "code": code])
    }

    func signIn(_ person: Person) async throws {
      let back = provider.allow(at: await page(for: person))
      let told = await comeBack(back.state, back.code)
      guard told.status == 200 else { throw Refused(told) }
    }

    func ask(_ person: Person, host: String = "model.example") async -> Told {
      await send(
        .post, ["signed-in", host, "chat", "completions"], session: person.session,
        #"{"model": "m"}"#)
    }

    func isSignedIn(_ person: Person) async -> Bool {
      await send(.get, [], session: person.session)["signed_in"] == .bool(true)
    }
  }

  @Test func `a member signs in on the provider's page, and asks with the session alone`()
    async throws
  {
    let house = try await House()
    let ann = try await house.home.found()
    let offer = await house.send(.get, [], session: ann.session)
    #expect(
      offer.json == ["provider": "model.example", "model": "m-1", "signed_in": .bool(false)])
    #expect(await house.ask(ann).word == "not_signed_in")
    let page = await house.page(for: ann)
    #expect(page.hasPrefix("https://model.example/allow?response_type=code&client_id=home"))
    #expect(page.contains("code_challenge_method=S256") && page.contains("scope=ask"))
    let back = house.provider.allow(at: page)
    let told = await house.comeBack(back.state, back.code)
    #expect(told.status == 200 && told.text.contains("You are signed in"))
    #expect(await house.isSignedIn(ann))
    let answer = await house.ask(ann)
    #expect(answer.status == 200 && answer.json == ["choices": []])
    let asked = try #require(house.provider.requests.last)
    #expect(asked.address == "https://model.example/v1/chat/completions")
    #expect(asked.body == Array(#"{"model": "m"}"#.utf8))
    #expect(asked.authorization?.field.revealed.hasPrefix("Bearer access-") == true)
  }

  @Test func `the server gives out no token and no header of the provider`() async throws {
    let house = try await House()
    let ann = try await house.home.found()
    let page = await house.page(for: ann)
    let back = house.provider.allow(at: page)
    var all = [page, await house.comeBack(back.state, back.code).text]
    all += [await house.ask(ann).text, await house.send(.get, [], session: ann.session).text]
    house.provider.behave(.repeatsToken)
    let repeated = await house.ask(ann)
    #expect(repeated.status == 502 && repeated.word == "provider_failed")
    all.append(repeated.text)
    let tokens = house.provider.tokens
    #expect(tokens.count == 2)
    for token in tokens { #expect(all.allSatisfy { !$0.contains(token) }) }
    let raw = await house.proxy.answer(
      to: ServiceRequest(.get, ["assistant"], of: Premises.address))
    #expect(raw.headers["Set-Cookie"] == nil)
  }

  @Test func `a sign-in code works once, within ten minutes, for the member who began`()
    async throws
  {
    let house = try await House()
    let ann = try await house.home.found()
    let ben = try await ann.welcome()
    let back = house.provider.allow(at: await house.page(for: ann))
    #expect(await house.comeBack("", back.code).status == 404)
    #expect(await house.comeBack("guessed", back.code).status == 404)
    #expect(await house.comeBack(back.state, back.code).status == 200)
    #expect(await house.comeBack(back.state, back.code).status == 404)
    #expect(await !house.isSignedIn(ben))
    let late = house.provider.allow(at: await house.page(for: ben))
    house.home.pass(601)
    #expect(await house.comeBack(late.state, late.code).status == 404)
    let other = house.provider.allow(at: await house.page(for: ben))
    #expect(await house.comeBack(other.state, "stolen").status == 403)
    let first = await house.page(for: ben)
    _ = await house.page(for: ben)
    let stale = house.provider.allow(at: first)
    #expect(await house.comeBack(stale.state, stale.code).status == 404)
    #expect(await !house.isSignedIn(ben))
  }

  @Test func `a member who refuses or returns without a code is not signed in`()
    async throws
  {
    let house = try await House()
    let ann = try await house.home.found()
    let back = house.provider.allow(at: await house.page(for: ann))
    let told = await house.send(
      .get, ["return"], query: ["state": back.state, "error": "access_denied"])
    #expect(told.status == 403 && told.text.contains("did not allow it"))
    for manner in [StandInProvider.Manner.silent, .gibberish] {
      house.provider.behave(manner)
      let back = house.provider.allow(at: await house.page(for: ann))
      #expect(await house.comeBack(back.state, back.code).status == 502)
    }
    #expect(await !house.isSignedIn(ann))
  }

  @Test func `an old token is replaced by one request, however many ask`() async throws {
    let house = try await House()
    let ann = try await house.home.found()
    try await house.signIn(ann)
    house.home.pass(3_700)
    house.provider.expire()
    let before = house.provider.requests.count
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { await house.ask(ann).status } }
      for await status in group { #expect(status == 200) }
    }
    let renewals = house.provider.requests[before...].filter { $0.path.isEmpty }
    #expect(renewals.count == 1)
    house.provider.expire()
    #expect(await house.ask(ann).status == 200, "one that is refused early is replaced, too")
  }

  @Test func `a refusal by the provider signs the member out, and its silence does not`()
    async throws
  {
    let house = try await House()
    let ann = try await house.home.found()
    try await house.signIn(ann)
    house.provider.behave(.silent)
    #expect(await house.ask(ann).status == 503)
    house.home.pass(3_700)
    #expect(await house.ask(ann).word == "provider_failed")
    #expect(await house.isSignedIn(ann))
    house.provider.behave(.refusesRefresh)
    #expect(await house.ask(ann).word == "not_signed_in")
    #expect(await !house.isSignedIn(ann))
  }

  @Test func `signing out and leaving forget the token, and a sign-in that is open`() async throws {
    let house = try await House()
    let ann = try await house.home.found()
    let ben = try await ann.welcome()
    try await house.signIn(ann)
    try await house.signIn(ben)
    #expect(await house.send(.post, ["sign-out"], session: ann.session).status == 200)
    #expect(await !house.isSignedIn(ann))
    #expect(await house.isSignedIn(ben))
    let member = try await ben.member()
    let back = house.provider.allow(at: await house.page(for: ben))
    _ = await ben.call("household_leave")
    #expect(try house.secrets.read(SecretName(rawValue: "provider-\(member)")) == nil)
    #expect(await house.comeBack(back.state, back.code).status == 404)
    #expect(try house.secrets.read(SecretName(rawValue: "provider-\(member)")) == nil)
    #expect(await house.ask(ben).word == "no_session")
  }

  @Test func `signing out ends a member's open sign-in and no other member's`()
    async throws
  {
    let house = try await House()
    let ann = try await house.home.found()
    let ben = try await ann.welcome()
    let back = house.provider.allow(at: await house.page(for: ann))
    let other = house.provider.allow(at: await house.page(for: ben))
    #expect(await house.send(.post, ["sign-out"], session: ann.session).status == 200)
    #expect(await house.comeBack(back.state, back.code).status == 404)
    #expect(await !house.isSignedIn(ann))
    #expect(await house.comeBack(other.state, other.code).status == 200)
    #expect(await house.isSignedIn(ben))
  }

  @Test func `a token that is renewed for a member who signs out meanwhile is not kept`()
    async throws
  {
    let house = try await House()
    let ann = try await house.home.found()
    try await house.signIn(ann)
    house.home.pass(3_700)
    house.provider.expire()
    house.provider.happens {
      _ = await house.send(.post, ["sign-out"], session: ann.session)
    }
    #expect(await house.ask(ann).word == "not_signed_in")
    #expect(await !house.isSignedIn(ann))
    let member = try await ann.member()
    #expect(try house.secrets.read(SecretName(rawValue: "provider-\(member)")) == nil)
  }

  @Test func `strangers, other hosts and other paths are refused, and nothing is asked`()
    async throws
  {
    let house = try await House()
    let ann = try await house.home.found()
    try await house.signIn(ann)
    let before = house.provider.requests.count
    for (method, path) in [
      (ServiceMethod.get, []), (.post, ["sign-in"]), (.post, ["sign-out"]),
      (.post, ["signed-in", "model.example", "chat", "completions"]),
    ] {
      #expect(await house.send(method, path).word == "no_session")
    }
    #expect(await house.ask(ann, host: "other.example").word == "not_found")
    for path in [["files"], ["chat", "completions", ".."]] {
      let whole = ["signed-in", "model.example"] + path
      #expect(await house.send(.post, whole, session: ann.session).word == "not_found")
    }
    let long = String(repeating: " ", count: 100_001)
    let told = await house.send(
      .post, ["signed-in", "model.example", "chat", "completions"], session: ann.session, long)
    #expect(told.word == "too_large")
    #expect(house.provider.requests.count == before)
  }

  @Test(
    arguments: [
      (#"{"service": 1}"#, #""service" must be a text"#),
      ("[]", "it must be one JSON object"),
      (#"{"service": "https://a.example"}"#, #""sign_in" is missing"#),
      (
        #"{"service":"http://a.example","sign_in":"https://a.example","token":"https://a.example","client_id":"x"}"#,
        #""service" must be an address: https, or http on this machine, without a '?'"#
      ),
      (
        #"{"service":"https://a.example","sign_in":"https://a.example","token":"https://a.example","client_id":"a b"}"#,
        #""client_id" must be a single word of letters, digits and signs"#
      ),
    ])
  func `settings that are wrong say where`(json: String, sentence: String) {
    #expect(throws: ProviderSettingsError(sentence: sentence)) {
      try ProviderSettings(json: Array(json.utf8))
    }
  }

  @Test func `a secret of the server is shown to the provider in the head alone`() async throws {
    let provider = StandInProvider()
    let settings = try ProviderSettings(
      json: Array(
        """
        {"service": "https://m.example/v1", "sign_in": "https://m.example/allow",
         "token": "https://m.example/token", "client_id": "home", "client_secret": "planted"}
        """.utf8))
    let line = ProviderLine(
      settings: settings,
      caller: ServiceCaller(
        over: provider.transport, retries: .never,
        timing: CallTiming(now: { Premises.opening }, chance: { 0 })))
    let signIn = OpenSignIn(
      member: "a", returnAddress: "https://home.example/assistant/return",
      verifier: HiddenKey(String(repeating: "v", count: 64)), end: .distantFuture)
    let back = provider.allow(at: line.page(for: signIn, state: "s"))
    _ = try await line.token(for: HiddenKey(back.code), of: signIn)
    let request = try #require(provider.requests.first)
    #expect(request.authorization?.field.revealed.hasPrefix("Basic ") == true)
    #expect(!String(decoding: request.body, as: UTF8.self).contains("planted"))
    #expect(!"\(settings)".contains("planted"))
  }
}
