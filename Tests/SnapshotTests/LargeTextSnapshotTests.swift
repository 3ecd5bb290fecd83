import DesignSystem
import Snapshots
import SnapshotsTesting
import Testing

/// Where everything stands at the five sizes of larger text.
///
/// One table a screen, with one line a state and size; the states of ``inFull`` in full besides.
@Suite(.noOrphanSnapshots()) struct LargeTextSnapshotTests {
  /// The states that are recorded in full; together they show each change that larger text makes.
  static let inFull = [
    "aisles.default", "components.fields-filled", "components.progress", "connections.all-set",
    "cooking.last",
    "create-recipe.simple", "grocery-list.narrowed", "home.asks-taste", "home.nudge",
    "my-recipes.waiting-alone", "paywall.trial-used", "planner.week",
    "recipe-picker.filtered", "review-recipe.photo", "search.found", "serving-selection.swap",
    "settle-name.found", "units.us",
  ]

  private static let screens = Dictionary(grouping: ScreenCase.light) { "\($0.screen.id)" }

  // W-A11Y-08, W-A11Y-09, W-A11Y-11
  @Test(arguments: screens.keys.sorted())
  func `each screen at each larger size is as recorded`(_ screen: String) throws {
    let cases = try #require(Self.screens[screen])
    let texts = cases.map { example in LargeText.sizes.map { LargeText(example, at: $0) } }
    for state in texts {
      #expect(Set(state.map(\.speech)).count == 1, "VoiceOver reads the same at every size")
    }
    let rows = texts.flatMap { $0 }
    let report = expectTable(SnapshotTable(rows, columns: LargeText.columns), named: screen)
    if let report, let diff = report.outcome.diff { try tell(rows.missing(in: diff), report) }
  }

  @Test(arguments: inFull)
  func `chosen states are recorded in full`(_ name: String) throws {
    let example = try #require(ScreenCase.light.first { $0.name == name })
    let texts = LargeText.sizes.map { LargeText(example, at: $0) }
    let parts = texts.map(\.places) + (texts.last.map { [$0.speech] } ?? [])
    expectSnapshot(parts.joined(separator: "\n"), named: name)
  }

  @Test func `the chosen states show each change that larger text makes`() {
    let all = Dictionary(ScreenCase.light.map { ($0.name, $0.changesAtLargerSizes) }) { $0 + $1 }
    let shown = Set(Self.inFull.flatMap { all[$0] ?? [] })
    for (name, changes) in all {
      let missing = Set(changes).subtracting(shown)
      #expect(missing.isEmpty, "\(name) shows what no chosen state does; add it or another")
    }
  }

  /// Records an issue with the commands that print the changed texts, of which the table has digests
  /// alone; writes the texts beside the failing table, where that is kept.
  private func tell(_ texts: [LargeText], _ report: SnapshotReport) throws {
    if let table = report.artifact?.dropLast(".csv".count) {
      for text in texts { try SnapshotFiles.disk.write(text.text, "\(table).\(text.name).txt") }
    }
    let commands = texts.prefix(5).map { "  \($0.command)" }
    let rest = texts.count > commands.count ? ["  … and \(texts.count - commands.count) more"] : []
    let advice = """
      To see in full what changed, run these here and at the commit of the record, and compare. \
      With \(SnapshotSettings.artifactsVariable)=FOLDER the new texts are kept in it.
      """
    Issue.record(Comment(rawValue: ([advice] + commands + rest).joined(separator: "\n")))
  }
}

extension [LargeText] {
  /// The texts whose lines the recorded table lacks.
  fileprivate func missing(in diff: LineDiff) -> [LargeText] {
    let added = Set(diff.lines.compactMap { if case .added(let line) = $0 { line } else { nil } })
    return filter { added.contains($0.line) }
  }
}
