import EaterRecord
import FoodFacts
import HouseholdServer
import IngredientLines
import Journal
import LiveCalls
import LiveEnvironment
import LivePages
import RecipePages
import ServiceCalls
import WebPages

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The households of this machine, and what their members ask it for: pages, a language model.
struct HomeDesk: Sendable {
  /// The most bytes of a body: what the wire allows, and room to say what is wrong with more.
  static let bodyBytes = 4_260_000

  let books: HouseholdBooks
  private let service: HouseholdService
  private let importer: ImportDesk
  private let assistant: AssistantDesk?

  /// Opens the data folder of this machine, or another one.
  ///
  /// - Parameter provider: with whom members may sign in; nil for nobody.
  init(folder asked: String?, provider: ProviderSettings?) async throws(FolderRefusal) {
    let folder = try Self.folder(asked)
    do throws(JournalError) { books = try await HouseholdBooks(BookFolder(folder)) } catch {
      throw FolderRefusal(folder: folder.path(percentEncoded: false), reason: "\(error)")
    }
    // Also where no provider is set any more, whoever leaves takes along what one gave out.
    let tokens = ProviderTokens(
      in: .files(
        in: folder.appending(path: "providers").path(percentEncoded: false), files: .live))
    let service = HouseholdService(
      books, now: { Date() }, random: Self.random, tokens: tokens)
    self.service = service
    importer = ImportDesk(for: service, read: Self.reading)
    let caller = ServiceCaller(
      over: .live, within: AssistantDesk.limits, retries: .never, timing: .live)
    assistant = provider.map { AssistantDesk(for: service, $0, over: caller, tokens: tokens) }
  }

  /// A code by which somebody founds a household in a folder, which a server may have open.
  static func foundingCode(folder asked: String?) async throws(FolderRefusal) -> String {
    let folder = try folder(asked)
    do throws(JournalError) {
      return try await HouseholdBooks.foundingCode(
        in: BookFolder(folder), at: Date(), random: random
      ).text
    } catch { throw FolderRefusal(folder: folder.path(percentEncoded: false), reason: "\(error)") }
  }

  /// The answer to a request that is for the desk; nil for any other.
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

  @Sendable private static func reading(
    _ source: ImportDesk.Source
  ) async -> ImportDesk.Outcome {
    let reader = PageReader(LineReader(.culinary))
    switch source {
    case .page(let html): return outcome(reader.reading(of: html))
    case .address(let text):
      do throws(PageFetchError) {
        let page = try await PageFetcher.live().page(at: try PageAddress(text))
        return outcome(reader.reading(of: page.text(.live), at: page.address.text))
      } catch {
        switch error {
        case .notAnAddress, .notOfTheWeb, .holdsPassword, .notPublic, .notAPage:
          return .refused(error.sentence)
        default: return .unfetched(error.sentence)
        }
      }
    }
  }

  private static func outcome(_ reading: PageReading) -> ImportDesk.Outcome {
    reading.draft == nil
      ? .none(reading.warnings.joined(separator: " ")) : .recipe(reading.json)
  }
}

/// Why a data folder cannot be used; it was left as it was.
struct FolderRefusal: Error {
  let folder: String
  let reason: String

  var sentence: String {
    "the data folder \(folder) cannot be used (\(reason)); it was left as it was; "
      + "name another one with --data-dir DIR"
  }
}
