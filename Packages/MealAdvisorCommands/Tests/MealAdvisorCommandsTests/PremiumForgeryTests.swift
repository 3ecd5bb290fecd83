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

/// What becomes of a journal into which somebody wrote a subscription, with a right checksum.
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

  /// The last receipt that was kept, as text.
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

  /// A month that began with the story, in the words of the first version.
  private func unsealed(days: Int = 30) -> String {
    #"{"clock":{"device":{"_0":\#(milliseconds)}},"originalPurchase":\#(milliseconds),"#
      + #""paid":{"end":\#(milliseconds + days * 86_400_000),"start":\#(milliseconds)},"#
      + #""productID":"mealadvisor.premium.monthly","willRenew":true}"#
  }

  @Test func `events of a subscription without its receipt open nothing`() async throws {
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

  @Test func `events prolong nothing that the receipt does not`() async throws {
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

  @Test func `a receipt that nobody sealed opens nothing, in a new folder or a used one`()
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

  @Test func `an edited receipt opens nothing and leaves no second trial`() async throws {
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

  @Test func `a receipt that cannot be read at all opens nothing`() async throws {
    let demo = Demo()
    for text in ["{}", "[1]"] {
      try await write(text, to: "store-receipt", version: 2, demo)
      try await expectNothing(demo)
      #expect(await demo.run("premium start-trial").exitCode == 1)
    }
  }

  @Test func `a receipt belongs to its folder, and a folder copied whole is as good`() async throws
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

  @Test func `without its key a receipt opens nothing, and another purchase makes another key`()
    async throws
  {
    let demo = Demo()
    _ = try await demo.output("premium start-trial")
    try demo.files.remove("/data/store-key")
    try await expectNothing(demo)
    let names = try #require(try demo.files.list("/data"))
    #expect(!names.contains("store-key"), "looking makes none")
  }

  @Test func `a receipt of before there were seals runs to its end, once`() async throws {
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

  @Test func `of before there were seals, one that was made longer opens nothing`() async throws {
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

  @Test func `a clock set a century ahead and back buys no century`() async throws {
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

  @Test func `the key is for its owner alone, and no link is followed to it`() throws {
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
