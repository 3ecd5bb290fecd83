import AccountComposition
import AppComposition
import AppRecord
import AppShell
import CommandKit
import Journal
import PremiumGate
import SharingComposition
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The verbs that any program has, over a subject that no package knows.
@Suite struct VerbTests {
  // MARK: - Consents

  @Test func `a use of data is listed as a feature offers it, allowed and forbidden`() async throws
  {
    let program = ShelfProgram()
    #expect(
      await program.call("consents list")
        == Outcome(standardOutput: "postcards: not allowed. Send postcards\n"))
    #expect(
      await program.call("consents allow postcards") == Outcome(standardOutput: "Allowed.\n"))
    #expect(try await program.record().consents.state().given == ["postcards"])
    #expect(
      await program.call("consents list").standardOutput == "postcards: allowed. Send postcards\n")
    let json = await program.call("consents list --json").standardOutput
    #expect(json.contains(#""id": "postcards""#) && json.contains(#""isGiven": true"#))
    #expect(
      await program.call("consents forbid postcards") == Outcome(standardOutput: "Forbidden.\n"))
    #expect(try await program.record().consents.state().given == [])
  }

  @Test(arguments: ["allow", "forbid"])
  func `the command refuses an unknown use of data and stores nothing`(verb: String)
    async throws
  {
    let program = ShelfProgram()
    let outcome = await program.call("consents \(verb) postcrads")
    #expect(outcome.exitCode == 2 && outcome.standardOutput.isEmpty)
    #expect(outcome.standardError.contains("unknown use of data 'postcrads'"))
    #expect(outcome.standardError.contains("did you mean 'postcards'?"))
    #expect(try await program.record().journal.records().isEmpty)
  }

  @Test func `a program that asks for nothing lists nothing`() async {
    let program = ShelfProgram(parts: [])
    #expect(await program.call("consents list").standardOutput.contains("postcards") == false)
    #expect(await program.call("consents allow postcards").exitCode == 2)
  }

  @Test func `forbidding a use of data deletes its measurements`() async throws {
    let asking = AppPart(features: { _ in [MeasuringFeature()] })
    let program = ShelfProgram(parts: [.shelf, asking])
    #expect(await program.call("consents allow \(Metric.consent)").exitCode == 0)
    try await program.record().measure(.launch, seconds: 0.2, at: ShelfProgram.start)
    #expect(try await !program.record().measurements.state().isEmpty)
    #expect(await program.call("consents forbid \(Metric.consent)").exitCode == 0)
    #expect(try await program.record().measurements.state().isEmpty)
  }

  // MARK: - Data

  @Test func `everything is printed as one document`() async throws {
    let program = ShelfProgram(parts: [.shelf, .data])
    _ = await program.call("put rice")
    let outcome = await program.call("data export -")
    #expect(
      outcome.exitCode == 0 && outcome.standardOutput.hasPrefix(ExportDestination.journalMark))
    #expect(outcome.standardOutput.contains(#""stream":"shelf""#))
    #expect(outcome.standardOutput.contains(#""payload":{"holds":"rice"}"#))
  }

  @Test func `an export to a file says what is in it, in the words of the features`() async throws {
    let written = Mutex<[String: String]>([:])
    var program = ShelfProgram(parts: [.shelf, .data])
    program.exportFile = ExportFile(
      check: { _, _, _ in },
      write: { document, path, _ in written.withLock { $0[path] = document.text } })
    _ = await program.call("put rice")
    try await program.record().journal.append([
      Event(
        stream: "attic", version: 1, time: ShelfProgram.start, payload: Data("{}".utf8))
    ])
    let outcome = await program.call("data export shelf.json")
    #expect(
      outcome.standardOutput == """
        Exported 2 records to shelf.json.
          - What stands on the shelf
          - attic

        """)
    #expect(written.withLock { $0["shelf.json"] }?.contains("rice") == true)
  }

  @Test func `nothing is deleted without a word for it`() async throws {
    let program = ShelfProgram(parts: [.shelf, .data])
    _ = await program.call("put rice")
    let outcome = await program.call("data delete")
    #expect(outcome.exitCode == 2 && outcome.standardOutput.isEmpty)
    #expect(outcome.standardError.contains("shelf-demo data delete --yes"))
    #expect(try await program.record().store(of: .shelf).state() == ["rice"])
    #expect(await program.call("data delete --yes").exitCode == 0)
    #expect(try await program.record().journal.records().isEmpty)
  }

  @Test func `nothing is restored where nothing is gone`() async {
    let program = ShelfProgram(parts: [.shelf, .data])
    for verb in ["restore", "restart"] {
      #expect(await program.call("data \(verb)").standardOutput.contains("nothing was changed"))
    }
  }

  // MARK: - Premium

  // S-PRIV-05
  @Test func `deleting all data keeps the App Store's receipt`() async throws {
    let offer = PremiumOffer(
      [PremiumItem("labels", "label-printed")],
      products: [
        SubscriptionProduct(id: "shelf.monthly", displayPrice: "$1", period: .month, trialDays: 3)
      ])
    let program = ShelfProgram(
      parts: [.shelf, .data, .premium(home: Route("shelf"))], offer: offer)
    func isInPhase(_ id: String, after line: String) async -> Bool {
      await program.call("premium \(line) --json").standardOutput.contains(#""phase": "\#(id)""#)
    }
    #expect(await isInPhase("none", after: "status"))
    #expect(await isInPhase("trial", after: "start-trial"))
    _ = await program.call("put rice")
    #expect(await program.call("data delete --yes").exitCode == 0)
    #expect(await isInPhase("trial", after: "status"))
    #expect(await program.call("premium start-trial").exitCode == 1)
    #expect(try await program.record().store(of: .shelf).state() == [])
  }

  @Test func `a part brings its own words`() async {
    let program = ShelfProgram(parts: [.shelf, .data, .premium(home: Route("shelf"))])
    for line in ["data delete --yes", "premium status"] {
      #expect(await !program.call(line).standardOutput.contains("⟦"), "\(line)")
    }
  }

  // MARK: - Sharing

  @Test func `without a household its verbs say so, and nothing is stored`() async throws {
    let program = ShelfProgram(parts: [.shelf, .sharing])
    for line in ["household invite", "household members", "household leave", "drafts sync"] {
      let outcome = await program.call(line)
      #expect(outcome.exitCode == 1 && !outcome.standardError.isEmpty, "\(line)")
    }
    #expect(await program.call("drafts list").exitCode == 0)
    #expect(try await program.record().journal.records().isEmpty)
  }
}

/// A feature without screens that asks whether the app may be measured.
private struct MeasuringFeature: Feature {
  let id: FeatureID = "measuring"
  let routes: [RouteDefinition] = []

  func initialState() {}

  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.consents = [ConsentOffer(Metric.consent, title: "Measure", explanation: "Counts.")]
    return offers
  }
}
