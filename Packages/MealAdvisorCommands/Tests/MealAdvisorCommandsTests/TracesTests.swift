import MealModels
import Testing

@testable import MealAdvisorCommands

/// What the commands say and do about traces of what somebody is allergic to.
@Suite struct TracesTests {
  private let label = "Always check the label."

  @Test func `where an allergy is set, meals and recipes say to check the label`() async throws {
    let demo = Demo()
    let recipe = "recipe tom-yum-goong"
    #expect(!(try await demo.output("suggest").contains(label)))
    #expect(!(try await demo.output(recipe).contains(label)))
    _ = try await demo.output("settings set allergies kiwi")
    #expect(try await demo.output("suggest").contains("\n  \(label)\n"))
    #expect(try await demo.output(recipe).hasSuffix("\n\(label)\n"))
    #expect(try await Demo().output("suggest --allergy milk").contains(label))
  }

  @Test func `traces are a reason against a meal until they are accepted`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set allergies mollusc")
    #expect(try await demo.output("why tom-yum-goong").contains("may contain traces of molluscs"))
    _ = try await demo.output("settings set traces accept")
    #expect(!(try await demo.output("why tom-yum-goong").contains("may contain traces")))
    _ = try await demo.output("settings set allergies mollusc,fish")
    let why = try await demo.output("why tom-yum-goong")
    #expect(why.contains("contains fish") && !why.contains("may contain traces"))
  }

  @Test func `one eater accepts for themselves alone`() async throws {
    let demo = Demo()
    for setting in [
      "household Ana,Ben", "allergies@Ana mollusc", "allergies@Ben mollusc", "traces@Ana accept",
    ] {
      _ = try await demo.output("settings set \(setting)")
    }
    #expect(try await demo.output("settings get traces@Ana") == "accept\n")
    #expect(try await demo.output("settings get traces@Ben") == "avoid\n")
    #expect(try await demo.output("why tom-yum-goong").contains("may contain traces of molluscs"))
    _ = try await demo.output("settings set traces@Ben accept")
    #expect(!(try await demo.output("why tom-yum-goong").contains("may contain traces")))
  }

  @Test func `an allergy that comes later is strict until it is accepted too`() async throws {
    let demo = Demo()
    #expect(try await demo.output("settings set traces accept") == "traces: avoid\n")
    _ = try await demo.output("settings set allergies milk")
    #expect(try await demo.output("settings get traces") == "avoid\n")
    #expect(try await demo.output("settings set traces accept") == "traces: accept\n")
    _ = try await demo.output("settings set allergies milk,mollusc")
    #expect(try await demo.output("settings get traces") == "accept for milk\n")
    #expect(try await demo.output("why tom-yum-goong").contains("may contain traces of molluscs"))
    _ = try await demo.output("settings set traces accept")
    #expect(!(try await demo.output("why tom-yum-goong").contains("may contain traces")))
    _ = try await demo.output("settings set allergies mollusc,milk")
    #expect(try await demo.output("settings get traces") == "accept\n")
    _ = try await demo.output("settings set allergies mollusc")
    _ = try await demo.output("settings set allergies milk")
    #expect(try await demo.output("settings get traces") == "avoid\n")
  }

  @Test func `why says what a meal may hold in traces, and to check the label`() async throws {
    let demo = Demo()
    let why = "why tom-yum-goong"
    #expect(!(try await demo.output(why).contains(label)))
    _ = try await demo.output("settings set allergies mollusc")
    _ = try await demo.output("settings set traces accept")
    let words = try await demo.output(why)
    #expect(words.contains("may have traces of molluscs"))
    #expect(words.contains("\n  \(label)\n"))
  }

  @Test func `a wrong word on traces is refused with the right ones`() async throws {
    let outcome = await Demo().run(["settings", "set", "traces", "acept"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.unwrappedError.contains("did you mean 'accept'?"))
  }
}
