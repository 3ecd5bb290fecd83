import DesignSystem
import Layout
import ScreenAudit
import ScreenCommands
import Testing

@testable import MealAdvisorCommands

@Suite struct AuditTests {
  struct Document: Decodable {
    struct Finding: Decodable {
      /// A number or words.
      enum Measure: Decodable, Equatable {
        case number(Double)
        case text(String)

        init(from decoder: any Decoder) throws {
          let value = try decoder.singleValueContainer()
          self =
            if let number = try? value.decode(Double.self) { .number(number) } else {
              .text(try value.decode(String.self))
            }
        }
      }

      var rule: String
      var screen: String
      var state: String
      var appearance: String
      var contrast: String
      var typeSize: String
      var element: String
      var measured: Measure
      var required: Measure
      var waived: Bool
    }

    var screens: Int
    var checked: Int
    var findings: [Finding]
  }

  private static let matrix = AuditMatrix(
    devices: [AuditMatrix.Device(.reference, ContentSize.allCases)]
      + ScreenCanvas.all.dropFirst().map { AuditMatrix.Device($0, [.l, .ax5]) })

  private func report() throws -> AuditReport {
    let screens = try Demo().screens()
    return Audit().report(on: screens, matrix: Self.matrix)
  }

  // W-A11Y-12, D-QA-02, D-QA-03, D-QA-07 to D-QA-10, C-K01
  @Test func `every screen in every state is as it should be, but for the waivers`() throws {
    let report = try report()
    #expect(report.checked > 2_000)
    for finding in report.unwaived {
      Issue.record(
        """
        \(finding.rule) \(finding.screen) \(finding.state) \(finding.problem.element) \
        \(finding.conditions.contentSize) \(finding.conditions.canvas.name): \
        \(finding.problem.measured), not \(finding.problem.required)
        """)
    }
    let isStandard = report.findings.allSatisfy {
      $0.conditions.appearance.contrast == .standard
    }
    #expect(isStandard, "nothing is found at increased contrast")
    let unused = report.uses().filter { $0.findings == 0 }.map(\.waiver.description)
    #expect(unused.isEmpty, "what no screen draws needs no allowance")
  }

  @Test func `the document has its keys and counts`() async throws {
    let document: Document = try await Demo().json(
      "audit --screen home --type-size L --device iphone-14 --json")
    let list: ScreensTests.List = try await Demo().json("screens --json")
    let states = list.screens.first { $0.id == "home" }?.states.count ?? 0
    #expect(document.screens == 1 && document.checked == states * 4)
    let first = try #require(document.findings.first { $0.element == "home.primary.title" })
    #expect(first.rule == "contrast-text" && first.screen == "home" && first.waived)
    #expect(first.contrast == "standard" && first.appearance == "light" && first.typeSize == "L")
    #expect(first.measured == .number(2.84) && first.required == .number(4.5))
    #expect(document.findings.allSatisfy { $0.waived })
  }

  @Test(arguments: [
    ("--screen home --contrast increased", 0...0),
    ("--screen home --contrast standard --appearance dark", 1...9_999),
    ("--screen settings --type-size AX5", 1...999),
  ])
  func `flags choose what is looked at`(_ flags: String, _ count: ClosedRange<Int>) async throws {
    let document: Document = try await Demo().json("audit \(flags) --json")
    #expect(count.contains(document.findings.count))
    if flags.contains("dark") {
      #expect(document.findings.allSatisfy { $0.appearance == "dark" })
    }
  }

  @Test func `people read a summary, the rules, and the waived pairs`() async throws {
    let text = try await Demo().output("audit --screen home")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("1 screen, ") == true)
    #expect(lines.first?.contains(": 0 findings, ") == true)
    #expect(text.contains("\nWaived at standard contrast\n"))
    #expect(text.contains("  onPrimary on primaryFill, text\n    2.84 light, 2.58 dark"))
    for rule in Audit.allRules { #expect(text.contains("\n\(rule.id) ")) }
  }

  @Test(arguments: [
    ("audit --screen hme", "home"), ("audit --device iphone", "iphone-14"),
    ("audit --type-size huge", "xxxL"), ("audit --appearance dusk", "dark"),
    ("audit --contrast strong", "increased"),
  ])
  func `an unknown name is answered with the valid ones`(_ call: String, _ valid: String) async {
    let outcome = await Demo().run(call)
    #expect(outcome.exitCode == 2 && outcome.standardOutput.isEmpty)
    #expect(outcome.unwrappedError.contains(valid))
  }
}
