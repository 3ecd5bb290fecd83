import DesignSystem
import Testing

@testable import ScreenAudit

// C-E01, C-E07
@Suite struct StructureRulesTests {
  @Test func `a sound tree breaks no rule of structure`() {
    var sample = Sample { ActionButton("go", .primary, "Go", action: .use) }
    sample.primaryAction = "go"
    for rule in StructureFinding.Rule.allCases {
      #expect(sample.found(by: StructureRule(rule)).isEmpty, "\(rule)")
    }
  }

  @Test func `each fault is found under its own name`() {
    var sample = Sample {
      ActionButton("go", .primary, "Go", action: .use)
      ActionButton("go", .primary, "Go", action: .use)
      Element("lost", .stack, accessibility: .hidden, action: .other)
    }
    sample.primaryAction = "nowhere"
    #expect(sample.found(by: StructureRule(.duplicateID)).first == "go")
    #expect(sample.found(by: StructureRule(.severalPrimaryActions)) == ["go"])
    #expect(sample.found(by: StructureRule(.unknownPrimaryAction)) == ["nowhere"])
    #expect(sample.found(by: StructureRule(.unreachableAction)) == ["lost"])
    let names = StructureFinding.Rule.allCases.map { StructureRule($0).id.rawValue }
    #expect(Set(names).count == names.count)
  }

  @Test func `a state without anything to use is a dead end`() {
    struct DeadEnd: Screen {
      let id: ScreenID = "dead"
      let state: StateID = "end"
      let title = ""
      let primaryAction: ElementID? = nil
      var element: Element { ScreenRoot("dead") { TextBlock("a", "A") }.element }
    }
    let findings = Audit().findings(of: DeadEnd())
    #expect(findings.map(\.rule) == ["no-enabled-action", "heading-missing"].reversed())
  }

  @Test func `every rule has a name of its own, lower-kebab`() {
    let names = Audit.allRules.map(\.id.rawValue)
    #expect(Set(names).count == names.count && names.count == 20)
    for name in names {
      #expect(name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(name)")
    }
  }
}
