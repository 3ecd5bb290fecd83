import DesignSystem
import Layout
import Testing

@testable import ScreenAudit

@Suite struct WalkTests {
  private static let grey = Sample { TextBlock("grey", "Grey", color: .secondaryLabel) }

  private func walk(_ screens: [any Screen], _ matrix: AuditMatrix = .full) -> AuditReport {
    let states = screens.enumerated().map { index, screen in
      ListedState(StateID("\(index)")) { _ in screen }
    }
    return Audit().report(on: [ListedScreen("sample", "Sample", states: states)], matrix: matrix)
  }

  @Test func `every state is looked at in all conditions`() {
    #expect(AuditMatrix.full.count == 4 * (12 + 5 * 2))
    let report = walk([Self.grey, Self.grey])
    #expect(report.screens == 1 && report.checked == 2 * AuditMatrix.full.count)
  }

  @Test func `colours are listed for each size and look, at standard contrast`() {
    let greys = walk([Self.grey]).findings.filter { $0.problem.element == "grey" }
    let sizes = ContentSize.allCases.filter { TypeStyle.body.scaled(for: $0).pointSize < 18 }
    #expect(greys.map(\.conditions.contentSize) == sizes)
    #expect(greys.allSatisfy { $0.conditions.appearance == Appearance(.light) && $0.isWaived })
  }

  @Test func `a finding that does not depend on colours is listed once`() {
    let small = Element(
      "small", .iconButton, layout: LayoutSpec(width: .fixed(20), height: .fixed(20)),
      accessibility: Accessibility("Small"), action: .use)
    let report = walk([
      Sample {
        small; TextBlock("empty", "")
      }
    ])
    #expect(report.findings.filter { $0.rule == "missing-label" }.count == 1)
    let full = AuditMatrix.full.devices.reduce(0) { $0 + $1.contentSizes.count }
    #expect(report.findings.filter { $0.rule == "target-size" }.count == full)
    #expect(!report.isClean)
  }

  @Test func `a walk finds what a look at one screen finds`() {
    let conditions = Conditions(Appearance(.light), contentSize: .xl)
    let matrix = AuditMatrix(
      appearances: [conditions.appearance],
      devices: [AuditMatrix.Device(conditions.canvas, [conditions.contentSize])])
    let one = Audit().findings(of: Self.grey, in: conditions)
    #expect(!one.isEmpty && walk([Self.grey], matrix).findings == one)
  }

  @Test func `progress counts the states`() {
    let states = (0..<3).map { ListedState(StateID("\($0)")) { _ in Self.grey } }
    var told: [Int] = []
    _ = Audit().report(on: [ListedScreen("sample", "Sample", states: states)]) { done, total in
      #expect(total == 3)
      told.append(done)
    }
    #expect(told == [1, 2, 3])
  }

  @Test func `a team brings rules of its own`() {
    struct NoExclamation: AuditRule {
      let id: RuleID = "no-exclamation"
      let scope = RuleScope.tree
      func problems(in subject: AuditSubject) -> [Problem] {
        subject.root.all.filter { $0.visibleText.hasSuffix("!") && $0.children.isEmpty }.map {
          Problem($0.id, measured: .text($0.visibleText), required: .text("calm words"))
        }
      }
    }
    let loud = Sample { TextBlock("loud", "Hurry up!") }
    let findings = Audit(rules: Audit.allRules + [NoExclamation()]).findings(of: loud)
    #expect(findings.contains { $0.rule == "no-exclamation" && $0.problem.element == "loud" })
  }
}
