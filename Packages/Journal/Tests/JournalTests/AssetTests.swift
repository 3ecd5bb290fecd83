import Codecs
import Foundation
import Testing

@testable import Journal

@Suite struct AssetTests {
  private let disk = JournalFileSystem.inMemory()
  private let photo = Asset([1, 2, 3], kind: "jpg")

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `files are named by the standard's digest of what they hold`(text: String, digest: String) {
    #expect(SHA256Digest.hexadecimal(of: Array(text.utf8)) == digest)
  }

  @Test(arguments: ["", "abc.jpg", "../x.jpg", String(repeating: "0", count: 64) + "./.."])
  func `a text that is no name is refused, so that no path can be in one`(text: String) {
    #expect(AssetName(rawValue: text) == nil)
    #expect(Asset([1], kind: "../a") == nil)
  }

  @Test func `an asset is there when its event is`() async throws {
    let photo = try #require(photo)
    let journal = try disk.journal()
    try await journal.append([event("a", "1")], naming: [photo], of: "a")
    #expect(try await disk.journal("late").asset(photo.name, of: "a") == [1, 2, 3])
    #expect(try await journal.asset(photo.name, of: "b") == nil)
  }

  @Test func `assets without a journal say that it is gone`() async throws {
    let photo = try #require(photo)
    try await disk.journal().append([event("a", "1")], naming: [photo], of: "a")
    for name in ["journal", "journal.count"] { try disk.remove("/data/" + name) }
    let late = try disk.journal("late")
    await #expect(throws: JournalError.recordsLeft(["journal.assets-a"])) {
      try await late.append([event("a", "2")], naming: [photo], of: "a")
    }
  }

  @Test(arguments: [false, true])
  func `after any fault or crash, no event names an incomplete asset`(
    isCrash: Bool
  ) async throws {
    let photo = try #require(photo)
    var target = 1
    while true {
      let disk = JournalFileSystem.inMemory()
      let fault = Fault(at: target, isCrash: isCrash)
      let journal = try? disk.failing(fault).journal()
      _ = try? await journal?.append([event("a", "1")], naming: [photo], of: "a")
      let late = try disk.journal("late")
      if try await !late.records().isEmpty {
        #expect(try await late.asset(photo.name, of: "a") == photo.bytes, "operation \(target)")
      }
      #expect(await late.missing == nil, "operation \(target)")
      try await late.append([event("a", "2")], naming: [photo], of: "a")
      #expect(try await late.asset(photo.name, of: "a") == photo.bytes)
      guard fault.happened else { break }
      target += 1
    }
    #expect(target > 10)
  }

  @Test func `the journal writes a half-written asset again`() async throws {
    let photo = try #require(photo)
    let path = "/data/journal.assets-a/" + photo.name.rawValue
    try await disk.journal().begin()
    try disk.makeFolder("/data/journal.assets-a")
    try disk.open(path, .create)?.write([1], 0)
    try await disk.journal().append([event("a", "1")], naming: [photo], of: "a")
    #expect(try disk.bytes(path) == photo.bytes)
  }

  @Test func `sweeping removes only assets that no event names`() async throws {
    let (kept, gone) = (try #require(photo), try #require(Asset([9], kind: "png")))
    let journal = try disk.journal()
    try await journal.append([event("a", "1")], naming: [kept, gone], of: "a")
    #expect(try await journal.sweepAssets(of: "a", named: { [kept.name] }) == 1)
    #expect(try await journal.asset(kept.name, of: "a") == kept.bytes)
    #expect(try await journal.asset(gone.name, of: "a") == nil)
  }

  @Test func `sweeping keeps an asset that an event names meanwhile`() async throws {
    let photo = try #require(photo)
    let (journal, other) = (try disk.journal(), try disk.journal("b"))
    try await journal.append([event("a", "1")], naming: [photo], of: "a")
    let asked = Counter()
    let removed = try await journal.sweepAssets(of: "a") { () throws(JournalError) in
      if asked.next() == 1 { return [] }
      #expect(try await other.asset(photo.name, of: "a") == photo.bytes, "also while put aside")
      return [photo.name]
    }
    #expect(removed == 0)
    #expect(try await journal.asset(photo.name, of: "a") == photo.bytes)
    _ = try await journal.sweepAssets(of: "a") { () throws(JournalError) in
      if asked.next() == 4 { try await other.append([event("a", "2")], naming: [photo], of: "a") }
      return []
    }
    try await other.append([event("a", "3")], naming: [photo], of: "a")
    #expect(try await journal.asset(photo.name, of: "a") == photo.bytes)
  }

  @Test func `assets go with their stream`() async throws {
    let photo = try #require(photo)
    let journal = try disk.journal()
    for stream: StreamName in ["a", "b", "c"] {
      try await journal.append([event(stream, "1")], naming: [photo], of: stream)
    }
    try await journal.delete("a")
    #expect(try await journal.asset(photo.name, of: "a") == nil)
    try await journal.deleteAll(keeping: ["b"])
    #expect(try await journal.asset(photo.name, of: "b") == photo.bytes)
    #expect(try await journal.asset(photo.name, of: "c") == nil)
  }
}
