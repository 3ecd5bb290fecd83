import DesignSystem
import MealModels
import MealPictures
import PremiumGate
import ScreenParts
import Testing

@testable import Presentation

@Suite struct FavoritesScreenTests {
  @Test func `the same meal has the same plate everywhere`() {
    let meal = SampleKitchen.tuscan
    #expect(SavedItem(meal).drawn.source == .plate(Plate(of: meal)))
    #expect(SavedItem(meal).drawn.source != .plate(Plate(of: SampleKitchen.samples.tacos)))
  }

  static let items = SampleKitchen.samples.all.map { SavedItem($0) }

  static func root(_ input: FavoritesInput) -> Element { FavoritesScreen(input, .english).element }

  // W-FAV-05, 08, 10, 11, 12
  @Test func `the drawn meals stand in order, then the tile that leads to more`() {
    let screen = FavoritesScreen(FavoritesInput(items: Self.items), .english)
    let read = screen.element.readingOrder
    #expect(
      read.map(\.accessibility.label) == [
        "Edit", "Favorites", "Creamy Tuscan Chicken", "Spicy Beef Tacos", "Greek Quinoa Salad",
        "Thai Green Curry", "Lemon Herb Salmon", "Add More Meals",
      ])
    #expect(
      read.dropFirst(2).prefix(5).map(\.accessibility.value.firstSentence) == [
        "25 minutes, Easy difficulty", "15 minutes, Medium difficulty",
        "10 minutes, Easy difficulty", "30 minutes, Hard difficulty",
        "20 minutes, Medium difficulty",
      ])
    #expect(screen.element.fired("favorites.add") == "favorites.discover")
    #expect(screen.primaryAction == nil)
    #expect(screen.element.text("favorites.bar.title")?.style == .largeTitle)
  }

  // W-FAV-03, 06, 07, 08, C-L12, C-T07
  @Test func `a card adds up to 200 points`() throws {
    let root = Self.root(FavoritesInput(items: Self.items))
    let id: ElementID = "favorites.meal.thai-green-curry"
    #expect(root.find(id)?.layout.minHeight == 200)
    #expect(root.find(id.child("image"))?.layout.height == .fixed(140))
    let title = try #require(root.text(id.child("title")))
    #expect(title.style == .subheadline)
    #expect(title.weight == .medium)
    #expect(title.lineLimit == 1)
    #expect(root.find(id.child("title"))?.layout.minHeight == 20)
    #expect(root.find(id.child("meta"))?.layout.minHeight == 16)
    let padding = try #require(root.find(id.child("text"))?.layout.padding)
    #expect(140 + padding.top.points + 20 + 4 + 16 + padding.bottom.points == 200)
    #expect(root.find(id.child("meta"))?.children.map(\.visibleText) == ["30 min", "Hard"])
  }

  // S-FAV-05, S-FAV-07, C-A05
  @Test func `a card opens its recipe and offers to remove and share it`() throws {
    let extra = CustomAction("Add to week", ControlAction("plan.add"))
    let input = FavoritesInput(
      items: Self.items, mealActions: ["spicy-beef-tacos": [extra]])
    let id: ElementID = "favorites.meal.spicy-beef-tacos"
    let root = Self.root(input)
    #expect(root.fired(id) == "recipe.open?id=spicy-beef-tacos")
    let card = try #require(root.spoken(id))
    #expect(card.customActions.map(\.label) == ["Remove from favorites", "Share", "Add to week"])
    #expect(
      card.customActions.prefix(2).map(\.action.description) == [
        "favorites.remove?id=spicy-beef-tacos", "meal.share?id=spicy-beef-tacos",
      ])
    #expect(card.customActions[0].action.announcement == "Removed from favorites")
  }

  // C-A05: what a long press offers is there as buttons too.
  @Test func `editing shows Share and Remove beside each meal`() throws {
    let root = Self.root(FavoritesInput(items: Self.items, isEditing: true))
    let id: ElementID = "favorites.editor.spicy-beef-tacos"
    #expect(root.fired(id.child("share")) == "meal.share?id=spicy-beef-tacos")
    #expect(root.fired(id.child("remove")) == "favorites.remove?id=spicy-beef-tacos")
    #expect(
      root.spoken(id.child("remove"))?.label == "Remove Spicy Beef Tacos from favorites")
    #expect(root.fired("favorites.done") == "favorites.done")
    #expect(root.fired("favorites.refresh") == "favorites.refresh")  // S-FAV-08, C-P07
    let grid = Self.root(FavoritesInput(items: Self.items))
    #expect(grid.fired("favorites.edit") == "favorites.edit")
    let offered = Set(grid.actions.map(\.description))
    let visible = Set(root.all.compactMap { $0.isEnabled ? $0.action?.description : nil })
    for action in offered where action.contains("remove") || action.contains("share") {
      #expect(visible.contains(action))
    }
  }

  @Test(arguments: [
    FavoritesInput(items: []),
    FavoritesInput(items: [], decision: .needsPremium(.favoritesOpened), isEditing: true),
  ])
  func `where there are no meals there is nothing to edit`(input: FavoritesInput) {
    let ids = Self.root(input).actions.map(\.id)
    #expect(!ids.contains(FavoritesAction.edit.id) && !ids.contains(FavoritesAction.done.id))
  }

  @Test func `the message about a removed favorite offers undo`() {
    let toast = ScreenToast.mealRemovedForNow("spicy-beef-tacos").notice(.english)
    let screen = FavoritesScreen(FavoritesInput(items: [], toast: toast), .english)
    #expect(screen.announcement == "Removed from favorites. Tap to undo.")
    #expect(
      screen.element.fired("favorites.toast") == "favorites.undoRemove?id=spicy-beef-tacos")
    #expect(!toast.isBrief && ScreenToast.mealSaved.notice(.english).isBrief)
    #expect(!ScreenToast.suggestionFailed().notice(.english).isBrief)
  }

  @Test func `a meal whose recipe is gone can only be removed`() throws {
    let gone = SavedItem(id: "old-pie", title: "Old Pie", minutes: 40, isAvailable: false)
    let root = Self.root(FavoritesInput(items: [gone]))
    let card = try #require(root.find("favorites.meal.old-pie"))
    #expect(card.action == nil)
    #expect(card.accessibility.value == "This recipe is no longer available")
    #expect(card.accessibility.customActions.map(\.action.id) == ["favorites.remove"])
    let editor = Self.root(FavoritesInput(items: [gone], isEditing: true))
    #expect(editor.find("favorites.editor.old-pie.share") == nil)
    #expect(editor.fired("favorites.editor.old-pie.remove") == "favorites.remove?id=old-pie")
  }

  // W-FAV-14 to 17, S-FAV-06
  @Test func `no favorites yet leads to meals`() {
    let root = Self.root(FavoritesInput(items: []))
    #expect(root.text("favorites.empty.headline")?.text == "No favorites yet")
    #expect(root.text("favorites.empty.headline")?.style == .title3)
    #expect(root.text("favorites.empty.headline")?.weight == .bold)
    #expect(
      root.text("favorites.empty.body")?.text
        == "Start exploring meal suggestions to save your favorite recipes")
    #expect(root.text("favorites.empty.body")?.style == .callout)
    #expect(root.text("favorites.empty.body")?.color == .secondaryLabel)
    #expect(root.text("favorites.discover.title")?.text == "Discover Meals")
    #expect(root.fired("favorites.discover") == "favorites.discover")
    #expect(root.gap("favorites.empty.actions") == 24)
    #expect(root.find("favorites.empty.icon")?.layout.minHeight == 48)
  }

  // W-ERR-08 to 13, S-PREM-14, C-S07, C-S11
  @Test func `without premium the upgrade is explained, with a way out`() throws {
    let input = FavoritesInput(items: [], decision: .needsPremium(.favoritesOpened))
    let screen = FavoritesScreen(input, .english)
    let root = screen.element
    let headline = try #require(root.text("favorites.premium.headline"))
    #expect(headline.text == "Save Your Favorites")
    #expect(headline.style == .title3 && headline.weight == .bold)
    let body = try #require(root.text("favorites.premium.body"))
    #expect(
      body.text == "Premium lets you save unlimited meals and build your personal cookbook")
    #expect(body.style == .callout && body.color == .secondaryLabel)
    #expect(root.text("favorites.upgrade.title")?.text == "Upgrade to Premium")
    #expect(root.fired("favorites.upgrade") == "premium.open")
    #expect(root.text("favorites.later.title")?.text == "Maybe Later")
    #expect(root.fired("favorites.later") == "premium.maybeLater")
    #expect(root.find("favorites.later")?.layout.minHeight == 20)
    #expect(root.find("favorites.later")?.layout.widensTouch == true)
    #expect(screen.announcement == "Premium unlocks unlimited saves")
    #expect(screen.primaryAction == "favorites.upgrade")
  }

  // C-P01
  @Test func `after a lapse meals stay readable and removable, and adding is not offered`() {
    let input = FavoritesInput(items: Self.items, decision: .readOnly)
    let root = Self.root(input)
    #expect(root.find("favorites.add") == nil)
    #expect(root.fired("favorites.meal.lemon-herb-salmon") != nil)
    #expect(root.actions.contains { $0.id == "favorites.remove" })
    #expect(root.find("favorites.notice") != nil)
    #expect(
      FavoritesScreen(FavoritesInput(items: [], decision: .readOnly), .english).state
        == "premium-required")
  }

  @Test(arguments: [(0, "none"), (1, "one"), (2, "five"), (5, "five"), (6, "many")])
  func `the state follows the number of meals`(count: Int, state: String) {
    let items = (0..<count).map {
      SavedItem(id: MealID(rawValue: "m\($0)"), title: "M", minutes: 1)
    }
    #expect(FavoritesScreen(FavoritesInput(items: items), .english).state.rawValue == state)
  }
}

extension String {
  /// The text up to its first full stop.
  fileprivate var firstSentence: String { String(prefix { $0 != "." }) }
}
