import AppComposition
import AppShell
import AppTesting
import CommandKit
import DesignSystem
import Foundation
import HouseholdSharing
import Journal
import ScreenCommands
import Sync
import Synchronization
import Testing

/// A subject that lives in a test works in every way in which a subject works, without a line changed in
/// any package.
@Suite struct OutsideSubjectTests {
  private func contents(_ device: TeaDevice) async throws -> [String: Int] {
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: device.files)
    return try await Store(.tea, in: journal).state().minutes
  }

  private func sync(_ devices: TeaDevice...) async {
    for device in devices { _ = await device.call("drafts sync") }
  }

  @Test func `its edit reaches a second device of the household`() async throws {
    let (one, other) = try await TeaHome().household()
    #expect(await one.call("brew oolong --minutes 4 --note smoky").exitCode == 0)
    #expect(await one.call("drafts list").standardOutput.contains("A pot of oolong"))
    await sync(one, other)
    #expect(try await contents(other) == ["oolong": 4])
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: other.files)
    let notes = try await journal.records(in: "tea").filter {
      String(decoding: $0.payload, as: UTF8.self).contains("smoky")
    }
    #expect(notes.isEmpty, "what its stream keeps on the device stays there")
  }

  @Test func `it never leaves a device whose program does not allow it`() async throws {
    let (one, other) = try await TeaHome().household(allowing: SharedStreams.family)
    _ = await one.call("brew oolong --minutes 4")
    await sync(one, other, one)
    #expect(await one.call("drafts list").standardOutput.contains("No pending edits"))
    #expect(try await contents(other) == [:])
  }

  @Test func `a disagreement is asked about in its words, in the app and at the command line`()
    async throws
  {
    let (one, other) = try await TeaHome().household()
    _ = await one.call("brew oolong --minutes 4")
    _ = await other.call("brew oolong --minutes 6")
    await sync(one, other, one)
    let listed = await one.call("drafts list").standardOutput
    for words in ["A pot of oolong", "Steeping", "4 min", "6 min"] {
      #expect(listed.contains(words))
    }
    let shown = Mutex("")
    var opened = one
    opened.shells.stay = { app in
      for call in ["tea.household", "merge.open"] {
        _ = try? await app.fire(try ActionCall(parsing: call))
        await app.settle()
      }
      let text = (try? await app.screen().element.visibleText) ?? "no screen"
      shown.withLock { $0 = text }
      return nil
    }
    _ = await opened.call("")
    for words in ["A pot of oolong", "Steeping", "4 min", "6 min"] {
      #expect(shown.withLock { $0 }.contains(words))
    }
  }

  @Test func `its verb writes to the data folder that a call names`() async throws {
    let device = TeaDevice(name: "one", home: try await TeaHome())
    #expect(await device.call("brew sencha --data-dir /tea").standardOutput == "Brewed sencha.\n")
    let journal = try EventJournal(directory: URL(filePath: "/tea"), fileSystem: device.files)
    #expect(try await Store(.tea, in: journal).state().minutes == ["sencha": 3])
    #expect(try await contents(device) == [:])
    #expect(await device.call("--help").standardOutput.contains("brew TEA"))
  }

  @Test func `it is exported, deleted, and on the privacy page`() async throws {
    var device = TeaDevice(name: "one", home: try await TeaHome())
    _ = await device.call("brew sencha")
    #expect(await device.call("data export -").standardOutput.contains("sencha"))
    let page = Mutex("")
    device.shells.stay = { app in
      try? await app.open(link: "privacy")
      await app.settle()
      let text = (try? await app.screen().element.visibleText) ?? "no screen"
      page.withLock { $0 = text }
      return nil
    }
    _ = await device.call("")
    #expect(page.withLock { $0 }.contains("The teas that you brewed"))
    #expect(!page.withLock { $0 }.contains("⟦"), "every word is there")
    #expect(await device.call("data delete --yes").exitCode == 0)
    #expect(try await contents(device) == [:])
  }

  @Test func `it is drawn, lived in and served, and its screens are listed and audited`()
    async throws
  {
    var device = TeaDevice(name: "one", home: try await TeaHome())
    _ = await device.call("brew sencha --minutes 2")
    #expect(await device.call("").standardOutput.contains("A pot of sencha"))
    let seen = Mutex<[String]>([])
    device.shells.stay = { app in
      _ = try? await app.fire(ActionCall(parsing: "tea.steep?tea=sencha"))
      await app.settle()
      let text = (try? await app.screen().element.visibleText) ?? "no screen"
      seen.withLock { $0.append(text) }
      return nil
    }
    device.shells.serve = { stage, _ in
      let app = try? await stage.start([:]).app
      let root = try? await app?.screen().element
      #expect(root?.find("tabs.tea")?.accessibility.label == "Tea Diary", "the shell adds the tabs")
      let text = root?.visibleText ?? "no screen"
      seen.withLock { $0.append(text) }
      return nil
    }
    _ = await device.call("")
    _ = await device.call("serve --at tea")
    #expect(seen.withLock { $0.count == 2 && $0.allSatisfy { $0.contains("3 min") } })
    #expect(await device.call("screens").standardOutput.contains("tea: brewed"))
    #expect(await device.call("audit --screen tea --type-size L").exitCode == 0)
  }

  @Test func `its executable has at most 25 lines`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "TeaDemo.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count <= 25)
  }
}
