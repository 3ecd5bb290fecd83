import Testing

@testable import MealAdvisorCommands

/// Nobody loses a limit, and no meal that breaks one is planned or shown without a word.
@Suite struct TableSafetyTests {
  /// Mara is allergic to milk, and Ann eats what she likes.
  private func couple() async throws -> Demo {
    let demo = Demo()
    _ = await demo.run(["settings", "set", "household", "Ann, Mara"])
    _ = try await demo.output("settings set allergies@Mara milk")
    return demo
  }

  @Test("One command never takes a person away and adds another; it says how to rename")
  func swapping() async throws {
    let demo = try await couple()
    let refused = await demo.run(["settings", "set", "household", "Ann, Marla"])
    #expect(refused.exitCode == 2 && refused.standardError.contains("settings rename Mara Marla"))
    #expect(refused.standardError.contains("allergies milk"))
    #expect(try await demo.output("settings get household").contains("Mara"))
  }

  @Test("A renamed person keeps the limits")
  func renaming() async throws {
    let demo = try await couple()
    let renamed = try await demo.output("settings rename mara Marla")
    #expect(renamed.contains("Marla") && renamed.contains("allergies milk"))
    #expect(try await demo.output("settings get allergies@Marla").contains("milk"))
    #expect(await demo.run(["settings", "rename", "Marla", "Ann"]).exitCode == 2)
    #expect(await demo.run(["settings", "rename", "Zoe", "Zora"]).exitCode == 2)
    let refused = await demo.run(["plan", "set", "wed-dinner", "chicken-alfredo"])
    #expect(refused.exitCode == 2 && refused.standardError.contains("Marla"))
  }

  @Test("Whoever leaves the table is named with the limits that are no longer checked")
  func leaving() async throws {
    let demo = try await couple()
    let left = try await demo.output("settings set household Ann")
    #expect(left.contains("Mara leaves the table") && left.contains("allergies milk"))
    let back = await demo.run(["settings", "set", "household", "Ann, Mara"])
    #expect(back.standardOutput.contains("Mara is back"))
  }

  @Test("A copied week and an imported plan leave out what became unsafe")
  func copying() async throws {
    var demo = try await couple()
    _ = try await demo.output("plan set wed-dinner chicken-alfredo --eaters Ann")
    let file = try await demo.output("plan export - --format json")
    _ = try await demo.output("settings set allergies@Ann milk")
    let copied = try await demo.output("plan copy 2030-01-02")
    #expect(copied.contains("1 meal was left out") && !copied.contains("▢ Chicken Alfredo"))
    _ = try await demo.output("plan clear --everything")
    demo.inputFile = .texts(["plan": file])
    let imported = try await demo.output("plan import plan")
    #expect(imported.contains("1 meal was left out"))
    #expect(!imported.contains("▢ Chicken Alfredo"))
  }

  @Test("What was accepted for one eater is asked again after the eaters changed")
  func seating() async throws {
    let demo = try await couple()
    _ = try await demo.output("plan set wed-dinner chicken-alfredo --eaters Mara --accept")
    _ = try await demo.output("plan eat wed-dinner --eaters Ann")
    let again = await demo.run(["plan", "eat", "wed-dinner", "--eaters", "Mara,Ann"])
    #expect(again.exitCode == 2 && again.standardError.contains("--accept"))
  }

  @Test("What was accepted is said wherever the meal is shown")
  func accepted() async throws {
    let demo = try await couple()
    _ = try await demo.output("plan set wed-dinner chicken-alfredo --accept")
    let said = "not for Mara. Planned anyway."
    for call in [
      "plan show", "plan recipe wed-dinner", "plan export - --format text",
      "plan export - --format ics", "grocery list",
    ] {
      let text = try await demo.output(call)
      let folded = text.replacing("\r\n ", with: "").split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      #expect(folded.contains(said), "\(call): \(text)")
    }
  }

  @Test("A limit that a meal breaks now is said in exports too")
  func broken() async throws {
    let demo = try await couple()
    _ = try await demo.output("plan set wed-dinner chicken-alfredo --eaters Ann")
    _ = try await demo.output("settings set allergies@Ann milk")
    for format in ["text", "ics"] {
      let text = try await demo.output("plan export - --format \(format)")
      #expect(text.contains("contains milk: not for Ann"), "\(text)")
    }
  }

  @Test("Words that nobody can check say so, for those with limits")
  func words() async throws {
    let demo = try await couple()
    #expect(try await demo.output("plan set wed-dinner zorbel").contains("Not checked for Mara"))
    #expect(try await demo.output("plan export - --format text").contains("Not checked for Mara"))
    let own = try await demo.output("plan eat wed-dinner --eaters Ann")
    #expect(!own.contains("Not checked"))
    #expect(await demo.run(["plan", "set", "thu-dinner", "milk zorbel"]).exitCode == 2)
  }

  @Test("An added food that somebody may not eat is added, and its row says so")
  func adding() async throws {
    let demo = try await couple()
    let added = try await demo.output("grocery add butter")
    #expect(added.contains("butter") && added.contains("not for Mara"))
    #expect(try await demo.output("grocery list").contains("not for Mara"))
    #expect(!(try await demo.output("grocery add rice")).contains("not for Mara"))
  }
}
