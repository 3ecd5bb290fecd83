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
    async let pushes: Void = push(400, by: ann)
    var lasts: [Int] = []
    for copy in 0..<8 {
      while await ann.pull(after: 0, limit: 1).last ?? 0 < copy * 40 { await Task.yield() }
      let target = folder.appending(path: "copy-\(copy)")
      try FileManager.default.copyItem(at: folder.appending(path: "live"), to: target)
      let restored = Person(ann, in: try await Premises(at: target, seed: 40 + copy))
      let page = await restored.pull()
      lasts.append(page.last ?? -1)
      #expect(page.edits.map { $0.member("id").words } == (0..<page.edits.count).map { "a\($0)" })
      #expect(page.edits.count >= copy * 40)
      #expect(await restored.push([ann.edit("new")]).last == page.edits.count + 1)
    }
    await pushes
    #expect(lasts == lasts.sorted() && Set(lasts).count > 4, "\(lasts)")
    #expect(await ann.pull().last == 400)
  }

  private func push(_ count: Int, by ann: Person) async {
    for number in 0..<count {
      ann.home.pass(1)
      _ = await ann.push([ann.edit("a\(number)", payload: "{\"text\":\"some words\"}")])
    }
  }
}
