import AppShell
import DesignSystem
import Journal
import Presentation
import ScreenParts

extension YourDataFeature {
  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      do throws(JournalError) {
        switch effect {
        case .read: report(.stored(try await clients.stores.consents.state()))
        case .write(let event, let world):
          try await clients.stores.consents.record([event], at: world.date)
          report(.changed)
        case .export:
          let data = try await clients.stores.journal.exportAll()
          report(await export(String(decoding: data, as: UTF8.self)))
        case .delete:
          try await clients.stores.deleteEverything()
          report(.deleted)
        case .rest:
          guard (try? await environment.sleep(ScreenToast.seconds)) != nil else { return }
          report(.toastExpired)
        }
      } catch {
        switch effect {
        case .read, .export: report(.unread)
        default: report(.failed)
        }
      }
    }
  }

  private func export(_ document: String) async -> Action {
    do throws(ExportDestinationError) {
      return .exported(try await clients.exports.put(document, Self.fileName))
    } catch {
      return .exportFailed
    }
  }

  func screen(_ route: Route, _ state: State, _ context: ScreenContext) -> (any Screen)? {
    guard route.path == Path.privacy else { return DeleteDataScreen(context.presentation) }
    let consents = context.offers.consents.map { offer in
      YourDataInput.Consent(
        offer.id, title: offer.title, explanation: offer.explanation,
        isGiven: state.given.contains(offer.id))
    }
    return LegalTextScreen(
      .privacyPolicy, data: YourDataInput(consents: consents, toast: state.toast),
      context.presentation)
  }

  func offers(_ state: State, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("privacy", to: Path.privacy)]
    offers.streams = [StreamOffer("consents", holds: "what you allowed")]
    return offers
  }
}
