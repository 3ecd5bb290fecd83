import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import MealPictures
import Synchronization
import Testing

@testable import MealAdvisorFeatures

/// Pictures that a provider has: each is at a stage that a test sets.
private final class Darkroom: Sendable {
  private let state = Mutex<(asked: [PictureRequest], isFailing: Bool)>(([], false))
  let hero = PhotoAsset(
    name: "https://pictures.example/1.webp", format: "webp", pixelWidth: 1600, pixelHeight: 900,
    byteCount: 90_000)

  var asked: [PictureRequest] { state.withLock(\.asked) }

  func fail(_ isFailing: Bool) { state.withLock { $0.isFailing = isFailing } }

  /// Pictures that come at once, as photos.
  var source: PictureSource {
    PictureSource { request, progress in
      let isFailing = self.state.withLock { state in
        state.asked.append(request)
        return state.isFailing
      }
      if isFailing { throw PictureError.offline }
      progress(0.5)
      guard request.ratio == .thumbnail else { return self.hero }
      var square = self.hero
      square.pixelWidth = square.pixelHeight
      return square
    }
  }
}

@Suite struct PicturesTests {
  private func visitor(
    _ pictures: PictureSource, sleep: @escaping @Sendable (Double) async throws -> Void = { _ in }
  ) async throws -> Visitor {
    let stores = Stores(journal: try .inMemory(), premium: .mealAdvisor)
    var clients = MealAdvisorClients(
      service: SuggestionService.bundled(), stores: stores,
      subscriptions: .local(stores) { TestWorld.evening })
    clients.pictures = pictures
    let app = try MealAdvisor.app(clients, in: TestWorld(sleep: sleep).environment)
    let visitor = Visitor(app: app, stores: stores)
    await app.launch()
    return visitor
  }

  private func picture(_ visitor: Visitor, _ id: ElementID) async throws -> MealImage? {
    guard case .image(let image) = try await visitor.element(id)?.content else { return nil }
    return image
  }

  @Test func `plates that this device draws are there at once`() async throws {
    let visitor = try await visitor(.plates)
    await visitor.app.settle()
    #expect(try await picture(visitor, "home.card.image")?.phase == .loaded)
    #expect(await visitor.app.world.offers.all(PictureShelf.self).isEmpty)
  }

  // S-PERF-06
  @Test func `the picture of what is shown comes first, then those of what is shown next`()
    async throws
  {
    let darkroom = Darkroom()
    let visitor = try await visitor(darkroom.source)
    await visitor.app.settle()
    let image = try #require(try await picture(visitor, "home.card.image"))
    #expect(image.phase == .loaded && image.source == .photo(darkroom.hero))
    let asked = darkroom.asked
    #expect(asked.count == 3 && asked.allSatisfy { $0.ratio == .hero })
    let shown = try await visitor.stores.read().history.lastShown(1).first
    #expect(asked.first?.meal == shown)
    try await visitor.tap("home.newSuggestion")
    let next = try await visitor.stores.read().history.lastShown(1).first
    #expect(asked.map(\.meal).contains { $0 == next } && next != shown)
    #expect(try await picture(visitor, "home.card.image")?.phase == .loaded)
    try await visitor.tap("home.seeRecipe")
    #expect(try await picture(visitor, "recipe.hero")?.source == .photo(darkroom.hero))
    #expect(Set(darkroom.asked).count == darkroom.asked.count, "none was loaded twice")
  }

  // D-LOAD-02
  @Test func `a slow picture says how far it is, at Home and on the recipe`() async throws {
    let glass = Hourglass()
    let waits = Mutex(0)
    let visitor = try await visitor(
      PictureSource { request, progress in
        // Only the first of them moves.
        let isFirst = waits.withLock { count in
          count += 1
          return count == 1
        }
        for step in 1...4 {
          try await glass.sleep(isFirst ? 1 : 3600)
          progress(Double(step) / 4)
        }
        return nil
      })
    for _ in 0..<4000 where try await picture(visitor, "home.card.image") == nil {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(try await picture(visitor, "home.card.image")?.phase == .loading(0))
    try await glass.pass(1)
    try await wait(visitor, "home.card.image", .loading(0.25))
    try await visitor.touch("recipe.open?id=\(try #require(await shown(visitor)))")
    try await wait(visitor, "recipe.hero", .loading(0.25))
    let tokens = try await visitor.element("recipe.hero")?.tokens() ?? []
    #expect(tokens.contains(Token("progress.value", .number(0.25))))
    #expect(tokens.contains(Token("progress.total", .number(1))))
    #expect(tokens.contains { $0.name == ColorRole.progressTint.tokenName })
    for _ in 1...3 { try await glass.pass(1) }
    try await wait(visitor, "recipe.hero", .loaded)
  }

  // D-IMG-10
  @Test func `a picture that cannot be had leaves a symbol, and is tried again`() async throws {
    let darkroom = Darkroom()
    darkroom.fail(true)
    let visitor = try await visitor(darkroom.source)
    await visitor.app.settle()
    let image = try #require(try await picture(visitor, "home.card.image"))
    #expect(image.phase == .failed && image.placeholderIcon == image.fallbackIcon)
    darkroom.fail(false)
    await visitor.app.connectionChanged()
    await visitor.app.settle()
    #expect(try await picture(visitor, "home.card.image")?.phase == .loaded)
  }

  // D-IMG-05
  @Test func `a photo that is not fit to be shown is not shown`() async throws {
    var heavy = Darkroom().hero
    heavy.byteCount = 3_000_000
    let photo = heavy
    let visitor = try await visitor(PictureSource { _, _ in photo })
    await visitor.app.settle()
    #expect(try await picture(visitor, "home.card.image")?.phase == .failed)
  }

  @Test func `Favorites has thumbnails loaded while they are on screen`() async throws {
    let darkroom = Darkroom()
    let visitor = try await visitor(darkroom.source)
    await visitor.app.settle()
    _ = try await visitor.stores.read()
    try await visitor.tap("tab.select?id=favorites")
    #expect(darkroom.asked.allSatisfy { $0.ratio == .hero }, "nothing is saved yet")
    let meals = Catalog.bundled.summaries.prefix(6).compactMap { Catalog.bundled.meal($0.id) }
    try await visitor.stores.favorites.record(
      meals.map { .saved(.init($0.recipe)) }, at: TestWorld.evening)
    await visitor.app.dataChanged(in: "favorites")
    await visitor.app.settle()
    let thumbnails = darkroom.asked.filter { $0.ratio == .thumbnail }.map(\.meal)
    #expect(Set(thumbnails) == Set(meals.map(\.id)))
  }

  @Test(arguments: SimulatedPictures.allCases)
  func `a stage shows pictures that come slowly or not at all`(
    way: SimulatedPictures
  ) async throws {
    let theatre = try await Theatre()
    let actor = try await theatre.enter(["pictures": way.rawValue])
    let phase = try await picture(actor.visitor, "home.card.image")?.phase
    #expect(phase == (way == .slow ? .loaded : .failed))
    #expect(await !actor.adjust([:]), "another way needs another app")
  }

  private func shown(_ visitor: Visitor) async throws -> MealID? {
    try await visitor.stores.read().history.lastShown(1).first
  }

  private func wait(
    _ visitor: Visitor, _ id: ElementID, _ phase: MealImage.Phase
  ) async throws {
    for _ in 0..<4000 where try await picture(visitor, id)?.phase != phase {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(try await picture(visitor, id)?.phase == phase)
  }
}
