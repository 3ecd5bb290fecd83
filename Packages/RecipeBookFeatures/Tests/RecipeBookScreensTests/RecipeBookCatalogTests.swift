import DesignSystem
import Layout
import ScreenAudit
import ScreenParts
import Testing

@testable import RecipeBookSamples
@testable import RecipeBookScreens

/// Every screen in every state: sound, in words, usable, and without a finding of the audit.
@Suite struct RecipeBookCatalogTests {
  static let words = CopyTable(
    language: "en",
    parts: [CopyTable.sharedEnglish.entries, CopyTable.recipeBookEnglish.entries])
  static let copy = Copy([words])

  static func screens(_ copy: Copy) -> [CatalogScreen] {
    CatalogScreen.recipeBook(copy) { context in
      var context = context
      context.tabBar = TabBar(
        "tabs",
        items: [
          .init(
            "home", .home, copy("my-recipes.title"),
            action: ControlAction(NavigationAction.selectTab, "home")),
          .init(
            "settings", .settings, copy("recipe-editor.photo.spoken"),
            action: ControlAction(NavigationAction.selectTab, "settings")),
        ], selected: "settings")
      return context
    }
  }

  static let pairs = screens(copy).flatMap { screen in
    screen.states.map { (screen.id.rawValue, $0.id.rawValue) }
  }

  private func built(_ screen: String, _ state: String, _ copy: Copy = copy) throws -> any Screen {
    let catalog = ScreenCatalog(
      screens: Self.screens(copy), context: PresentationContext(copy: copy))
    return try catalog.screen(screen, state: state)
  }

  @Test(arguments: pairs)
  func `each state is sound, leads on, and names its one filled button`(
    screen: String, state: String
  ) throws {
    let built = try built(screen, state)
    #expect(built.id.rawValue == screen)
    #expect(built.structureFindings == [])
    let filled = built.element.all.filter { $0.role == .primaryButton }
    #expect(filled.map(\.id) == built.primaryAction.map { [$0] } ?? [])
    #expect(!built.element.actions.isEmpty)
  }

  @Test(arguments: pairs.filter { $0.0 == "create-recipe" })
  func `no line of the form is cut by the card of a field`(screen: String, state: String) throws {
    for size in [ContentSize.l, .ax5] {
      let placed = try built(screen, state).placed(contentSize: size)
      let cards = placed.elements.filter { $0.element.surface.elevation == .elevated }
      let lines = placed.elements.filter { $0.element.role == .separator }
      #expect(!cards.isEmpty && !lines.isEmpty)
      for line in lines {
        // A line may be inside its own card, and a notice lies above all.
        let cut = cards.filter { card in
          line.frame.y > card.frame.y && line.frame.y < card.frame.maxY
            && !line.id.rawValue.hasPrefix(card.id.rawValue.replacing(".group", with: ""))
            && card.element.role != .toast
        }
        #expect(cut.map(\.id.rawValue) == [], "\(line.id.rawValue)")
      }
    }
  }

  @Test(arguments: pairs)
  func `every control carries a declared action with what it is about`(
    screen: String, state: String
  ) throws {
    let declared: [any ActionDeclaration] =
      RecipeBookAction.all + RecipeEditorAction.all + [
        RecipeAction.open, NavigationAction.dismiss, NavigationAction.selectTab,
      ]
    let root = try built(screen, state).element
    for action in root.all.compactMap(\.action) + root.actions {
      #expect(declared.contains { $0.isCarried(by: action) }, "\(action)")
    }
  }

  @Test func `every action is on some screen`() throws {
    var seen: Set<ActionID> = []
    for (screen, state) in Self.pairs {
      seen.formUnion(try built(screen, state).element.actions.map(\.id))
    }
    // The notice that carries the first is made where it is said; only an app whose tab this is has
    // other lists beside the own recipes.
    let said: Set<ActionID> = [NameSettlingAction.forget.id, RecipeBookAction.shelf.id]
    let declared = (RecipeBookAction.all + RecipeEditorAction.all).map { declaredID($0) }
    #expect(Set(declared).subtracting(seen) == said.union([RecipeBookAction.open.id]))
  }

  private func declaredID(_ action: any ActionDeclaration) -> ActionID {
    (action as? any Identified)?.actionID ?? "unknown.action"
  }

  @Test(arguments: pairs)
  func `all words come from the table`(screen: String, state: String) throws {
    let plain = try built(screen, state)
    let pseudo = try built(screen, state, Copy([Self.words.pseudo]))
    for text in Set(texts(of: plain)) { #expect(!text.contains("⟦") && !text.contains("{")) }
    for text in Set(texts(of: pseudo)) {
      let rest = Self.given.reduce(text) { $0.split(separator: $1).joined(separator: " ") }
      #expect(!rest.contains { $0.isASCII && $0.isLetter }, "\(rest)")
    }
  }

  private func texts(of screen: any Screen) -> [String] {
    screen.element.all.flatMap { element in
      [
        element.visibleText, element.accessibility.label, element.accessibility.value,
        element.accessibility.hint,
      ] + element.accessibility.customActions.map(\.label)
    } + [screen.title, screen.announcement ?? ""]
  }

  /// What somebody wrote, or is found in a table of foods.
  private static let given: [String] = {
    let entries = [SampleRecipes.soup, SampleRecipes.bowl, SampleRecipes.bread, SampleRecipes.long]
    let lines = SampleRecipes.ingredients + SampleRecipes.steps
    let foods = (SampleRecipes.foods + SampleRecipes.spices).map(\.name)
    let others = [
      "soup moonstone", "moonstone", "soup", "chicken", "bread rye", "Pumpkin Risotto", "many",
      "1 bay leaf", "2 tbsp Mum's mix", "Mum's mix", "tbsp", "red lentils, rinsed", "lent", "g",
      "pap", "zorbel", "Zorbel", "celery", "https://example.com/lentil-soup",
      "example.com/lentil-soup", "example.com/soup", "api.openai.com", "2 tbsp curry powder",
      "curry", "powder", "Mum's", "mix", SampleRecipes.assistantFailure,
      "Lentil Soup\n200 g red lentils, rinsed\n1 onion, chopped",
      "example.com", "sour cream green onions", "sour cream", "green onion", "milk", "Jo's", "Soup",
      "Weeknight", "Paprika.paprikarecipes/Soup.paprikarecipe", "The file is damaged.", "notes.pdf",
      "Rye Bread: only the first of 3 pictures is kept",
    ]
    let all = entries.map(\.title) + lines.map(\.text) + foods + others
    return all.map { $0 }.sorted { $0.count > $1.count }
  }()

  // A11y: all looks, from the smallest text to the largest, in both colour schemes and contrasts.
  @Test(arguments: screens(copy).map(\.id.rawValue))
  func `the audit finds nothing in any look`(screen: String) throws {
    let listed = Self.screens(Self.copy).filter { $0.id.rawValue == screen }
      .map { $0.listed(Self.copy) }
    let report = Audit().report(on: listed)
    #expect(report.checked >= 72)
    for finding in report.unwaived { Issue.record("\(finding)") }
  }

  @Test(arguments: [ContentSize.xs, .l, .ax5])
  func `thumbnails are square at every size of letters`(size: ContentSize) throws {
    let placed = layOut(
      try built("my-recipes", "list").element, on: .reference, contentSize: size)
    let frame = try #require(placed.frame("my-recipes.recipe.lentil-soup.image"))
    #expect(frame.width == 60 && frame.height == 60)
  }

  @Test(arguments: screens(copy).map(\.id.rawValue))
  func `words that are a third longer lose nothing`(screen: String) throws {
    let audit = Audit(rules: [TruncationRule(), TextClippedRule(), OverlapRule()])
    let copy = Copy([Self.words.pseudo])
    for state in Self.screens(copy).filter({ $0.id.rawValue == screen }).flatMap(\.states) {
      let built = state.make(PresentationContext(copy: copy))
      for size in [ContentSize.l, .ax5] {
        let found = audit.findings(of: built, in: Conditions(contentSize: size))
        #expect(found.map { "\($0.rule) \($0.problem.element)" } == [], "\(state.id) \(size)")
      }
    }
  }
}

private protocol Identified {
  var actionID: ActionID { get }
}

extension ActionForm: Identified {
  var actionID: ActionID { id }
}
