import AccountParts
import AccountScreens
import AppShell
import DesignSystem
import EaterRecord
import Journal
import ScreenParts

extension YourDataFeature {
  func perform(_ effect: Effect, _ context: EffectContext<Consents>) -> AsyncStream<Action> {
    .reporting { report in
      do throws(JournalError) {
        if let action = try await run(effect, context) { report(action) }
      } catch {
        if case .export = effect { report(.unread) } else { report(.unstored) }
      }
    }
  }

  private func run(
    _ effect: Effect, _ context: EffectContext<Consents>
  ) async throws(JournalError) -> Action? {
    let stores = clients.stores
    switch effect {
    case .write(let event, let world):
      try await context.write { () throws(JournalError) in
        try await stores.consents.record([event], at: world.date)
      }
      return nil
    case .export:
      return await export(String(decoding: try await stores.journal.exportAll(), as: UTF8.self))
    case .delete(let kept):
      try await context.write { () throws(JournalError) in
        try await stores.deleteEverything(keeping: Set(kept.compactMap { try? StreamName($0) }))
      }
      return .deleted
    }
  }

  private func export(_ document: String) async -> Action {
    do throws(ExportDestinationError) {
      return .exported(try await clients.exports.put(document, clients.fileName))
    } catch {
      return .exportFailed
    }
  }

  func screen(
    _ route: Route, _ state: Void, _ allowed: Consents, _ context: ScreenContext
  ) -> (any Screen)? {
    let presentation = PresentationContext(
      copy: clients.copy, interfaceStyle: context.interfaceStyle, region: context.world.region,
      tabBar: context.tabBar)
    guard DataRoutes.privacy ~= route else { return DeleteDataScreen(presentation) }
    let consents = context.offers.consents.map { offer in
      YourDataInput.Consent(
        offer.id, title: offer.title, explanation: offer.explanation,
        isGiven: allowed.given.contains(offer.id))
    }
    let ways = Dictionary(
      context.offers.all(KeptDataOffer.self).map { ($0.stream, $0.action) },
      uniquingKeysWith: { first, _ in first })
    return LegalTextScreen(
      .privacyPolicy,
      data: YourDataInput(
        kept: context.offers.streams.map {
          YourDataInput.Kept($0.name, $0.holds, remains: $0.survivesDeletion, action: ways[$0.name])
        }, consents: consents, toast: context.notice),
      presentation)
  }

  func offers(_ state: Void, _ consents: Consents, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("privacy", to: DataRoutes.privacy)]
    offers.streams = [StreamOffer("consents", holds: clients.copy("your-data.kept.consents"))]
    return offers
  }
}
