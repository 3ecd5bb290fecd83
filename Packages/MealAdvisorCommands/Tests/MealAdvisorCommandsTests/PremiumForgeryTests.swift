import AppTesting
import EaterRecord
import Journal
import PremiumGate
import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A subscription that a person writes into the journal, with a correct checksum, opens nothing.
@Suite struct PremiumForgeryTests {
  typealias Status = PremiumTests.Status

  private func write(
    _ payload: String, to stream: StreamName, version: Int, _ demo: Demo
  ) async throws {
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: demo.files)
    let subject = stream == "store-receipt" ? Subject("receipt") : nil
    try await journal.append([
      Event(
        stream: stream, subject: subject, version: version, time: demo.world.now,
        payload: Data(payload.utf8))
    ])
  }

  /// The last stored receipt, as text.
  private func lastReceipt(_ demo: Demo) async throws -> (text: String, version: Int) {
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: demo.files)
    let records = try await journal.records()
    let record = try #require(records.last { $0.stream == "store-receipt" })
    return (String(decoding: record.payload, as: UTF8.self), record.version)
  }

  private func expectNothing(_ demo: Demo) async throws {
    let status: Status = try await demo.json("premium status --json")
    #expect(!status.isEntitled)
    #expect(await demo.run("favorites add spicy-beef-tacos").exitCode == 1)
  }

  private let milliseconds = Int(Demo.start.timeIntervalSince1970) * 1000

  /// A receipt of the first version, whose month begins with the test.
  private func unsealed(days: Int = 30) -> String {
    #"{"clock":{"device":{"_0":\#(milliseconds)}},"originalPurchase":\#(milliseconds),"#
      + #""paid":{"end":\#(milliseconds + days * 86_400_000),"start":\#(milliseconds)},"#
      + #""productID":"mealadvisor.premium.monthly","willRenew":true}"#
  }

  @Test func `subscription events without a receipt open nothing`() async throws {
    let demo = Demo()
    let far = milliseconds + 900_000_000
    for event in [
      #"{"purchased":{"at":\#(milliseconds),"until":\#(far)}}"#,
      #"{"trialStarted":{"at":\#(milliseconds),"until":\#(far)}}"#,
    ] {
      try await write(event, to: "entitlement", version: 1, demo)
      try await expectNothing(demo)
    }
    let started: Status = try await demo.json("premium start-trial --json")
    #expect(started.until == "2026-05-19T18:30")
  }

  @Test func `events do not extend a subscription beyond its receipt`() async throws {
    let demo = Demo()
    _ = try await demo.output("premium start-trial")
    _ = try await demo.output("premium cancel")
    let far = milliseconds + 30_000_000_000
    try await write(
      #"{"renewed":{"at":\#(milliseconds),"until":\#(far)}}"#, to: "entitlement", version: 1, demo)
    let status: Status = try await demo.json("premium status --json")
    #expect(status.until == "2026-05-19T18:30")
    demo.world.advance(days: 7)
    try await expectNothing(demo)
  }

  @Test func `an unsealed receipt opens nothing, in a new or a used folder`()
    async throws
  {
    let demo = Demo()
    try await write(unsealed(), to: "store-receipt", version: 1, demo)
    try await expectNothing(demo)
    #expect(await demo.run("premium restore").exitCode == 1)
    #expect(await demo.run("premium start-trial").exitCode == 1)

    let used = Demo()
    _ = try await used.output("premium start-trial")
    for version in [1, 2] {
      try await write(unsealed(), to: "store-receipt", version: version, used)
    }
    try await expectNothing(used)
  }

  @Test func `an edited receipt opens nothing and allows no second trial`() async throws {
    for (old, new) in [
      (#""willRenew":true"#, #""willRenew":false"#), ("\(milliseconds)", "\(milliseconds + 1000)"),
      (#""seal":""#, #""seal":"0"#), ("mealadvisor.premium.monthly", "another"),
    ] {
      let demo = Demo()
      _ = try await demo.output("premium start-trial")
      let (text, version) = try await lastReceipt(demo)
      #expect(text.contains(old))
      try await write(
        text.replacing(old, with: new), to: "store-receipt", version: version, demo)
      try await expectNothing(demo)
      #expect(await demo.run("premium start-trial").exitCode == 1)
    }
  }

  @Test func `an unreadable receipt opens nothing`() async throws {
    let demo = Demo()
    for text in ["{}", "[1]"] {
      try await write(text, to: "store-receipt", version: 2, demo)
      try await expectNothing(demo)
      #expect(await demo.run("premium start-trial").exitCode == 1)
    }
  }

  @Test func `a receipt counts only in its own folder or in a full copy of that folder`()
    async throws
  {
    let demo = Demo()
    _ = try await demo.output("premium start-trial")
    let (text, version) = try await lastReceipt(demo)
    let other = Demo()
    try await write(text, to: "store-receipt", version: version, other)
    try await expectNothing(other)

    let key = try #require(try demo.files.open("/data/store-key", .read))
    let copy = try #require(try other.files.open("/data/store-key", .create))
    try copy.write(try key.read(0, try key.size()), 0)
    let status: Status = try await other.json("premium status --json")
    #expect(status.phase == "trial")
  }

  @Test func `a receipt without its key opens nothing, and the next purchase makes a new key`()
    async throws
  {
    let demo = Demo()
    _ = try await demo.output("premium start-trial")
    try demo.files.remove("/data/store-key")
    try await expectNothing(demo)
    let names = try #require(try demo.files.list("/data"))
    #expect(!names.contains("store-key"), "looking makes none")
  }

  @Test func `a receipt from before there were seals counts until its end, once`() async throws {
    let demo = Demo()
    try await write(unsealed(), to: "store-receipt", version: 1, demo)
    let until = milliseconds + 30 * 86_400_000
    try await write(
      #"{"purchased":{"at":\#(milliseconds),"until":\#(until)}}"#, to: "entitlement", version: 1,
      demo)
    let status: Status = try await demo.json("premium status --json")
    #expect(status.until == "2026-06-11T18:30")
    demo.world.advance(days: 20)
    _ = try await demo.output("premium status")
    #expect(try await lastReceipt(demo).version == 2)
    demo.world.advance(days: 10)
    try await expectNothing(demo)
  }

  @Test func `an extended receipt from before there were seals opens nothing`() async throws {
    for (days, told) in [(31, 31), (30, 29), (3_000, 30)] {
      let demo = Demo()
      try await write(unsealed(days: days), to: "store-receipt", version: 1, demo)
      let until = milliseconds + told * 86_400_000
      try await write(
        #"{"purchased":{"at":\#(milliseconds),"until":\#(until)}}"#, to: "entitlement", version: 1,
        demo)
      try await expectNothing(demo)
    }
  }

  @Test func `setting the clock a century ahead and back extends no subscription`() async throws {
    let demo = Demo()
    _ = try await demo.output("premium start-trial")
    demo.world.advance(days: 36_525)
    _ = try await demo.output("premium status")
    demo.world.advance(days: -36_524)
    let status: Status = try await demo.json("premium status --json")
    #expect(status.until.map { $0 < "2026-06-13" } == true)
    _ = try await demo.output("premium cancel")
    demo.world.advance(days: 31)
    try await expectNothing(demo)
  }

  @Test func `only the file's owner can read the key, and the app follows no link to it`() throws {
    let place = FileManager.default.temporaryDirectory
      .appending(path: UUID().uuidString, directoryHint: .notDirectory).path
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: place) }
    let seal = ReceiptSeal.file(in: "\(place)/data", files: .live)
    #expect(try seal.key() == nil)
    let key = try seal.makeKey()
    #expect(key.count == 32)
    #expect(try seal.makeKey() == key)
    #expect(try seal.key() == key)
    let facts = try FileManager.default.attributesOfItem(atPath: "\(place)/data/store-key")
    #expect("\(facts[.posixPermissions] ?? 0)" == "\(0o600)")
    let other = ReceiptSeal.file(in: "\(place)/other", files: .live)
    #expect(try other.makeKey() != key)
    try FileManager.default.removeItem(atPath: "\(place)/other/store-key")
    try FileManager.default.createSymbolicLink(
      atPath: "\(place)/other/store-key", withDestinationPath: "../data/store-key")
    #expect(throws: PurchaseError.storeUnavailable) { try other.key() }
    #expect(throws: PurchaseError.storeUnavailable) { try other.makeKey() }
  }
}
