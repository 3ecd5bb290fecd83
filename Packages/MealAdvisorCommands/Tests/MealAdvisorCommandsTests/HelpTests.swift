import Testing

@testable import MealAdvisorCommands

@Suite struct HelpTests {
  @Test func `the version is one line`() async throws {
    for call in ["--version", "suggest --version"] {
      #expect(try await Demo().output(call) == "mealadvisor-demo 1.0.0\n")
    }
  }

  @Test func `help names every command`() async throws {
    let text = try await Demo().output("--help")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for name in Demo().program.commands { #expect(text.contains("mealadvisor-demo \(name)")) }
    #expect(text.contains("--data-dir DIR"))
  }

  @Test(arguments: [DemoApp.suggestions, .planner])
  func `every app of meals has all commands, in one order`(app: DemoApp) {
    let commands = Demo().program("demo", of: app).commands.filter { !$0.isEmpty }
    #expect(
      commands.prefix(24) == [
        "suggest", "why", "week", "recipe", "search", "plan", "grocery", "pantry", "store",
        "assistant", "household", "drafts", "sync", "quiz", "history", "favorites", "premium",
        "settings", "data", "foods", "lines", "analyze", "import", "recipes",
      ])
  }

  @Test(arguments: Demo().program.commands)
  func `help of a command names its forms and flags`(_ name: String) async throws {
    let lines = try await Demo().output("\(name) --help")
    #expect(lines.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let text = lines.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for form in Demo().program.forms(of: name) {
      #expect(text.contains("mealadvisor-demo \(form.usage)"))
      for flag in form.flags { #expect(text.contains(flag.help)) }
    }
  }

  @Test func `flags stand below each other, each with its value`() async throws {
    #expect(
      try await Demo().output("screen --help").hasPrefix(
        """
        Usage:
          mealadvisor-demo screen ID [--state NAME] [--appearance NAME]
                                  [--contrast NAME] [--type-size SIZE] [--device NAME]
                                  [--direction NAME] [--format NAME] [--heights]
              show one screen in one state

        """))
  }

  @Test func `help comes before complaints and touches nothing`() async throws {
    let demo = Demo()
    #expect(await demo.run("suggest --sead --help").exitCode == 0)
    #expect(await demo.run("serve -h").exitCode == 0)
    #expect(try demo.journal() == nil)
  }

  @Test func `flags may stand anywhere and take their value after an equals sign`() async throws {
    let calls = [
      "suggest --seed 7 --json", "suggest --json --seed=7", "--seed 7 suggest --json",
      "--json --seed=7 suggest", "--data-dir /other suggest --seed 7 --json",
    ]
    var answers: Set<String> = []
    for call in calls { answers.insert(try await Demo().output(call)) }
    #expect(answers.count == 1)
  }
}
