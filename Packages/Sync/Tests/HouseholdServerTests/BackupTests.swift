import Foundation
import PrintedText
import Testing

@testable import HouseholdServer

/// A backup is a copy of the folder, made while the server runs.
@Suite struct BackupTests {
  @Test func `a copy that is made while pushes go on is a prefix of the list`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ann = try await Premises(at: folder.appending(path: "live")).found()
    for copy in 0..<8 {
      let (begun, mark) = AsyncStream.makeStream(of: Void.self)
      async let pushing: Void = push(20, from: copy * 20 + 1, by: ann, telling: mark)
      // The copy is made while the rest of the pushes go on.
      for await _ in begun { break }
      let before = await last(of: ann)
      let target = folder.appending(path: "copy-\(copy)")
      try FileManager.default.copyItem(at: folder.appending(path: "live"), to: target)
      let after = await last(of: ann)
      let restored = Person(ann, in: try await Premises(at: target, seed: 40 + copy))
      let last = await last(of: restored)
      #expect(before...after ~= last, "what was acknowledged before is there")
      for edit in await restored.pull(after: 0).edits {
        #expect(edit.member("id").words == "a\(edit.member("n").whole ?? 0)")
      }
      #expect(await restored.push([ann.edit("new")]).last == last + 1)
      await pushing
    }
  }

  private func last(of person: Person) async -> Int {
    person.home.pass(1)
    return await person.pull(after: 0, limit: 1).last ?? -1
  }

  /// Pushes edits one after the other, and tells of each.
  private func push(
    _ count: Int, from first: Int, by ann: Person, telling mark: AsyncStream<Void>.Continuation
  ) async {
    for number in first..<first + count {
      ann.home.pass(1)
      _ = await ann.push([ann.edit("a\(number)", payload: "{\"text\":\"some words\"}")])
      mark.yield()
    }
    mark.finish()
  }
}
