import Testing

@testable import DesignSystem

@Suite struct TreeTests {
  private static let open = ControlAction("recipe.open", [ActionParameter("id", "tacos")])

  private func page(@ElementBuilder _ children: () -> [Element]) -> Element {
    ScreenRoot("page", children: children).element
  }

  // C-A02: a card speaks for what it holds.
  @Test func `a card that speaks is read as one element`() {
    let tree = page {
      TextBlock("page.title", "Dinner", isHeader: true)
      Card("page.card", .suggestion, accessibility: Accessibility("Tacos"), action: Self.open) {
        TextBlock("page.card.title", "Tacos")
      }
      TextBlock("page.note", "Note")
    }
    #expect(tree.readingOrder.map(\.accessibility.label) == ["Dinner", "Tacos", "Note"])
    #expect(tree.structureFindings.isEmpty)
  }

  @Test func `a screen without an enabled action is a dead end`() {
    // C-E01
    let tree = page {
      ActionButton("page.go", .primary, "Go", action: Self.open, phase: .disabled)
    }
    #expect(tree.structureFindings == [StructureFinding(.noEnabledAction, "page")])
    #expect(tree.action(for: Self.open.call()) == nil)
  }

  @Test func `a control without a label, twice, is found twice`() {
    let tree = page {
      IconButton("page.x", .close, label: "", action: Self.open)
      IconButton("page.x", .close, label: "Close", action: Self.open)
    }
    let rules = tree.structureFindings.map(\.rule)
    #expect(rules.contains(.missingLabel))
    #expect(rules.contains(.duplicateID))
  }

  @Test func `a control inside a card that speaks needs a custom action`() {
    let remove = ControlAction("favorites.remove", [ActionParameter("id", "tacos")])
    func card(_ custom: [CustomAction]) -> Element {
      page {
        Card(
          "page.card", .favorite, accessibility: Accessibility("Tacos", customActions: custom),
          action: Self.open
        ) {
          IconButton("page.card.remove", .remove, label: "Remove", action: remove)
        }
      }
    }
    #expect(
      card([]).structureFindings == [StructureFinding(.unreachableAction, "page.card.remove")])
    #expect(card([CustomAction("Remove", remove)]).structureFindings.isEmpty)
  }

  // C-E07
  @Test func `a second primary button is found`() {
    let tree = page {
      ActionButton("page.one", .primary, "One", action: Self.open)
      ActionButton("page.two", .primary, "Two", action: ControlAction("page.other"))
    }
    #expect(tree.structureFindings == [StructureFinding(.severalPrimaryActions, "page.two")])
  }

  // C-K17
  @Test func `a busy button keeps its fill and spins in the colour of its text`() {
    let button = ActionButton("b", .primary, "Loading", action: Self.open, phase: .busy).element
    #expect(button.surface.fill == .primaryFill)
    #expect(button.find("b.spinner")?.content == .spinner(.onPrimary))
    #expect(!button.isEnabled)
    let names = ["button", "disabled", "updatesFrequently", "busy"]
    #expect(button.accessibility.traits.names == names)
  }

  // W-COMP-01…03
  @Test(arguments: [
    (ActionButton.Kind.primary, 50.0, ElementRole.primaryButton),
    (.secondary, 44, .secondaryButton), (.text, 20, .textButton),
  ])
  func `a button has its drawn height`(
    kind: ActionButton.Kind, height: Double, role: ElementRole
  ) {
    let element = ActionButton("b", kind, "Go", action: Self.open).element
    #expect(element.layout.minHeight == height)
    #expect(element.role == role)
  }

  // W-SET-05, C-S05
  @Test func `a section header is spoken in normal case`() {
    let section = ListSection("s", header: "ACCOUNT", spokenHeader: "Account") {
      ListRow("s.a", "A", action: Self.open)
      ListRow("s.b", "B", action: Self.open)
    }.element
    #expect(section.readingOrder.map(\.accessibility.label) == ["Account", "A", "B"])
    #expect(section.all.filter { $0.role == .separator }.count == 1)
  }

  @Test func `tokens print as name and number`() {
    let text = TextBlock("t", "Hi", style: .title2).element
    #expect(
      text.tokens().map(\.description) == [
        "type.title2 = 22", "weight.bold = 700", "color.label = #000000",
      ])
    let card = Card("c", .suggestion, padding: .all(.cardPadding)) {}.element
    #expect(
      card.tokens(in: Appearance(.dark)).map(\.description) == [
        "spacing.componentSpacing = 12", "spacing.cardPadding = 16",
        "color.systemBackground = #1C1C1E", "radius.large = 16", "shadow.suggestionCard = 0.05",
      ])
  }
}
