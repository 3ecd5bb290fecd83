import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import MealModels
import MealPictures
import PremiumGate
import Presentation
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Ports to providers, made of closures without annotations, as a client writes them.
@Suite struct ProviderPortTests {
  private let now = Date(timeIntervalSince1970: 1_778_610_600)

  private func stores() throws -> Stores {
    Stores(
      journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: .inMemory()),
      premium: .mealAdvisor)
  }

  private func call() async throws -> Receipt { throw ServerFailure.teapot }

  // MARK: - Suggestions

  private func request() throws -> SuggestionRequest {
    SuggestionRequest(moment: try #require(LocalMoment("2026-05-12T18:30")), seed: 7)
  }

  @Test func `a source answers`() async throws {
    let source = SuggestionSource { request, _ in
      try await Task.sleep(for: .zero)
      return SuggestionAnswer(
        suggestions: [Suggestion(mealID: "beef-tacos", reasons: [.neverShown])])
    }
    let answer = try await source.suggest(request(), History())
    #expect(answer.suggestions.map(\.mealID) == ["beef-tacos"])
  }

  @Test(
    arguments: [
      (SuggestionSourceError.offline, .offline),
      (SuggestionSourceError.timedOut(seconds: 3), .timedOut(seconds: 3)),
      (CancellationError(), .interrupted),
      (ServerFailure.teapot, .failed),
    ] as [(any Error, SuggestionSourceError)])
  func `a failing source gives no answer, for any error`(
    thrown: any Error, told: SuggestionSourceError
  ) async throws {
    let service = SuggestionService(
      catalog: .bundled, source: SuggestionSource { _, _ in throw thrown })
    let request = try request()
    let limits = try service.safeLimits(of: StoredState(), at: request.moment.date)
    await #expect(throws: told) { try await service.serve(request, for: limits, History()) }
  }

  // MARK: - Premium

  @Test func `a store sells`() async throws {
    let store = LocalStore(product: .premiumMonthly)
    let none = Receipt(productID: store.product.id)
    let shop = StoreProvider(
      product: { store.product }, startTrial: { try store.startTrial(none, at: $0) },
      purchase: { try store.purchase(none, at: $0) }, cancel: { _ in try await call() },
      restore: { _ in try await call() }, currentReceipt: { _ in none })
    let subscriptions = Subscriptions(provider: shop, stores: try stores())
    #expect(try await subscriptions.startTrial(at: now).isEntitled)
  }

  @Test func `a failing App Store grants nothing, for any error`() async throws {
    let shop = StoreProvider(
      product: { throw ServerFailure.teapot }, startTrial: { _ in throw PurchaseError.pending },
      purchase: { _ in throw ServerFailure.teapot }, cancel: { _ in throw CancellationError() },
      restore: { _ in throw ServerFailure.teapot },
      currentReceipt: { _ in throw ServerFailure.teapot })
    await #expect(throws: PurchaseError.storeUnavailable) { try await shop.product() }
    let subscriptions = Subscriptions(provider: shop, stores: try stores())
    for (told, step) in [
      (.pending, subscriptions.startTrial), (.storeUnavailable, subscriptions.purchase),
      (.storeUnavailable, subscriptions.cancel), (.storeUnavailable, subscriptions.restore),
    ] as [(PurchaseError, (Date) async throws -> EntitlementPhase)] {
      await #expect(throws: SubscriptionError.purchase(told)) { try await step(now) }
    }
    #expect(try await subscriptions.refresh(at: now) == .none)
    #expect(await !subscriptions.isTrialAvailable(at: now))
  }

  @Test func `a receipt that cannot be read or kept opens nothing`() async {
    let store = LocalStore(product: .premiumMonthly)
    let unread = StoreProvider.local(store, load: { throw ServerFailure.teapot }, save: { _ in })
    await #expect(throws: PurchaseError.storeUnavailable) { try await unread.startTrial(now) }
    let unkept = StoreProvider.local(
      store, load: { nil }, save: { _ in throw ServerFailure.teapot })
    await #expect(throws: PurchaseError.storeUnavailable) { try await unkept.purchase(now) }
  }

  @Test func `a seal without its key seals nothing`() {
    let seal = ReceiptSeal(
      key: { throw ServerFailure.teapot }, makeKey: { throw ServerFailure.teapot })
    #expect(throws: PurchaseError.storeUnavailable) { try seal.key() }
    #expect(throws: PurchaseError.storeUnavailable) { try seal.makeKey() }
  }

  // MARK: - Pictures

  @Test(
    arguments: [
      (PictureError.offline, .offline), (CancellationError(), .interrupted),
      (ServerFailure.teapot, .unavailable),
    ] as [(any Error, PictureError)])
  func `a failing source of pictures throws a picture error, for any error`(
    thrown: any Error, told: PictureError
  ) async throws {
    let none = try #require(
      PictureSource { _, progress in
        progress(1)
        return nil
      }.load)
    let photo = try await none(PictureRequest("tacos")) { #expect($0 == 1) }
    #expect(photo == nil)
    let broken = try #require(PictureSource { _, _ in throw thrown }.load)
    await #expect(throws: told) { _ = try await broken(PictureRequest("tacos")) { _ in } }
  }

  // MARK: - Accounts and exports

  @Test(
    arguments: [
      (AccountError.cancelled, .cancelled), (CancellationError(), .cancelled),
      (ServerFailure.teapot, .unavailable),
    ] as [(any Error, AccountError)])
  func `a failing account provider does not sign in`(
    thrown: any Error, told: AccountError
  ) async throws {
    let known = AccountProvider(keeper: .device) { AccountIdentity(name: $0, keeper: .device) }
    #expect(try await known.signIn("Ana").name == "Ana")
    let broken = AccountProvider(keeper: .device) { _ in throw thrown }
    await #expect(throws: told) { try await broken.signIn("Ana") }
  }

  @Test(
    arguments: [
      (CalendarError.notAllowed, .notAllowed), (ServerFailure.teapot, .unavailable),
    ] as [(any Error, CalendarError)])
  func `a calendar says where an appointment is, or that it took none`(
    thrown: any Error, told: CalendarError
  ) async throws {
    let meal = try #require(Catalog.bundled.summaries.first.flatMap { Catalog.bundled.meal($0.id) })
    let appointment = CookingAppointment(
      cooking: meal.recipe, for: meal.slots, after: LocalMoment(date: now))
    let entry = CalendarEntry(id: "1", made: now, product: "Tea")
    let diary = CalendarPort { appointment, entry in "\(appointment.title), \(entry.id)" }
    #expect(try await diary.add(appointment, entry) == "\(meal.recipe.title), 1")
    let broken = CalendarPort { _, _ in throw thrown }
    await #expect(throws: told) { try await broken.add(appointment, entry) }
  }

  @Test func `failing crash reports are reported as unavailable`() {
    let broken = CrashReports(
      watch: { _ in throw ServerFailure.teapot }, take: { throw ServerFailure.teapot })
    #expect(throws: CrashReportError.unavailable) { try broken.watch(true) }
    #expect(throws: CrashReportError.unavailable) { try broken.take() }
  }

  @Test(
    arguments: [
      (ExportDestinationError.unavailable, .unavailable), (ServerFailure.teapot, .refused),
    ] as [(any Error, ExportDestinationError)])
  func `a destination says where a document is, or that it refused it`(
    thrown: any Error, told: ExportDestinationError
  ) async throws {
    let files = ExportDestination { document, name in "\(name), \(document.count) characters" }
    #expect(try await files.put("{}", "data.json") == "data.json, 2 characters")
    let broken = ExportDestination { _, _ in throw thrown }
    await #expect(throws: told) { try await broken.put("{}", "data.json") }
  }
}
