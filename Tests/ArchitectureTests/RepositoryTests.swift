import Testing

/// The rules on the repository as it lies on disk.
@Suite struct RepositoryTests {
  @Test(.timeLimit(.minutes(3)), arguments: Rule.all)
  func `the repository keeps the rule`(rule: Rule) async throws {
    let findings = rule.findings(try await Tree.here.value)
    guard !findings.isEmpty else { return }
    Issue.record("\(rule.name), but:\n\(findings.map(\.description).joined(separator: "\n"))")
  }

  @Test func `the rules have something to look at`() async throws {
    let tree = try await Tree.here.value
    #expect(tree.sources.contains { $0.path.hasSuffix("RepositoryTests.swift") })
    #expect(tree.layers["Snapshots"] == "tests")
    #expect(tree.layers.count == tree.root.targets.count { $0.type != "test" })
  }
}
