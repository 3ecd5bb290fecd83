import DesignSystem
import Testing

@testable import BrowserShell

// S-PHIL-03: one set of times.
@Suite struct DurationTests {
  @Test func `the style sheet of the shell has no time of its own`() {
    let own = WebFiles.shellCSS.description
    #expect(own.matches(of: /(?:^|[\s:,(])\d*\.?\d+m?s\b/).map { String($0.output) } == [])
    let used = own.matches(of: /var\(--duration-(\w+)\)/).map { String($0.output.1) }
    #expect(!used.isEmpty)
    for name in used { #expect(MotionDuration(rawValue: name) != nil, "\(name)") }
  }

  @Test func `the script waits and moves as long as the design says`() {
    let numbers = Assets.script.matches(
      of: /(?:setTimeout|animate|enterSoon)\([^;\n]*,\s*\d{2,}\)/)
    #expect(numbers.map { String($0.output) } == [])
    let used = Assets.script.matches(of: /lasting\("(\w+)"\)/).map { String($0.output.1) }
    #expect(Set(used).isSuperset(of: ["patience", "typing", "picking", "quick", "modal"]))
    for name in used { #expect(MotionDuration(rawValue: name) != nil, "\(name)") }
  }

  @Test func `the served style sheet names every duration`() {
    for duration in MotionDuration.allCases {
      #expect(Assets.style.contains("--duration-\(duration.rawValue):"), "\(duration)")
    }
    #expect(Assets.style.contains("--duration-quick:0.15s;"))
  }
}
