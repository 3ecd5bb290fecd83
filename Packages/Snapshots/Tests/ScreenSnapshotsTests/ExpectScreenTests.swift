import DesignSystem
import Layout
import Renderers
import Snapshots
import Synchronization
import Testing

@testable import ScreenSnapshots
@testable import SnapshotsTesting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ExpectScreenTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "screen-snapshots-\(UUID().uuidString)")
  private let shelf = ShelfScreen()

  /// A line of `ShelfTests.swift` in the folder.
  private var location: SourceLocation {
    let file = folder.appending(path: "ShelfTests.swift").path
    return SourceLocation(fileID: "T/ShelfTests.swift", filePath: file, line: 7, column: 3)
  }

  private func recorded(_ name: String) throws -> String? {
    let path = folder.appending(path: "__Snapshots__/ShelfTests/\(name)").path
    return try SnapshotFiles.disk.read(path)
  }

  /// The messages of the issues that expectations record in a mode.
  private func messages(_ mode: RecordMode = .never, _ body: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      CurrentSettings.$chosen.withValue(SnapshotSettings(mode: mode), operation: body)
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return issue.error == nil
    }
    return messages.withLock { $0 }
  }

  @Test func `a screen is recorded under its id, its state and its looks`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let messages = messages(.missing) {
      expectScreen(shelf, sourceLocation: location)
      expectScreen(shelf, .dark, .ax5, sourceLocation: location)
    }
    #expect(messages.count == 2, "a run that records fails")
    #expect(try recorded("shelf.empty.txt") == shelf.placed().outline())
    #expect(
      try recorded("shelf.empty.dark.AX5.txt")
        == shelf.placed(contentSize: .ax5).outline(in: Appearance(.dark)))
  }

  @Test func `a recorded screen passes until it changes`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = messages(.missing) { expectScreen(shelf, .dark, sourceLocation: location) }
    #expect(messages { expectScreen(shelf, .dark, sourceLocation: location) } == [])
    let changed = ShelfScreen(text: "Nothing there yet")
    let messages = messages { expectScreen(changed, .dark, sourceLocation: location) }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Snapshot ShelfTests/shelf.empty.dark.txt differs.") == true)
    #expect(messages.first?.contains("Nothing there yet") == true)
  }

  @Test func `another name and suite can be given`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = messages(.missing) {
      expectScreen(
        shelf, .rightToLeft, named: "after-delete", suite: "OtherTests", sourceLocation: location)
    }
    let path = folder.appending(path: "__Snapshots__/OtherTests/after-delete.rtl.txt").path
    #expect(
      try SnapshotFiles.disk.read(path) == shelf.placed(direction: .rightToLeft).outline())
  }

  @Test(
    arguments: [
      ([.dark, .ax5], "x.dark.AX5"), ([.ax5, .dark], "x.dark.AX5"), ([.light], "x.light"),
      ([.device(.small), .rightToLeft, .increasedContrast], "x.increased.rtl.iphone-se"),
      ([.l], "x.L"), ([], "x"),
    ] as [([ScreenLook], String)])
  func `a file is named by the looks, whatever their order`(looks: [ScreenLook], name: String) {
    #expect(ScreenLooks(looks).name("x") == name)
  }

  @Test func `each look changes what is recorded`() {
    let usual = ScreenLooks([]).outline(of: shelf)
    let looks: [ScreenLook] = [.dark, .increasedContrast, .ax1, .rightToLeft, .device(.large)]
    let texts = looks.map { ScreenLooks([$0]).outline(of: shelf) }
    #expect(Set(texts + [usual]).count == looks.count + 1)
    #expect(ScreenLooks([.light, .l, .device(.reference)]).outline(of: shelf) == usual)
  }

  @Test func `two looks of one kind fail and write nothing`() throws {
    var report: SnapshotReport?
    let messages = messages(.all) {
      report = expectScreen(shelf, .dark, .ax5, .light, sourceLocation: location)
    }
    #expect(messages == ["A screen cannot be recorded in both dark and light."])
    #expect(report == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `every text size has its look`() {
    let looks: [ScreenLook] = [
      .xs, .s, .m, .l, .xl, .xxl, .xxxl, .ax1, .ax2, .ax3, .ax4, .ax5,
    ]
    #expect(looks == ContentSize.allCases.map { .contentSize($0) })
  }
}
