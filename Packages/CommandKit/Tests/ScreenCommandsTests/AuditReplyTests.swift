import CommandKit
import ScreenAudit
import Synchronization
import Testing

@testable import ScreenCommands

@Suite struct AuditReplyTests {
  @Test func `a finding without a waiver comes first, and the audit fails`() throws {
    let problem = Problem("a.button", measured: .number(20), required: .number(44))
    let finding = AuditFinding(
      "target-size", screen: "a", state: "b", conditions: Conditions(), problem: problem)
    let report = AuditReport(screens: 1, checked: 2, findings: [finding, finding])
    let invocation = Invocation(
      arguments: ParsedArguments(), program: "shelf-demo", context: ScreenDemo().context)
    let reply = AuditVerb.reply(report, to: invocation)
    #expect(reply.failure == "2 findings are not waived")
    let lines = reply.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "1 screen, 2 checks: 2 findings, 0 waived")
    #expect(
      lines[2...5] == [
        "Findings", "  target-size  a.button", "    a b L light standard iphone-14, and 1 more",
        "    20, not 44",
      ])
  }

  @Test func `progress is shown and taken away`() async {
    let told = Mutex<[String]>([])
    var demo = ScreenDemo()
    demo.context.progress = { line in told.withLock { $0.append(line) } }
    _ = await demo.run("audit --screen signs --type-size L")
    let lines = told.withLock { $0 }
    #expect(lines.first?.hasPrefix("audit: 1 of ") == true && lines.last == "")
  }
}
