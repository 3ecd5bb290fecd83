import AppShell
import AppTesting
import DesignSystem
import Journal
import MealModels
import RecipeBookFeatures
import RecipeBookScreens
import RecipeStore
import Synchronization
import Testing

/// Lines in doubt, and what an assistant makes of them.
@Suite struct ProposedLineTests {
  /// An assistant that was allowed to be asked, and what it was asked.
  private final class Proposer: Sendable {
    private let log = Mutex<[[String]]>([])
    private let answer: Mutex<Result<[ProposedLine], LineProposerError>>

    init(_ answer: Result<[ProposedLine], LineProposerError>) { self.answer = Mutex(answer) }

    var asked: [[String]] { log.withLock { $0 } }

    func answer(_ next: Result<[ProposedLine], LineProposerError>) {
      answer.withLock { $0 = next }
    }

    func port(
      host: String? = "api.openai.com",
      waiting: @escaping @Sendable () async throws -> Void = {}
    ) -> LineProposer {
      LineProposer(
        host: { host },
        proposing: { [self] lines in
          log.withLock { $0.append(lines) }
          try await waiting()
          return try answer.withLock { $0 }.get()
        })
    }
  }

  private static let reading = ProposedLine(
    at: 0, "1 tsp paprika", newWords: ["paprika"], leftOutWords: ["Zorbel's", "mix"])

  private func cook(
    _ port: LineProposer?, on disk: JournalFileSystem = .inMemory(),
    in world: TestWorld = TestWorld()
  ) async throws -> Cook {
    let cook = try await Cook(
      on: disk, links: Readings(doubts: [.servings, .ingredients]).reader(), lines: port, in: world)
    try await cook.importLink(Readings.link)
    return cook
  }

  private func lines(of cook: Cook) async throws -> [String] {
    try #require(try await Store(.unfinishedRecipe, in: cook.stores.journal).state())
      .draft.ingredientLines
  }

  @Test func `the assistant is asked only about unreadable lines, and only after a tap`()
    async throws
  {
    let proposer = Proposer(.success([Self.reading]))
    let cook = try await cook(proposer.port())
    #expect(try await cook.sees("api.openai.com gets the lines"))
    #expect(proposer.asked == [])
    try await cook.tap("Suggest Clearer Lines")
    let asked = try #require(proposer.asked.first)
    #expect(asked.count == 1 && asked[0].contains("Zorbel's mix"))
  }

  @Test func `a proposal is at its line, says its words, and changes nothing by itself`()
    async throws
  {
    let cook = try await cook(Proposer(.success([Self.reading])).port())
    let before = try await lines(of: cook)
    try await cook.tap("Suggest Clearer Lines")
    #expect(try await cook.sees("Proposed: 1 tsp paprika"))
    #expect(try await cook.sees("New words: paprika."))
    #expect(try await cook.sees("Left out: Zorbel's and mix."))
    #expect(try await lines(of: cook) == before)
  }

  @Test func `an accepted line is read like a typed one, and other doubts stay`()
    async throws
  {
    let cook = try await cook(Proposer(.success([Self.reading])).port())
    try await cook.tap("Suggest Clearer Lines", "Use this: 1 tsp paprika")
    #expect(try await lines(of: cook).contains("1 tsp paprika"))
    #expect(try await !cook.sees("Zorbel"))
    #expect(try await !cook.sees("Proposed:"))
    #expect(try await cook.sees("Please check"))
    await #expect(throws: AppShellError.self) { try await cook.touch("recipeReview.save") }
    try await cook.tap("Looks right: Ingredients", "Save Recipe")
    let card = try #require(try await cook.own.library.cards().first)
    let kept = try await cook.own.library.recipe(card.id)
    #expect(kept?.content.draft.ingredientLines.contains("1 tsp paprika") == true)
  }

  @Test func `a proposal that we cannot read either leaves the line in doubt`() async throws {
    let hostile = ProposedLine(at: 0, "1 tsp grumbleweed", newWords: ["grumbleweed"])
    let cook = try await cook(Proposer(.success([hostile])).port())
    try await cook.tap("Suggest Clearer Lines", "Use this: 1 tsp grumbleweed")
    #expect(try await cook.sees("What is grumbleweed?"))
  }

  @Test func `a proposal is left by a tap, and the line stays`() async throws {
    let cook = try await cook(Proposer(.success([Self.reading])).port())
    let before = try await lines(of: cook)
    try await cook.tap("Suggest Clearer Lines", "Dismiss: 1 tsp paprika")
    #expect(try await !cook.sees("Proposed: 1 tsp paprika"))
    #expect(try await lines(of: cook) == before)
  }

  @Test func `places that were not asked about are no proposals`() async throws {
    let others = [ProposedLine(at: 7, "1 tsp salt"), ProposedLine(at: -1, "1 tsp salt")]
    let cook = try await cook(Proposer(.success(others)).port())
    try await cook.tap("Suggest Clearer Lines")
    #expect(try await cook.sees("We could not use any line the assistant proposed."))
  }

  @Test(arguments: LineProposerError.allCases)
  func `why nothing is proposed is said, and one can ask again`(
    error: LineProposerError
  ) async throws {
    let proposer = Proposer(.failure(error))
    let cook = try await cook(proposer.port())
    try await cook.tap("Suggest Clearer Lines")
    let reason = Cook.copy(CopyKey("recipe-review.readings.failed.\(error.rawValue)"))
    #expect(try await cook.sees(reason))
    #expect(try await cook.app.showing().screen.announcement == reason)
    proposer.answer(.success([Self.reading]))
    try await cook.tap("Ask Again")
    #expect(try await cook.sees("Proposed: 1 tsp paprika"))
  }

  @Test func `any other error of a proposer counts as an unusable answer`() async throws {
    struct Odd: Error {}
    let port = LineProposer(host: { "a" }, proposing: { _ in throw Odd() })
    await #expect(throws: LineProposerError.unusable) { try await port.proposals(for: ["a"]) }
  }

  @Test func `the app offers no assistant if none may be asked or all lines are known`()
    async throws
  {
    for port in [nil, Proposer(.success([])).port(host: nil)] {
      let cook = try await cook(port)
      #expect(try await !cook.sees("Suggest Clearer Lines"))
    }
    let sure = try await Cook(
      links: Readings.sure.reader(), lines: Proposer(.success([])).port())
    try await sure.importLink(Readings.link)
    #expect(try await !sure.sees("Suggest Clearer Lines"))
  }

  @Test func `without a connection asking waits for one`() async throws {
    let world = TestWorld()
    let proposer = Proposer(.success([Self.reading]))
    let cook = try await cook(proposer.port(), in: world)
    world.isConnected = false
    await cook.app.connectionChanged()
    await cook.app.settle()
    #expect(try await cook.can("recipeReview.propose") == false)
    #expect(proposer.asked == [])
  }

  @Test func `while it thinks that is said, and the page can be used`() async throws {
    let glass = Hourglass()
    let cook = try await cook(
      Proposer(.success([Self.reading])).port { try await glass.sleep(1) })
    try await cook.touch("recipeReview.propose")
    try await cook.wait(toSee: "Asking the assistant")
    try await cook.touch("recipeReview.confirm?field=servings")
    try await glass.pass(1)
    try await cook.wait(toSee: "Proposed: 1 tsp paprika")
  }
}
