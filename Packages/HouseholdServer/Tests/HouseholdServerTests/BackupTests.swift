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
    let pushing = Task { await push(by: ann) }
    var lasts: [Int] = [0]
    for copy in 0..<8 {
      while await last(of: ann) < (lasts.last ?? 0) + 20 { await Task.yield() }
      let before = await last(of: ann)
      let target = folder.appending(path: "copy-\(copy)")
      try FileManager.default.copyItem(at: folder.appending(path: "live"), to: target)
      let after = await last(of: ann)
      let restored = Person(ann, in: try await Premises(at: target, seed: 40 + copy))
      let last = await last(of: restored)
      #expect(before...after ~= last, "what was acknowledged before is there")
      for edit in await restored.pull(after: max(0, last - 1_000)).edits {
        #expect(edit.member("id").words == "a\(edit.member("n").whole ?? 0)")
      }
      #expect(await restored.push([ann.edit("new")]).last == last + 1)
      lasts.append(last)
    }
    pushing.cancel()
    await pushing.value
  }

  private func last(of person: Person) async -> Int {
    person.home.pass(1)
    return await person.pull(after: 0, limit: 1).last ?? -1
  }

  /// Pushes one edit after the other until it is told to end.
  private func push(by ann: Person) async {
    var number = 0
    while !Task.isCancelled {
      number += 1
      ann.home.pass(1)
      _ = await ann.push([ann.edit("a\(number)", payload: "{\"text\":\"some words\"}")])
    }
  }
}
