import AppComposition
import AppShell
import AppTesting
import CommandKit
import DesignSystem
import ScreenCommands
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Ports of apps and command lines, made of closures without annotations, as a client writes them.
@Suite struct ProgramPortTests {
  private func run(_ forms: [CommandForm], _ line: String) async -> Outcome {
    let home = CommandForm("", "says nothing") { _ in Reply(lines: []) }
    let program = CommandLineProgram(
      "tea", tagline: "Tea?", version: "1", home: home, forms: forms)
    return await program.run(
      line.split(separator: " ").map(String.init),
      in: CommandContext(outputFolder: .live(maker: "tea")))
  }

  @Test func `a command fails in its own words, and in those of what it called`() async {
    let forms = [
      CommandForm("pour", "pours") { _ in throw CommandError.wrong("no cup") },
      CommandForm("brew", "brews") { _ in throw ServerFailure.teapot },
    ]
    #expect(await run(forms, "pour").standardError == "tea: no cup\n")
    #expect(await run(forms, "pour").exitCode == 2)
    #expect(await run(forms, "brew") == Outcome(standardError: "tea: teapot\n", exitCode: 1))
  }

  @Test func `screens that cannot be listed are a failure of the command`() async {
    let brand = Brand(name: "Tea", id: "tea", tagline: "Tea?")
    let verbs = ScreenVerbs(of: brand) { throw ServerFailure.teapot }
    #expect(await run(verbs.forms, "screens").standardError == "tea: teapot\n")
  }

  @Test func `an app that cannot be opened is a failure of the command`() async {
    let unopened = AppVerbs(in: AppShells()) { _, _, _ in throw ServerFailure.teapot }
    #expect(await run([unopened.serve], "serve").standardError == "tea: teapot\n")
    let stage = Stage(switches: []) { _ in
      throw ServerFailure.teapot
    } storedChanges: {
      AsyncStream { $0.finish() }
    }
    let warned = AppVerbs(in: AppShells(serve: { _, _ in nil })) { _, _, work in
      try await work(
        OpenedApp(stage, paths: []) { throw ServerFailure.teapot })
    }
    #expect(await run([warned.serve], "serve").standardError == "tea: teapot\n")
  }

  @Test func `a stage that fails starts no app, and says why`() async {
    let stage = Stage(switches: []) { settings in
      guard settings.isEmpty else { throw AppShellError.noTab }
      throw ServerFailure.teapot
    } storedChanges: {
      AsyncStream { $0.finish() }
    }
    await #expect(throws: AppShellError.notStarted("teapot")) { try await stage.start([:]) }
    await #expect(throws: AppShellError.noTab) { try await stage.start(["tea": "green"]) }
  }

  @Test func `any error of a reading counts as unreadable data`() async throws {
    let readable = EffectContext(.fixed) { 7 }
    #expect(try await readable.latest() == 7)
    let broken = EffectContext<Int>(.fixed) { throw ServerFailure.teapot }
    await #expect(throws: StoredDataError.self) { try await broken.latest() }
  }

  @Test func `a data folder that cannot be told is refused`() throws {
    let context = AppContext(
      brand: Brand(name: "Tea", id: "tea", tagline: "Tea?"), version: "1", environment: .fixed,
      copy: Copy([])
    ) { asked in
      guard asked == nil else { throw ServerFailure.teapot }
      return URL(filePath: "/data")
    }
    #expect(try context.dataFolder(nil) == URL(filePath: "/data"))
    #expect(throws: FolderError.unreadable("teapot")) { try context.dataFolder("/cup") }
  }
}
