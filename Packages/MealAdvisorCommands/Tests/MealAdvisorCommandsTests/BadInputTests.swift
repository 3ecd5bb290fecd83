import CommandKit
import MealModels
import Testing

@testable import MealAdvisorCommands

@Suite struct BadInputTests {
  static let calls: [(call: String, message: String)] = [
    // Commands and actions
    ("xyzzy", "unknown command 'xyzzy'; valid: " + Demo().program.commands.joined(separator: ", ")),
    ("sugest", "unknown command 'sugest'; did you mean 'suggest'?"),
    ("history", "'history' needs an action: list, accept, cook, skip, dislike, rate, note, reset"),
    ("history acept tacos", "unknown history action 'acept'; did you mean 'accept'?"),
    // Flags
    (
      "--seed 7",
      "unknown flag '--seed'; valid: --simulate, --appearance, --data-dir, --help, --version"
    ),
    ("suggest --sead 7", "unknown flag '--sead'; did you mean '--seed'?"),
    ("suggest -x", "unknown flag '-x'; " + suggestFlags),
    (
      "suggest --seed 1 --seed 2",
      "'--seed' is given twice; give it once, with commas between its values"
    ),
    ("suggest --seed", "'--seed' needs a value: --seed N"),
    ("suggest --seed --json", "'--seed' needs a value: --seed N"),
    ("suggest --seed=", "'--seed' needs a value: --seed N"),
    ("suggest --json=1", "'--json' takes no value"),
    ("data delete --force", "'data delete' takes no flag '--force'"),
    ("data delete --yes --force", "'data delete' takes no flag '--force'"),
    // Operands
    (
      "recipe",
      "missing ID; usage: mealadvisor-demo recipe ID [--servings N] [--units UNITS] "
        + "[--calendar FILE] [--catalog FILE] [--json]"
    ),
    (
      "history cook a b",
      "unexpected argument 'b'; usage: mealadvisor-demo history cook ID [--servings N] "
        + "[--at TIME] [--json]"
    ),
    (
      "suggest dinner",
      "unexpected argument 'dinner'; usage: mealadvisor-demo "
        + SuggestVerb(advisor: Demo().advisor).form.usage
    ),
    // Numbers, seeds, times
    ("suggest --count 0", "--count is a whole number from 1 to 1000, not '0'"),
    ("suggest --count -3", "--count is a whole number from 1 to 1000, not '-3'"),
    ("suggest --count 1001", "--count is a whole number from 1 to 1000, not '1001'"),
    (
      "suggest --count 99999999999999999999",
      "--count is a whole number from 1 to 1000, not '99999999999999999999'"
    ),
    ("suggest --max-minutes 0", "--max-minutes is a whole number from 1 to 1440, not '0'"),
    (
      "suggest --seed x",
      "--seed is a whole number from 0 to 18446744073709551615, not 'x'"
    ),
    (
      "suggest --seed 18446744073709551616",
      "--seed is a whole number from 0 to 18446744073709551615, not '18446744073709551616'"
    ),
    (
      "suggest --seed -1", "--seed is a whole number from 0 to 18446744073709551615, not '-1'"
    ),
    (
      "suggest --at tomorrow",
      "--at is a local time such as '2026-05-12T18:30', not 'tomorrow'"
    ),
    (
      "suggest --at 2026-02-30T18:30",
      "--at is a local time such as '2026-05-12T18:30', not '2026-02-30T18:30'"
    ),
    (
      "suggest --at 2026-05-12T25:00",
      "--at is a local time such as '2026-05-12T18:30', not '2026-05-12T25:00'"
    ),
    (
      "recipe spicy-beef-tacos --servings -2", "--servings is a whole number from 1 to 12, not '-2'"
    ),
    ("recipe spicy-beef-tacos --servings 0", "--servings is a whole number from 1 to 12, not '0'"),
    (
      "recipe spicy-beef-tacos --servings 1.5",
      "--servings is a whole number from 1 to 12, not '1.5'"
    ),
    ("history rate spicy-beef-tacos 6", "STARS is a whole number from 1 to 5, not '6'"),
    (
      "history cook spicy-beef-tacos --at 2026-05-12T18:31",
      "--at must not be later than now, '2026-05-12T18:30', but is '2026-05-12T18:31'"
    ),
    (
      "history rate spicy-beef-tacos 4 --at yesterday",
      "--at is a local time such as '2026-05-12T18:30', not 'yesterday'"
    ),
    ("history list --at 2026-05-12T18:30", "'history list' takes no flag '--at'"),
    // Explanations and plans
    ("why spicy-beef-taco", "unknown meal 'spicy-beef-taco'; did you mean 'spicy-beef-tacos'?"),
    (
      "why a b",
      "unexpected argument 'b'; usage: mealadvisor-demo \(WhyVerb(advisor: Demo().advisor).form.usage)"
    ),
    (
      "why --count 2",
      "unknown flag '--count'; valid: \(flags(of: WhyVerb(advisor: Demo().advisor).form))"
    ),
    ("suggest --have spinnach", "unknown food 'spinnach'; did you mean 'spinach'?"),
    ("suggest --energy-left -1", "--energy-left is a whole number from 0 to 20000, not '-1'"),
    ("suggest --energy-left x", "--energy-left is a whole number from 0 to 20000, not 'x'"),
    ("week --slots 0", "--slots is a whole number from 1 to 63, not '0'"),
    ("week --slots 64", "--slots is a whole number from 1 to 63, not '64'"),
    (
      "week --slots 3 --slots 4",
      "'--slots' is given twice; give it once, with commas between its values"
    ),
    ("week --from monday", "--from is a local time such as '2026-05-12T18:30', not 'monday'"),
    (
      "week --lock tue-dinner",
      "--lock is SLOT=ID such as 'tue-dinner=spicy-beef-tacos', not 'tue-dinner'"
    ),
    ("week --lock tue-diner=chana-masala", "unknown slot 'tue-diner'; did you mean 'tue-dinner'?"),
    (
      "week --slots 3 --lock 4=chana-masala",
      "unknown slot '4'; valid: 1 to 3, 2026-05-12-dinner to 2026-05-13-lunch, or names such as tue-dinner"
    ),
    ("week --lock 1=chana-masla", "unknown meal 'chana-masla'; did you mean 'chana-masala'?"),
    (
      "week --lock 1=chana-masala --lock 2026-05-12-dinner=spicy-beef-tacos",
      "'2026-05-12-dinner' can be locked to one meal, or chosen again with --reroll; "
        + "give one of these"
    ),
    (
      "week --lock 1=chana-masala --reroll tue-dinner",
      "'2026-05-12-dinner' can be locked to one meal, or chosen again with --reroll; "
        + "give one of these"
    ),
    (
      "week --reroll someday",
      "unknown slot 'someday'; valid: 1 to 21, 2026-05-12-dinner to 2026-05-19-lunch, or names such as tue-dinner"
    ),
    (
      "week --lock 1=spicy-beef-tacos --diet vegan",
      "'spicy-beef-tacos' breaks a limit: it is not vegan; lock another meal"
    ),
    // Words of closed lists
    ("suggest --diet vegn", "unknown diet 'vegn'; did you mean 'vegan'?"),
    (
      "suggest --diet carnivore",
      "unknown diet 'carnivore'; valid: none, vegetarian, vegan, pescatarian, keto, gluten-free, "
        + "dairy-free, halal, kosher"
    ),
    ("suggest --allergy tree-nutt", "unknown food 'tree-nutt'; did you mean 'tree-nut'?"),
    (
      "suggest --allergy xyzzy",
      "unknown allergen 'xyzzy'; valid: "
        + Allergen.allCases.map(\.rawValue).joined(separator: ", ") + ", or any food by its name"
    ),
    ("suggest --avoid aubergin", "unknown food 'aubergin'; did you mean 'aubergine'?"),
    ("suggest --avoid xyzzy", "unknown food 'xyzzy'; name it as recipes do"),
    ("suggest --cuisine tai", "unknown cuisine 'tai'; did you mean 'thai'?"),
    (
      "suggest --slot brunch", "unknown slot 'brunch'; valid: breakfast, lunch, dinner, snack"
    ),
    ("recipe spicy-beef-taco", "unknown meal 'spicy-beef-taco'; did you mean 'spicy-beef-tacos'?"),
    ("recipe spicy-beef-taco", "unknown meal 'spicy-beef-taco'; did you mean 'spicy-beef-tacos'?"),
    ("recipe xyzzy", "unknown meal 'xyzzy'; 'mealadvisor-demo suggest --json' has ids of meals"),
    (
      "recipe spicy-beef-tacos --units imperial",
      "unknown system of units 'imperial'; valid: us, metric"
    ),
    ("favorites remove tacos", "'tacos' is not saved; see 'mealadvisor-demo favorites list'"),
    ("settings get diet", "unknown setting 'diet'; did you mean 'diets'?"),
    ("settings set diets vegn", "unknown diet 'vegn'; did you mean 'vegan'?"),
    ("settings set diets@Ana vegan", "unknown eater 'Ana'; valid: you"),
    ("settings set units@you us", "this setting is for everyone; leave '@you' out"),
    ("settings set allergies kiwy", "unknown food 'kiwy'; did you mean 'kiwi'?"),
    (
      "data delete",
      "nothing was deleted; to delete all your data, call 'mealadvisor-demo data delete --yes'"
    ),
    ("screen home --type-size XXL2", "unknown type size 'XXL2'; did you mean 'xxL'?"),
    (
      "screen home --device nokia",
      "unknown device 'nokia'; valid: iphone-14, iphone-se, iphone-15, iphone-15-plus, "
        + "tablet, desktop"
    ),
    ("screen home --format pdf", "unknown format 'pdf'; valid: drawing, outline, json, html"),
    ("screen home --appearance drak", "unknown appearance 'drak'; did you mean 'dark'?"),
    ("screen home --contrast low", "unknown contrast 'low'; valid: standard, increased"),
    // Foods and files
    (
      "foods",
      "name a food, or a list with --match; usage: mealadvisor-demo \(FoodsVerb(advisor: Demo().advisor).form.usage)"
    ),
    (
      "foods milk --match list.txt",
      "unexpected argument 'milk'; usage: mealadvisor-demo \(FoodsVerb(advisor: Demo().advisor).form.usage)"
    ),
    ("foods --match", "'--match' needs a value: --match FILE"),
    ("foods milk --count 0", "--count is a whole number from 1 to 100, not '0'"),
    ("foods milk --count many", "--count is a whole number from 1 to 100, not 'many'"),
    ("foods --match /no/such/list.txt", "there is no file 'list.txt'; check its name and folder"),
    ("foods --match /", "'/' cannot be read; name a text file that you may read"),
    ("analyze", "missing FILE; usage: mealadvisor-demo analyze FILE [--json]"),
    ("analyze a b", "unexpected argument 'b'; usage: mealadvisor-demo analyze FILE [--json]"),
    ("analyze /no/such/meals.txt", "there is no file 'meals.txt'; check its name and folder"),
    ("analyze /", "'/' cannot be read; name a text file that you may read"),
    ("analyze spicy-beef-taco", "unknown meal 'spicy-beef-taco'; did you mean 'spicy-beef-tacos'?"),
    ("analyze xyzzy", "there is no file 'xyzzy'; check its name and folder"),
  ]

  private static let suggestFlags = "valid: " + flags(of: SuggestVerb(advisor: Demo().advisor).form)

  private static func flags(of form: CommandForm) -> String {
    Demo().program.flags(of: form).map(\.name).joined(separator: ", ")
  }

  @Test(arguments: calls)
  func `a wrong call is refused in one sentence that says what is right`(
    _ row: (call: String, message: String)
  ) async throws {
    let demo = Demo()
    let outcome = await demo.run(row.call)
    #expect(outcome.unwrappedError == "mealadvisor-demo: \(row.message)\n")
    #expect(outcome.exitCode == 2)
    #expect(outcome.standardOutput.isEmpty)
    #expect(try demo.journal() == nil)
  }

  @Test(arguments: calls)
  func `a wrong call leaves what is stored as it was`(
    _ row: (call: String, message: String)
  ) async throws {
    let demo = Demo()
    _ = try await demo.output("suggest --seed 1")
    let before = try demo.journal()
    _ = await demo.run(row.call)
    #expect(try demo.journal() == before)
  }

  @Test(arguments: [
    "suggest -x", "suggest dinner", "week someday", "xyzzy", "suggest --allergy xyzzy", "why a b",
    "settings set quotas often",
  ])
  func `a list of what is right fits a terminal`(_ call: String) async {
    let lines = await Demo().run(call).standardError.split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    #expect(lines.allSatisfy { $0.count { $0 == "[" } == $0.count { $0 == "]" } })
  }

  @Test func `an empty word is a wrong call`() async {
    for words in [[""], ["recipe", ""], ["suggest", "--diet", ""]] {
      #expect(await Demo().run(words).exitCode == 2)
    }
  }

  @Test func `controls and long words do not reach the terminal`() async {
    let word = "\u{1B}]0;owned\u{7}\n\u{202E}" + String(repeating: "x", count: 200)
    let outcome = await Demo().run(["recipe", word])
    let line = outcome.standardError
    #expect(line.hasSuffix("\n") && !line.dropLast().contains("\n"))
    #expect(line.unicodeScalars.dropLast().allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
    #expect(line.count < 200)
    #expect(line.contains("…"))
  }
}
