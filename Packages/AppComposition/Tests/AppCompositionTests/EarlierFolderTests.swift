import AccountComposition
import AppComposition
import AppRecord
import CommandKit
import Journal
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Data that an earlier version kept in another folder is found, said and taken over.
@Suite struct EarlierFolderTests {
  private let root: URL
  private var earlier: URL { root.appending(path: "shelf-app") }
  private var now: URL { root.appending(path: "family") }

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(
      path: "earlier-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  private func program() -> ShelfProgram {
    let now = now
    var program = ShelfProgram(parts: [.shelf, .data])
    program.files = .live
    program.earlierFolder = EarlierFolder(earlier, successor: now)
    program.dataFolder = { $0.map { URL(filePath: $0) } ?? now }
    return program
  }

  private func jars(in folder: URL) async throws -> Int {
    try await program().record(in: folder.path(percentEncoded: false))
      .journal.records(in: "shelf").count
  }

  @Test func `it is said, and taken over as a whole`() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    _ = await program().call("put rice --data-dir \(earlier.path(percentEncoded: false))")
    let said = await program().call("data restart").standardError
    #expect(said.contains("'shelf-demo data take-over' moves it"))
    let outcome = await program().call("data take-over")
    #expect(outcome.standardOutput.hasPrefix("Moved the data") && outcome.exitCode == 0)
    #expect(try await jars(in: now) == 1)
    #expect(!FileManager.default.fileExists(atPath: earlier.path(percentEncoded: false)))
    #expect(await program().call("put tea").standardError.isEmpty)
    #expect(try await jars(in: now) == 2)
  }

  @Test func `nothing is changed where both folders hold data`() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    _ = await program().call("put rice --data-dir \(earlier.path(percentEncoded: false))")
    _ = await program().call("put tea")
    let outcome = await program().call("data take-over")
    #expect(outcome.exitCode == 1 && outcome.standardError.contains("nothing was changed"))
    #expect(try await jars(in: now) == 1)
    #expect(try await jars(in: earlier) == 1)
  }

  @Test func `without an earlier folder nothing is said or done`() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(await program().call("put tea").standardError.isEmpty)
    let outcome = await program().call("data take-over")
    #expect(outcome.standardOutput.contains("nothing was changed"))
  }
}
