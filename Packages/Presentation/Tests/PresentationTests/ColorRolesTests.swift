import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import Presentation

/// What a colour, a gap or a shadow is for holds on the screens, not only in the tokens.
@Suite struct ColorRolesTests {
  /// Every state of every screen.
  private static let trees: [(name: String, root: Element)] = SampleKitchen.catalog.screens
    .flatMap { screen in
      screen.states.map { state in
        ("\(screen.id) \(state.id)", state.make(SampleKitchen.catalog.context).element)
      }
    }

  private static func tree(_ name: String) throws -> Element {
    try #require(trees.first { $0.name == name }?.root, "\(name)")
  }

  /// The colour of a symbol.
  private static func color(_ id: ElementID, in root: Element) -> ColorRole? {
    guard case .icon(_, _, let color)? = root.find(id)?.content else { return nil }
    return color
  }

  // D-COLOR-13, C-K12
  @Test(
    arguments: [
      ("home suggestion-saved", "home.save.icon", ColorRole.accentGreen),
      ("home suggestion", "home.save.icon", .primaryText),
      ("recipe-detail saved", "recipe.save.icon", .accentGreen),
    ] as [(String, ElementID, ColorRole)])
  func `saved state is green`(name: String, id: ElementID, color: ColorRole) throws {
    #expect(Self.color(id, in: try Self.tree(name)) == color)
  }

  // D-COLOR-18, C-K15: beside words in the colour of text (C-K06).
  @Test func `success is green, beside words in the colour of text`() throws {
    let toast = ScreenToast.mealSaved.notice(.english).toast("toast").element
    #expect(Self.color("toast.icon", in: toast) == .success)
    #expect(toast.text("toast.text")?.color == .label)
    let paywall = try Self.tree("paywall default")
    #expect(Self.color("paywall.feature.saved-meals.icon", in: paywall) == .success)
  }

  // D-COLOR-17
  @Test func `a warning has a yellow symbol`() {
    let input = RecipeInput(meal: SampleKitchen.tuscan, warning: "Contains milk")
    let root = RecipeDetailScreen(input, .english).element
    #expect(Self.color("recipe.warning.icon", in: root) == .warningGlyph)
    #expect(root.text("recipe.warning.text")?.color == .label)
    #expect(root.spoken("recipe.warning")?.label == "Contains milk")
  }

  // D-COLOR-19
  @Test(
    arguments: [
      ("home suggestion-relaxed", "home.notice.icon"),
      ("subscription grace", "subscription.notice.icon"),
    ] as [(String, ElementID)])
  func `information has a blue symbol, and links are blue`(
    name: String, id: ElementID
  ) throws {
    #expect(Self.color(id, in: try Self.tree(name)) == .information)
    let paywall = try Self.tree("paywall default")
    #expect(paywall.text("paywall.terms-of-service.title")?.color == .link)
  }

  // D-COLOR-16, C-K05
  @Test func `a destructive row has a red symbol and a red title`() {
    var count = 0
    for (name, root) in Self.trees {
      for row in root.all where row.role == .row {
        guard let color = Self.color(row.id.child("icon"), in: row), color == .errorText else {
          continue
        }
        count += 1
        let title = row.all.first { $0.id == row.id.child("title") }
        guard case .text(let text)? = title?.content else {
          Issue.record("\(name) \(row.id) has no title")
          continue
        }
        #expect(text.color == .errorText, "\(name) \(row.id)")
      }
    }
    #expect(count > 2)
  }

  // D-ANIM-05: as seen where a meal is taken out of the favorites.
  @Test(arguments: ["favorites five", "favorites editing"])
  func `a card that is removed leaves as cards do`(name: String) throws {
    let root = try Self.tree(name)
    let actions = root.all.flatMap { element in
      [element.action].compactMap(\.self) + element.accessibility.customActions.map(\.action)
    }
    let removals = actions.filter { $0.id == FavoritesAction.remove.id }
    #expect(!removals.isEmpty && removals.allSatisfy { $0.motion == .cardRemoval })
  }

  // D-SPACE-13
  @Test func `buttons in a row are 16 points apart`() {
    var count = 0
    for (name, root) in Self.trees {
      for group in root.all where group.layout.flow == .horizontal {
        let buttons = group.children.filter { $0.role == .secondaryButton }
        guard buttons.count > 1 else { continue }
        count += 1
        #expect(group.layout.spacing == .buttonSpacing, "\(name) \(group.id)")
      }
    }
    #expect(count > 10)
  }

  // D-CARD-05, C-K16, C-L23
  @Test func `the groups of lists have the shadow of secondary cards`() {
    var count = 0
    for (name, root) in Self.trees {
      for group in root.all where group.surface.fill == .secondarySystemGroupedBackground {
        count += 1
        #expect(group.surface.shadow == .secondaryCard, "\(name) \(group.id)")
        #expect(group.surface.radius != nil, "\(name) \(group.id)")
      }
    }
    #expect(count > 20)
  }
}
