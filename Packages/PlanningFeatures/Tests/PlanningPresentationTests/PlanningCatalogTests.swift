import DesignSystem
import Layout
import ScreenAudit
import ScreenParts
import Testing

@testable import PlanningPresentation

/// Every screen in every state: sound, in words, usable, and without a finding of the audit.
@Suite struct PlanningCatalogTests {
  @Test(arguments: SampleApp.pairs)
  func `each state is sound, leads on, and names its one filled button`(
    screen: String, state: String
  ) throws {
    let built = try SampleApp.screen(screen, state)
    #expect(built.id.rawValue == screen && built.state.rawValue == state)
    #expect(built.structureFindings == [])
    let filled = built.element.all.filter { $0.role == .primaryButton }
    #expect(filled.map(\.id) == built.primaryAction.map { [$0] } ?? [])
    #expect(!built.element.actions.isEmpty && built.announcement?.isEmpty != true)
  }

  @Test(arguments: SampleApp.pairs)
  func `every control carries a declared action with what it is about`(
    screen: String, state: String
  ) throws {
    let declared: [any ActionDeclaration] =
      SampleApp.actions + [
        PremiumAction.open, RecipeAction.open, NavigationAction.dismiss, NavigationAction.selectTab,
      ]
    let root = try SampleApp.screen(screen, state).element
    for action in root.all.compactMap(\.action) + root.actions {
      #expect(declared.contains { $0.isCarried(by: action) }, "\(action)")
    }
  }

  @Test func `every action is on some screen`() throws {
    var seen: Set<ActionID> = []
    for (screen, state) in SampleApp.pairs {
      seen.formUnion(try SampleApp.screen(screen, state).element.actions.map(\.id))
    }
    // These are carried by the screens of an app, which lead here.
    var elsewhere: Set<ActionID> = [
      PlannerAction.open.id, PlannerAction.planMeal.id, GroceryAction.ingredient.id,
      GroceryAction.addMeal.id, PantryAction.open.id, KitchenAction.planning.id,
      KitchenAction.aisles.id,
    ]
    // The notices that carry these are made where they are said.
    elsewhere.formUnion([
      PlannerAction.startOver.id, RescaleAction.rescale.id, GroceryAction.takeBack.id,
    ])
    #expect(Set(SampleApp.actions.map(\.id)).subtracting(seen) == elsewhere)
  }

  @Test(arguments: SampleApp.pairs)
  func `all words come from the table`(screen: String, state: String) throws {
    for text in SampleApp.texts(of: try SampleApp.screen(screen, state)) {
      #expect(!text.contains("⟦") && !text.contains("{"))
    }
    let pseudo = Copy([SampleApp.words.pseudo])
    for text in SampleApp.texts(of: try SampleApp.screen(screen, state, pseudo)) {
      let rest = SampleApp.given.reduce(text) { $0.split(separator: $1).joined(separator: " ") }
      #expect(!rest.contains { $0.isASCII && $0.isLetter }, "\(rest)")
    }
  }

  // A11y: all looks, from the smallest text to the largest, in both colour schemes and contrasts.
  @Test(arguments: SampleApp.screens(SampleApp.copy).map(\.id.rawValue))
  func `the audit finds nothing in any look`(screen: String) throws {
    let listed = SampleApp.screens(SampleApp.copy).filter { $0.id.rawValue == screen }
      .map { $0.listed(SampleApp.copy) }
    let report = Audit().report(on: listed)
    #expect(report.checked >= 24)
    for finding in report.unwaived { Issue.record("\(finding)") }
  }

  @Test(arguments: SampleApp.screens(SampleApp.copy).map(\.id.rawValue))
  func `words that are a third longer lose nothing`(screen: String) throws {
    let audit = Audit(rules: [TruncationRule(), TextClippedRule(), OverlapRule()])
    let copy = Copy([SampleApp.words.pseudo])
    for state in SampleApp.screens(copy).filter({ $0.id.rawValue == screen }).flatMap(\.states) {
      let built = state.make(PresentationContext(copy: copy))
      for size in [ContentSize.l, .ax5] {
        let found = audit.findings(of: built, in: Conditions(contentSize: size))
        #expect(found.map { "\($0.rule) \($0.problem.element)" } == [], "\(state.id) \(size)")
      }
    }
  }

  // D-A11Y, R-PLAN, R-GROC: nothing is wider than the page at 390 points.
  @Test(arguments: SampleApp.pairs)
  func `nothing leaves the page`(screen: String, state: String) throws {
    for size in [ContentSize.l, .ax5] {
      let placed = layOut(
        try SampleApp.screen(screen, state).element, on: .reference, contentSize: size)
      for element in placed.elements {
        #expect(element.frame.x >= -0.01 && element.frame.maxX <= 390.01, "\(element.id) \(size)")
      }
    }
  }
}
