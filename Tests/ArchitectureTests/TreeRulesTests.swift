import Testing

@Suite struct TreeRulesTests {
  @Test(arguments: ["Sources", "Makefile", "docs", "Package.resolved"])
  func `an unexpected entry at the top is found`(name: String) {
    let tree = Tree.sample { $0.topLevel.append(name) }
    #expect(Rule.places("nothing unexpected lies at the top level", in: tree) == [name])
  }

  @Test(arguments: [
    ("Tests/GoneTests/deep/a.swift", "Tests/GoneTests"),
    ("Packages/Journal/Tests/OldTests/a.swift", "Packages/Journal/Tests/OldTests"),
    ("Packages/Journal/Sources/Jour/a.swift", "Packages/Journal/Sources/Jour"),
    ("Apps/old-demo/main.swift", "Apps/old-demo"),
  ])
  func `a folder that no manifest lists is found`(path: String, folder: String) {
    let rule = "every folder of sources or tests is in a manifest"
    #expect(Rule.places(rule, in: .sample(file: path, "")) == [folder])
  }

  @Test func `a package without README is found`() {
    let tree = Tree.sample { $0.paths.removeAll { $0 == "Packages/Journal/README.md" } }
    #expect(Rule.places("every package has a README", in: tree) == ["Packages/Journal"])
  }

  @Test(arguments: [
    ("Journal.docc/Journal.md", "Journal.docc/Journal.md"),
    ("Journal.docc/Your-first-Journal.md", "Journal.docc"),
  ])
  func `a catalogue that lacks a page is found`(page: String, place: String) {
    let sources = "Packages/Journal/Sources/Journal/"
    let tree = Tree.sample { $0.paths.removeAll { $0 == sources + page } }
    let rule = "every module has a catalogue with a first article"
    #expect(Rule.places(rule, in: tree) == [sources + place])
  }

  @Test(arguments: ["Packages/Journal/a.o", "Tests/a.swiftmodule", "Apps/x-demo/x-demo"])
  func `a file of no known kind is found`(path: String) {
    let rule = "every file is of a known kind, and below 1 MB unless listed"
    #expect(Rule.places(rule, in: .sample { $0.paths.append(path) }) == [path])
  }

  @Test func `a large file is found unless it is listed`() {
    let rule = "every file is of a known kind, and below 1 MB unless listed"
    let (plain, listed) = (
      "Packages/Journal/a.csv", "Packages/FoodFacts/Data/usda/foods.csv"
    )
    let tree = Tree.sample { tree in
      for path in [plain, listed] {
        tree.paths.append(path)
        tree.sizes[path] = 2_000_000
      }
    }
    #expect(Rule.places(rule, in: tree) == [plain])
  }

  @Test func `snapshots whose test file is gone are found`() {
    let rule = "every folder of snapshots has its test file"
    let tree = Tree.sample {
      $0.paths += [
        "Tests/T/__Snapshots__/HomeTests/a.txt", "Tests/T/HomeTests.swift",
        "Tests/T/__Snapshots__/DarkTests/a.txt", "Tests/T/DarkTests+Night.swift",
        "Tests/T/__Snapshots__/GoneTests/a.txt", "Tests/T/__Snapshots__/GoneTests/b.txt",
        "Tests/U/GoneTests.swift",
      ]
    }
    #expect(Rule.places(rule, in: tree) == ["Tests/T/__Snapshots__/GoneTests"])
  }
}
