import AppShell
import AppTesting
import CommandKit
import DesignSystem
import ScreenCommands
import Synchronization
import Testing

@Suite struct PantryProgramTests {
  private func run(_ line: String, shells: AppShells = AppShells()) async -> Outcome {
    await CommandLineProgram.pantry(in: .fixed, shells: shells).run(
      line.split(separator: " ").map(String.init),
      in: CommandContext(outputFolder: .live(maker: "pantry")))
  }

  @Test func `its help names its own commands and no others`() async {
    #expect(
      await run("--help").standardOutput == """
        What is at home?

        Usage:
          pantry-demo              the shelf, drawn once
          pantry-demo count FOOD   how much of a food is at home
          pantry-demo screens      list every screen with its states
          pantry-demo screen ID    show one screen in one state
          pantry-demo audit        measure the screens, and list what is wrong
          pantry-demo gallery DIR  write a static site of all screens and states
          pantry-demo tokens       print the design tokens for other tools
          pantry-demo serve        open the app in a browser, until Ctrl-C

        Flags without a command:
          --appearance NAME  light or dark, as the terminal is

        Flags of every command:
          --help     print how to call this
          --version  print the version of the program

        'pantry-demo COMMAND --help' says more about one command.
        Exit codes: 0 done, 1 failed, 2 the call or its input was wrong.

        """)
    #expect(await run("--version").standardOutput == "pantry-demo 0.1.0\n")
  }

  @Test func `its own command answers people and programs, and fails in its own words`() async {
    #expect(await run("count rice") == Outcome(standardOutput: "2\n"))
    #expect(await run("count rice --json").standardOutput.contains("\"amount\": 2"))
    #expect(
      await run("count jam")
        == Outcome(
          standardError: "pantry-demo: there is no 'jam' left; there is oats, rice\n", exitCode: 1))
    let outcome = await run("cuont rice")
    #expect(outcome.standardError.contains("did you mean 'count'?") && outcome.exitCode == 2)
  }

  @Test func `the commands over screens show its own list`() async {
    #expect(await run("screens").standardOutput == "shelf: full, empty\n")
    #expect(await run("screen shelf --state empty").standardOutput.contains("Nothing left"))
    #expect(await run("audit --type-size L").standardOutput.hasPrefix("1 screen, "))
    #expect(await run("screen home").standardError.contains("unknown screen 'home'; valid: shelf"))
  }

  @Test func `its app is drawn with its own tab bar, lived in and served`() async {
    let drawn = await run("").standardOutput
    #expect(drawn.contains("rice, oats") && drawn.contains("Shelf") && !drawn.contains("Home"))
    let served = Mutex<[String]>([])
    let shells = AppShells(
      stay: { app in
        _ = try? await app.fire(ActionCall("shelf.eat"))
        return try? await app.screen().element.visibleText
      },
      serve: { stage, options in
        let app = try? await stage.start([:]).app
        let text = (try? await app?.screen().element.visibleText) ?? "nothing"
        served.withLock { $0.append("\(options.route ?? "") \(text)") }
        return nil
      })
    #expect(await run("", shells: shells).standardError.contains("oats"))
    #expect(await run("serve --at shelf", shells: shells).exitCode == 0)
    #expect(served.withLock { $0.first?.hasPrefix("shelf ") == true })
    #expect(served.withLock { $0.first?.contains("rice, oats") == true })
    #expect(await run("serve --at recipe", shells: shells).exitCode == 2)
  }

  @Test func `its tests need no more than a guest who taps`() async throws {
    let guest = try await AppGuest(using: [ShelfFeature()])
    try await guest.tap("Eat")
    #expect(try await guest.sees("oats"))
    #expect(try await !guest.sees("rice"))
    try await guest.tap("Eat")
    #expect(try await guest.screen.state == "empty")
  }
}
