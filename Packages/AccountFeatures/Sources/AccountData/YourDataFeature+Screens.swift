import AccountParts
import AccountScreens
import AppShell
import DesignSystem
import AppRecord
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension YourDataFeature {
  func screen(
    of route: Route, state: Consents?, stored: Stored, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = context.presentation(clients.copy)
    guard DataRoutes.privacy ~= route else { return DeleteDataScreen(presentation) }
    return LegalTextScreen(.privacyPolicy, data: input(stored, context), presentation)
  }

  private func input(_ stored: Stored, _ context: ScreenContext) -> YourDataInput {
    let ways = Dictionary(
      context.offers.all(KeptDataOffer.self).map { ($0.stream, $0.action) },
      uniquingKeysWith: { first, _ in first })
    return YourDataInput(
      kept: context.offers.streams.map {
        YourDataInput.Kept(
          $0.name, $0.holds, use: $0.use, remains: $0.survivesDeletion, action: ways[$0.name])
      },
      consents: context.offers.consents.map { offer in
        YourDataInput.Consent(
          offer.id, title: offer.title, explanation: offer.explanation,
          isGiven: stored.consents.given.contains(offer.id))
      },
      measured: Metric.allCases.compactMap { measure in
        let tally = stored.measurements[measure]
        guard tally.total > 0 else { return nil }
        return YourDataInput.Measured(
          measure.rawValue, count: tally.total, seconds: tally.usualSeconds)
      },
      crashes: stored.crashes.reversed().map { crash in
        let local = crash.date.timeIntervalSince1970 + Double(context.world.secondsFromGMT)
        return YourDataInput.Crash(
          signal: crash.signal, version: crash.version,
          day: Int(exactly: (local / 86_400).rounded(.down)) ?? 0)
      }, toast: context.notice)
  }

  func offers(_ state: Consents?, _ stored: Stored, _ world: World) -> Offers {
    let copy = clients.copy
    func stream(_ name: String) -> StreamOffer {
      StreamOffer(
        name, holds: copy(CopyKey("your-data.kept.\(name)")),
        use: copy(CopyKey("your-data.use.\(name)")))
    }
    func consent(_ name: String) -> ConsentOffer {
      let key = "your-data.consent.\(name)"
      return ConsentOffer(
        name, title: copy(CopyKey(key)), explanation: copy(CopyKey("\(key).explanation")))
    }
    var offers = Offers()
    offers.deepLinks = [DeepLink("privacy", to: DataRoutes.privacy)]
    offers.streams = [stream("consents")]
    offers.add(LegalTextScreen.Document.privacyPolicy)
    guard let diagnostics = clients.diagnostics else { return offers }
    offers.streams.append(stream("measurements"))
    offers.consents = [consent(Metric.consent)]
    if diagnostics.crashes != nil {
      offers.streams.append(stream("crash-reports"))
      offers.consents.append(consent(CrashReport.consent))
    }
    return offers
  }
}
