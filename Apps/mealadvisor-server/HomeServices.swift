import CommandKit
import EaterRecord
import FoodFacts
import HouseholdServer
import IngredientLines
import Journal
import LiveCalls
import LiveEnvironment
import LivePages
import RecipeImport
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The households of this machine, and the services for their members: recipe import, a language
/// model.
struct HomeServices: Sendable {
  /// The most bytes of a request's body: the limit of the protocol, and room to report a larger
  /// body.
  static let bodyBytes = 4_260_000

  let journals: HouseholdJournals
  private let service: HouseholdService
  private let importer: ImportEndpoint
  private let assistant: AssistantProxy?

  /// Opens the data folder of this machine, or another one.
  ///
  /// - Parameter provider: the settings of the language model's provider; nil for none.
  init(folder asked: String?, provider: ProviderSettings?) async throws(FolderRefusal) {
    let folder = try Self.folder(asked)
    do throws(JournalError) {
      journals = try await HouseholdJournals(HouseholdFolder(folder))
    } catch {
      throw FolderRefusal(
        folder: folder.path(percentEncoded: false), reason: CommandError.phrase(of: error))
    }
    // When a member leaves, the member's token is deleted even if no provider is set any more.
    let tokens = ProviderTokens(
      in: .files(
        in: folder.appending(path: "providers").path(percentEncoded: false), files: .live))
    let service = HouseholdService(
      journals, now: { Date() }, random: Self.random, tokens: tokens)
    self.service = service
    importer = ImportEndpoint(
      for: service,
      asking: RecipeImporter(pages: .live(), charsets: .live) { LineReader(.culinary) })
    let caller = ServiceCaller(
      over: .live, within: AssistantProxy.limits, retries: .never, timing: .live)
    assistant = provider.map { AssistantProxy(for: service, $0, over: caller, tokens: tokens) }
  }

  /// Makes a code with which a person founds a household in a folder.
  ///
  /// A server may have the folder open at the same time.
  static func foundingCode(folder asked: String?) async throws(FolderRefusal) -> String {
    let folder = try folder(asked)
    do throws(JournalError) {
      return try await HouseholdJournals.foundingCode(
        in: HouseholdFolder(folder), at: Date(), random: random
      ).text
    } catch {
      throw FolderRefusal(
        folder: folder.path(percentEncoded: false), reason: CommandError.phrase(of: error))
    }
  }

  /// The answer to a request that is for these services; nil for any other.
  func answer(to request: ServiceRequest) async -> ServiceAnswer? {
    switch request.path.first {
    case "rpc": await service.answer(to: request)
    case "import" where request.path.count == 1: await importer.answer(to: request)
    case "assistant": await assistant?.answer(to: request)
    default: nil
    }
  }

  private static func folder(_ asked: String?) throws(FolderRefusal) -> URL {
    let data = DataFolder(name: "MealAdvisor Server", id: "mealadvisor-server")
    do throws(UnreadableName) {
      if let url = try data.url(asked: asked) { return url }
    } catch { throw FolderRefusal(folder: asked ?? "", reason: error.sentence) }
    throw FolderRefusal(folder: "", reason: "there is no home folder")
  }

  @Sendable private static func random(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in generator.next() }
  }
}

/// The reason why a data folder cannot be used.
///
/// The folder is unchanged.
struct FolderRefusal: Error {
  let folder: String
  let reason: String

  var sentence: String {
    "the data folder \(folder) cannot be used: \(reason); '--data-dir DIR' names another one"
  }
}
